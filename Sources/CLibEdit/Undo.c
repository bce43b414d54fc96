/* Taking back changes of the line, for libedit has that in vi's commands alone. */
#include "Editor.h"

enum { MOST_STEPS = 100, LONGEST = 100000 };

static void set(snapshot *it, const wchar_t *text, size_t count, size_t cursor) {
  wide_clear(&it->text);
  wide_append(&it->text, text, count);
  it->cursor = cursor;
}

static bool holds(const snapshot *it, const wchar_t *text, size_t count) {
  return it->text.count == count && (count == 0 || wmemcmp(it->text.at, text, count) == 0);
}

static void push(undo *it) {
  if (it->count == MOST_STEPS) {
    snapshot oldest = it->steps[0];
    memmove(it->steps, it->steps + 1, (MOST_STEPS - 1) * sizeof(snapshot));
    it->steps[--it->count] = oldest;
  }
  set(&it->steps[it->count++], it->now.text.at, it->now.text.count, it->now.cursor);
}

void undo_begin(le_editor *editor) {
  undo *it = &editor->undo;
  if (!it->steps) it->steps = calloc(MOST_STEPS, sizeof(snapshot));
  if (!it->steps) abort();
  it->count = 0;
  it->is_typing = false;
  set(&it->now, NULL, 0, 0);
}

void undo_free(undo *it) {
  for (size_t i = 0; it->steps && i < MOST_STEPS; i++) free(it->steps[i].text.at);
  free(it->steps);
  free(it->now.text.at);
}

/* Characters typed one behind the other are one step, up to a blank. */
void undo_note(le_editor *editor) {
  undo *it = &editor->undo;
  size_t count, cursor;
  const wchar_t *text = line_text(editor, &count, &cursor);
  if (count > LONGEST || it->recalled != editor->recalled) {
    it->recalled = editor->recalled;
    it->count = 0;
    it->is_typing = false;
  } else if (!holds(&it->now, text, count)) {
    bool types = count == it->now.text.count + 1 && cursor == it->now.cursor + 1;
    bool is_blank = types && iswspace((wint_t)text[cursor - 1]);
    bool was_kept = it->now.cursor <= it->now.text.count; /* and was not too long */
    if (was_kept && (!types || !it->is_typing)) push(it);
    it->is_typing = types && !is_blank;
  } else if (cursor != it->now.cursor) {
    it->is_typing = false;
  }
  set(&it->now, text, count > LONGEST ? 0 : count, cursor);
}

unsigned char key_undo(EditLine *edit, wint_t key) {
  (void)key;
  le_editor *editor = editor_of(edit);
  undo *it = &editor->undo;
  if (it->count == 0) return CC_REFRESH_BEEP;
  snapshot *step = &it->steps[--it->count];
  line_replace_all(editor, step->text.at, step->text.count);
  line_move(editor, step->cursor);
  set(&it->now, step->text.at, step->text.count, step->cursor);
  it->is_typing = false;
  return CC_REFRESH;
}
