/* Which key does what, in every encoding that terminals have for it. */
#include "Editor.h"

typedef struct {
  const wchar_t *key, *command;
} binding;

/* Control keys, in emacs and in vi while inserting. */
static const binding common[] = {
    {L"^A", L"tvsh-home"},           {L"^E", L"tvsh-end"},
    {L"^D", L"tvsh-delete-or-end"},  {L"^H", L"tvsh-backspace"},
    {L"^?", L"tvsh-backspace"},      {L"^I", L"tvsh-complete"},
    {L"^K", L"tvsh-kill-end"},       {L"^L", L"tvsh-clear"},
    {L"^N", L"tvsh-next"},           {L"^P", L"tvsh-previous"},
    {L"^R", L"tvsh-search-back"},    {L"^S", L"tvsh-search-forward"},
    {L"^U", L"tvsh-kill-start"},     {L"^W", L"tvsh-rub-blank-word"},
    {L"^Y", L"tvsh-yank"},
};

static const binding emacs[] = {
    {L"^B", L"tvsh-left"},             {L"^F", L"tvsh-right"},
    {L"\\eb", L"tvsh-word-left"},      {L"\\ef", L"tvsh-word-right"},
    {L"\\eB", L"tvsh-word-left"},      {L"\\eF", L"tvsh-word-right"},
    {L"\\ed", L"tvsh-kill-word"},      {L"\\eD", L"tvsh-kill-word"},
    {L"\\e^?", L"tvsh-rub-word"},      {L"\\e^H", L"tvsh-rub-word"},
    {L"\\e.", L"tvsh-last-argument"},  {L"\\e_", L"tvsh-last-argument"},
    {L"\\ep", L"tvsh-previous-like"},  {L"\\en", L"tvsh-next-like"},
    {L"\\eP", L"tvsh-previous-like"},  {L"\\eN", L"tvsh-next-like"},
    {L"\\e\\e[D", L"tvsh-word-left"},  {L"\\e\\e[C", L"tvsh-word-right"},
    {L"\\e\\eOD", L"tvsh-word-left"},  {L"\\e\\eOC", L"tvsh-word-right"},
    {L"^_", L"tvsh-undo"},             {L"^X^U", L"tvsh-undo"},
    {L"\\ex", L"tvsh-nothing"},        {L"\\eX", L"tvsh-nothing"},
};

/* vi while commanding, where libedit has a second map. */
static const binding vi_commands[] = {
    {L"^R", L"tvsh-search-back"},   {L"^L", L"tvsh-clear"},
    {L"^D", L"tvsh-delete-or-end"}, {L"j", L"tvsh-next"},
    {L"k", L"tvsh-previous"},       {L"^N", L"tvsh-next"},
    {L"^P", L"tvsh-previous"},      {L"^?", L"tvsh-left"},
    {L"v", L"tvsh-nothing"},        {L":", L"tvsh-nothing"},
};

/* Keys that send a sequence. */
static const binding sequences[] = {
    {L"\\e[200~", L"tvsh-paste"},       {L"\\e[201~", L"tvsh-nothing"},
    {L"\\e[A", L"tvsh-previous"},       {L"\\eOA", L"tvsh-previous"},
    {L"\\e[B", L"tvsh-next"},           {L"\\eOB", L"tvsh-next"},
    {L"\\e[C", L"tvsh-right"},          {L"\\eOC", L"tvsh-right"},
    {L"\\e[D", L"tvsh-left"},           {L"\\eOD", L"tvsh-left"},
    {L"\\e[H", L"tvsh-home"},           {L"\\eOH", L"tvsh-home"},
    {L"\\e[1~", L"tvsh-home"},          {L"\\e[7~", L"tvsh-home"},
    {L"\\e[F", L"tvsh-end"},            {L"\\eOF", L"tvsh-end"},
    {L"\\e[4~", L"tvsh-end"},           {L"\\e[8~", L"tvsh-end"},
    {L"\\e[3~", L"tvsh-delete"},        {L"\\e[P", L"tvsh-delete"},
    {L"\\e[5C", L"tvsh-word-right"},    {L"\\e[5D", L"tvsh-word-left"},
    {L"\\eOc", L"tvsh-word-right"},     {L"\\eOd", L"tvsh-word-left"},
    {L"\\e[3\\^", L"tvsh-kill-word"},   {L"\\e[5~", L"tvsh-previous-like"},
    {L"\\e[6~", L"tvsh-next-like"},
};

static void bind_all(EditLine *edit, const binding *keys, size_t count, bool alternative) {
  for (size_t i = 0; i < count; i++) {
    if (alternative)
      el_wset(edit, EL_BIND, L"-a", keys[i].key, keys[i].command, NULL);
    else
      el_wset(edit, EL_BIND, keys[i].key, keys[i].command, NULL);
  }
}

#define COUNT(table) (sizeof table / sizeof table[0])

static void bind_form(EditLine *edit, const wchar_t *form, int number, int modifier,
                      const wchar_t *command) {
  wchar_t key[32];
  swprintf(key, 32, form, number, modifier);
  el_wset(edit, EL_BIND, key, command, NULL);
}

/* Keys with Shift, Alt and Ctrl (modifiers 2 to 8), and those with no task, which must not type
 * their sequence. */
static void bind_modified(EditLine *edit) {
  for (int modifier = 2; modifier <= 8; modifier++) {
    bool word = modifier > 2;
    for (wchar_t letter = 'A'; letter <= 'S'; letter++) {
      const wchar_t *command = L"tvsh-nothing";
      if (letter == 'A') command = L"tvsh-previous";
      if (letter == 'B') command = L"tvsh-next";
      if (letter == 'C') command = word ? L"tvsh-word-right" : L"tvsh-right";
      if (letter == 'D') command = word ? L"tvsh-word-left" : L"tvsh-left";
      if (letter == 'H') command = L"tvsh-home";
      if (letter == 'F') command = L"tvsh-end";
      bind_form(edit, L"\\e[1;%2$d%1$lc", letter, modifier, command);
    }
    for (int number = 1; number <= 34; number++) {
      const wchar_t *command = L"tvsh-nothing";
      if (number == 1 || number == 7) command = L"tvsh-home";
      if (number == 4 || number == 8) command = L"tvsh-end";
      if (number == 3) command = word ? L"tvsh-kill-word" : L"tvsh-delete";
      bind_form(edit, L"\\e[%1$d;%2$d~", number, modifier, command);
    }
  }
}

static void bind_functions(EditLine *edit) {
  for (int number = 2; number <= 34; number++)
    if (number == 2 || number > 8) bind_form(edit, L"\\e[%1$d~", number, 0, L"tvsh-nothing");
  for (wchar_t letter = 'P'; letter <= 'S'; letter++)
    bind_form(edit, L"\\eO%1$lc", letter, 0, L"tvsh-nothing");
  for (wchar_t letter = 'A'; letter <= 'E'; letter++) /* F1 to F5 of the Linux console */
    bind_form(edit, L"\\e[[%1$lc", letter, 0, L"tvsh-nothing");
  static const binding idle[] = {
      {L"\\e[Z", L"tvsh-nothing"}, {L"\\e[I", L"tvsh-nothing"}, {L"\\e[O", L"tvsh-nothing"},
      {L"\\e[E", L"tvsh-nothing"}, {L"\\e[G", L"tvsh-nothing"},
  };
  bind_all(edit, idle, COUNT(idle), false);
}

/* Letters above ASCII that libedit's table of 256 keys would take for Meta keys. */
static void bind_letters(EditLine *edit) {
  for (wchar_t letter = 0xA0; letter <= 0xFF; letter++) {
    wchar_t key[] = {letter, 0};
    el_wset(edit, EL_BIND, key, L"ed-insert", NULL);
  }
}

void bindings_install(le_editor *editor) {
  EditLine *edit = editor->edit;
  const wchar_t *mode = NULL;
  el_wget(edit, EL_EDITOR, &mode);
  editor->vi = mode && wcscmp(mode, L"vi") == 0;
  bind_letters(edit);
  bind_all(edit, common, COUNT(common), false);
  if (!editor->vi) bind_all(edit, emacs, COUNT(emacs), false);
  bind_functions(edit);
  bind_modified(edit);
  bind_all(edit, sequences, COUNT(sequences), false);
  if (!editor->vi) return;
  bind_all(edit, vi_commands, COUNT(vi_commands), true);
  bind_all(edit, sequences, COUNT(sequences), true);
  static const wchar_t escape[] = {INPUT_BARE_ESCAPE, 0};
  el_wset(edit, EL_BIND, escape, L"vi-command-mode", NULL);
  el_wset(edit, EL_BIND, L"-a", escape, L"vi-command-mode", NULL);
}

/* One line of the file. `bind -v` and `bind -e` set every key anew, ours too. */
static void run_setting(le_editor *editor, Tokenizer *words, const char *line) {
  int count = 0;
  const char **argument = NULL;
  tok_reset(words);
  if (tok_str(words, line, &count, &argument) != 0 || count == 0) return;
  el_parse(editor->edit, count, argument);
  for (int i = 1; i < count && strstr(argument[0], "bind"); i++)
    if (strcmp(argument[i], "-v") == 0 || strcmp(argument[i], "-e") == 0) bindings_install(editor);
}

/* What el_source does, but our keys are back after a change between emacs and vi. */
void bindings_source(le_editor *editor) {
  char path[4096];
  const char *home = getenv("HOME"), *named = getenv("EDITRC");
  if (!named && (!home || !*home)) return;
  snprintf(path, sizeof path, "%s%s", named ? named : home, named ? "" : "/.editrc");
  FILE *file = fopen(path, "r");
  Tokenizer *words = file ? tok_init(NULL) : NULL;
  char *line = NULL;
  size_t room = 0;
  ssize_t count;
  while (words && (count = getline(&line, &room, file)) >= 0) {
    while (count > 0 && (line[count - 1] == '\n' || line[count - 1] == '\r')) line[--count] = 0;
    const char *start = line + strspn(line, " \t");
    if (*start && *start != '#') run_setting(editor, words, start);
  }
  free(line);
  if (words) tok_end(words);
  if (file) fclose(file);
}
