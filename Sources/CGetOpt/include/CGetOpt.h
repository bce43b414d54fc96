#ifndef CGETOPT_H
#define CGETOPT_H

// The C library's getopt_long. It is declared in <getopt.h>, which belongs to no module that Swift can
// import, and it keeps its place in global variables, which Swift 6 refuses to touch: so a walk through
// the command line is a value here, and the globals stay in C.
#include <getopt.h>

typedef struct {
  /// What getopt_long answered: a code of its options, 1 for an operand, '?' for an option that is
  /// unknown or takes no value, ':' for one whose value is missing, -1 at the end.
  int code;
  /// The option's value or the operand; NULL where there is none.
  const char *argument;
  /// The code of the option in fault; 0 where it is unknown.
  int fault;
  /// The word behind the last one that was read.
  int next;
} getopt_step;

/// Begins a walk: the next step reads the first word. Nothing is printed on mistakes.
void getopt_restart(void);

/// Reads one option or operand, in the order of the words.
getopt_step getopt_next(int count, char *const words[], const char *letters,
                        const struct option *names);

#endif
