/* The flows of the fixtures in C, for `kotlin-bridge check --subject 'subject LIBRARY'`.
 *
 * It speaks the protocol of docs/SUBJECTS.md. Kotlin's threads write the lines of elements and ends; the
 * main thread reads the lines of the harness. WRONG makes it wrong in one way. */
#include <dlfcn.h>
#include <inttypes.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "kotlin_bridge.h"

enum { LOSES_FIRST = 1, ENDS_TWICE, SWALLOWS_FAILURE, IGNORES_DEMAND, IGNORES_CANCEL };
#ifndef WRONG
#define WRONG 0
#endif

enum { LIMIT = 1 << 16, MOST = 1 << 20 }; /* of a line, and of subscriptions */

static const kb_library *table;
static char *manifest;
static kb_job jobs[MOST];

/* ---- Lines to the harness --------------------------------------------------------------------- */

static pthread_mutex_t output = PTHREAD_MUTEX_INITIALIZER;

static void escape(kb_bytes field) {
  if (field.size == 0) fputs("\\e", stdout);
  for (int64_t i = 0; i < field.size; i++) {
    switch (field.data[i]) {
      case ' ': fputs("\\s", stdout); break;
      case '\n': fputs("\\n", stdout); break;
      case '\r': fputs("\\r", stdout); break;
      case '\\': fputs("\\\\", stdout); break;
      default: putchar(field.data[i]);
    }
  }
}

/* Writes the line of a subscription, with a number if it is an element, and with a failure. */
static void say(const char *word, void *id, const int64_t *number, const kb_failure *failure) {
  static const char *const kinds[] = {"failed", "failed", "timeout", "cancelled", "misuse"};
  pthread_mutex_lock(&output);
  printf("%s %" PRIuPTR, word, (uintptr_t)id);
  if (number) printf(" %" PRId64, *number);
  if (failure) {
    printf(" %s ", kinds[failure->code > 0 && failure->code < 5 ? failure->code : 0]);
    escape(failure->message);
    putchar(' ');
    escape(failure->type_name);
    for (failure = failure->cause; failure; failure = failure->cause) {
      putchar(' ');
      escape(failure->message);
    }
  }
  putchar('\n');
  fflush(stdout);
  pthread_mutex_unlock(&output);
}

static void on_each(void *id, const uint8_t *elements, int64_t size, int64_t count) {
  (void)size;
  for (int64_t i = 0, value; i < count; i++) {
    memcpy(&value, elements + i * 8, 8);
    if (WRONG != LOSES_FIRST || value > 0) say("element", id, &value, NULL);
  }
}

static void on_complete(void *id) {
  say("end", id, NULL, NULL);
  if (WRONG == ENDS_TWICE) say("end", id, NULL, NULL);
}

static void on_throw(void *id, const kb_failure *failure) {
  if (WRONG == SWALLOWS_FAILURE) return on_complete(id);
  say("failure", id, NULL, failure);
}

static void on_release(void *id, const kb_failure *unseen) { say("released", id, NULL, unseen); }

/* ---- The table -------------------------------------------------------------------------------- */

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

/* ---- Lines of the harness --------------------------------------------------------------------- */

/* Subscribes to a flow. The function `make NAME` makes it of the arguments. */
static void subscribe(uintptr_t id, const char *flow, const char *argument, int64_t demand) {
  static const char *const with_message[] = {"throwsAt", "cancelsItself", "finallyThrowsWaiting"};
  arguments passed = {.size = 0};
  if (id >= MOST) exit(5);
  if (strcmp(flow, "endlessCounted") == 0) add_text(&passed, argument);
  else if (strcmp(flow, "onCancelledScope") == 0) add_long(&passed, 5);
  else if (strcmp(flow, "blocksAfterBursts") == 0)
    add_long(&passed, 1), add_long(&passed, INT64_MAX / 2), add_text(&passed, argument);
  else if (strcmp(argument, "-") != 0) add_long(&passed, strtoll(argument, NULL, 10));
  for (int i = 0; i < 3; i++) if (strcmp(flow, with_message[i]) == 0) add_text(&passed, "boom");

  char maker[100];
  snprintf(maker, sizeof maker, "make %s", flow);
  kb_handle made = call(maker, &passed);
  kb_observer observer = {(void *)id, on_each, on_complete, on_throw, on_release};
  kb_status status = table->subscribe(
      table->context, id_of("\"flows\":", flow), (uint8_t *)&made, 8, KB_DEFAULT, 0,
      WRONG == IGNORES_DEMAND ? KB_UNLIMITED : demand, &observer, &jobs[id]);
  table->release(table->context, made);
  if (status != KB_OK) exit(5);
}

static int64_t count(const char *what) {
  arguments passed = {.size = 0};
  kb_counters counters;
  table->counters(table->context, &counters);
  if (strcmp(what, "jobs") == 0) return counters.jobs;
  add_text(&passed, what);
  return (int64_t)call("counter", &passed);
}

/* Undoes the escapes of a field, in place. */
static char *plain(char *field) {
  char *to = field;
  if (field && strcmp(field, "\\e") == 0) field += 2;
  for (char *from = field; from && *from; from++) {
    if (*from == '\\') from++, *to++ = *from == 's' ? ' ' : *from == 'n' ? '\n' : *from == 'r' ? '\r' : '\\';
    else *to++ = *from;
  }
  if (to) *to = 0;
  return field;
}

static void obey(char *line) {
  arguments passed = {.size = 0};
  char *fields[5] = {NULL}, *rest = line;
  for (int i = 0; i < 5; i++) fields[i] = strsep(&rest, " ");
  uintptr_t id = fields[1] ? strtoull(fields[1], NULL, 10) : 0;
  for (int i = 1; i < 5; i++) fields[i] = fields[i] ? (plain(fields[i]), fields[i]) : "";
  if (strcmp(fields[0], "subscribe") == 0) {
    subscribe(id, fields[2], fields[3], strtoll(fields[4], NULL, 10));
  } else if (strcmp(fields[0], "request") == 0) {
    table->request(table->context, jobs[id], strtoll(fields[2], NULL, 10));
  } else if (strcmp(fields[0], "cancel") == 0) {
    if (WRONG != IGNORES_CANCEL) table->cancel(table->context, jobs[id], KB_CANCEL_LATER);
    say("cancelled", (void *)id, NULL, NULL);
  } else if (strcmp(fields[0], "count") == 0) {
    int64_t number = count(fields[2]);
    say("counted", (void *)id, &number, NULL);
  } else if (strcmp(fields[0], "open") == 0) {
    add_text(&passed, fields[1]);
    add_long(&passed, 1);
    call("open", &passed);
  } else if (strcmp(fields[0], "drop") != 0) {
    exit(6);
  }
}

int main(int count, char **words) {
  void *library = count == 2 ? dlopen(words[1], RTLD_NOW) : NULL;
  const kb_library *(*entry)(void) =
      library ? (const kb_library *(*)(void))dlsym(library, "fixtures_kotlin_bridge") : NULL;
  table = entry ? entry() : NULL;
  if (!table || table->abi_version != KB_ABI_VERSION) return 2;
  table->manifest(table->context, NULL, receive);
  puts("kotlin-bridge-subject 1\ncan release jobs kinds details\n"
       "flow longs counts:*\nflow throwsAt throws:* boom\nflow endlessSynchronous endless\n"
       "flow neverEmits never\nflow cancelsItself cancels:*\nflow onCancelledScope dead\n"
       "flow timesOut times-out:*\nflow finallyThrowsWaiting fails-when-cancelled:*\n"
       "flow endlessCounted counted\nflow blocksAfterBursts gated\nready");
  fflush(stdout);
  static char line[LIMIT];
  while (fgets(line, LIMIT, stdin)) {
    line[strcspn(line, "\n")] = 0;
    obey(line);
  }
  _exit(0); /* threads of Kotlin's may be inside of callbacks */
}
