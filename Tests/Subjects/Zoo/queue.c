#include "zoo.h"

#include <stdlib.h>

static job *job_of(task *producing) { return (job *)((char *)producing - offsetof(job, producing)); }

bool needs_queue(const flow *flow) {
  if (flow->kind == KIND_never || flow->kind == KIND_dead || flow->kind == KIND_state) return false;
  if (FAULT == unboundedQueue) return true;
  /* The one thread that delivers must not stand at a gate. */
  return QUEUE > 0 || (THREADS == ONE && flow->kind == KIND_gated);
}

static bool is_full(const queue *queue) { return FAULT != unboundedQueue && queue->count == queue->capacity; }

/* For unboundedQueue. */
static void grow(queue *queue) {
  signal *grown = malloc(queue->capacity * 2 * sizeof(signal));
  for (int64_t i = 0; i < queue->count; i++) grown[i] = queue->signals[(queue->first + i) % queue->capacity];
  free(queue->signals);
  *queue = (struct queue){grown, 0, queue->count, queue->capacity * 2};
}

/* Makes the next signal if there is room for it. */
static bool make_room_for(job *job, signal *made) {
  pthread_mutex_lock(&job->lock);
  bool has_room = !is_full(&job->queue);
  pthread_mutex_unlock(&job->lock);
  return has_room && make_signal(job, made);
}

static void put_signal(job *job, signal put) {
  queue *queue = &job->queue;
  pthread_mutex_lock(&job->lock);
  if (queue->count == queue->capacity) grow(queue);
  queue->signals[(queue->first + queue->count++) % queue->capacity] = put;
  pthread_mutex_unlock(&job->lock);
  wake(&job->delivering);
}

bool take_signal(job *job, signal *taken) {
  queue *queue = &job->queue;
  pthread_mutex_lock(&job->lock);
  bool is_taken = queue->count > 0;
  bool was_full = is_full(queue);
  if (is_taken) {
    *taken = queue->signals[queue->first];
    queue->first = (queue->first + 1) % queue->capacity;
    queue->count--;
  }
  pthread_mutex_unlock(&job->lock);
  if (is_taken && was_full) wake(&job->producing);
  return is_taken;
}

/* One turn of the task that makes the signals. */
static turn produce(task *task, bool is_lent) {
  (void)is_lent;
  job *job = job_of(task);
  signal made = {NOTHING, 0};
  if (!is_stopped(job) && !make_room_for(job, &made)) return (turn){WAITS, 0};
  if (made.what != NOTHING) put_signal(job, made);
  if (made.what == ELEMENT && job->gate) pass_gate(job);
  /* Not so fast that the machine suffers. */
  if (FAULT == unboundedQueue && made.value % 100 == 99) return (turn){SLEEPS, 100};
  if (made.what == ELEMENT) {
    int64_t pause = pause_after(made);
    return (turn){pause > 0 ? SLEEPS : GOES_ON, pause};
  }
  end_task(job);
  return (turn){ENDED, 0};
}

void open_queue(job *job) {
  int64_t capacity = QUEUE > 0 ? QUEUE : 1;
  job->queue = (queue){malloc(capacity * sizeof(signal)), 0, 0, capacity};
  job->producing = (task){.step = produce, .may_block = THREADS == ONE};
  atomic_fetch_add(&job->tasks, 1);
  job->has_queue = true;
  start_task(&job->producing);
}

void free_queue(job *job) { free(job->queue.signals); }
