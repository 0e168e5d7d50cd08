#include "table.h"

#include <string.h>

/* A member with the whole C table, whose flows have demand. Its own words: NAME, ANSWERS and MODULE. */

/* No function of the table prints, and no end comes after a cancel. */
const struct front front = {.prints = 0, .claims_ends = false};

#if THREADS == ONE
#error "a consumer that blocks would stop all others, which the header of the table forbids"
#endif

char table_context;

const flow table_flows[] = {
#define FLOW(name, kind, count, message) {#name, KIND_##kind, count, message},
  FLOWS(FLOW)
  {"now", KIND_state, 0, ""},
};

const uint32_t table_flow_count = sizeof table_flows / sizeof *table_flows;

/* A thread that is lent for an endless flow gets back after so many callbacks. */
enum { MOST_OF_ENDLESS = 64 };

static int64_t allowance(const job *job) { return has_end(job->flow) ? INT64_MAX : MOST_OF_ENDLESS; }

/* ---- callbacks ---- */

/* Where the consumer is the thread that asks, it can use no element before its call returns: they come together. */
static bool comes_together(const job *job) {
  return BATCHES && job->is_rendezvous && job->is_lent && !job->has_queue && PAUSE_US == 0;
}

void call_each(job *job, int64_t value) {
  enum { MOST = 64 };
  int64_t values[MOST] = {value}, count = 1;
  while (comes_together(job) && count < MOST && !job->is_cancelled && make_signal(job, &job->signal)) {
    if (job->signal.what == END) break; /* it comes next */
    values[count++] = job->signal.value;
    job->signal.what = NOTHING;
  }
  const kb_observer *observer = &table_job_of(job)->observer;
  observer->on_each(observer->context, (const uint8_t *)values, count * (int64_t)sizeof *values, count);
}

static kb_bytes bytes(const char *text) { return (kb_bytes){(const uint8_t *)text, (int64_t)strlen(text)}; }

static void throw(const kb_observer *observer, const flow *flow) {
  kb_failure cause = {
    .code = KB_FAILED, .type_name = bytes("kotlin.IllegalArgumentException"), .message = bytes("the station is closed"),
    .trace = bytes("at +0x12\nat 0x34"), .cause = NULL};
  kb_failure failure = {
    .code = KB_FAILED, .type_name = bytes("kotlin.IllegalStateException"), .message = bytes(message_of(flow)),
    .trace = bytes("at +0x56\nat +0x78\nat 0x9a"), .cause = &cause};
  if (flow->kind == KIND_timesout) {
    failure.code = KB_TIMEOUT;
    failure.type_name = bytes("kotlinx.coroutines.TimeoutCancellationException");
  } else if (flow->kind != KIND_fails) {
    failure.code = KB_CANCELLED;
    failure.type_name = bytes("kotlin.coroutines.cancellation.CancellationException");
  }
  observer->on_throw(observer->context, &failure);
}

void call_end(job *job) {
  table_job *ended = table_job_of(job);
  if (ended->is_call) return tell_answer(ended);
  if (completes(job->flow)) ended->observer.on_complete(ended->observer.context);
  else throw(&ended->observer, job->flow);
}

void call_gone(job *job) {
  table_job *gone = table_job_of(job);
  if (gone->is_call) return tell_call_gone(gone);
  if (job->flow->kind == KIND_state) remove_collector(gone);
  gone->observer.release(gone->observer.context, NULL);
}

/* ---- subscriptions ---- */

static bool is_bad_observer(const kb_observer *observer) {
  return !observer || !observer->on_each || !observer->on_complete || !observer->on_throw || !observer->release;
}

static kb_status subscribe(void *library, uint32_t flow, const uint8_t *arguments, int64_t size, kb_placement placement,
                           uint32_t flags, int64_t demand, const kb_observer *observer, kb_job *handle) {
  if (library != &table_context) return KB_INTERNAL;
  if (flow >= table_flow_count) return KB_UNKNOWN_ID;
  if (placement < KB_CALLER || placement > KB_IO || flags > (KB_RENDEZVOUS | KB_FETCHED)) return KB_INVALID_ARGUMENT;
  if (is_bad(arguments, size) || demand < 0 || is_bad_observer(observer) || !handle) return KB_INVALID_ARGUMENT;
  if (size > 0) return KB_MALFORMED;
  job *job = make_job(sizeof(table_job), &table_flows[flow]);
  table_job *made = table_job_of(job);
  made->observer = *observer;
  made->placement = placement;
  made->flags = flags;
  job->credit = demand;
  job->is_begun = demand > 0;
  job->is_rendezvous = flags & KB_RENDEZVOUS;
  *handle = job->handle = add_handle(job);
  if (is_state(flow)) add_collector(made);
  if (placement == KB_CALLER) start_job_here(job, allowance(job));
  else start_job(job, false);
  drop(job);
  return KB_OK;
}

/* The subscription of a handle, with a reference more; NULL if it stands for none. */
static job *find_subscription(kb_job handle) {
  job *found = find_job(handle);
  if (!found || !table_job_of(found)->is_call) return found;
  drop(found);
  return NULL;
}

static kb_status request_more(void *library, kb_job handle, int64_t count) {
  if (library != &table_context) return KB_INTERNAL;
  job *job = find_subscription(handle);
  if (!job) return KB_INVALID_HANDLE;
  if (count >= 1) {
    if (table_job_of(job)->placement == KB_CALLER) request_here(job, count, allowance(job));
    else request(job, count);
  }
  drop(job);
  return count >= 1 ? KB_OK : KB_INVALID_ARGUMENT;
}

static kb_status cancel_job(void *library, kb_job handle, kb_cancel_mode where) {
  if (library != &table_context) return KB_INTERNAL;
  if (where != KB_CANCEL_LATER && where != KB_CANCEL_HERE) return KB_INVALID_ARGUMENT;
  job *job = find_job(handle);
  if (!job) return KB_INVALID_HANDLE;
  if (where == KB_CANCEL_HERE) cancel_here(job);
  else cancel(job);
  drop(job);
  return KB_OK;
}

/* It gathers nothing. */
static kb_status fetch(void *library, kb_job handle, kb_buffer *memory, int64_t *count) {
  if (library != &table_context) return KB_INTERNAL;
  job *job = find_subscription(handle);
  if (!job) return KB_INVALID_HANDLE;
  bool is_fetched = table_job_of(job)->flags & KB_FETCHED;
  drop(job);
  if (!is_fetched || !memory || !count || memory->capacity < 0) return KB_INVALID_ARGUMENT;
  if (!memory->data != !memory->capacity) return KB_INVALID_ARGUMENT;
  *count = 0;
  return KB_OK;
}

/* ---- the library ---- */

static kb_status manifest(void *library, void *context, void (*receive)(void *, const uint8_t *, int64_t)) {
  if (library != &table_context) return KB_INTERNAL;
  if (!receive) return KB_INVALID_ARGUMENT;
  int64_t size;
  const char *text = manifest_text(&size);
  receive(context, (const uint8_t *)text, size);
  return KB_OK;
}

static kb_status counters(void *library, kb_counters *counters) {
  if (library != &table_context) return KB_INTERNAL;
  if (!counters) return KB_INVALID_ARGUMENT;
  int64_t jobs = count_live();
  *counters = (kb_counters){jobs, jobs - count_calls(), jobs + count_objects(), 0, 0};
  return KB_OK;
}

static kb_status collect_garbage(void *library) { return library == &table_context ? KB_OK : KB_INTERNAL; }

static kb_entry functions[FUNCTION_COUNT], flows[sizeof table_flows / sizeof *table_flows];
static kb_module module;

static kb_library library = {
  KB_ABI_VERSION, sizeof(kb_library), &table_context, manifest, subscribe, request_more, cancel_job, table_call,
  table_state_value, table_state_set, table_state_compare_and_set, counters, collect_garbage, NULL, table_release,
  fetch, table_attach, table_hold, table_open,
};

static void set_up(void) {
  for (int i = 0; i < FUNCTION_COUNT; i++) functions[i].frame = table_call;
  functions[ADD].twin = (void (*)(void))table_add;
  for (uint32_t i = 0; i < table_flow_count; i++) flows[i].frame = table_state_value;
  module = (kb_module){manifest_digest(), FUNCTION_COUNT, table_flow_count, functions, flows};
  if (MODULE) library.module = &module;
}

#define PASTED(left, middle, right) left##middle##right
#define PASTE(left, middle, right) PASTED(left, middle, right)
#define ENTRY PASTE(, NAME, _kotlin_bridge)
#define SYMBOLS PASTE(lib, NAME, _symbols)

EXPORTED void *ENTRY(void);
EXPORTED void *ENTRY(void) {
  static pthread_once_t once = PTHREAD_ONCE_INIT;
  pthread_once(&once, set_up);
  return &library;
}

/* Kotlin/Native's own table, which this library has no use for. */
EXPORTED void *SYMBOLS(void);
EXPORTED void *SYMBOLS(void) { return NULL; }
