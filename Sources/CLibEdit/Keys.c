/* What keys do to the line, by whole characters with their combining marks, and by words. */
#include "Editor.h"

/* Letters, digits and the marks on them. Chinese punctuation ends a word, and so does a change
 * between Chinese and other writing. */
static int word_kind(wchar_t c) {
  if (c >= 0x20 && wcwidth(c) == 0) return -1; /* as what stands before it */
  if (c != '_' && !iswalnum((wint_t)c)) return 0;
  return c >= 0x2E80 && wcwidth(c) == 2 ? 2 : 1;
}

static size_t word_start(const wchar_t *text, size_t index) {
  while (index > 0 && word_kind(text[index - 1]) == 0) index--;
  int kind = 0;
  while (index > 0) {
    int before = word_kind(text[index - 1]);
    if (before == 0 || (before > 0 && kind > 0 && before != kind)) break;
    if (before > 0) kind = before;
    index--;
  }
  return index;
}

static size_t word_end(const wchar_t *text, size_t count, size_t index) {
  while (index < count && word_kind(text[index]) == 0) index++;
  int kind = 0;
  while (index < count) {
    int after = word_kind(text[index]);
    if (after == 0 || (after > 0 && kind > 0 && after != kind)) break;
    if (after > 0) kind = after;
    index++;
  }
  return index;
}

static size_t blank_word_start(const wchar_t *text, size_t index) {
  while (index > 0 && iswspace((wint_t)text[index - 1])) index--;
  while (index > 0 && !iswspace((wint_t)text[index - 1])) index--;
  return index;
}

/* Moving */

static unsigned char go(place at, size_t index) {
  if (index == at.cursor) return CC_REFRESH_BEEP;
  line_move(at.editor, index);
  return CC_REFRESH;
}

static unsigned char key_left(EditLine *edit, wint_t key) {
  (void)key;
  place at = here(edit);
  return go(at, text_before(at.text, at.cursor));
}

static unsigned char key_right(EditLine *edit, wint_t key) {
  (void)key;
  place at = here(edit);
  return go(at, text_after(at.text, at.count, at.cursor));
}

static unsigned char key_home(EditLine *edit, wint_t key) {
  (void)key;
  line_move(editor_of(edit), 0);
  return CC_REFRESH;
}

static unsigned char key_end(EditLine *edit, wint_t key) {
  (void)key;
  place at = here(edit);
  line_move(at.editor, at.count);
  return CC_REFRESH;
}

static unsigned char key_word_left(EditLine *edit, wint_t key) {
  (void)key;
  place at = here(edit);
  return go(at, word_start(at.text, at.cursor));
}

static unsigned char key_word_right(EditLine *edit, wint_t key) {
  (void)key;
  place at = here(edit);
  return go(at, word_end(at.text, at.count, at.cursor));
}

/* Deleting */

static unsigned char erase(place at, size_t from, size_t to) {
  if (from == to) return CC_REFRESH_BEEP;
  line_delete(at.editor, from, to);
  return CC_REFRESH;
}

/* Deletes and keeps for Ctrl-Y; one after the other, they are kept as one. */
static unsigned char kill_text(place at, size_t from, size_t to) {
  wide *killed = &at.editor->killed;
  if (from == to) return CC_REFRESH_BEEP;
  wide more = {0};
  bool again = mark_holds(at.editor, MARK_KILL), backward = to == at.cursor;
  if (again && !backward) wide_append(&more, killed->at, killed->count);
  wide_append(&more, at.text + from, to - from);
  if (again && backward) wide_append(&more, killed->at, killed->count);
  free(killed->at);
  *killed = more;
  line_delete(at.editor, from, to);
  mark_set(at.editor, MARK_KILL);
  return CC_REFRESH;
}

static unsigned char key_backspace(EditLine *edit, wint_t key) {
  (void)key;
  place at = here(edit);
  return erase(at, text_before(at.text, at.cursor), at.cursor);
}

static unsigned char key_delete(EditLine *edit, wint_t key) {
  (void)key;
  place at = here(edit);
  return erase(at, at.cursor, text_after(at.text, at.count, at.cursor));
}

static unsigned char key_delete_or_end(EditLine *edit, wint_t key) {
  return here(edit).count == 0 ? CC_EOF : key_delete(edit, key);
}

static unsigned char key_kill_word(EditLine *edit, wint_t key) {
  (void)key;
  place at = here(edit);
  return kill_text(at, at.cursor, word_end(at.text, at.count, at.cursor));
}

static unsigned char key_rub_word(EditLine *edit, wint_t key) {
  (void)key;
  place at = here(edit);
  return kill_text(at, word_start(at.text, at.cursor), at.cursor);
}

static unsigned char key_rub_blank_word(EditLine *edit, wint_t key) {
  (void)key;
  place at = here(edit);
  return kill_text(at, blank_word_start(at.text, at.cursor), at.cursor);
}

static unsigned char key_kill_start(EditLine *edit, wint_t key) {
  (void)key;
  place at = here(edit);
  return kill_text(at, 0, at.cursor);
}

static unsigned char key_kill_end(EditLine *edit, wint_t key) {
  (void)key;
  place at = here(edit);
  return kill_text(at, at.cursor, at.count);
}

static unsigned char key_yank(EditLine *edit, wint_t key) {
  (void)key;
  le_editor *editor = editor_of(edit);
  if (editor->killed.count == 0) return CC_REFRESH_BEEP;
  line_insert(editor, editor->killed.at, editor->killed.count);
  return CC_REFRESH;
}

static unsigned char key_clear(EditLine *edit, wint_t key) {
  (void)key;
  paint_clear_screen(editor_of(edit));
  return CC_REFRESH;
}

/* A key that is known and does nothing here, rather than typing the tail of its sequence. */
static unsigned char key_nothing(EditLine *edit, wint_t key) {
  (void)edit;
  (void)key;
  return CC_NORM;
}

void keys_add(EditLine *edit) {
  static const struct {
    const wchar_t *name, *help;
    unsigned char (*function)(EditLine *, wint_t);
  } keys[] = {
      {L"tvsh-left", L"Move left by a character", key_left},
      {L"tvsh-right", L"Move right by a character", key_right},
      {L"tvsh-home", L"Move to the start of the line", key_home},
      {L"tvsh-end", L"Move to the end of the line", key_end},
      {L"tvsh-word-left", L"Move to the start of the word", key_word_left},
      {L"tvsh-word-right", L"Move to the end of the word", key_word_right},
      {L"tvsh-backspace", L"Delete the character before the cursor", key_backspace},
      {L"tvsh-delete", L"Delete the character at the cursor", key_delete},
      {L"tvsh-delete-or-end", L"Delete, or end the input on an empty line", key_delete_or_end},
      {L"tvsh-kill-word", L"Cut to the end of the word", key_kill_word},
      {L"tvsh-rub-word", L"Cut to the start of the word", key_rub_word},
      {L"tvsh-rub-blank-word", L"Cut back to a blank", key_rub_blank_word},
      {L"tvsh-kill-start", L"Cut to the start of the line", key_kill_start},
      {L"tvsh-kill-end", L"Cut to the end of the line", key_kill_end},
      {L"tvsh-yank", L"Put in what was cut", key_yank},
      {L"tvsh-undo", L"Take back the last change", key_undo},
      {L"tvsh-clear", L"Clear the screen", key_clear},
      {L"tvsh-nothing", L"Do nothing", key_nothing},
      {L"tvsh-paste", L"Take in pasted text", key_paste},
      {L"tvsh-complete", L"Complete the word", key_complete},
      {L"tvsh-previous", L"The line before in the history", key_previous},
      {L"tvsh-next", L"The next line in the history", key_next},
      {L"tvsh-previous-like", L"The line before that begins like this one", key_previous_like},
      {L"tvsh-next-like", L"The next line that begins like this one", key_next_like},
      {L"tvsh-search-back", L"Search the history", key_search_back},
      {L"tvsh-search-forward", L"Search the history forward", key_search_forward},
      {L"tvsh-last-argument", L"Put in the last word of the line before", key_last_argument},
  };
  for (size_t i = 0; i < sizeof keys / sizeof keys[0]; i++)
    el_wset(edit, EL_ADDFN, keys[i].name, keys[i].help, keys[i].function);
}
