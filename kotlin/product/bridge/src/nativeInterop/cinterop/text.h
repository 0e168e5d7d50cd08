/* Conversions between UTF-16 and UTF-8. The plain loops are for the compiler to turn into vector
 * instructions. The target never overlaps the source. */
#include <string.h>

/* Stores a byte for each unit. Returns whether all units are ASCII; else the bytes mean nothing. */
static inline int kb_ascii_from_utf16(const void *source, void *target, long long count) {
  const unsigned short *restrict units = source;
  unsigned char *restrict bytes = target;
  unsigned short all = 0;
  for (long long i = 0; i < count; i++) {
    all |= units[i];
    bytes[i] = (unsigned char)units[i];
  }
  return all < 0x80;
}

/* Stores a code point that is not ASCII, and returns the end of its bytes. */
static inline unsigned char *kb_utf8_store(unsigned char *bytes, unsigned int code) {
  if (code < 0x800) {
    *bytes++ = 0xC0 | code >> 6;
  } else {
    if (code < 0x10000) {
      *bytes++ = 0xE0 | code >> 12;
    } else {
      *bytes++ = 0xF0 | code >> 18;
      *bytes++ = 0x80 | (code >> 12 & 0x3F);
    }
    *bytes++ = 0x80 | (code >> 6 & 0x3F);
  }
  *bytes++ = 0x80 | (code & 0x3F);
  return bytes;
}

/* Encodes, with U+FFFD for each lone surrogate. Returns the size: at most three bytes a unit. */
static inline long long kb_utf8_from_utf16(const void *source, void *target, long long count) {
  const unsigned short *units = source, *end = units + count;
  unsigned char *bytes = target;
  while (units < end) {
    unsigned long long four;
    while (end - units >= 4 && (memcpy(&four, units, 8), (four & 0xFF80FF80FF80FF80) == 0)) {
      for (int i = 0; i < 4; i++) bytes[i] = (unsigned char)units[i];
      units += 4;
      bytes += 4;
    }
    if (units == end) break;
    unsigned int code = *units++;
    if (code < 0x80) {
      *bytes++ = code;
      continue;
    }
    if ((code & 0xF800) == 0xD800) {
      int is_pair = code < 0xDC00 && units < end && (*units & 0xFC00) == 0xDC00;
      code = is_pair ? 0x10000 + ((code & 0x3FF) << 10 | (*units++ & 0x3FF)) : 0xFFFD;
    }
    bytes = kb_utf8_store(bytes, code);
  }
  return bytes - (unsigned char *)target;
}

/* Reads a code point that is not ASCII. Returns its size in bytes, or 0 if it is malformed. */
static inline int kb_utf8_load(const unsigned char *bytes, long long left, unsigned int *code) {
  unsigned int lead = bytes[0];
  int size = lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4;
  if (lead < 0xC2 || lead > 0xF4 || left < size) return 0;
  unsigned int value = lead & 0x7F >> size;
  for (int i = 1; i < size; i++) {
    if ((bytes[i] & 0xC0) != 0x80) return 0;
    value = value << 6 | (bytes[i] & 0x3F);
  }
  if (size == 3 && (value < 0x800 || (value & 0xF800) == 0xD800)) return 0;
  if (size == 4 && (value < 0x10000 || value > 0x10FFFF)) return 0;
  *code = value;
  return size;
}

/* Widens the blocks of ASCII at the start, and returns how many bytes these have. */
static inline long long kb_widen(const unsigned char *restrict bytes,
                                 unsigned short *restrict units, long long count) {
  enum { block = 64 };
  long long done = 0;
  while (count - done >= block) {
    unsigned char all = 0;
    for (int i = 0; i < block; i++) {
      all |= bytes[done + i];
      units[done + i] = bytes[done + i];
    }
    if (all >= 0x80) break;
    done += block;
  }
  return done;
}

/* Decodes. Returns how many units there are, at most one a byte; -1 for what is not UTF-8. */
static inline long long kb_utf16_from_utf8(const void *source, void *target, long long count) {
  long long ascii = kb_widen(source, target, count);
  const unsigned char *bytes = (const unsigned char *)source + ascii;
  const unsigned char *end = (const unsigned char *)source + count;
  unsigned short *units = (unsigned short *)target + ascii;
  while (bytes < end) {
    unsigned long long eight;
    while (end - bytes >= 8 && (memcpy(&eight, bytes, 8), (eight & 0x8080808080808080) == 0)) {
      for (int i = 0; i < 8; i++) units[i] = bytes[i];
      bytes += 8;
      units += 8;
    }
    if (bytes == end) break;
    if (*bytes < 0x80) {
      *units++ = *bytes++;
      continue;
    }
    unsigned int code;
    int size = kb_utf8_load(bytes, end - bytes, &code);
    if (size == 0) return -1;
    bytes += size;
    if (code >= 0x10000) {
      *units++ = 0xD800 + ((code - 0x10000) >> 10);
      code = 0xDC00 | (code & 0x3FF);
    }
    *units++ = code;
  }
  return units - (unsigned short *)target;
}
