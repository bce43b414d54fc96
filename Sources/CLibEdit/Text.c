/* Growing strings; how wide characters are; what a person takes for one character. */
#include "Editor.h"

#include <locale.h>

static void *grown(void *at, size_t *room, size_t needed, size_t size) {
  if (needed <= *room) return at;
  size_t larger = *room ? *room : 64;
  while (larger < needed) larger *= 2;
  void *moved = realloc(at, larger * size);
  if (!moved) abort(); /* a prompt without memory has nothing left to say */
  *room = larger;
  return moved;
}

void wide_clear(wide *text) { text->count = 0; }

void wide_put(wide *text, wchar_t character) {
  text->at = grown(text->at, &text->room, text->count + 1, sizeof(wchar_t));
  text->at[text->count++] = character;
}

void wide_append(wide *text, const wchar_t *more, size_t count) {
  if (count == 0) return;
  text->at = grown(text->at, &text->room, text->count + count, sizeof(wchar_t));
  memcpy(text->at + text->count, more, count * sizeof(wchar_t));
  text->count += count;
}

void wide_append_utf8(wide *text, const char *more, size_t count) {
  while (count > 0) {
    mbstate_t state = {0};
    wchar_t character = 0;
    size_t used = mbrtowc(&character, more, count, &state);
    if (used == 0) used = 1;
    if (used > count) {
      character = 0xFFFD;
      used = 1;
    }
    wide_put(text, character);
    more += used;
    count -= used;
  }
}

const wchar_t *wide_string(wide *text) {
  wide_put(text, 0);
  text->count--;
  return text->at;
}

void bytes_clear(bytes *text) { text->count = 0; }

void bytes_append(bytes *text, const char *more, size_t count) {
  if (count == 0) return;
  text->at = grown(text->at, &text->room, text->count + count, 1);
  memcpy(text->at + text->count, more, count);
  text->count += count;
}

void bytes_append_string(bytes *text, const char *more) { bytes_append(text, more, strlen(more)); }

/* By hand, as wcrtomb depends on the locale and wchar_t is UCS-4 wherever libedit is. */
void bytes_put_wide(bytes *text, wchar_t character) {
  unsigned long c = (unsigned long)character;
  char out[4];
  size_t count = 0;
  if (c < 0x80) {
    out[count++] = (char)c;
  } else if (c < 0x800) {
    out[count++] = (char)(0xC0 | c >> 6);
  } else if (c < 0x10000) {
    out[count++] = (char)(0xE0 | c >> 12);
    out[count++] = (char)(0x80 | (c >> 6 & 0x3F));
  } else {
    out[count++] = (char)(0xF0 | c >> 18);
    out[count++] = (char)(0x80 | (c >> 12 & 0x3F));
    out[count++] = (char)(0x80 | (c >> 6 & 0x3F));
  }
  if (c >= 0x80) out[count++] = (char)(0x80 | (c & 0x3F));
  bytes_append(text, out, count);
}

void bytes_append_wide(bytes *text, const wchar_t *more, size_t count) {
  for (size_t i = 0; i < count; i++) bytes_put_wide(text, more[i]);
}

int text_width(wchar_t character) {
  int width = wcwidth(character);
  return width < 0 ? 1 : width;
}

static bool is_regional(wchar_t c) { return c >= 0x1F1E6 && c <= 0x1F1FF; }

static bool is_skin_tone(wchar_t c) { return c >= 0x1F3FB && c <= 0x1F3FF; }

/* Whether no one would put a cursor before text[index]. */
static bool is_inside(const wchar_t *text, size_t index) {
  wchar_t c = text[index];
  if (index == 0) return false;
  if (c >= 0x20 && wcwidth(c) == 0) return true;
  if (is_skin_tone(c) || text[index - 1] == 0x200D) return true;
  if (!is_regional(c)) return false;
  size_t flags = 0;
  while (flags < index && is_regional(text[index - 1 - flags])) flags++;
  return flags % 2 == 1;
}

size_t text_before(const wchar_t *text, size_t index) {
  if (index == 0) return 0;
  do index--;
  while (index > 0 && is_inside(text, index));
  return index;
}

size_t text_after(const wchar_t *text, size_t count, size_t index) {
  if (index >= count) return count;
  do index++;
  while (index < count && is_inside(text, index));
  return index;
}

/* For lists drawn without an editor too, so with a locale of its own. */
int le_width(const char *text, size_t length) {
  static locale_t utf8;
  if (!utf8) utf8 = newlocale(LC_CTYPE_MASK, "C.UTF-8", (locale_t)0);
  locale_t before = utf8 ? uselocale(utf8) : (locale_t)0;
  int width = 0;
  while (length > 0) {
    mbstate_t state = {0};
    wchar_t character = 0xFFFD;
    size_t used = mbrtowc(&character, text, length, &state);
    if (used == 0 || used > length) used = 1;
    width += text_width(character);
    text += used;
    length -= used;
  }
  if (before) uselocale(before);
  return width;
}
