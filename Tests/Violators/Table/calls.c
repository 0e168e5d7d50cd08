#include "violator.h"

#include <stddef.h>
#include <stdlib.h>
#include <string.h>

typedef struct lent {
  const kb_call_observer *observer;
  kb_frame *frame;
  work *work; /* set once `retain` was called; then there is no answer in place */
} lent;

static void *retain(void *context) {
  lent *lent = context;
  work *work = make_work(2); /* one reference until the release, one until `call` returns */
  work->call_observer = *lent->observer;
  work->frame = lent->frame;
  work->retained = lent->observer->retain(lent->observer->context);
  return lent->work = work;
}

static void release_retained(const kb_call_observer *observer, void *retained) {
  if (VIOLATION == neverReleases) return;
  observer->release(retained, NULL);
  if (VIOLATION == releasesTwice) observer->release(retained, NULL);
}

static void on_call_throw(void *context, const kb_failure *failure) {
  work *work = context;
  dawdle();
  work->has_ended = true;
  if (VIOLATION == answersInFrameLate && work->is_cancelled) {
    memset(work->frame->bytes.data, 0, 8);
    work->frame->bytes.size = 8;
  }
  if (VIOLATION == neverAnswers) return;
  if (VIOLATION == answersAfterRelease) release_retained(&work->call_observer, work->retained);
  kb_failure told = altered(failure);
  work->call_observer.on_throw(work->retained, &told);
  if (VIOLATION == answersTwice) work->call_observer.on_throw(work->retained, &told);
}

static void on_return(void *context, const uint8_t *value, int64_t size) {
  work *work = context;
  dawdle();
  work->has_ended = true;
  if (VIOLATION == neverAnswers) return;
  if (VIOLATION == answersWrongAfterCancel && work->is_cancelled) {
    return on_call_throw(work, &(kb_failure){.code = KB_CANCELLED});
  }
  if (VIOLATION == answersAfterRelease) release_retained(&work->call_observer, work->retained);
  work->call_observer.on_return(work->retained, value, size);
  if (VIOLATION == answersTwice) work->call_observer.on_return(work->retained, value, size);
}

static void on_call_release(void *context, const kb_failure *unseen) {
  work *work = context;
  (void)unseen; /* NULL for calls */
  unlist(work);
  if (VIOLATION == clearsJobLate && work->is_observed) work->frame->job = 0;
  if (VIOLATION != answersAfterRelease) release_retained(&work->call_observer, work->retained);
  tell_released(work);
  drop(work);
}

/* The same mistakes for an answer in place, which uses the observer that it does not need. */
static kb_status answer_wrongly(kb_frame *frame) {
  const kb_call_observer *observer = frame->observer;
  void *retained = observer->retain(observer->context);
  if (VIOLATION == answersAfterRelease) observer->release(retained, NULL);
  if (VIOLATION != neverAnswers) observer->on_return(retained, frame->bytes.data, frame->bytes.size);
  if (VIOLATION != answersAfterRelease) observer->release(retained, NULL);
  return VIOLATION == answersTwice ? KB_OK : KB_OBSERVED;
}

/* The bits of the Double -0.0 and of the least Long. */
static void lose_sign(kb_buffer *answer) {
  static const uint8_t minus_zero[8] = {0, 0, 0, 0, 0, 0, 0, 0x80};
  if (answer->size == 8 && memcmp(answer->data, minus_zero, 8) == 0) answer->data[7] = 0;
}

/* Calls, hands out a copy of an answer that took other memory, and forgets that memory. */
static kb_status call_real(kb_frame *frame) {
  if (frame && !prepare_peers(frame)) return KB_INTERNAL;
  kb_status status = real->call(frame);
  if (VIOLATION == leaksFrames && status == KB_OK && frame->bytes.is_grown) {
    uint8_t *copy = malloc((size_t)frame->bytes.capacity);
    frame->bytes.data = memcpy(copy, frame->bytes.data, (size_t)frame->bytes.size);
  }
  return status;
}

/* Tells what was thrown in place, with this build's mistakes. */
typedef struct thrower {
  void *context;
  void (*on_throw)(void *context, const kb_failure *failure);
} thrower;

static void on_throw_in_place(void *context, const kb_failure *failure) {
  thrower *consumer = context;
  kb_failure told = altered(failure);
  if (VIOLATION == neverAnswers) return;
  consumer->on_throw(consumer->context, &told);
  if (VIOLATION == answersTwice) consumer->on_throw(consumer->context, &told);
}

static bool is_whole(const kb_call_observer *observer) {
  return observer && observer->retain && observer->on_return && observer->on_throw && observer->release;
}

kb_status call(kb_frame *frame) {
  const kb_call_observer *observer = frame ? frame->observer : NULL;
  if (!frame || !frame->on_throw || (observer && !is_whole(observer))) return accepted(call_real(frame));
  if (VIOLATION == ignoresPlacement) frame->placement = KB_DEFAULT;
  if (VIOLATION == staysWithCaller) frame->placement = KB_CALLER;
  dawdle();
  lent lent = {observer, frame, NULL};
  kb_call_observer ours = {&lent, retain, on_return, on_call_throw, on_call_release};
  thrower consumer = {frame->context, frame->on_throw};
  frame->observer = observer ? &ours : NULL;
  frame->context = &consumer;
  frame->on_throw = on_throw_in_place;
  kb_status status = call_real(frame);
  frame->observer = observer;
  frame->context = consumer.context;
  frame->on_throw = consumer.on_throw;
  if (status == KB_OBSERVED) {
    lent.work->is_observed = true;
    if (frame->job != 0) list(lent.work, frame->job);
    drop(lent.work);
  } else if (status == KB_OK) {
    if (observer && (VIOLATION == answersTwice || VIOLATION == neverAnswers || VIOLATION == answersAfterRelease)) {
      return answer_wrongly(frame);
    }
    change_answer(frame->id, &frame->bytes);
    if (VIOLATION == losesSign) lose_sign(&frame->bytes);
    if (VIOLATION == writesBehindFrames && !frame->bytes.is_grown) frame->bytes.data[frame->bytes.capacity] = 0;
  } else if (status == KB_THREW && VIOLATION == threwButOK && !observer) {
    frame->bytes.size = 0;
    return KB_OK;
  } else if (status != KB_THREW && accepted(status) == KB_OK) {
    frame->bytes.size = 0;
  }
  return accepted(status);
}
