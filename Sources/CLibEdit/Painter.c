/* The line on the screen.
 *
 * libedit edits, but does not paint here: it paints into a sink. Its painter keeps one cell for
 * each wchar_t, and so it loses combining marks, writes \U+1FAE9 for characters that its C library
 * does not know, cuts wide glyphs in two when something changes before them, starts at the wrong
 * row after a resize, and cannot show the head of a line that is taller than the screen. This one
 * lays the line out in rows by wcwidth, writes what differs from the rows shown before, and needs
 * of a terminal only what every terminal since the VT100 does. It lets the terminal wrap, so that a
 * line copied from the screen is one line.
 */
#include "Editor.h"

#include <errno.h>
#include <poll.h>
#include <sys/ioctl.h>
#include <unistd.h>

/* Moving */

static void ink_number(painter *it, const char *form, size_t number) {
  char text[32];
  snprintf(text, sizeof text, form, number);
  bytes_append_string(&it->ink, text);
}

static void move_to(painter *it, size_t target, int column) {
  if (it->row == target && it->column == column && column < it->columns) return;
  if (target < it->row) ink_number(it, "\x1b[%zuA", it->row - target);
  if (target > it->row) {
    size_t known = target < it->lowest ? target : it->lowest;
    if (known > it->row) ink_number(it, "\x1b[%zuB", known - it->row);
    for (size_t i = known; i < target && target > known; i++) bytes_append_string(&it->ink, "\r\n");
    if (target > it->lowest) it->lowest = target;
  }
  bytes_append_string(&it->ink, "\r");
  if (column > 0) ink_number(it, "\x1b[%zuC", (size_t)column);
  it->row = target;
  it->column = column;
}

/* Clears from the cursor's row on. tmux takes ESC [J in the first cell for clearing the screen, and
 * puts what stood there into its history, from where a later resize brings it back. */
static void clear_from_here(painter *it) {
  bytes_append_string(&it->ink, "\r\x1b[K\x1b" "7\x1b[B\x1b[J\x1b" "8");
  painter_forget(it);
}

/* Writing */

/* Clears what a row showed behind its end. A row that goes on from the one before keeps a blank, for
 * terminals take the two for lines of their own once it is cleared from its first column. */
static void clear_rest(painter *it, size_t index) {
  const row *is = &it->next.rows[index];
  bool goes_on = index > 0 && it->next.rows[index - 1].joined;
  if (is->width == 0 && goes_on)
    bytes_append_string(&it->ink, " \x1b[K\r");
  else
    bytes_append_string(&it->ink, "\x1b[K");
}

/* Writes row `index`; `wrapped` when the row before has just been filled to its end and goes on
 * here. */
static void write_row(painter *it, size_t index, bool wrapped) {
  const frame *old = &it->shown, *new = &it->next;
  const row *is = &new->rows[index], *was = index < old->count ? &old->rows[index] : NULL;
  size_t offset = 0;
  int column = 0;
  if (wrapped) {
    it->row = index;
    if (index > it->lowest) it->lowest = index;
  } else {
    if (was) offset = frame_difference(old, was, new, is, &column);
    move_to(it, index, column);
  }
  bytes_append(&it->ink, new->text.at + is->start + offset, is->end - is->start - offset);
  it->column = is->width;
  bool longer = !was || was->width > is->width || is->width == 0;
  if (is->width < it->columns && longer) clear_rest(it, index);
}

static void show_frame(painter *it) {
  frame *old = &it->shown, *new = &it->next;
  bool wrapped = false;
  for (size_t i = 0; i < new->count; i++) {
    if (!wrapped && i < old->count && frame_same(old, &old->rows[i], new, &new->rows[i])) continue;
    write_row(it, i, wrapped);
    wrapped = new->rows[i].joined && i + 1 < new->count;
  }
  if (old->count > new->count) {
    move_to(it, new->count, 0);
    bytes_append_string(&it->ink, "\x1b[J");
  }
  move_to(it, new->cursor_row, new->cursor_column);
  frame swap = *old;
  *old = *new;
  *new = swap;
}

static void drop_rows(frame *it, size_t count) {
  if (count == 0) return;
  it->count -= count;
  memmove(it->rows, it->rows + count, it->count * sizeof(row));
  it->cursor_row -= count;
}

/* Keeps the part of a line taller than the screen that has the cursor in it. */
static void cut_to_window(painter *it) {
  frame *new = &it->next;
  size_t height = (size_t)it->rows;
  if (new->count <= height) {
    it->top = 0;
    return;
  }
  if (new->cursor_row < it->top) it->top = new->cursor_row;
  if (new->cursor_row >= it->top + height) it->top = new->cursor_row - height + 1;
  if (it->top + height > new->count) it->top = new->count - height;
  drop_rows(new, it->top);
  new->count = height;
  frame_last(new)->joined = false;
}

void painter_forget(painter *it) {
  it->shown.count = 0;
  it->row = it->lowest = it->top = 0;
  it->column = 0;
}

void painter_free(painter *it) {
  free(it->shown.text.at);
  free(it->shown.rows);
  free(it->next.text.at);
  free(it->next.rows);
  free(it->above.at);
  free(it->ink.at);
}

/* An editor's line */

static void lay_out(le_editor *editor, const wchar_t *text, size_t count, size_t cursor) {
  painter *it = &editor->screen;
  frame_begin(&it->next);
  const wide *prompt = editor->status.count ? &editor->status : &editor->prompt;
  frame_put_prompt(&it->next, prompt, it->columns);
  frame_put_line(&it->next, text, count, cursor, it->columns);
  if (editor->below.count) frame_put_below(&it->next, &editor->below, it->columns, it->rows);
  frame_end(&it->next);
}

void paint(le_editor *editor) {
  size_t count, cursor;
  const wchar_t *text = line_text(editor, &count, &cursor);
  lay_out(editor, text, count, cursor);
  cut_to_window(&editor->screen);
  show_frame(&editor->screen);
  if (editor->bell) bytes_append_string(&editor->screen.ink, "\a");
  editor->bell = false;
  paint_flush(editor);
}

void paint_final(le_editor *editor, const wchar_t *text, size_t count, const char *suffix) {
  painter *it = &editor->screen;
  bytes_clear(&editor->below);
  wide_clear(&editor->status);
  wide whole = {0};
  wide_append(&whole, text, count);
  wide_append_utf8(&whole, suffix, strlen(suffix));
  frame_begin(&it->next);
  frame_put_prompt(&it->next, &editor->prompt, it->columns);
  for (size_t i = 0; i < whole.count; i++) frame_put(&it->next, whole.at[i], it->columns);
  free(whole.at);
  frame_end(&it->next);
  it->next.cursor_row = it->next.count - 1;
  int width = frame_last(&it->next)->width;
  it->next.cursor_column = width < it->columns ? width : it->columns - 1;
  if (it->next.count > (size_t)it->rows) { /* what never was on the screen goes by once */
    move_to(it, 0, 0);
    clear_from_here(it);
  }
  show_frame(it);
  bytes_append_string(&it->ink, "\r\n");
  painter_forget(it);
}

/* Terminals that leave the rows as they are when they get narrower. */
static bool leaves_rows_alone(void) {
  if (getenv("TMUX")) return false;
  const char *term = getenv("TERM");
  return getenv("STY") || getenv("XTERM_VERSION") ||
         (term && (strncmp(term, "linux", 5) == 0 || strncmp(term, "vt", 2) == 0));
}

/* How many rows above the cursor to paint anew.
 *
 * When a line gets taller, a terminal may move its head off the screen, though there is room below.
 * The line is painted whole again on the screen; what went off is remembered, for when the screen
 * gets wider the terminal brings it back, right above the line. */
static size_t rows_above(le_editor *editor) {
  painter *it = &editor->screen;
  size_t up, off = 0, row, column;
  int columns;
  do { /* until it is told for the size that is */
    bool at_edge;
    columns = it->columns;
    up = frame_cursor_row(&it->next, &it->above, columns, &at_edge);
    if ((up == 0 && !at_edge) || !input_cursor(editor, &row, &column)) break;
    if (at_edge && column == 0) up++;
    off = up > row ? up - row : 0;
    paint_measure(editor);
  } while (columns != it->columns);
  frame_keep_above(&it->next, &it->above, columns, off);
  return up - off;
}

/* Goes to where the line begins now that the terminal has wrapped it to its new width. */
void paint_after_resize(le_editor *editor) {
  painter *it = &editor->screen;
  size_t count, cursor, up = it->row;
  const wchar_t *text = line_text(editor, &count, &cursor);
  lay_out(editor, text, count, cursor);
  drop_rows(&it->next, it->top);
  paint_measure(editor);
  if (!leaves_rows_alone()) up = rows_above(editor);
  if (up >= (size_t)it->rows) up = (size_t)it->rows - 1;
  if (up > 0) ink_number(it, "\x1b[%zuA", up);
  clear_from_here(it);
  paint(editor);
}

void paint_again(le_editor *editor) {
  paint_measure(editor);
  clear_from_here(&editor->screen);
  paint(editor);
}

void paint_clear_screen(le_editor *editor) {
  bytes_append_string(&editor->screen.ink, "\x1b[H\x1b[2J");
  painter_forget(&editor->screen);
}

/* The terminal is not asked, for that takes a while and may get no answer: as many blanks as a row
 * has end in the next row, unless they begin in the first column. Then the cursor waits at the edge
 * of this one. */
void paint_begin_row(le_editor *editor) {
  for (int i = 0; i < editor->screen.columns; i++) paint_write(editor, " ");
  paint_write(editor, "\r\x1b[K");
}

void le_begin_row(le_editor *editor) {
  paint_measure(editor);
  paint_begin_row(editor);
  paint_flush(editor);
}

void paint_write(le_editor *editor, const char *text) {
  bytes_append_string(&editor->screen.ink, text);
}

void paint_flush(le_editor *editor) {
  bytes *ink = &editor->screen.ink;
  size_t done = 0;
  while (done < ink->count) {
    ssize_t written = write(editor->output, ink->at + done, ink->count - done);
    if (written >= 0) {
      done += (size_t)written;
    } else if (errno == EAGAIN) {
      struct pollfd wait = {editor->output, POLLOUT, 0};
      poll(&wait, 1, -1);
    } else if (errno != EINTR) {
      if (!editor->gone) editor->outcome = LE_TERMINATED, editor->code = SIGHUP;
      editor->gone = true;
      break;
    }
  }
  bytes_clear(ink);
}

void paint_measure(le_editor *editor) {
  struct winsize size;
  painter *it = &editor->screen;
  it->rows = 24;
  it->columns = 80;
  if (ioctl(editor->output, TIOCGWINSZ, &size) != 0) return;
  if (size.ws_row > 0) it->rows = size.ws_row;
  if (size.ws_col > 1) it->columns = size.ws_col;
}

int le_columns(const le_editor *editor) { return editor->screen.columns; }

int le_rows(const le_editor *editor) { return editor->screen.rows; }
