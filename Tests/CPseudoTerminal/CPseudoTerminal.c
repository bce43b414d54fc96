#define _GNU_SOURCE
#include "CPseudoTerminal.h"

#include <dlfcn.h>
#include <errno.h>
#include <ftw.h>
#include <locale.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/wait.h>
#include <termios.h>
#include <unistd.h>
#include <wchar.h>

#ifdef __APPLE__
#include <util.h>
#else
#include <pty.h>
#endif

static int status_of(int status) {
  return WIFSIGNALED(status) ? 128 + WTERMSIG(status) : WEXITSTATUS(status);
}

static void say(const char *text) {
  if (write(1, text, strlen(text)) < 0) _exit(126);
}

/* Whoever started the tests may have ignored signals, as nohup does: the program has none of that. */
static void default_signals(void) {
  for (int number = 1; number < 32; number++) signal(number, SIG_DFL);
  sigset_t none;
  sigemptyset(&none);
  sigprocmask(SIG_SETMASK, &none, NULL);
}

/* Waits for the line "fg", as a shell that has its terminal back. */
static void wait_for_fg(void) {
  char line[64];
  say("stopped\n$ ");
  ssize_t count;
  do {
    count = read(0, line, sizeof line);
    if (count == 0 || (count < 0 && errno != EINTR)) _exit(126);
  } while (count < 0 || strncmp(line, "fg", 2) != 0);
}

/* Starts a job in the foreground and gives it the terminal again whenever it has stopped. */
static void run_as_job(const char *path, char *const arguments[], char *const environment[]) {
  signal(SIGTTOU, SIG_IGN);
  pid_t job = fork();
  if (job == 0) {
    setpgid(0, 0);
    tcsetpgrp(0, getpid());
    signal(SIGTTOU, SIG_DFL);
    execve(path, arguments, environment);
    _exit(127);
  }
  setpgid(job, job);
  struct termios ours;
  tcgetattr(0, &ours);
  for (;;) {
    int status;
    tcsetpgrp(0, job);
    kill(-job, SIGCONT);
    while (waitpid(job, &status, WUNTRACED) < 0)
      if (errno != EINTR) _exit(126);
    tcsetpgrp(0, getpgrp());
    if (!WIFSTOPPED(status)) _exit(status_of(status));
    tcsetattr(0, TCSADRAIN, &ours);
    wait_for_fg();
  }
}

int pty_start(const char *path, char *const arguments[], char *const environment[], int rows,
              int columns, bool jobs, int *master) {
  struct winsize size = {(unsigned short)rows, (unsigned short)columns, 0, 0};
  pid_t process = forkpty(master, NULL, NULL, &size);
  if (process == 0) {
    default_signals();
    if (jobs) run_as_job(path, arguments, environment);
    execve(path, arguments, environment);
    _exit(127);
  }
  return process;
}

int pty_resize(int master, int rows, int columns) {
  struct winsize size = {(unsigned short)rows, (unsigned short)columns, 0, 0};
  return ioctl(master, TIOCSWINSZ, &size);
}

bool pty_echoes(int master) {
  struct termios mode;
  return tcgetattr(master, &mode) == 0 && (mode.c_lflag & ECHO) != 0;
}

int pty_exit_status(int process) {
  int status;
  return waitpid(process, &status, WNOHANG) == process ? status_of(status) : -1;
}

long pty_processor_time(int process) {
  char path[64], text[1024];
  snprintf(path, sizeof path, "/proc/%d/stat", process);
  FILE *file = fopen(path, "r");
  if (!file) return 0;
  size_t count = fread(text, 1, sizeof text - 1, file);
  fclose(file);
  text[count] = 0;
  const char *fields = strrchr(text, ')');
  long user = 0, system = 0;
  if (!fields) return 0;
  sscanf(fields + 2, "%*c %*d %*d %*d %*d %*d %*u %*u %*u %*u %*u %ld %ld", &user, &system);
  return (user + system) * 1000 / sysconf(_SC_CLK_TCK);
}

int pty_width(unsigned int scalar) {
  static locale_t utf8;
  if (!utf8) utf8 = newlocale(LC_CTYPE_MASK, "C.UTF-8", (locale_t)0);
  locale_t before = uselocale(utf8);
  int width = wcwidth((wchar_t)scalar);
  uselocale(before);
  return width < 0 ? 1 : width;
}

const char *pty_image_path(const void *address) {
  Dl_info info;
  return dladdr(address, &info) != 0 ? info.dli_fname : NULL;
}

static int remove_entry(const char *path, const struct stat *status, int kind, struct FTW *place) {
  (void)status;
  (void)kind;
  (void)place;
  return remove(path);
}

void pty_remove_tree(const char *path) { nftw(path, remove_entry, 16, FTW_DEPTH | FTW_PHYS); }
