/* The flows of the fixtures in C, for `kotlin-bridge check --subject 'subject LIBRARY'`.
 *
 * It speaks the protocol of docs/SUBJECTS.md. Kotlin's threads write the lines of elements and ends; the
 * main thread reads the lines of the harness. WRONG makes it wrong in one way. */
#include <inttypes.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "fixtures.h"

enum { LOSES_FIRST = 1, ENDS_TWICE, SWALLOWS_FAILURE, IGNORES_DEMAND, IGNORES_CANCEL };
#ifndef WRONG
#define WRONG 0
#endif

enum { LIMIT = 1 << 16, MOST = 1 << 20 }; /* of a line, and of subscriptions */

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

/* ---- Lines of the harness --------------------------------------------------------------------- */

static void subscribe(uintptr_t id, const char *flow, const char *argument, int64_t demand) {
  kb_observer observer = {(void *)id, on_each, on_complete, on_throw, on_release};
  if (WRONG == IGNORES_DEMAND) demand = KB_UNLIMITED;
  if (id >= MOST || fixtures_subscribe(flow, argument, demand, &observer, &jobs[id]) != KB_OK) exit(5);
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
  char *fields[5] = {NULL}, *rest = line;
  for (int i = 0; i < 5; i++) fields[i] = strsep(&rest, " ");
  uintptr_t id = fields[1] ? strtoull(fields[1], NULL, 10) : 0;
  for (int i = 1; i < 5; i++) fields[i] = fields[i] ? (plain(fields[i]), fields[i]) : "";
  if (strcmp(fields[0], "subscribe") == 0) {
    subscribe(id, fields[2], fields[3], strtoll(fields[4], NULL, 10));
  } else if (strcmp(fields[0], "request") == 0) {
    fixtures_request(jobs[id], strtoll(fields[2], NULL, 10));
  } else if (strcmp(fields[0], "cancel") == 0) {
    if (WRONG != IGNORES_CANCEL) fixtures_cancel(jobs[id]);
    say("cancelled", (void *)id, NULL, NULL);
  } else if (strcmp(fields[0], "count") == 0) {
    int64_t number = fixtures_count(fields[2]);
    say("counted", (void *)id, &number, NULL);
  } else if (strcmp(fields[0], "open") == 0) {
    fixtures_open(fields[1]);
  } else if (strcmp(fields[0], "drop") != 0) {
    exit(6);
  }
}

int main(int count, char **words) {
  if (count != 2 || !fixtures_load(words[1])) return 2;
  printf("kotlin-bridge-subject 1\ncan release jobs kinds details\n%sready\n", fixtures_flows);
  fflush(stdout);
  static char line[LIMIT];
  while (fgets(line, LIMIT, stdin)) {
    line[strcspn(line, "\n")] = 0;
    obey(line);
  }
  _exit(0); /* threads of Kotlin's may be inside of callbacks */
}
