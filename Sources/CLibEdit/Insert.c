/* What puts text in: pasting and completing. */
#include "Editor.h"

/* Collects up to ESC [201~, with \n for every kind of line end; false when the line is over
 * before that. */
static bool collect_paste(le_editor *editor, wide *text) {
  static const wchar_t end[] = L"\x1b[201~";
  enum { END = sizeof end / sizeof end[0] - 1 };
  wchar_t c;
  while (input_next_raw(editor, &c) == 1) {
    bool after_return = text->count > 0 && text->at[text->count - 1] == '\r';
    if (after_return) text->at[text->count - 1] = '\n';
    if (c == '\n' && after_return) continue;
    wide_put(text, c == 0 ? 0xFFFD : c);
    if (text->count < END || wmemcmp(text->at + text->count - END, end, END) != 0) continue;
    text->count -= END;
    return true;
  }
  return false;
}

static bool has_room(size_t already, const wide *text) {
  size_t length = already;
  for (size_t i = 0; i < text->count; i++) {
    length = text->at[i] == '\n' ? 0 : length + 1;
    if (length > LE_LINE_LIMIT) return false;
  }
  return true;
}

/* Each pasted line is run once, in order; a piece without a line end stays to be edited. */
unsigned char key_paste(EditLine *edit, wint_t key) {
  (void)key;
  place at = here(edit);
  wide text = {0};
  unsigned char answer = CC_REFRESH;
  if (!collect_paste(at.editor, &text)) {
    free(text.at);
    return CC_REFRESH;
  }
  const wchar_t *end = text.count ? wmemchr(text.at, L'\n', text.count) : NULL;
  size_t first = end ? (size_t)(end - text.at) : text.count;
  if (!has_room(at.count, &text)) {
    le_show_below(at.editor, "a line would pass 1,048,576 characters: nothing was pasted");
    answer = CC_REFRESH_BEEP;
  } else {
    line_insert(at.editor, text.at, first);
    if (end) {
      wide_append(&at.editor->pasted, end + 1, text.count - first - 1);
      at.editor->pasted_end = true;
      answer = CC_NEWLINE;
    }
  }
  free(text.at);
  return answer;
}

unsigned char key_complete(EditLine *edit, wint_t key) {
  (void)key;
  place at = here(edit);
  bytes *line = &at.editor->scratch;
  if (!at.editor->completer) return CC_REFRESH_BEEP;
  bytes_clear(line);
  bytes_append_wide(line, at.text, at.cursor);
  size_t cursor = line->count;
  bytes_append_wide(line, at.text + at.cursor, at.count - at.cursor);
  bytes_append(line, "", 1);
  bool done = at.editor->completer(at.editor->context, line->at, line->count - 1, cursor);
  return done ? CC_REFRESH : CC_REFRESH_BEEP;
}

void le_set_completer(le_editor *editor, le_completer completer, void *context) {
  editor->completer = completer;
  editor->context = context;
}

void le_replace(le_editor *editor, size_t count, const char *text) {
  place at = here(editor->edit);
  size_t start = at.cursor;
  while (start > 0 && count > 0) {
    wchar_t c = at.text[--start];
    size_t size = c < 0x80 ? 1 : c < 0x800 ? 2 : c < 0x10000 ? 3 : 4;
    count -= size < count ? size : count;
  }
  line_delete(editor, start, at.cursor);
  wide more = {0};
  wide_append_utf8(&more, text, strlen(text));
  line_insert(editor, more.at, more.count);
  free(more.at);
}

void le_show_below(le_editor *editor, const char *text) {
  bytes_clear(&editor->below);
  bytes_append_string(&editor->below, text);
}
