#ifndef TVSH_DISPLAY_WIDTH_H
#define TVSH_DISPLAY_WIDTH_H

#include <stdint.h>

/// The columns that a Unicode scalar takes on a terminal: 0, 1 or 2.
///
/// The C library's wcwidth depends on the locale of the process; this does not. Control characters
/// take no column, and what the C library does not know takes one.
int tvsh_scalar_width(uint32_t scalar);

#endif
