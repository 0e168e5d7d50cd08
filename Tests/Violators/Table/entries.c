#include "violator.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* The entries of the functions `divide` and `plainAdd`. */
static kb_entry real_divide, real_add;

static kb_status divide_wrongly(kb_frame *frame) {
  kb_status status = real_divide.frame(frame);
  if (status == KB_OK && frame->bytes.size == 8) frame->bytes.data[0] ^= 1;
  return status;
}

/* An exception that reaches C ends the process. */
static int64_t divide_or_end(int64_t a, int64_t b, kb_catch *caught) {
  if (b == 0) abort();
  return ((int64_t(*)(int64_t, int64_t, kb_catch *))real_divide.twin)(a, b, caught);
}

static int64_t add_halves(int64_t a, int64_t b, kb_catch *caught) {
  return (int32_t)((int64_t(*)(int64_t, int64_t, kb_catch *))real_add.twin)(a, b, caught);
}

static bool negate_nothing(bool value, kb_catch *caught) {
  (void)caught;
  return value;
}

uint32_t id_of(const char *function) {
  char name[64];
  snprintf(name, sizeof name, "\"name\":\"%s\"", function);
  const char *functions = strstr(manifest_text, "\"functions\":");
  const char *at = functions ? strstr(functions, name) : NULL;
  if (!at) abort();
  while (strncmp(at, "\"id\":", 5) != 0) at--;
  return (uint32_t)strtoul(at + 5, NULL, 10);
}

static uint64_t digest_of(const char *text) {
  uint64_t hash = 0xcbf29ce484222325;
  for (; *text; text++) hash = (hash ^ (uint8_t)*text) * 0x100000001b3;
  return hash;
}

const kb_module *mistaken_entries(void) {
  bool is_about_twins = VIOLATION == escapingTwin || VIOLATION == narrowTwin || VIOLATION == deafTwin;
  if (VIOLATION != wrongDigest && VIOLATION != wrongEntry && !is_about_twins) return NULL;
  static kb_module module;
  module = *real->module;
  size_t size = (size_t)module.function_count * sizeof(kb_entry);
  kb_entry *functions = memcpy(malloc(size), module.functions, size);
  kb_entry *divide = &functions[id_of("divide")];
  kb_entry *add = &functions[id_of("plainAdd")];
  real_divide = *divide;
  real_add = *add;
  if (VIOLATION == wrongEntry) divide->frame = divide_wrongly;
  if (VIOLATION == escapingTwin) divide->twin = (void (*)(void))divide_or_end;
  if (VIOLATION == narrowTwin) add->twin = (void (*)(void))add_halves;
  if (VIOLATION == deafTwin) functions[id_of("negate")].twin = (void (*)(void))negate_nothing;
  module.functions = functions;
  /* This library's manifest has another name in it. */
  module.digest = digest_of(manifest_text) + (VIOLATION == wrongDigest);
  return &module;
}
