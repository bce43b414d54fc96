/* Older lines: the arrow keys, Ctrl-R, Alt-P, Alt-dot.
 *
 * libedit's own functions keep their place where it cannot be read, cut a line over 1,024
 * characters when they put it aside, and its search looks only at the low byte of a key, so that
 * typing a Chinese character can end it. The lines themselves are libedit's history.
 */
#include "Editor.h"

const wchar_t *recall_entry(le_editor *editor, size_t depth) {
  HistEventW event;
  if (!editor->history || depth == 0) return NULL;
  if (history_w(editor->history, &event, H_FIRST) != 0) return NULL;
  for (size_t i = 1; i < depth; i++)
    if (history_w(editor->history, &event, H_NEXT) != 0) return NULL;
  return event.str;
}

/* Shows the entry `depth` steps back, or the line that was put aside. */
static void show_entry(le_editor *editor, size_t depth, const wchar_t *entry) {
  if (editor->recalled == 0) {
    size_t count;
    const wchar_t *text = line_text(editor, &count, NULL);
    wide_clear(&editor->draft);
    wide_append(&editor->draft, text, count);
  }
  editor->recalled = depth;
  if (entry)
    line_replace_all(editor, entry, wcslen(entry));
  else
    line_replace_all(editor, editor->draft.at, editor->draft.count);
}

unsigned char key_previous(EditLine *edit, wint_t key) {
  (void)key;
  le_editor *editor = editor_of(edit);
  const wchar_t *entry = recall_entry(editor, editor->recalled + 1);
  if (!entry) return CC_REFRESH_BEEP;
  show_entry(editor, editor->recalled + 1, entry);
  return CC_REFRESH;
}

unsigned char key_next(EditLine *edit, wint_t key) {
  (void)key;
  le_editor *editor = editor_of(edit);
  if (editor->recalled == 0) return CC_REFRESH_BEEP;
  show_entry(editor, editor->recalled - 1, recall_entry(editor, editor->recalled - 1));
  return CC_REFRESH;
}

/* The next older (step 1) or newer (step -1) line that begins like what stands before the
 * cursor. */
static unsigned char move_like(le_editor *editor, int step) {
  size_t cursor;
  const wchar_t *text = line_text(editor, NULL, &cursor);
  wide prefix = {0};
  wide_append(&prefix, text, cursor);
  size_t depth = editor->recalled;
  const wchar_t *entry = NULL;
  bool found = false;
  while (!found && (step > 0 || depth > 0)) {
    depth += (size_t)step;
    entry = recall_entry(editor, depth);
    if (depth > 0 && !entry) break;
    found = depth == 0 || cursor == 0 || wcsncmp(entry, prefix.at, cursor) == 0;
  }
  free(prefix.at);
  if (!found) return CC_REFRESH_BEEP;
  show_entry(editor, depth, entry);
  line_move(editor, cursor);
  return CC_REFRESH;
}

unsigned char key_previous_like(EditLine *edit, wint_t key) {
  (void)key;
  return move_like(editor_of(edit), 1);
}

unsigned char key_next_like(EditLine *edit, wint_t key) {
  (void)key;
  return move_like(editor_of(edit), -1);
}

/* Searching */

typedef struct {
  le_editor *editor;
  wide pattern;
  bool backward, failed;
} search;

static void show_status(search *it) {
  wide *status = &it->editor->status;
  wide_clear(status);
  const char *name = it->backward ? "(reverse-i-search)`" : "(i-search)`";
  if (it->failed) wide_append_utf8(status, "failed ", 7);
  wide_append_utf8(status, name, strlen(name));
  wide_append(status, it->pattern.at, it->pattern.count);
  wide_append_utf8(status, "': ", 3);
}

/* Looks from `depth` on for a line with the pattern in it, and shows it with the cursor there. */
static void look(search *it, size_t depth) {
  const wchar_t *pattern = wide_string(&it->pattern);
  it->failed = false;
  if (it->pattern.count == 0) return;
  while (depth > 0) {
    const wchar_t *entry = recall_entry(it->editor, depth);
    if (!entry) break;
    const wchar_t *place = wcsstr(entry, pattern);
    if (place) {
      size_t index = (size_t)(place - entry);
      show_entry(it->editor, depth, entry);
      line_move(it->editor, index);
      return;
    }
    depth = it->backward ? depth + 1 : depth - 1;
  }
  it->failed = true;
  it->editor->bell = true;
}

/* Whether the key belongs to the search; if not, it ends it and does what it always does. */
static bool search_key(search *it, wchar_t key) {
  size_t here = it->editor->recalled;
  if (key == 0x12 || key == 0x13) {
    bool turned = it->backward != (key == 0x12);
    it->backward = key == 0x12;
    if (!turned || here > 0) look(it, it->backward ? here + 1 : here - (here > 0));
  } else if (key == 0x7F || key == 0x08) {
    it->pattern.count = text_before(it->pattern.at, it->pattern.count);
    look(it, it->pattern.count ? 1 : 0);
  } else if (key >= 0x20 && key != INPUT_BARE_ESCAPE) {
    wide_put(&it->pattern, key);
    look(it, here > 0 ? here : 1);
  } else {
    return false;
  }
  return true;
}

static unsigned char run_search(le_editor *editor, bool backward) {
  search it = {editor, {0}, backward, false};
  size_t count, cursor, before = editor->recalled;
  wide original = {0};
  const wchar_t *text = line_text(editor, &count, &cursor);
  wide_append(&original, text, count);
  wchar_t key = 0;
  do show_status(&it);
  while (input_next(editor, &key) == 1 && search_key(&it, key));
  wide_clear(&editor->status);
  if (key == 0x07) { /* Ctrl-G */
    line_replace_all(editor, original.at, original.count);
    line_move(editor, cursor);
    editor->recalled = before;
  } else if (!editor->gone) {
    editor->unread = (wint_t)key;
  }
  free(original.at);
  free(it.pattern.at);
  return CC_REFRESH;
}

unsigned char key_search_back(EditLine *edit, wint_t key) {
  (void)key;
  return run_search(editor_of(edit), true);
}

unsigned char key_search_forward(EditLine *edit, wint_t key) {
  (void)key;
  return run_search(editor_of(edit), false);
}

/* Alt-dot: the last word of the line before; again, of the line before that. */
unsigned char key_last_argument(EditLine *edit, wint_t key) {
  (void)key;
  le_editor *editor = editor_of(edit);
  bool again = mark_holds(editor, MARK_ARGUMENT);
  size_t depth = again ? editor->mark_depth + 1 : 1, cursor;
  const wchar_t *entry = recall_entry(editor, depth);
  if (!entry) return CC_REFRESH_BEEP;
  if (again) {
    line_text(editor, NULL, &cursor);
    line_delete(editor, cursor - editor->mark_length, cursor);
  }
  size_t end = wcslen(entry);
  while (end > 0 && iswspace((wint_t)entry[end - 1])) end--;
  size_t start = end;
  while (start > 0 && !iswspace((wint_t)entry[start - 1])) start--;
  line_insert(editor, entry + start, end - start);
  editor->mark_depth = depth;
  editor->mark_length = end - start;
  mark_set(editor, MARK_ARGUMENT);
  return CC_REFRESH;
}
