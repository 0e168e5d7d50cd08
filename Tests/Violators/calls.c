#include "violator.h"

#include <stddef.h>
#include <string.h>

typedef struct lent {
  const kb_call_observer *observer;
  work *work; /* set once `retain` was called; then there is no answer in place */
} lent;

static void *retain(void *context) {
  lent *lent = context;
  work *work = make_work(2); /* one reference until the release, one until `call` returns */
  work->call_observer = *lent->observer;
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
  work->has_ended = true;
  if (VIOLATION == neverAnswers) return;
  if (VIOLATION == answersAfterRelease) release_retained(&work->call_observer, work->retained);
  kb_failure told = altered(failure);
  work->call_observer.on_throw(work->retained, &told);
  if (VIOLATION == answersTwice) work->call_observer.on_throw(work->retained, &told);
}

static void on_return(void *context, const uint8_t *value, int64_t size) {
  work *work = context;
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
  if (VIOLATION != answersAfterRelease) release_retained(&work->call_observer, work->retained);
  tell_released(work);
  drop(work);
}

/* The same mistakes for an answer in place, which uses the observer that it does not need. */
static void answer_wrongly(const kb_call_observer *observer, kb_answer *answer) {
  void *retained = observer->retain(observer->context);
  if (VIOLATION == answersAfterRelease) observer->release(retained, NULL);
  if (VIOLATION != neverAnswers) observer->on_return(retained, answer->value, answer->size);
  if (VIOLATION != answersAfterRelease) observer->release(retained, NULL);
  if (VIOLATION != answersTwice) answer->size = -1;
}

/* The bits of the Double -0.0 and of the least Long. */
static void lose_sign(kb_answer *answer) {
  static const uint8_t minus_zero[8] = {0, 0, 0, 0, 0, 0, 0, 0x80};
  if (answer->size == 8 && memcmp(answer->value, minus_zero, 8) == 0) answer->value[7] = 0;
}

static bool is_whole(const kb_call_observer *observer) {
  return observer && observer->retain && observer->on_return && observer->on_throw && observer->release;
}

kb_status call(uint32_t function, const uint8_t *arguments, int64_t arguments_size, int32_t placement,
               const kb_call_observer *observer, kb_answer *answer) {
  if (!is_whole(observer)) return real->call(function, arguments, arguments_size, placement, observer, answer);
  lent lent = {observer, NULL};
  kb_call_observer ours = {&lent, retain, on_return, on_call_throw, on_call_release};
  kb_status status = real->call(function, arguments, arguments_size, placement, &ours, answer);
  if (status != KB_OK) {
    if (accepted(status) == KB_OK) *answer = (kb_answer){.job = made_up_job, .size = -1};
    return accepted(status);
  }
  if (lent.work) {
    if (answer->job != 0) list(lent.work, answer->job);
    drop(lent.work);
  } else if (VIOLATION == answersTwice || VIOLATION == neverAnswers || VIOLATION == answersAfterRelease) {
    answer_wrongly(observer, answer);
  } else if (VIOLATION == losesSign) {
    lose_sign(answer);
  }
  return KB_OK;
}
