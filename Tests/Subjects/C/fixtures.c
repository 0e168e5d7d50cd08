#include "fixtures.h"

#include <dlfcn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { LIMIT = 1 << 16 }; /* of the arguments of a call */

static const kb_library *table;
static char *manifest;

const char fixtures_flows[] =
    "flow longs counts:*\nflow throwsAt throws:* boom\nflow endlessSynchronous endless\n"
    "flow neverEmits never\nflow cancelsItself cancels:*\nflow onCancelledScope dead\n"
    "flow timesOut times-out:*\nflow finallyThrowsWaiting fails-when-cancelled:*\n"
    "flow endlessCounted counted\nflow blocksAfterBursts gated\n";

typedef struct { uint8_t bytes[LIMIT]; int64_t size; } arguments;

static void add_long(arguments *arguments, int64_t value) {
  memcpy(arguments->bytes + arguments->size, &value, 8);
  arguments->size += 8;
}

static void add_text(arguments *arguments, const char *text) {
  uint32_t size = (uint32_t)strlen(text);
  memcpy(arguments->bytes + arguments->size, &size, 4);
  memcpy(arguments->bytes + arguments->size + 4, text, size);
  arguments->size += 4 + size;
}

static void receive(void *context, const uint8_t *json, int64_t size) {
  (void)context;
  manifest = strndup((const char *)json, (size_t)size);
}

/* The id of a flow or function. In the manifest it is the member before the name. */
static uint32_t id_of(const char *list, const char *name) {
  char text[100];
  snprintf(text, sizeof text, ",\"name\":\"%s\"", name);
  const char *found = strstr(strstr(manifest, list), text);
  if (!found) exit(3);
  while (*found != ':' || found[-1] != '"') found--;
  return (uint32_t)strtoul(found + 1, NULL, 10);
}

static void ignore(void *context, const kb_failure *failure) { (void)context, (void)failure; }

/* Calls a function that answers in place with 8 bytes. */
static uint64_t call(const char *name, const arguments *passed) {
  arguments memory = *passed;
  kb_frame frame = {.bytes = {memory.bytes, memory.size, LIMIT, 0}, .on_throw = ignore,
                    .id = id_of("\"functions\":", name), .library = table->context};
  if (table->call(&frame) != KB_OK) exit(4);
  uint64_t answer;
  memcpy(&answer, memory.bytes, 8);
  return answer;
}

kb_status fixtures_subscribe(const char *flow, const char *argument, int64_t demand, const kb_observer *observer, kb_job *job) {
  static const char *const with_message[] = {"throwsAt", "cancelsItself", "finallyThrowsWaiting"};
  arguments passed = {.size = 0};
  if (strcmp(flow, "endlessCounted") == 0) add_text(&passed, argument);
  else if (strcmp(flow, "onCancelledScope") == 0) add_long(&passed, 5);
  else if (strcmp(flow, "blocksAfterBursts") == 0)
    add_long(&passed, 1), add_long(&passed, INT64_MAX / 2), add_text(&passed, argument);
  else if (*argument && strcmp(argument, "-") != 0) add_long(&passed, strtoll(argument, NULL, 10));
  for (int i = 0; i < 3; i++) if (strcmp(flow, with_message[i]) == 0) add_text(&passed, "boom");

  /* The function `make NAME` makes the flow of the arguments. */
  char maker[100];
  snprintf(maker, sizeof maker, "make %s", flow);
  kb_handle made = call(maker, &passed);
  kb_status status = table->subscribe(
      table->context, id_of("\"flows\":", flow), (uint8_t *)&made, 8, KB_DEFAULT, 0, demand, observer, job);
  table->release(table->context, made);
  return status;
}

void fixtures_request(kb_job job, int64_t count) { table->request(table->context, job, count); }

void fixtures_cancel(kb_job job) { table->cancel(table->context, job, KB_CANCEL_LATER); }

int64_t fixtures_count(const char *what) {
  arguments passed = {.size = 0};
  kb_counters counters;
  table->counters(table->context, &counters);
  if (strcmp(what, "jobs") == 0) return counters.jobs;
  add_text(&passed, what);
  return (int64_t)call("counter", &passed);
}

void fixtures_open(const char *gate) {
  arguments passed = {.size = 0};
  add_text(&passed, gate);
  add_long(&passed, 1);
  call("open", &passed);
}

bool fixtures_load(const char *path) {
  void *library = dlopen(path, RTLD_NOW);
  const kb_library *(*entry)(void) =
      library ? (const kb_library *(*)(void))dlsym(library, "fixtures_kotlin_bridge") : NULL;
  table = entry ? entry() : NULL;
  if (!table || table->abi_version != KB_ABI_VERSION) return false;
  table->manifest(table->context, NULL, receive);
  return true;
}
