#define _GNU_SOURCE
#include "violator.h"

#include <dlfcn.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#define EXPORTED __attribute__((visibility("default")))

const enum violation violation = VIOLATION;
const kb_library *real;
char *manifest_text;

/* ---- statuses and failures ---- */

static void *volatile leaked; /* volatile, because the compiler would remove what nobody reads */

void leak_for(enum violation mistake) {
  if (VIOLATION == mistake) leaked = malloc(40);
}

void dawdle(void) {
  static _Atomic uint32_t count;
  if (VIOLATION != delaysAtRandom) return;
  uint32_t random = atomic_fetch_add(&count, 1) * 2654435761u;
  if (random >> 26 == 0) usleep(random >> 8 & 0x4fff);
}

kb_status accepted(kb_status status) {
  if (status == KB_MALFORMED) leak_for(leaksRefusals);
  if (VIOLATION == acceptsUnknownIds && status == KB_UNKNOWN_ID) return KB_OK;
  if (VIOLATION == acceptsStaleHandles && status == KB_INVALID_HANDLE) return KB_OK;
  if (VIOLATION == acceptsMalformed && status == KB_MALFORMED) return KB_OK;
  return status;
}

/* The first ten exceptions of a chain. */
static const kb_failure *cut_chain(const kb_failure *failure) {
  static _Thread_local kb_failure links[9];
  kb_failure *last = NULL;
  for (int i = 0; failure && i < 9; i++, failure = failure->cause) {
    links[i] = *failure;
    if (last) last->cause = &links[i];
    last = &links[i];
  }
  if (!last) return NULL;
  last->cause = NULL;
  return links;
}

/* The fields of the first exception that had some. */
static kb_bytes first_fields(kb_bytes fields) {
  static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
  static kb_bytes first;
  pthread_mutex_lock(&lock);
  if (first.size == 0) {
    first = fields;
    first.data = memcpy(malloc((size_t)fields.size), fields.data, (size_t)fields.size);
  }
  pthread_mutex_unlock(&lock);
  return first;
}

kb_failure altered(const kb_failure *failure) {
  kb_failure told = *failure;
  if (VIOLATION == losesFailureMessage) told.message.size = 0;
  if (VIOLATION == losesCause) told.cause = NULL;
  static const char invented[] = "violator.Invented";
  if (VIOLATION == inventsException) told.exception = (kb_bytes){(const uint8_t *)invented, sizeof invented - 1};
  static const char other[] = "fixtures.FixtureError";
  if (VIOLATION == claimsOtherException && told.exception.size > 0) told.exception = (kb_bytes){(const uint8_t *)other, sizeof other - 1};
  if (VIOLATION == timeoutAsFailure && told.code == KB_TIMEOUT) told.code = KB_FAILED;
  if (VIOLATION == cancelledAsFailure && told.code == KB_CANCELLED) told.code = KB_FAILED;
  if (VIOLATION == cutsLongMessages && told.message.size > 4096) told.message.size = 4096;
  if (VIOLATION == losesTraces) told.trace.size = 0;
  if (VIOLATION == cutsChains) told.cause = cut_chain(told.cause);
  if (VIOLATION == losesFields) told.fields.size = 0;
  if (VIOLATION == repeatsFields && told.fields.size > 0) told.fields = first_fields(told.fields);
  static _Thread_local kb_failure cause;
  if (VIOLATION == losesSecondClass && told.cause && told.cause->cause) {
    static _Thread_local kb_failure root;
    root = *told.cause->cause;
    root.type_name.size = 0;
    cause = *told.cause;
    cause.cause = &root;
    told.cause = &cause;
  }
  return told;
}

/* ---- the manifest ---- */

/* The flow or function about which a manifest lies. */
#ifndef LIES_OF
#define LIES_OF "longs"
#endif

static char *replacing(const char *text, const char *begin, const char *old, const char *new) {
  const char *at = begin ? strstr(begin, old) : NULL;
  char *made = malloc(strlen(text) + strlen(new) + 1);
  if (!at) return strcpy(made, text);
  sprintf(made, "%.*s%s%s", (int)(at - text), text, new, at + strlen(old));
  return made;
}

/* Replaces the first of each by the other. */
static char *swapping(const char *text, const char *begin, const char *one, const char *other) {
  static const char between[] = "\"name\":\"\"";
  char *marked = replacing(text, begin, one, between);
  char *half = replacing(marked, begin ? marked + (begin - text) : NULL, other, one);
  char *whole = replacing(half, half, between, other);
  free(marked);
  free(half);
  return whole;
}

static void keep(void *context, const uint8_t *json, int64_t size) {
  (void)context;
  char *text = strndup((const char *)json, (size_t)size);
  manifest_text = replacing(text, text, "\"library\":\"fixtures\"", "\"library\":\"violator\"");
  free(text);
}

static kb_status manifest(void *library, void *context, void (*receive)(void *context, const uint8_t *json, int64_t size)) {
  (void)library;
  if (!receive) return KB_INVALID_ARGUMENT;
  const char *text = manifest_text;
  const char *at = strstr(text, "\"name\":\"" LIES_OF "\"");
  char *lie = NULL;
  if (VIOLATION == lyingManifest) lie = replacing(text, at, "\"element\":\"Long\"", "\"element\":\"String\"");
  if (VIOLATION == lyingNullability) lie = replacing(text, at, "{\"nullable\":\"Long\"}", "\"Long\"");
  if (VIOLATION == lyingKind) lie = replacing(text, at, "\"kind\":\"suspend\"", "\"kind\":\"plain\"");
  if (VIOLATION == lyingPlainKind) lie = replacing(text, at, "\"kind\":\"plain\"", "\"kind\":\"suspend\"");
  if (VIOLATION == lyingResultNullability) lie = replacing(text, at, "\"result\":{\"nullable\":\"String\"}", "\"result\":\"String\"");
  if (VIOLATION == swapsCases) lie = replacing(text, at, "[\"RED\",\"GREEN\"", "[\"GREEN\",\"RED\"");
  if (VIOLATION == swapsFields) lie = swapping(text, at, "\"name\":\"x\"", "\"name\":\"y\"");
  if (VIOLATION == swapsNames) lie = swapping(text, at, "\"name\":\"plainAdd\"", "\"name\":\"divide\"");
  if (VIOLATION == lyingResult) lie = replacing(text, at, "\"result\":\"Long\"", "\"result\":\"Int\"");
  if (VIOLATION == lyingTwin) lie = replacing(text, at, "\"twin\":[\"int64_t\"", "\"twin\":[\"int32_t\"");
  if (lie) text = lie;
  if (VIOLATION == brokenManifest) text = "{\"abi\":1,";
  receive(context, (const uint8_t *)text, (int64_t)strlen(text));
  free(lie);
  return KB_OK;
}

/* ---- functions that are forwarded unchanged ---- */


static kb_status counters(void *library, kb_counters *counters) {
  (void)library;
  kb_status status = real->counters(real->context, counters);
  if (status != KB_OK) return status;
  if (VIOLATION == lyingCounters) counters->jobs = counters->subscriptions = counters->handles = 0;
  if (VIOLATION == leaksHandles) {
    counters->jobs += subscriptions_made;
    counters->subscriptions += subscriptions_made;
    counters->handles += subscriptions_made;
  }
  return KB_OK;
}

static kb_status collect_garbage(void *library) {
  (void)library;
  wait_for_peers();
  wait_for_peers_to_collect();
  return real->collect_garbage(real->context);
}

static kb_status release(void *library, kb_handle object) {
  (void)library;
  if (VIOLATION == usesStaleObjects) return KB_OK;
  kb_status status = real->release(real->context, object);
  if (VIOLATION == endsHoldsEarly && status == KB_OK) {
    while (real->release(real->context, object) == KB_OK) {}
  }
  return status;
}

static kb_status hold(void *library, kb_handle object) {
  (void)library;
  kb_status status = real->hold(real->context, object);
  if (VIOLATION == holdsNothing && status == KB_OK) real->release(real->context, object);
  return VIOLATION == holdsStaleObjects ? KB_OK : status;
}

static kb_status open_flow(kb_frame *frame) { return real->open(frame); }

/* ---- the entry ---- */

static kb_library table = {
  .abi_version = VIOLATION == wrongVersion ? 99 : KB_ABI_VERSION,
  .size = VIOLATION == wrongSize ? 8 : sizeof(kb_library),
  .context = &table, /* another one than that of the real library, which takes its own */
  .manifest = manifest,
  .subscribe = subscribe,
  .request = request,
  .cancel = cancel,
  .call = call,
  .state_value = state_value,
  .state_set = state_set,
  .state_compare_and_set = state_compare_and_set,
  .counters = counters,
  .collect_garbage = collect_garbage,
  .release = release,
  .fetch = fetch,
  .attach = attach,
  .hold = hold,
  .open = open_flow,
};

static void open_fixtures(void) {
  void *library = dlopen(FIXTURES, RTLD_NOW | RTLD_LOCAL);
  void *(*entry)(void) = library ? (void *(*)(void))dlsym(library, "fixtures_kotlin_bridge") : NULL;
  if (!entry) {
    fprintf(stderr, "violator: %s\n", dlerror());
    return;
  }
  real = entry();
  if (!real) return;
  real->manifest(real->context, NULL, keep);
  table.module = mistaken_entries();
}

EXPORTED void *violator_kotlin_bridge(void);
EXPORTED void *violator_kotlin_bridge(void) {
  static pthread_once_t once = PTHREAD_ONCE_INIT;
  if (VIOLATION == nullEntry) return NULL;
  pthread_once(&once, open_fixtures);
  return real ? &table : NULL;
}

/* ---- the library ---- */

__attribute__((constructor)) static void load(void) {
  if (VIOLATION == unloadable) abort();
}

__attribute__((destructor)) static void unload(void) {
  /* A few callbacks are always on their way. */
  bool are_alive = subscriptions_made - subscriptions_released >= 5;
  if (VIOLATION == crashesOnExit && are_alive) abort();
  while (VIOLATION == hangsOnExit) pause();
}

#ifdef EXPORTS_DEMANGLE
EXPORTED char *__cxa_demangle(const char *name, char *buffer, size_t *length, int *status);
EXPORTED char *__cxa_demangle(const char *name, char *buffer, size_t *length, int *status) {
  (void)name, (void)buffer, (void)length;
  *status = -1;
  return NULL;
}
#endif

#ifdef TEXT_RELOCATION
__asm__(".text\n.quad violator_kotlin_bridge\n");
#endif
