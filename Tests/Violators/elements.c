#include "violator.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* ---- what the manifest says of a flow ---- */

/* The place at which the manifest describes a flow; "" for an unknown flow. */
static const char *description(uint32_t flow) {
  char key[32];
  snprintf(key, sizeof key, "{\"id\":%u,\"name\":", flow);
  const char *found = strstr(strstr(manifest_text, "\"flows\":"), key);
  return found ? found : "";
}

const char *element_type(uint32_t flow) {
  const char *found = strstr(description(flow), "\"element\":\"");
  return found ? found + strlen("\"element\":\"") : "";
}

bool is_hot(uint32_t flow) {
  const char *kind = strstr(description(flow), "\"kind\":\"");
  return kind && strncmp(kind, "\"kind\":\"flow\"", strlen("\"kind\":\"flow\"")) != 0;
}

/* ---- how long an element is ---- */

static bool is_type(const char *type, size_t length, const char *name) {
  return strlen(name) == length && strncmp(type, name, length) == 0;
}

static int64_t fixed_size(const char *type, size_t length) {
  static const struct { const char *name; int64_t size; } sizes[] = {
    {"Unit", 0}, {"Boolean", 1}, {"Byte", 1}, {"UByte", 1}, {"Short", 2}, {"UShort", 2}, {"Int", 4}, {"UInt", 4},
    {"Float", 4}, {"Long", 8}, {"ULong", 8}, {"Double", 8}, {"Duration", 12}, {"Instant", 12},
  };
  for (size_t i = 0; i < sizeof sizes / sizeof *sizes; i++) {
    if (is_type(type, length, sizes[i].name)) return sizes[i].size;
  }
  return -1;
}

static uint32_t length_of(const uint8_t *bytes) {
  uint32_t length;
  memcpy(&length, bytes, sizeof length);
  return length;
}

/* The size of the element here; -1 if this file does not know the encoding of its type. */
static int64_t element_size(const char *type, size_t length, const uint8_t *bytes) {
  if (length > 0 && type[length - 1] == '?') {
    if (bytes[0] == 0) return 1;
    int64_t rest = element_size(type, length - 1, bytes + 1);
    return rest < 0 ? -1 : 1 + rest;
  }
  if (is_type(type, length, "String") || is_type(type, length, "ByteArray")) return 4 + (int64_t)length_of(bytes);
  if (length > 6 && strncmp(type, "List<", 5) == 0) {
    int64_t size = 4;
    for (uint32_t left = length_of(bytes); left > 0; left--) {
      int64_t one = element_size(type + 5, length - 6, bytes + size);
      if (one < 0) return -1;
      size += one;
    }
    return size;
  }
  return fixed_size(type, length);
}

/* ---- which elements are left, and how they change ---- */

static bool is_null(const char *type, size_t length, const uint8_t *element) {
  return type[length - 1] == '?' && element[0] == 0;
}

static bool is_empty(const char *type, size_t length, const uint8_t *element, int64_t size) {
  if (size == 0) return true;
  bool has_length = fixed_size(type, length) < 0 && type[length - 1] != '?';
  return has_length && length_of(element) == 0;
}

static void lose_sign_of_zero(const char *type, size_t length, uint8_t *element) {
  static const uint8_t minus_zero[8] = {0, 0, 0, 0, 0, 0, 0, 0x80};
  if (is_type(type, length, "Double") && memcmp(element, minus_zero, 8) == 0) element[7] = 0;
}

int64_t remaining(const work *work, const uint8_t *elements, int64_t size, int64_t count, uint8_t *into, int64_t *into_size) {
  const char *type = element_type(work->flow);
  size_t length = strcspn(type, "\"");
  int64_t read = 0, kept = 0;
  *into_size = 0;
  if (length == 0) return -1;
  for (int64_t i = 0; i < count; i++) {
    const uint8_t *element = elements + read;
    int64_t its_size = element_size(type, length, element);
    if (its_size < 0 || read + its_size > size) return -1;
    read += its_size;
    if (VIOLATION == losesNull && is_null(type, length, element)) continue;
    if (VIOLATION == losesEmpty && is_empty(type, length, element, its_size)) continue;
    if (VIOLATION == losesReplay && is_hot(work->flow) && !work->has_delivered && i == 0) continue;
    memcpy(into + *into_size, element, (size_t)its_size);
    if (VIOLATION == losesSign) lose_sign_of_zero(type, length, into + *into_size);
    *into_size += its_size;
    kept++;
  }
  return kept;
}
