#ifndef CPSEUDOTERMINAL_H
#define CPSEUDOTERMINAL_H

#include <stdbool.h>

/* A pseudo terminal for tests, and what else they need of C. Swift has no fork, and the wait macros
 * and ioctl are not imported. */

/* Starts a program on a new pseudo terminal and returns its process, or -1 with errno. `*master` is
 * our end. With `jobs` a small shell stands between: it says "stopped" when the program stops, and
 * the line "fg" wakes it. */
int pty_start(const char *path, char *const arguments[], char *const environment[], int rows,
              int columns, bool jobs, int *master);

int pty_resize(int master, int rows, int columns);

/* Whether the terminal echoes, as it does when nobody edits. */
bool pty_echoes(int master);

/* The exit status once the process has ended, 128 + n for a signal; -1 as long as it runs. */
int pty_exit_status(int process);

/* Processor time that the process has used, in milliseconds. */
long pty_processor_time(int process);

/* The columns of a character, whatever the locale. */
int pty_width(unsigned int scalar);

/* The file that the code at an address was loaded from; dladdr is hidden by glibc's macros. */
const char *pty_image_path(const void *address);

/* Removes a folder with all that is in it; nftw is hidden likewise. */
void pty_remove_tree(const char *path);

#endif
