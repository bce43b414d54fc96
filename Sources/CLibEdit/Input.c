/* Keys and signals.
 *
 * libedit's own reader drops bytes it cannot decode, and its signal handling sends every signal
 * again to the whole process group and works inside the handler. Here a handler only takes a note;
 * the signals are blocked except while pselect waits, so that all work is done between two keys.
 */
#include "Editor.h"

#include <errno.h>
#include <sys/select.h>
#include <termios.h>
#include <time.h>
#include <unistd.h>

static const int caught[] = {SIGINT, SIGQUIT, SIGTERM, SIGHUP, SIGTSTP, SIGCONT, SIGWINCH};
enum { CAUGHT = sizeof caught / sizeof caught[0] };
/* A report of the cursor is waited for longer: terminals give one, on a busy machine late. */
enum { ESCAPE_PATIENCE_NS = 50000000, REPORT_PATIENCE_S = 2 };
enum { RESIZE_PATIENCE_NS = 40000000, RESIZE_ROUNDS = 200 };

static volatile sig_atomic_t noted[CAUGHT];

static void note(int signal) {
  for (size_t i = 0; i < CAUGHT; i++)
    if (caught[i] == signal) noted[i] = 1;
}

static bool take(int signal) {
  for (size_t i = 0; i < CAUGHT; i++)
    if (caught[i] == signal && noted[i]) {
      noted[i] = 0;
      return true;
    }
  return false;
}

static void catch_signals(struct sigaction *before, sigset_t *outside, sigset_t *unblocked,
                          bool stops) {
  sigset_t ours;
  sigemptyset(&ours);
  for (size_t i = 0; i < CAUGHT; i++)
    if (stops || (caught[i] != SIGTSTP && caught[i] != SIGCONT && caught[i] != SIGWINCH))
      sigaddset(&ours, caught[i]);
  pthread_sigmask(SIG_BLOCK, &ours, outside);
  *unblocked = *outside;
  for (size_t i = 0; i < CAUGHT; i++) {
    noted[i] = 0;
    sigaction(caught[i], NULL, &before[i]);
    if (!sigismember(&ours, caught[i])) continue;
    sigdelset(unblocked, caught[i]);
    /* What the parent had ignored stays ignored, as under nohup; but Ctrl-C is a key. */
    if (before[i].sa_handler == SIG_IGN && caught[i] != SIGINT) continue;
    struct sigaction action;
    memset(&action, 0, sizeof action);
    action.sa_handler = note;
    sigemptyset(&action.sa_mask);
    sigaction(caught[i], &action, NULL);
  }
}

static void release_signals(const struct sigaction *before, const sigset_t *outside) {
  for (size_t i = 0; i < CAUGHT; i++) sigaction(caught[i], &before[i], NULL);
  pthread_sigmask(SIG_SETMASK, outside, NULL);
}

void signals_begin(le_editor *editor) {
  catch_signals(editor->before, &editor->outside, &editor->unblocked, true);
}

void signals_end(le_editor *editor) { release_signals(editor->before, &editor->outside); }

static bool end_with(le_editor *editor, int outcome, int code) {
  editor->outcome = outcome;
  editor->code = code;
  editor->gone = true;
  return false;
}

/* Ctrl-Z: the shell gets its terminal back as it was, and we get it again by fg. */
static void stop(le_editor *editor) {
  paint(editor);
  paint_write(editor, "\x1b[?2004l");
  paint_flush(editor);
  el_set(editor->edit, EL_PREP_TERM, 0);
  struct sigaction ours, standard;
  memset(&standard, 0, sizeof standard);
  standard.sa_handler = SIG_DFL;
  sigemptyset(&standard.sa_mask);
  sigaction(SIGTSTP, &standard, &ours);
  sigset_t only, mask;
  sigemptyset(&only);
  sigaddset(&only, SIGTSTP);
  sigaddset(&only, SIGCONT);
  raise(SIGTSTP);
  pthread_sigmask(SIG_UNBLOCK, &only, &mask); /* it stops here */
  pthread_sigmask(SIG_SETMASK, &mask, NULL);
  sigaction(SIGTSTP, &ours, NULL);
}

/* libedit remembers the mode it set, so that only leaving it first makes it set the mode again. */
static void resume(le_editor *editor) {
  el_set(editor->edit, EL_PREP_TERM, 0);
  el_set(editor->edit, EL_PREP_TERM, 1);
  paint_write(editor, "\x1b[?2004h");
  paint_again(editor);
}

/* A window that is dragged changes its size many times a second. Who paints in between paints for a
 * size that is gone when the terminal reads it. */
static void wait_for_steady_size(le_editor *editor) {
  const struct timespec quiet = {0, RESIZE_PATIENCE_NS};
  for (int i = 0; i < RESIZE_ROUNDS; i++) {
    int ready = pselect(0, NULL, NULL, NULL, &quiet, &editor->unblocked);
    if (ready == 0 || errno != EINTR || !take(SIGWINCH)) return;
  }
}

/* Deals with the signals that came; false when the line is over. */
static bool signals_handled(le_editor *editor) {
  if (take(SIGHUP)) return end_with(editor, LE_TERMINATED, SIGHUP);
  if (take(SIGTERM)) return end_with(editor, LE_TERMINATED, SIGTERM);
  if (take(SIGQUIT)) return end_with(editor, LE_TERMINATED, SIGQUIT);
  if (take(SIGINT)) return end_with(editor, LE_INTERRUPTED, SIGINT);
  if (take(SIGTSTP)) {
    stop(editor);
    take(SIGCONT);
    resume(editor);
  }
  if (take(SIGCONT)) resume(editor);
  if (!take(SIGWINCH)) return true;
  wait_for_steady_size(editor);
  paint_after_resize(editor);
  return signals_handled(editor); /* those that came while it waited */
}

/* Lets signals through that came together with keys: a key is dealt with on a screen of the size
 * that it has. */
static bool let_signals_through(le_editor *editor) {
  const struct timespec no_time = {0, 0};
  if (pselect(0, NULL, NULL, NULL, &no_time, &editor->unblocked) == 0) return true;
  return signals_handled(editor);
}

/* Waits until there is something to read, or who asked for the cursor has read keys as well.
 * `patience` NULL is for ever; false when the line is over or time is up. */
static bool wait_for_byte(le_editor *editor, const struct timespec *patience) {
  size_t end = editor->raw_end;
  for (;;) {
    fd_set set;
    FD_ZERO(&set);
    FD_SET(editor->input, &set);
    int ready = pselect(editor->input + 1, &set, NULL, NULL, patience, &editor->unblocked);
    if (ready > 0) return let_signals_through(editor);
    if (ready == 0) return false;
    if (errno != EINTR) return end_with(editor, LE_FAILED, errno);
    if (!signals_handled(editor)) return false;
    if (editor->raw_end != end) return let_signals_through(editor);
  }
}

/* Reads what there is. End of file and EIO both mean that the terminal is gone: who asks again
 * spins for ever. */
static bool fill(le_editor *editor) {
  size_t kept = editor->raw_end - editor->raw_start;
  memmove(editor->raw, editor->raw + editor->raw_start, kept);
  editor->raw_start = 0;
  editor->raw_end = kept;
  for (;;) {
    if (!wait_for_byte(editor, NULL)) return false;
    if (editor->raw_end > kept) return true;
    ssize_t got = read(editor->input, editor->raw + kept, sizeof editor->raw - kept);
    if (got > 0) {
      editor->raw_end += (size_t)got;
      return true;
    }
    if (got == 0 || errno == EIO) return end_with(editor, LE_TERMINATED, SIGHUP);
    if (errno != EINTR && errno != EAGAIN) return end_with(editor, LE_FAILED, errno);
  }
}

/* The length of a cursor report, ESC [ row ; column R, at `text`; 0 when there is none. */
static size_t report_length(const char *text, size_t count, size_t *row, size_t *column) {
  if (count < 6 || text[0] != 0x1B || text[1] != '[') return 0;
  size_t at = 2, digits[2] = {0, 0}, numbers[2] = {0, 0};
  for (int n = 0; n < 2; n++, at++) {
    for (; at < count && text[at] >= '0' && text[at] <= '9' && digits[n] < 5; at++, digits[n]++)
      numbers[n] = numbers[n] * 10 + (size_t)(text[at] - '0');
    if (at >= count || digits[n] == 0 || text[at] != (n == 0 ? ';' : 'R')) return 0;
  }
  *row = numbers[0] > 0 ? numbers[0] - 1 : 0;
  *column = numbers[1] > 0 ? numbers[1] - 1 : 0;
  return at;
}

/* Takes a cursor report out of what was read, wherever it is between keys. */
static bool take_report(le_editor *editor, size_t *row, size_t *column) {
  for (size_t at = editor->raw_start; at < editor->raw_end; at++) {
    size_t length = report_length(editor->raw + at, editor->raw_end - at, row, column);
    if (length == 0) continue;
    memmove(editor->raw + at, editor->raw + at + length, editor->raw_end - at - length);
    editor->raw_end -= length;
    return true;
  }
  return false;
}

/* What is left of the time for a report since `start`; false when it is up. */
static bool time_is_left(const struct timespec *start, struct timespec *left) {
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  left->tv_sec = REPORT_PATIENCE_S - (now.tv_sec - start->tv_sec);
  left->tv_nsec = start->tv_nsec - now.tv_nsec;
  if (left->tv_nsec < 0) {
    left->tv_sec--;
    left->tv_nsec += 1000000000;
  }
  return left->tv_sec >= 0;
}

/* Whether a signal came that ends the line or stops the program. One of a new size can wait: a
 * report that was asked for and is not taken would be taken for the answer to the next question. */
static bool is_called_away(void) {
  for (size_t i = 0; i < CAUGHT; i++)
    if (noted[i] && caught[i] != SIGWINCH && caught[i] != SIGCONT) return true;
  return false;
}

/* Waits until there is something to read for who asked for the cursor. Signals are noted here, and
 * dealt with by who asked; what was typed behind one is left for the line that follows. */
static bool wait_for_report(le_editor *editor, const struct timespec *start) {
  const struct timespec no_time = {0, 0};
  struct timespec left;
  while (!is_called_away() && time_is_left(start, &left)) {
    fd_set set;
    FD_ZERO(&set);
    FD_SET(editor->input, &set);
    int ready = pselect(editor->input + 1, &set, NULL, NULL, &left, &editor->unblocked);
    if (ready < 0 && errno != EINTR) return false;
    if (ready <= 0) continue;
    pselect(0, NULL, NULL, NULL, &no_time, &editor->unblocked);
    return !is_called_away();
  }
  return false;
}

bool input_cursor(le_editor *editor, size_t *row, size_t *column) {
  struct timespec start;
  clock_gettime(CLOCK_MONOTONIC, &start);
  paint_write(editor, "\x1b[6n");
  paint_flush(editor);
  while (!take_report(editor, row, column)) {
    size_t room = sizeof editor->raw - editor->raw_end;
    if (editor->gone || room == 0 || !wait_for_report(editor, &start)) return false;
    ssize_t got = read(editor->input, editor->raw + editor->raw_end, room);
    if (got <= 0) return false; /* who reads next finds out why */
    editor->raw_end += (size_t)got;
  }
  return true;
}

/* The next character of what was read, U+FFFD for a broken one; false when more bytes are
 * needed. */
static bool decode(le_editor *editor, wchar_t *character) {
  size_t have = editor->raw_end - editor->raw_start;
  if (have == 0) return false;
  mbstate_t state = {0};
  size_t used = mbrtowc(character, editor->raw + editor->raw_start, have, &state);
  if (used == (size_t)-2) return false;
  if (used == 0) used = 1; /* a zero is a key too: Ctrl-Space */
  if (used == (size_t)-1) {
    *character = 0xFFFD;
    used = 1;
  }
  editor->raw_start += used;
  return true;
}

/* Whether the Escape just taken stands alone. In vi it ends inserting, and libedit would wait
 * for a second key. */
static bool is_bare_escape(le_editor *editor) {
  if (editor->raw_start == editor->raw_end) {
    const struct timespec patience = {0, ESCAPE_PATIENCE_NS};
    if (!wait_for_byte(editor, &patience)) return true;
    if (editor->raw_start == editor->raw_end && !fill(editor)) return true;
  }
  char next = editor->raw[editor->raw_start];
  return next != '[' && next != 'O';
}

int input_next_raw(le_editor *editor, wchar_t *character) {
  if (editor->gone) return -1;
  while (!decode(editor, character))
    if (!fill(editor)) return -1;
  return 1;
}

int input_next(le_editor *editor, wchar_t *character) {
  if (editor->gone) return -1;
  if (editor->unread != WEOF) {
    *character = (wchar_t)editor->unread;
    editor->unread = WEOF;
    return 1;
  }
  size_t row, column; /* a report that comes late is no key */
  while (editor->raw[editor->raw_start] == 0x1B && take_report(editor, &row, &column)) continue;
  while (!decode(editor, character)) {
    paint(editor);
    if (editor->gone || !fill(editor)) return -1;
  }
  /* libedit would take these control characters for Meta keys. */
  if (*character >= 0x80 && *character < 0xA0) *character = 0xFFFD;
  if (*character == 0x1B && editor->vi && is_bare_escape(editor)) *character = INPUT_BARE_ESCAPE;
  if (editor->gone) return -1;
  bytes_clear(&editor->below);
  size_t count;
  line_text(editor, &count, NULL);
  if (count >= LE_LINE_LIMIT && *character >= 0x20 && *character != 0x7F) {
    le_show_below(editor, "the line is full");
    editor->bell = true;
    return input_next(editor, character);
  }
  return 1;
}

/* What was typed ahead the terminal has echoed where its cursor was. */
static bool is_typed_ahead(le_editor *editor) {
  const struct timespec no_time = {0, 0};
  fd_set set;
  FD_ZERO(&set);
  FD_SET(editor->input, &set);
  return pselect(editor->input + 1, &set, NULL, NULL, &no_time, NULL) > 0;
}

int input_get(EditLine *edit, wchar_t *character) {
  le_editor *editor = editor_of(edit);
  if (!editor->started) {
    editor->started = true;
    if (is_typed_ahead(editor)) paint_begin_row(editor);
    line_insert(editor, editor->pasted.at + editor->pasted_start,
                editor->pasted.count - editor->pasted_start);
    wide_clear(&editor->pasted);
    editor->pasted_start = 0;
    el_wset(edit, EL_REFRESH); /* its painter must know of it, though nobody sees it */
  }
  line_tidy(editor);
  undo_note(editor);
  return input_next(editor, character);
}

/* What the process had before a plain prompt, of which there is one at a time. */
static struct {
  struct sigaction before[CAUGHT];
  sigset_t outside, unblocked;
} plain;

void le_begin_plain(void) {
  catch_signals(plain.before, &plain.outside, &plain.unblocked, false);
}

void le_end_plain(void) { release_signals(plain.before, &plain.outside); }

long le_read_plain(int descriptor, void *buffer, size_t size, int *code) {
  long result = -1;
  for (;;) {
    fd_set set;
    FD_ZERO(&set);
    FD_SET(descriptor, &set);
    int ready = pselect(descriptor + 1, &set, NULL, NULL, NULL, &plain.unblocked);
    if (ready > 0) result = read(descriptor, buffer, size);
    *code = errno;
    if (ready < 0 && errno == EINTR) {
      result = -2;
      *code = take(SIGHUP) ? SIGHUP : take(SIGTERM) ? SIGTERM : take(SIGQUIT) ? SIGQUIT : 0;
      if (*code == 0 && take(SIGINT)) *code = SIGINT;
      if (*code != 0) break;
    } else if (result >= 0 || (errno != EINTR && errno != EAGAIN)) {
      break;
    }
  }
  struct termios mode;
  bool hung_up = result == 0 && tcgetattr(descriptor, &mode) != 0 && errno == EIO;
  if (hung_up || (result == -1 && *code == EIO)) {
    result = -2;
    *code = SIGHUP;
  }
  return result;
}
