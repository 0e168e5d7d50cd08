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
  const char *found = strstr(description(flow), "\"element\":");
  return found ? found + strlen("\"element\":") : "";
}

bool is_hot(uint32_t flow) {
  const char *kind = strstr(description(flow), "\"kind\":\"");
  return kind && strncmp(kind, "\"kind\":\"flow\"", strlen("\"kind\":\"flow\"")) != 0;
}

/* ---- how long an element is ---- */

/* A type is JSON: a name in quotes, or an object with one such as "list". What follows it does not matter. */

static bool is_type(const char *type, const char *name) {
  return type[0] == '"' && strncmp(type + 1, name, strlen(name)) == 0 && type[1 + strlen(name)] == '"';
}

/* The type inside of a nullable one or a list; NULL if this is another type. */
static const char *inner_type(const char *type, const char *member) {
  char begin[32];
  int length = snprintf(begin, sizeof begin, "{\"%s\":", member);
  return strncmp(type, begin, (size_t)length) == 0 ? type + length : NULL;
}

static bool has_length(const char *type) {
  return is_type(type, "String") || is_type(type, "ByteArray") || inner_type(type, "list");
}

static int64_t fixed_size(const char *type) {
  static const struct { const char *name; int64_t size; } sizes[] = {
    {"Unit", 0}, {"Boolean", 1}, {"Byte", 1}, {"UByte", 1}, {"Short", 2}, {"UShort", 2}, {"Int", 4}, {"UInt", 4},
    {"Float", 4}, {"Long", 8}, {"ULong", 8}, {"Double", 8}, {"Duration", 12}, {"Instant", 12},
  };
  for (size_t i = 0; i < sizeof sizes / sizeof *sizes; i++) {
    if (is_type(type, sizes[i].name)) return sizes[i].size;
  }
  return -1;
}

static uint32_t length_of(const uint8_t *bytes) {
  uint32_t length;
  memcpy(&length, bytes, sizeof length);
  return length;
}

/* The size of the element here; -1 if this file does not know the encoding of its type. */
static int64_t element_size(const char *type, const uint8_t *bytes) {
  const char *inner;
  if ((inner = inner_type(type, "nullable"))) {
    if (bytes[0] == 0) return 1;
    int64_t rest = element_size(inner, bytes + 1);
    return rest < 0 ? -1 : 1 + rest;
  }
  if ((inner = inner_type(type, "list"))) {
    int64_t size = 4;
    for (uint32_t left = length_of(bytes); left > 0; left--) {
      int64_t one = element_size(inner, bytes + size);
      if (one < 0) return -1;
      size += one;
    }
    return size;
  }
  return has_length(type) ? 4 + (int64_t)length_of(bytes) : fixed_size(type);
}

/* ---- which elements are left, and how they change ---- */

static bool is_null(const char *type, const uint8_t *element) {
  return inner_type(type, "nullable") && element[0] == 0;
}

static bool is_empty(const char *type, const uint8_t *element, int64_t size) {
  return size == 0 || (has_length(type) && length_of(element) == 0);
}

static void lose_sign_of_zero(const char *type, uint8_t *element) {
  static const uint8_t minus_zero[8] = {0, 0, 0, 0, 0, 0, 0, 0x80};
  if (is_type(type, "Double") && memcmp(element, minus_zero, 8) == 0) element[7] = 0;
}

void round_time(uint8_t *time) {
  int32_t nanoseconds;
  memcpy(&nanoseconds, time + 8, sizeof nanoseconds);
  nanoseconds -= nanoseconds % 1000;
  memcpy(time + 8, &nanoseconds, sizeof nanoseconds);
}

int64_t remaining(const work *work, const uint8_t *elements, int64_t size, int64_t count, uint8_t *into, int64_t *into_size) {
  const char *type = element_type(work->flow);
  int64_t read = 0, kept = 0;
  *into_size = 0;
  if (!*type) return -1;
  for (int64_t i = 0; i < count; i++) {
    const uint8_t *element = elements + read;
    int64_t its_size = element_size(type, element);
    if (its_size < 0 || read + its_size > size) return -1;
    read += its_size;
    if (VIOLATION == losesNull && is_null(type, element)) continue;
    if (VIOLATION == losesEmpty && is_empty(type, element, its_size)) continue;
    if (VIOLATION == losesReplay && is_hot(work->flow) && !work->has_delivered && i == 0) continue;
    memcpy(into + *into_size, element, (size_t)its_size);
    if (VIOLATION == losesSign) lose_sign_of_zero(type, into + *into_size);
    if (VIOLATION == roundsElements && is_type(type, "Instant")) round_time(into + *into_size);
    *into_size += its_size;
    kept++;
  }
  return kept;
}
