#ifndef CLIBEDIT_H
#define CLIBEDIT_H

/* A line editor for terminals on top of libedit.
 *
 * Swift cannot use libedit directly: el_set, el_get and history are variadic, stdin and stdout are
 * mutable globals, and the strings that libedit hands out live until its next call. Each function
 * below has fixed arguments and says which fact of C makes it necessary. The handle is opaque, and
 * <histedit.h> stays inside this target. One thread may use it.
 */

#include <stdbool.h>
#include <stddef.h>

typedef struct le_editor le_editor;

enum {
  LE_LINE,          /* text and length hold the line */
  LE_INTERRUPTED,   /* Ctrl-C; "^C" and a line end are on the screen */
  LE_END_OF_INPUT,  /* Ctrl-D on an empty line */
  LE_TERMINATED,    /* code is the signal; SIGHUP also when the terminal is gone */
  LE_FAILED         /* code is an errno value */
};

/* The most characters a line can have. */
enum { LE_LINE_LIMIT = 1 << 20 };

typedef struct {
  int outcome;
  int code;
  const char *text; /* UTF-8, not terminated, valid until the next call with this editor */
  size_t length;
} le_result;

/* Called when Tab is pressed. `cursor` is an offset in bytes. Within it le_replace and
 * le_show_below may be called. Returns false for a beep. */
typedef bool (*le_completer)(void *context, const char *line, size_t length, size_t cursor);

/* Makes characters be read and measured as UTF-8, whatever the user's locale says. libedit
 * silently drops what its locale cannot decode, and the locale of a process is global state of
 * the C library. Changes LC_CTYPE alone. */
void le_use_utf8(void);

/* Opens an editor on standard input and output, or returns NULL when libedit cannot edit on this
 * terminal. el_init wants FILE pointers, and every setting goes through the variadic el_set. */
le_editor *le_open(const char *program, bool vi);

/* Restores the terminal and frees everything; the functions bound by EL_ADDFN point into this
 * target. */
void le_close(le_editor *editor);

/* Reads one line. Wraps el_wgets, whose NULL means four different things; signals are ours while
 * it runs. */
le_result le_read(le_editor *editor, const char *prompt);

/* Drops what was pasted or typed ahead and not yet read. */
void le_discard_pending(le_editor *editor);

/* Begins a new row unless the cursor is at the beginning of one, as it is not behind a ^C that the
 * terminal has echoed while a command ran. */
void le_begin_row(le_editor *editor);

/* Adds a line to what the arrow keys and Ctrl-R find. history_w is variadic and wants wide
 * characters. */
void le_remember(le_editor *editor, const char *line);
void le_forget_all(le_editor *editor);
void le_set_history_size(le_editor *editor, int size);

/* Asks `completer` when Tab is pressed. libedit's own functions get no context pointer, so the
 * editor keeps it. */
void le_set_completer(le_editor *editor, le_completer completer, void *context);

/* Replaces the `bytes` bytes before the cursor; only from within a completer. */
void le_replace(le_editor *editor, size_t bytes, const char *text);

/* Shows lines under the one being edited until the next key. */
void le_show_below(le_editor *editor, const char *text);

/* The size of the terminal now: ioctl is variadic. */
int le_columns(const le_editor *editor);
int le_rows(const le_editor *editor);

/* How many columns UTF-8 text takes. wcwidth is hidden from Swift by glibc's feature macros. */
int le_width(const char *text, size_t length);

/* Between these two signals count as in le_read, at a terminal in its ordinary mode: begun before
 * the prompt is shown, so that no Ctrl-C that answers it is lost. */
void le_begin_plain(void);
void le_end_plain(void);

/* Reads bytes between the two: returns the number of bytes, 0 at the end, -1 for a failure and -2
 * for a signal, with *code the errno value or the signal. pselect wants a signal mask. */
long le_read_plain(int descriptor, void *buffer, size_t size, int *code);

/* The version of the library's interface, as in "2.11": macros that concatenate are not
 * imported. */
const char *le_library_version(void);

#endif
