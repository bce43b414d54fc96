#define _XOPEN_SOURCE 700
#if defined(__APPLE__)
#define _DARWIN_C_SOURCE
#include <xlocale.h>
#endif

#include "CDisplayWidth.h"

#include <locale.h>
#include <pthread.h>
#include <wchar.h>

// A locale object of our own: the process may run in any locale, and a width must not change with it.
// It is made once and kept until the process ends.
static locale_t utf8_locale;
static pthread_once_t utf8_locale_once = PTHREAD_ONCE_INIT;

static void make_utf8_locale(void) {
  utf8_locale = newlocale(LC_CTYPE_MASK, "C.UTF-8", (locale_t)0);
  if (utf8_locale == (locale_t)0) {
    utf8_locale = newlocale(LC_CTYPE_MASK, "en_US.UTF-8", (locale_t)0);
  }
}

int tvsh_scalar_width(uint32_t scalar) {
  if (scalar < 0x20 || (scalar >= 0x7F && scalar < 0xA0)) return 0;
  if (scalar < 0x7F) return 1;
  pthread_once(&utf8_locale_once, make_utf8_locale);
  if (utf8_locale == (locale_t)0) return 1;
  // wcwidth reads the locale of the calling thread, so only this thread sees the exchange.
  locale_t previous = uselocale(utf8_locale);
  int width = wcwidth((wchar_t)scalar);
  uselocale(previous);
  return width < 0 ? 1 : width;
}
