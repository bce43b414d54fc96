/* What the files of this target share. Nothing here is seen from outside. */
#ifndef CLIBEDIT_EDITOR_H
#define CLIBEDIT_EDITOR_H

#ifndef _GNU_SOURCE
#define _GNU_SOURCE /* wcwidth, fopencookie, pselect */
#endif

#include <histedit.h>
#include <signal.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <wchar.h>
#include <wctype.h>

#include "CLibEdit.h"

/* Text.c: growing strings, widths, and what a person takes for one character. */

typedef struct {
  wchar_t *at;
  size_t count, room;
} wide;

typedef struct {
  char *at;
  size_t count, room;
} bytes;

void wide_clear(wide *text);
void wide_put(wide *text, wchar_t character);
void wide_append(wide *text, const wchar_t *more, size_t count);
void wide_append_utf8(wide *text, const char *more, size_t count);
/* The text with a zero behind it, which is not counted. */
const wchar_t *wide_string(wide *text);

void bytes_clear(bytes *text);
void bytes_append(bytes *text, const char *more, size_t count);
void bytes_append_string(bytes *text, const char *more);
void bytes_append_wide(bytes *text, const wchar_t *more, size_t count);
void bytes_put_wide(bytes *text, wchar_t character);

/* The columns of a character on the screen; what the library does not know counts 1. */
int text_width(wchar_t character);
/* The ends of the character, with its combining marks, before or behind an index. */
size_t text_before(const wchar_t *text, size_t index);
size_t text_after(const wchar_t *text, size_t count, size_t index);

/* Frame.c: a line laid out in rows. */

typedef struct {
  size_t start, end; /* in the frame's text */
  int width;
  bool joined; /* goes on in the next row without a line end */
} row;

typedef struct {
  bytes text;
  row *rows;
  size_t count, room;
  size_t cursor_row;
  int cursor_column;
} frame;

void frame_begin(frame *it);
void frame_end(frame *it);
row *frame_last(frame *it);
void frame_put(frame *it, wchar_t character, int columns);
/* A prompt may have escape sequences, which take no room. */
void frame_put_prompt(frame *it, const wide *prompt, int columns);
/* The line, and where its cursor is. */
void frame_put_line(frame *it, const wchar_t *text, size_t count, size_t cursor, int columns);
/* Lines below, as many as fit on a screen of so many rows. */
void frame_put_below(frame *it, const bytes *below, int columns, int rows);
bool frame_same(const frame *old, const row *was, const frame *new, const row *is);
/* Where two rows begin to differ: an offset into the new one and its column. There a character
 * starts, and no colour follows that would be cut off from its beginning. */
size_t frame_difference(const frame *old, const row *was, const frame *new, const row *is,
                        int *column);

/* The row of its cursor once a terminal has wrapped the rows anew to so many columns, below the
 * lines `above`. At the edge, behind the last cell of a full row, some terminals show the cursor
 * there and some in the next row. */
size_t frame_cursor_row(const frame *it, const bytes *above, int columns, bool *at_edge);
/* Makes `above` what the first `count` rows of both hold then. */
void frame_keep_above(const frame *it, bytes *above, int columns, size_t count);

/* Painter.c: the frame on the screen. */

typedef struct {
  frame shown;        /* what is on the screen */
  frame next;         /* what is to be there; kept to reuse its memory */
  size_t row;         /* where the terminal's cursor is */
  int column;
  size_t lowest;      /* the lowest row that was reached */
  size_t top;         /* the first row shown of a line that is taller than the screen */
  bytes above;        /* what a resize has moved off the screen, and may bring back */
  int rows, columns;  /* the size of the terminal */
  bytes ink;          /* bytes on their way to the terminal */
} painter;

void painter_free(painter *it);
/* Forgets what is on the screen: the next frame is painted from the cursor's line on. */
void painter_forget(painter *it);

/* Undo.c: what the line was before. */

typedef struct {
  wide text;
  size_t cursor;
} snapshot;

typedef struct {
  snapshot *steps; /* the oldest first */
  size_t count;
  snapshot now;    /* the line before the key that was pressed last */
  size_t recalled; /* which line of the history it is */
  bool is_typing;
} undo;

void undo_free(undo *it);

/* Input.c: keys and signals. */

struct le_editor {
  EditLine *edit;
  HistoryW *history;
  FILE *sink;
  int input, output;
  bool vi, bell;

  char raw[4096];
  size_t raw_start, raw_end;
  wint_t unread;
  wide pasted; /* whole lines still to be run, then a piece that stays to be edited */
  size_t pasted_start;
  bool started;    /* the first key of this line was asked for */
  bool pasted_end; /* a pasted line end ended it */
  bool gone;       /* a signal or the end of the terminal ended it */
  int outcome, code;

  painter screen;
  wide prompt; /* may hold escape sequences */
  wide status; /* stands in place of the prompt while searching */
  bytes below;

  size_t recalled; /* how far back in history: 0 is the line being written */
  wide draft;      /* that line, while an older one is shown */
  wide killed;
  undo undo;
  wide mark_text;  /* the line as the last kill or last-argument left it */
  size_t mark_cursor, mark_depth, mark_length;
  int mark_kind;

  bytes result, scratch;
  le_completer completer;
  void *context;

  sigset_t unblocked, outside;
  struct sigaction before[8];
};

/* The editor that a function bound to a key works for. */
le_editor *editor_of(EditLine *edit);
/* EL_GETCFN. Waits for a key, painting first; 1, or -1 with the outcome set. */
int input_get(EditLine *edit, wchar_t *character);
int input_next(le_editor *editor, wchar_t *character);
/* The same without painting and without looking for keys: for pasted text. */
int input_next_raw(le_editor *editor, wchar_t *character);
/* Where the terminal's cursor is, from 0, as the terminal tells it; false when it does not. */
bool input_cursor(le_editor *editor, size_t *row, size_t *column);
/* What a vi user's Escape reaches libedit as, so that it need not wait for the rest of a
 * sequence. */
enum { INPUT_BARE_ESCAPE = 0x9C };

void signals_begin(le_editor *editor);
void signals_end(le_editor *editor);

/* Painting an editor. */
void paint(le_editor *editor);
/* Paints the line for the last time, with `text` in it, and leaves the cursor on the line below. */
void paint_final(le_editor *editor, const wchar_t *text, size_t count, const char *suffix);
void paint_after_resize(le_editor *editor);
/* Paints everything from the cursor's row on. */
void paint_again(le_editor *editor);
/* Goes to the next row unless the cursor is in the first column. */
void paint_begin_row(le_editor *editor);
void paint_write(le_editor *editor, const char *text);
void paint_flush(le_editor *editor);
void paint_clear_screen(le_editor *editor);
void paint_measure(le_editor *editor);

/* Line.c: the line being edited. */
const wchar_t *line_text(le_editor *editor, size_t *count, size_t *cursor);
/* The same for a function bound to a key. */
typedef struct {
  le_editor *editor;
  const wchar_t *text;
  size_t count, cursor;
} place;

place here(EditLine *edit);
/* Puts right what libedit may have left wrong; before each key. */
void line_tidy(le_editor *editor);
void line_move(le_editor *editor, size_t index);
void line_delete(le_editor *editor, size_t from, size_t to);
void line_insert(le_editor *editor, const wchar_t *text, size_t count);
void line_replace_all(le_editor *editor, const wchar_t *text, size_t count);

/* Recall.c: history. */
unsigned char key_previous(EditLine *edit, wint_t key);
unsigned char key_next(EditLine *edit, wint_t key);
unsigned char key_previous_like(EditLine *edit, wint_t key);
unsigned char key_next_like(EditLine *edit, wint_t key);
unsigned char key_search_back(EditLine *edit, wint_t key);
unsigned char key_search_forward(EditLine *edit, wint_t key);
unsigned char key_last_argument(EditLine *edit, wint_t key);
/* The entry `depth` steps back, 1 being the newest; NULL when there is none. */
const wchar_t *recall_entry(le_editor *editor, size_t depth);

/* Whether the line is as a command of this kind left it; and the note that it is. */
enum { MARK_NONE, MARK_KILL, MARK_ARGUMENT };
bool mark_holds(le_editor *editor, int kind);
void mark_set(le_editor *editor, int kind);

/* Undo.c */
void undo_begin(le_editor *editor);
/* Before each key: keeps what the key before has changed. */
void undo_note(le_editor *editor);
unsigned char key_undo(EditLine *edit, wint_t key);

/* Insert.c: what puts text in. */
unsigned char key_paste(EditLine *edit, wint_t key);
unsigned char key_complete(EditLine *edit, wint_t key);

/* Keys.c and Bindings.c */
void keys_add(EditLine *edit);
void bindings_install(le_editor *editor);
/* Reads ~/.editrc, or the file that EDITRC names. */
void bindings_source(le_editor *editor);

#endif
