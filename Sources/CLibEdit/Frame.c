/* Lines as rows of a screen. */
#include "Editor.h"

row *frame_last(frame *it) { return &it->rows[it->count - 1]; }

static void add_row(frame *it, bool joined) {
  if (it->count > 0) {
    frame_last(it)->end = it->text.count;
    frame_last(it)->joined = joined;
  }
  if (it->count == it->room) {
    it->room = it->room ? it->room * 2 : 8;
    it->rows = realloc(it->rows, it->room * sizeof(row));
    if (!it->rows) abort();
  }
  row fresh = {it->text.count, it->text.count, 0, false};
  it->rows[it->count++] = fresh;
}

void frame_begin(frame *it) {
  bytes_clear(&it->text);
  it->count = 0;
  add_row(it, false);
}

/* Room for `width` more columns. The cell left over before a wide character gets a blank. */
static void make_room(frame *it, int width, int columns) {
  row *last = frame_last(it);
  if (last->width + width <= columns) return;
  if (last->width < columns) bytes_append(&it->text, " ", 1);
  last->width = columns;
  add_row(it, true);
}

static void put_cell(frame *it, wchar_t character, int columns) {
  int width = text_width(character);
  make_room(it, width, columns);
  bytes_put_wide(&it->text, character);
  frame_last(it)->width += width;
}

void frame_put(frame *it, wchar_t character, int columns) {
  if (character == '\n') {
    add_row(it, false);
  } else if (character == '\t') {
    do put_cell(it, ' ', columns);
    while (frame_last(it)->width % 8 != 0 && frame_last(it)->width < columns);
  } else if (character < 0x20 || character == 0x7F) {
    put_cell(it, '^', columns);
    put_cell(it, character ^ 0x40, columns);
  } else if (character >= 0x80 && character < 0xA0) {
    put_cell(it, 0xFFFD, columns);
  } else {
    put_cell(it, character, columns);
  }
}

/* A prompt may have escape sequences, which take no room. */
void frame_put_prompt(frame *it, const wide *prompt, int columns) {
  bool escape = false;
  for (size_t i = 0; i < prompt->count; i++) {
    wchar_t c = prompt->at[i];
    if (c == 0x1B) escape = true;
    if (!escape) {
      frame_put(it, c, columns);
      continue;
    }
    bytes_put_wide(&it->text, c);
    if (c != '[' && c >= 0x40 && c < 0x7F) escape = false;
  }
}

void frame_put_line(frame *it, const wchar_t *text, size_t count, size_t cursor, int columns) {
  for (size_t i = 0; i < count; i++) {
    if (i == cursor) {
      if (text[i] != '\n') make_room(it, text[i] == '\t' ? 1 : text_width(text[i]), columns);
      it->cursor_row = it->count - 1;
      it->cursor_column = frame_last(it)->width;
    }
    frame_put(it, text[i], columns);
  }
  if (cursor < count) return;
  make_room(it, 1, columns);
  it->cursor_row = it->count - 1;
  it->cursor_column = frame_last(it)->width;
}

/* The lines below, as many as fit under the line itself. */
void frame_put_below(frame *it, const bytes *below, int columns, int rows) {
  wide text = {0};
  wide_append_utf8(&text, below->at, below->count);
  size_t start = 0;
  while (start < text.count && it->count < (size_t)rows) {
    add_row(it, false);
    size_t i = start;
    while (i < text.count && text.at[i] != '\n') {
      if (frame_last(it)->width + text_width(text.at[i]) < columns)
        frame_put(it, text.at[i], columns);
      i++;
    }
    start = i + 1;
  }
  free(text.at);
}

void frame_end(frame *it) { frame_last(it)->end = it->text.count; }

bool frame_same(const frame *old, const row *was, const frame *new, const row *is) {
  size_t count = is->end - is->start;
  return was->end - was->start == count && was->joined == is->joined &&
         memcmp(old->text.at + was->start, new->text.at + is->start, count) == 0;
}

/* The width of the character at `text`, and its bytes; a colour is one character of no width. */
static int measure(const char *text, size_t count, size_t *used) {
  mbstate_t state = {0};
  wchar_t character = 0xFFFD;
  const char *letter = *text == 0x1B ? memchr(text, 'm', count) : NULL;
  *used = letter ? (size_t)(letter - text) + 1 : mbrtowc(&character, text, count, &state);
  if (*used == 0 || *used > count) *used = 1;
  return letter ? 0 : text_width(character);
}

/* Whether a mark for the character before stands at an offset. */
static bool marks(const char *text, size_t count, size_t at) {
  size_t used;
  return at < count && measure(text + at, count - at, &used) == 0;
}

size_t frame_difference(const frame *old, const row *was, const frame *new, const row *is,
                        int *column) {
  const char *a = old->text.at + was->start, *b = new->text.at + is->start;
  size_t a_count = was->end - was->start, b_count = is->end - is->start, used;
  size_t at = 0, last = 0; /* `last` is the start of the character before `at` */
  int width = 0, last_width = 0;
  for (; at < a_count && at < b_count; at += used) {
    int more = measure(b + at, b_count - at, &used);
    if (used > a_count - at || memcmp(a + at, b + at, used) != 0) break;
    if (more > 0) {
      last = at;
      last_width = width;
    }
    width += more;
  }
  bool rewrap = at == a_count && at == b_count; /* the same, but it goes on in the next row now */
  if (rewrap || marks(a, a_count, at) || marks(b, b_count, at)) {
    at = last;
    width = last_width;
  }
  bool coloured = at < b_count && memchr(b + at, 0x1B, b_count - at) != NULL;
  *column = coloured ? 0 : width;
  return coloured ? 0 : at;
}

/* Rows as a terminal makes them when it wraps text anew. */
typedef struct {
  int columns, width;
  size_t row;
} wrapping;

static void wrap_cell(wrapping *at, int width) {
  if (at->width + width > at->columns) {
    at->row++;
    at->width = 0;
  }
  at->width += width;
}

static void wrap_end(wrapping *at) {
  at->row++;
  at->width = 0;
}

/* Wraps text up to where row `limit` begins; answers how many bytes that is. */
static size_t wrap_text(wrapping *at, const char *text, size_t count, size_t limit) {
  size_t used;
  for (size_t i = 0; i < count; i += used) {
    if (at->row >= limit) return i;
    int width = measure(text + i, count - i, &used);
    if (text[i] == '\n') {
      wrap_end(at);
      continue;
    }
    wrap_cell(at, width);
    if (at->row >= limit) return i;
  }
  return count;
}

size_t frame_cursor_row(const frame *it, const bytes *above, int columns, bool *at_edge) {
  wrapping at = {columns, 0, 0};
  size_t used;
  *at_edge = false;
  wrap_text(&at, above->at, above->count, SIZE_MAX);
  for (size_t r = 0; r <= it->cursor_row; r++) {
    const row *is = &it->rows[r];
    int column = 0;
    for (size_t i = is->start; i < is->end; i += used) {
      int width = measure(it->text.at + i, is->end - i, &used);
      wrap_cell(&at, width);
      if (r == it->cursor_row && width > 0 && column >= it->cursor_column) return at.row;
      column += width;
    }
    if (!is->joined && r < it->cursor_row) wrap_end(&at);
  }
  *at_edge = at.width == columns;
  return at.row;
}

void frame_keep_above(const frame *it, bytes *above, int columns, size_t count) {
  wrapping at = {columns, 0, 0};
  above->count = wrap_text(&at, above->at, above->count, count);
  for (size_t r = 0; r < it->count && at.row < count; r++) {
    const row *is = &it->rows[r];
    const char *text = it->text.at + is->start;
    bytes_append(above, text, wrap_text(&at, text, is->end - is->start, count));
    if (is->joined || at.row >= count) continue;
    wrap_end(&at);
    bytes_append(above, "\n", 1);
  }
  if (above->count > 0 && above->at[above->count - 1] != '\n') bytes_append(above, "\n", 1);
}
