/* Opening, reading, remembering, closing. */
#include "Editor.h"

#include <errno.h>
#include <langinfo.h>
#include <locale.h>
#include <unistd.h>

le_editor *editor_of(EditLine *edit) {
  void *editor = NULL;
  el_wget(edit, EL_CLIENTDATA, &editor);
  return editor;
}

static bool is_utf8(void) {
  return strcmp(nl_langinfo(CODESET), "UTF-8") == 0 || strcmp(nl_langinfo(CODESET), "utf8") == 0;
}

void le_use_utf8(void) {
  setlocale(LC_CTYPE, "");
  static const char *const others[] = {"C.UTF-8", "C.utf8", "en_US.UTF-8", "UTF-8"};
  for (size_t i = 0; i < sizeof others / sizeof others[0] && !is_utf8(); i++)
    setlocale(LC_CTYPE, others[i]);
}

const char *le_library_version(void) {
#define TEXT_OF(number) #number
#define VERSION(major, minor) TEXT_OF(major) "." TEXT_OF(minor)
  return VERSION(LIBEDIT_MAJOR, LIBEDIT_MINOR);
}

/* The sink that libedit paints into. Only its beeps go on to the person. */

static void listen_for_bell(le_editor *editor, const char *text, size_t count) {
  if (memchr(text, '\a', count)) editor->bell = true;
}

#ifdef __GLIBC__
static ssize_t sink_write(void *editor, const char *text, size_t count) {
  listen_for_bell(editor, text, count);
  return (ssize_t)count;
}

static FILE *open_sink(le_editor *editor) {
  cookie_io_functions_t functions = {.write = sink_write};
  return fopencookie(editor, "w", functions);
}
#elif defined(__APPLE__)
static int sink_write(void *editor, const char *text, int count) {
  listen_for_bell(editor, text, (size_t)count);
  return count;
}

static FILE *open_sink(le_editor *editor) { return funopen(editor, NULL, sink_write, NULL, NULL); }
#else
static FILE *open_sink(le_editor *editor) {
  (void)listen_for_bell;
  return fopen("/dev/null", "w");
}
#endif

/* The painter speaks to terminals like the VT100. A name that terminfo lacks passes when its
 * family is known. */
static bool paints_on(EditLine *edit) {
  char *up = NULL, *clear = NULL;
  el_wget(edit, EL_GETTC, "up", &up);
  el_wget(edit, EL_GETTC, "ce", &clear);
  if (up || clear)
    return up && clear && (strstr(up, "\x1b[A") || strstr(up, "\x1bM")) && strstr(clear, "\x1b[K");
  static const char *const families[] = {"xterm", "screen", "tmux", "rxvt",  "vt1",   "vt2",
                                         "linux", "kitty",  "foot", "alacr", "ghost", "wezterm",
                                         "contour", "konsole", "gnome", "st-", "ansi", "cygwin"};
  const char *term = getenv("TERM");
  for (size_t i = 0; term && i < sizeof families / sizeof families[0]; i++)
    if (strncmp(term, families[i], strlen(families[i])) == 0) return true;
  return false;
}

/* Should libedit ever paint again, it must not cut wide characters with insert and delete. */
static void forbid_shifting(EditLine *edit) {
  static const char *const names[] = {"im", "ei", "ic", "IC", "dc", "DC", "dm", "ed", "mi"};
  for (size_t i = 0; i < sizeof names / sizeof names[0]; i++)
    el_set(edit, EL_SETTC, names[i], strcmp(names[i], "mi") == 0 ? "no" : "", NULL);
}

static void open_history(le_editor *editor) {
  HistEventW event;
  editor->history = history_winit();
  if (!editor->history) return;
  le_set_history_size(editor, 10000); /* without a size it keeps nothing */
  history_w(editor->history, &event, H_SETUNIQUE, 1);
  el_wset(editor->edit, EL_HIST, history_w, editor->history);
}

/* libedit's own painter writes out of its bounds on a screen of a few cells. Nobody sees what it
 * paints, so it gets a screen that stays as large as most. */
static void give_steady_screen(EditLine *edit) {
  el_set(edit, EL_SETTC, "li", "24", NULL);
  el_set(edit, EL_SETTC, "co", "80", NULL);
}

static bool configure(le_editor *editor) {
  EditLine *edit = editor->edit;
  if (!paints_on(edit)) return false;
  el_wset(edit, EL_CLIENTDATA, editor);
  el_wset(edit, EL_SIGNAL, 0);
  el_wset(edit, EL_GETCFN, input_get);
  /* libedit swaps CR and LF, which makes two lines of a pasted CRLF; and Ctrl-S is to be a key. */
  el_set(edit, EL_SETTY, "-d", "-inlcr", "-icrnl", "-ixon", NULL);
  forbid_shifting(edit);
  give_steady_screen(edit);
  open_history(editor);
  keys_add(edit);
  el_wset(edit, EL_EDITOR, editor->vi ? L"vi" : L"emacs");
  bindings_install(editor);
  el_wset(edit, EL_SETFP, 2, stderr); /* what is wrong in the file is told */
  bindings_source(editor);
  int editing = 1;
  el_wget(edit, EL_EDITMODE, &editing);
  return editing != 0;
}

le_editor *le_open(const char *program, bool vi) {
  le_use_utf8();
  le_editor *editor = calloc(1, sizeof *editor);
  if (!editor) return NULL;
  editor->vi = vi;
  editor->input = STDIN_FILENO;
  editor->output = STDOUT_FILENO;
  editor->unread = WEOF;
  editor->sink = open_sink(editor);
  if (editor->sink)
    editor->edit = el_init_fd(program, stdin, editor->sink, editor->sink, STDIN_FILENO,
                              STDOUT_FILENO, STDERR_FILENO);
  if (!editor->edit || !configure(editor)) {
    le_close(editor);
    return NULL;
  }
  paint_measure(editor);
  return editor;
}

void le_close(le_editor *editor) {
  if (!editor) return;
  if (editor->edit) el_end(editor->edit);
  if (editor->history) history_wend(editor->history);
  if (editor->sink) fclose(editor->sink);
  painter_free(&editor->screen);
  free(editor->pasted.at);
  free(editor->prompt.at);
  free(editor->status.at);
  free(editor->below.at);
  free(editor->draft.at);
  free(editor->killed.at);
  undo_free(&editor->undo);
  free(editor->mark_text.at);
  free(editor->result.at);
  free(editor->scratch.at);
  free(editor);
}

/* Reading */

static void begin_line(le_editor *editor, const char *prompt) {
  fflush(stdout);
  editor->started = editor->pasted_end = editor->gone = editor->bell = false;
  editor->outcome = LE_LINE;
  editor->code = 0;
  editor->recalled = 0;
  undo_begin(editor);
  editor->mark_kind = MARK_NONE;
  bytes_clear(&editor->below);
  wide_clear(&editor->status);
  wide_clear(&editor->prompt);
  wide_append_utf8(&editor->prompt, prompt, strlen(prompt));
  paint_measure(editor);
  painter_forget(&editor->screen);
  bytes_clear(&editor->screen.above);
}

static le_result end_line(le_editor *editor) {
  le_result result = {editor->outcome, editor->code, editor->result.at, editor->result.count};
  return result;
}

static void accept_text(le_editor *editor, const wchar_t *text, size_t count) {
  bytes_clear(&editor->result);
  bytes_append_wide(&editor->result, text, count);
  /* A line end that was typed after Ctrl-V would make two lines of one. */
  for (size_t i = 0; i < editor->result.count; i++)
    if (editor->result.at[i] == '\n' || editor->result.at[i] == '\r') editor->result.at[i] = ' ';
}

/* A pasted line that has its end is run without being edited, and shown as if it had been typed. */
static bool take_pasted_line(le_editor *editor) {
  size_t left = editor->pasted.count - editor->pasted_start;
  const wchar_t *start = editor->pasted.at + editor->pasted_start;
  const wchar_t *end = left > 0 ? wmemchr(start, L'\n', left) : NULL;
  if (!end) return false;
  size_t count = (size_t)(end - start);
  accept_text(editor, start, count);
  paint_final(editor, start, count, "");
  paint_flush(editor);
  editor->pasted_start += count + 1;
  return true;
}

/* el_wgets answers NULL for Ctrl-D, for an empty pasted line, for a signal and for a terminal
 * that is gone. */
static void read_line(le_editor *editor) {
  int count = 0;
  errno = 0;
  const wchar_t *text = el_wgets(editor->edit, &count);
  size_t length = count > 0 && text ? (size_t)count : 0;
  if (length > 0 && (text[length - 1] == '\n' || text[length - 1] == '\r')) length--;
  if (editor->gone) {
    line_text(editor, &length, NULL);
    text = line_text(editor, NULL, NULL);
  } else if (!editor->started || count < 0) {
    editor->outcome = LE_TERMINATED;
    editor->code = SIGHUP;
  } else if (!text && !editor->pasted_end) {
    editor->outcome = LE_END_OF_INPUT;
  }
  if (editor->outcome == LE_LINE) accept_text(editor, text, length);
  paint_final(editor, text, text ? length : 0, editor->outcome == LE_INTERRUPTED ? "^C" : "");
}

le_result le_read(le_editor *editor, const char *prompt) {
  begin_line(editor, prompt);
  if (take_pasted_line(editor)) return end_line(editor);
  signals_begin(editor);
  paint_write(editor, "\x1b[?2004h");
  read_line(editor);
  paint_write(editor, "\x1b[?2004l");
  paint_flush(editor);
  signals_end(editor);
  if (editor->outcome == LE_INTERRUPTED) le_discard_pending(editor);
  return end_line(editor);
}

void le_discard_pending(le_editor *editor) {
  wide_clear(&editor->pasted);
  editor->pasted_start = 0;
  editor->raw_start = editor->raw_end = 0;
  editor->unread = WEOF;
}

/* History */

void le_remember(le_editor *editor, const char *line) {
  HistEventW event;
  wide text = {0};
  wide_append_utf8(&text, line, strlen(line));
  if (editor->history) history_w(editor->history, &event, H_ENTER, wide_string(&text));
  free(text.at);
}

void le_forget_all(le_editor *editor) {
  HistEventW event;
  if (editor->history) history_w(editor->history, &event, H_CLEAR);
}

void le_set_history_size(le_editor *editor, int size) {
  HistEventW event;
  if (editor->history) history_w(editor->history, &event, H_SETSIZE, size);
}
