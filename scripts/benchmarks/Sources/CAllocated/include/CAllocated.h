#include <stddef.h>

/// The bytes that malloc has handed out and not got back.
size_t allocated_bytes(void);
