#include "violator.h"

#include <pthread.h>
#include <stdlib.h>

/* A call of the host that suspends: Kotlin's observer, behind one with this build's mistake. It lives
 * for ever, because a cancel may come late. */
typedef struct task {
  kb_call_observer observer;
  void *retained;
  kb_job job;
  atomic_bool is_cancelled, is_answered;
  struct task *next;
} task;

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static task *tasks;

static task *find_task(kb_job job) {
  pthread_mutex_lock(&lock);
  task *found = tasks;
  while (found && found->job != job) found = found->next;
  pthread_mutex_unlock(&lock);
  return found;
}

static void *retain(void *context) {
  task *task = context;
  task->retained = task->observer.retain(task->observer.context);
  return task;
}

static void cancelled(task *task) {
  kb_failure failure = {.code = KB_CANCELLED};
  task->observer.on_throw(task->retained, &failure);
}

static void on_return(void *context, const uint8_t *value, int64_t size) {
  task *task = context;
  dawdle();
  if (VIOLATION == leavesPeerTasks && atomic_exchange(&task->is_answered, true)) return;
  if (VIOLATION == mutesPeerAnswers && task->is_cancelled) return cancelled(task);
  task->observer.on_return(task->retained, value, size);
}

static void on_throw(void *context, const kb_failure *failure) {
  task *task = context;
  kb_failure told = *failure;
  dawdle();
  if (VIOLATION == leavesPeerTasks && atomic_exchange(&task->is_answered, true)) return;
  if (VIOLATION == peerErrorsAsCancellations) told.code = KB_CANCELLED;
  if (VIOLATION == peerCancellationsAsErrors && told.code == KB_CANCELLED) told.code = KB_FAILED;
  task->observer.on_throw(task->retained, &told);
}

static void release(void *context, const kb_failure *unseen) {
  task *task = context;
  if (VIOLATION == leavesPeerTasks && task->is_cancelled) return;
  task->observer.release(task->retained, unseen);
}

/* Hides from the host that the call was cancelled before the host has told its job. */
static kb_status call_unseen(kb_frame *frame, kb_status (*entry)(kb_frame *frame)) {
  kb_frame copy = *frame;
  copy.job = 0;
  kb_status status = entry(&copy);
  frame->bytes = copy.bytes;
  __atomic_exchange_n(&frame->job, copy.job, __ATOMIC_ACQ_REL);
  return status;
}

kb_status call_task(kb_frame *frame, kb_status (*entry)(kb_frame *frame)) {
  if (VIOLATION == losesEarlyPeerCancels) return call_unseen(frame, entry);
  dawdle();
  const kb_call_observer *observer = frame->observer;
  task *made = calloc(1, sizeof *made);
  kb_call_observer ours = {made, retain, on_return, on_throw, release};
  made->observer = *observer;
  frame->observer = &ours;
  kb_status status = entry(frame);
  frame->observer = observer;
  if (status != KB_OBSERVED) return status;
  pthread_mutex_lock(&lock);
  made->job = frame->job;
  made->next = tasks;
  tasks = made;
  pthread_mutex_unlock(&lock);
  return status;
}

kb_status cancel_task(void *context, kb_job job) {
  if (VIOLATION == cancelNeverReachesPeers) return KB_OK;
  if (VIOLATION == leavesSequences && leave_sequence(job)) return KB_OK;
  task *task = find_task(job);
  if (!task) return theirs.cancel(context, job);
  task->is_cancelled = true;
  if (VIOLATION == leavesPeerTasks && !atomic_exchange(&task->is_answered, true)) {
    cancelled(task);
    task->observer.release(task->retained, NULL);
  }
  return theirs.cancel(context, job);
}
