/* The line being edited, by index. libedit has only insert-at-cursor, delete-before-cursor and
 * move-by. */
#include "Editor.h"

/* Some commands of libedit's vi leave the cursor, and then the end, before the start of the line. The
 * pointers are const only for those who look, as there is no call to set them. */
static const LineInfoW *checked(le_editor *editor) {
  LineInfoW *line = (LineInfoW *)el_wline(editor->edit);
  if (line->lastchar < line->buffer) line->lastchar = line->buffer;
  if (line->cursor < line->buffer) line->cursor = line->buffer;
  if (line->cursor > line->lastchar) line->cursor = line->lastchar;
  return line;
}

const wchar_t *line_text(le_editor *editor, size_t *count, size_t *cursor) {
  const LineInfoW *line = checked(editor);
  if (count) *count = (size_t)(line->lastchar - line->buffer);
  if (cursor) *cursor = (size_t)(line->cursor - line->buffer);
  return line->buffer;
}

/* Some read on behind the end, looking for blanks. */
void line_tidy(le_editor *editor) { *(wchar_t *)checked(editor)->lastchar = 0; }

place here(EditLine *edit) {
  place at = {editor_of(edit), NULL, 0, 0};
  at.text = line_text(at.editor, &at.count, &at.cursor);
  return at;
}

void line_move(le_editor *editor, size_t index) {
  size_t cursor;
  line_text(editor, NULL, &cursor);
  el_cursor(editor->edit, (int)index - (int)cursor);
}

void line_delete(le_editor *editor, size_t from, size_t to) {
  if (from >= to) return;
  line_move(editor, to);
  el_wdeletestr(editor->edit, (int)(to - from));
}

void line_insert(le_editor *editor, const wchar_t *text, size_t count) {
  if (count == 0) return;
  wide copy = {0};
  wide_append(&copy, text, count); /* the text may be libedit's own, and must end with a zero */
  el_winsertstr(editor->edit, wide_string(&copy));
  free(copy.at);
}

void line_replace_all(le_editor *editor, const wchar_t *text, size_t count) {
  wide copy = {0};
  wide_append(&copy, text, count);
  size_t length;
  line_text(editor, &length, NULL);
  line_delete(editor, 0, length);
  line_insert(editor, copy.at, copy.count);
  free(copy.at);
}

bool mark_holds(le_editor *editor, int kind) {
  size_t count, cursor;
  const wchar_t *text = line_text(editor, &count, &cursor);
  return editor->mark_kind == kind && editor->mark_cursor == cursor &&
         editor->mark_text.count == count &&
         (count == 0 || wmemcmp(editor->mark_text.at, text, count) == 0);
}

void mark_set(le_editor *editor, int kind) {
  size_t count;
  const wchar_t *text = line_text(editor, &count, &editor->mark_cursor);
  wide_clear(&editor->mark_text);
  wide_append(&editor->mark_text, text, count);
  editor->mark_kind = kind;
}
