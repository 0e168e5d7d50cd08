#include "table.h"

#include <stdlib.h>
#include <string.h>

/* ---- frames ---- */

bool is_bad_frame(const kb_frame *frame) {
  if (!frame || frame->library != &table_context || !frame->on_throw) return true;
  const kb_buffer *bytes = &frame->bytes;
  return bytes->size < 0 || bytes->size > bytes->capacity || is_bad(bytes->data, bytes->capacity);
}

kb_status answer_frame(kb_frame *frame, const void *answer, int64_t size) {
  kb_buffer *bytes = &frame->bytes;
  if (bytes->capacity < size) {
    uint8_t *grown = malloc(size);
    if (!grown) return KB_INTERNAL;
    *bytes = (kb_buffer){grown, size, size, 1};
  }
  if (size > 0) memcpy(bytes->data, answer, size);
  bytes->size = size;
  return KB_OK;
}

/* ---- calls ---- */

static _Atomic int64_t calls;

int64_t count_calls(void) { return calls; }

static const int64_t answer = 42;

void tell_answer(table_job *call) {
  call->is_answered = true;
  call->answers.on_return(call->answers.context, (const uint8_t *)&answer, sizeof answer);
}

void tell_call_gone(table_job *call) {
  const kb_call_observer *observer = &call->answers;
  atomic_fetch_sub(&calls, 1);
  if (!call->is_answered) {
    const char *type = "kotlin.coroutines.cancellation.CancellationException", *message = "the call was cancelled";
    kb_failure failure = {
      .code = KB_CANCELLED, .type_name = {(const uint8_t *)type, strlen(type)},
      .message = {(const uint8_t *)message, strlen(message)}};
    observer->on_throw(observer->context, &failure);
  }
  observer->release(observer->context, NULL);
}

/* Answers on another thread. */
static kb_status answer_later(kb_frame *frame) {
  static const flow flow = {"answer", KIND_counts, 0, ""};
  job *job = make_job(sizeof(table_job), &flow);
  table_job *call = table_job_of(job);
  call->is_call = true;
  call->answers = *frame->observer;
  call->answers.context = frame->observer->retain(frame->observer->context);
  frame->job = job->handle = add_handle(job);
  atomic_fetch_add(&calls, 1);
  start_job(job, false);
  drop(job);
  return KB_OBSERVED;
}

static bool is_bad_call_observer(const kb_call_observer *observer) {
  return observer && (!observer->retain || !observer->on_return || !observer->on_throw || !observer->release);
}

kb_status table_call(kb_frame *frame) {
  if (is_bad_frame(frame)) return KB_INVALID_ARGUMENT;
  if (frame->id >= FUNCTION_COUNT) return KB_UNKNOWN_ID;
  if (frame->placement < KB_CALLER || frame->placement > KB_IO) return KB_INVALID_ARGUMENT;
  if (is_bad_call_observer(frame->observer)) return KB_INVALID_ARGUMENT;
  if (frame->id == ANSWER && !frame->observer) return KB_UNSUPPORTED;
  if (frame->bytes.size != (frame->id == ADD ? 16 : 0)) return KB_MALFORMED;
  frame->job = 0;
  if (frame->id == ANSWER) {
    bool is_later = ANSWERS == OBSERVED && frame->placement != KB_CALLER;
    return is_later ? answer_later(frame) : answer_frame(frame, &answer, sizeof answer);
  }
  int64_t numbers[2];
  memcpy(numbers, frame->bytes.data, sizeof numbers);
  int64_t sum = (int64_t)((uint64_t)numbers[0] + (uint64_t)numbers[1]);
  return answer_frame(frame, &sum, sizeof sum);
}

int64_t table_add(int64_t a, int64_t b, kb_catch *caught) {
  (void)caught;
  return (int64_t)((uint64_t)a + (uint64_t)b);
}

/* ---- the state ---- */

static pthread_mutex_t state_lock = PTHREAD_MUTEX_INITIALIZER;
static _Atomic int64_t state = 7;
static table_job *collectors;

void refresh_state(job *job) {
  job->value = state;
  bool is_new = job->next == 0 || job->value != job->last;
  job->count = job->next + is_new;
}

void add_collector(table_job *added) {
  added->job.refresh = refresh_state;
  pthread_mutex_lock(&state_lock);
  added->next_collector = collectors;
  collectors = added;
  pthread_mutex_unlock(&state_lock);
}

void remove_collector(table_job *removed) {
  pthread_mutex_lock(&state_lock);
  table_job **place = &collectors;
  while (*place != removed) place = &(*place)->next_collector;
  *place = removed->next_collector;
  pthread_mutex_unlock(&state_lock);
}

/* Sets the state and tells its collectors. The caller holds the lock. */
static void set_state(int64_t value) {
  if (state == value) return;
  state = value;
  for (table_job *told = collectors; told; told = told->next_collector) {
    if (told->job.has_queue) wake(&told->job.producing);
    wake(&told->job.delivering);
  }
}

/* Why a frame cannot be one of the state; KB_OK if it is. */
static kb_status problem_of(const kb_frame *frame) {
  if (is_bad_frame(frame)) return KB_INVALID_ARGUMENT;
  if (frame->id >= table_flow_count) return KB_UNKNOWN_ID;
  if (!is_state(frame->id)) return KB_UNSUPPORTED;
  return frame->bytes.size ? KB_MALFORMED : KB_OK;
}

kb_status table_state_value(kb_frame *frame) {
  kb_status problem = problem_of(frame);
  if (problem) return problem;
  int64_t value = state;
  return answer_frame(frame, &value, sizeof value);
}

kb_status table_state_set(kb_frame *frame, const uint8_t *value, int64_t size) {
  kb_status problem = problem_of(frame);
  if (problem != KB_OK && problem != KB_MALFORMED) return problem;
  if (is_bad(value, size)) return KB_INVALID_ARGUMENT;
  int64_t number;
  if (problem || size != sizeof number) return KB_MALFORMED;
  memcpy(&number, value, sizeof number);
  pthread_mutex_lock(&state_lock);
  set_state(number);
  pthread_mutex_unlock(&state_lock);
  return answer_frame(frame, NULL, 0);
}

kb_status table_state_compare_and_set(kb_frame *frame, const uint8_t *expected, int64_t expected_size,
                                      const uint8_t *update, int64_t update_size) {
  kb_status problem = problem_of(frame);
  if (problem != KB_OK && problem != KB_MALFORMED) return problem;
  if (is_bad(expected, expected_size) || is_bad(update, update_size)) return KB_INVALID_ARGUMENT;
  int64_t numbers[2];
  if (problem || expected_size != sizeof *numbers || update_size != sizeof *numbers) return KB_MALFORMED;
  memcpy(&numbers[0], expected, sizeof *numbers);
  memcpy(&numbers[1], update, sizeof *numbers);
  pthread_mutex_lock(&state_lock);
  uint8_t is_set = state == numbers[0];
  if (is_set) set_state(numbers[1]);
  pthread_mutex_unlock(&state_lock);
  return answer_frame(frame, &is_set, 1);
}
