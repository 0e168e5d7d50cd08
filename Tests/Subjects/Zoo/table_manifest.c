#define _GNU_SOURCE
#include "table.h"

#include <stdio.h>

static char *text;
static size_t text_size;

#define QUOTED(name) #name
#define QUOTE(name) QUOTED(name)

static void write_flow(FILE *to, uint32_t id) {
  bool is_now = is_state(id);
  fprintf(to, "%s{\"id\":%u,\"name\":\"%s\",\"kind\":\"%s\",\"mutable\":%s,\"parameters\":[],\"element\":\"Long\"}",
          id ? "," : "", id, table_flows[id].name, is_now ? "state" : "flow", is_now ? "true" : "false");
}

static void write_text(void) {
  FILE *to = open_memstream(&text, &text_size);
  fprintf(to, "{\"abi\":%u,\"library\":\"" QUOTE(NAME) "\",\"kotlin\":\"2\",\"flows\":[", KB_ABI_VERSION);
  for (uint32_t i = 0; i < table_flow_count; i++) write_flow(to, i);
  fputs("],\"functions\":["
        "{\"id\":0,\"name\":\"answer\",\"kind\":\"suspend\",\"parameters\":[],\"result\":\"Long\"},"
        "{\"id\":1,\"name\":\"add\",\"kind\":\"plain\",\"parameters\":[{\"name\":\"a\",\"type\":\"Long\"},"
        "{\"name\":\"b\",\"type\":\"Long\"}],\"result\":\"Long\"", to);
  if (MODULE) fputs(",\"twin\":[\"int64_t\",\"int64_t\",\"int64_t\"]", to);
  fputs("}],\"types\":[]}", to);
  fclose(to);
}

const char *manifest_text(int64_t *size) {
  static pthread_once_t once = PTHREAD_ONCE_INIT;
  pthread_once(&once, write_text);
  *size = (int64_t)text_size;
  return text;
}

uint64_t manifest_digest(void) {
  int64_t size;
  const char *bytes = manifest_text(&size);
  uint64_t digest = UINT64_C(0xcbf29ce484222325);
  for (int64_t i = 0; i < size; i++) digest = (digest ^ (uint8_t)bytes[i]) * UINT64_C(0x100000001b3);
  return digest;
}
