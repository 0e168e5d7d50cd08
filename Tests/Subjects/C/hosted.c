/* A consumer in C that is judged in its own process, by the functions of kotlin_bridge_conformance.h.
 *
 *   hosted LIBRARY [options of kotlin-bridge check]
 *   hosted LIBRARY run RULE
 *
 * WRONG makes it wrong in one way. */
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "fixtures.h"
#include "kotlin_bridge_conformance.h"

enum { ENDS_ELSEWHERE = 1, CALLS_AFTER_END, LEAKS, SWALLOWS_FAILURE, IGNORES_DEMAND };
#ifndef WRONG
#define WRONG 0
#endif

/* Two owners have it: the subscription, until `drop`, and the job, until `on_release`. */
typedef struct {
  kbc_consumer *consumer;
  kb_job job;
  int owners;
} flow;

static void give_up(flow *flow) {
  if (__atomic_sub_fetch(&flow->owners, 1, __ATOMIC_ACQ_REL) == 0 && WRONG != LEAKS) free(flow);
}

/* ---- What Kotlin says ------------------------------------------------------------------------- */

static kbc_failure failure_of(const kb_failure *failure, const char **causes, int most) {
  static const char *const kinds[] = {"failed", "failed", "timeout", "cancelled", "misuse"};
  int count = 0;
  for (const kb_failure *cause = failure->cause; cause && count < most - 1; cause = cause->cause)
    causes[count++] = strndup((const char *)cause->message.data, (size_t)cause->message.size);
  causes[count] = NULL;
  return (kbc_failure){
      .kind = kinds[failure->code > 0 && failure->code < 5 ? failure->code : 0],
      .message = strndup((const char *)failure->message.data, (size_t)failure->message.size),
      .type_name = strndup((const char *)failure->type_name.data, (size_t)failure->type_name.size),
      .causes = causes};
}

static void report(void (*function)(kbc_consumer *, const kbc_failure *), flow *flow, const kb_failure *failure) {
  const char *causes[20];
  if (!failure) return function(flow->consumer, NULL);
  kbc_failure said = failure_of(failure, causes, 20);
  function(flow->consumer, &said);
  for (int i = 0; causes[i]; i++) free((char *)causes[i]);
  free((char *)said.message);
  free((char *)said.type_name);
}

static void on_each(void *context, const uint8_t *elements, int64_t size, int64_t count) {
  flow *flow = context;
  (void)size;
  for (int64_t i = 0, value; i < count; i++) {
    memcpy(&value, elements + i * 8, 8);
    kbc_element(flow->consumer, value);
  }
}

static void *complete_soon(void *consumer) {
  kbc_complete(consumer);
  return NULL;
}

static void on_complete(void *context) {
  flow *flow = context;
  pthread_t thread;
  if (WRONG == ENDS_ELSEWHERE && pthread_create(&thread, NULL, complete_soon, flow->consumer) == 0)
    pthread_detach(thread);
  else
    kbc_complete(flow->consumer);
}

static void on_throw(void *context, const kb_failure *failure) {
  if (WRONG == SWALLOWS_FAILURE) return on_complete(context);
  report(kbc_fail, context, failure);
}

static void on_release(void *context, const kb_failure *unseen) {
  flow *flow = context;
  if (WRONG == CALLS_AFTER_END) kbc_element(flow->consumer, 7);
  report(kbc_released, flow, unseen);
  give_up(flow);
}

/* ---- What the checks ask for ------------------------------------------------------------------ */

static void *subscribe(void *context, const char *name, const char *argument, int64_t demand, kbc_consumer *consumer) {
  flow *made = malloc(sizeof *made);
  kb_observer observer = {made, on_each, on_complete, on_throw, on_release};
  (void)context;
  *made = (flow){.consumer = consumer, .owners = 2};
  if (WRONG == IGNORES_DEMAND) demand = KB_UNLIMITED;
  if (fixtures_subscribe(name, argument, demand, &observer, &made->job) == KB_OK) return made;
  free(made);
  return NULL;
}

static void request(void *context, void *subscription, int64_t count) {
  (void)context;
  fixtures_request(((flow *)subscription)->job, count);
}

static void cancel(void *context, void *subscription) {
  (void)context;
  fixtures_cancel(((flow *)subscription)->job);
}

static void drop(void *context, void *subscription) {
  (void)context;
  give_up(subscription);
}

static int64_t count(void *context, const char *what) {
  (void)context;
  return fixtures_count(what);
}

static void open_gate(void *context, const char *gate) {
  (void)context;
  fixtures_open(gate);
}

int main(int words, char **word) {
  if (words < 2 || !fixtures_load(word[1])) return 2;
  char offers[2000];
  snprintf(offers, sizeof offers, "can release jobs kinds details\n%s", fixtures_flows);
  kbc_subject subject = {.size = sizeof subject, .offers = offers, .subscribe = subscribe, .request = request,
                         .cancel = cancel, .drop = drop, .count = count, .open = open_gate};
  if (words == 4 && strcmp(word[2], "run") == 0) {
    char *finding = kbc_run(&subject, word[3], 100);
    printf("%s", finding);
    kbc_free(finding);
    return 0;
  }
  return kbc_check(&subject, words - 2, (const char *const *)word + 2);
}
