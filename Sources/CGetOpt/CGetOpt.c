#include "CGetOpt.h"

#include <stddef.h>

void getopt_restart(void) {
  optind = 0;
  opterr = 0;
}

getopt_step getopt_next(int count, char *const words[], const char *letters,
                        const struct option *names) {
  optarg = NULL;
  optopt = 0;
  int code = getopt_long(count, words, letters, names, NULL);
  return (getopt_step){.code = code, .argument = optarg, .fault = optopt, .next = optind};
}
