#define _GNU_SOURCE
#include "classic.h"

#include <errno.h>
#include <stdlib.h>
#include <sys/queue.h>
#include <time.h>

/* A thread that delivers what waits in queues, each in its turn. */
typedef struct lane {
  TAILQ_HEAD(, queue) waiting;
  pthread_cond_t changed;
  bool is_closed;
} lane;

enum { capacity = 64 };

typedef struct queue {
  subscription *subscription;
  lane *lane;
  int64_t elements[capacity];
  int first, count;
  bool has_end;          /* after the elements */
  bool waits, is_served; /* in the lane; by its thread */
  pthread_cond_t changed;
  TAILQ_ENTRY(queue) neighbors;
} queue;

/* Guards all queues and lanes. */
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

/* ---- the thread of a lane ---- */

static void list(queue *queue) {
  if (queue->waits || queue->is_served || (queue->count == 0 && !queue->has_end)) return;
  queue->waits = true;
  TAILQ_INSERT_TAIL(&queue->lane->waiting, queue, neighbors);
  pthread_cond_signal(&queue->lane->changed);
}

static void unlist(queue *queue) {
  if (!queue->waits) return;
  queue->waits = false;
  TAILQ_REMOVE(&queue->lane->waiting, queue, neighbors);
}

/* Not for each element: the producer would run for every one that it has room for. */
static void wake_producer(queue *queue) {
  if (queue->count <= capacity / 2 || stops(queue->subscription)) pthread_cond_signal(&queue->changed);
}

static int64_t take_first(queue *queue) {
  int64_t value = queue->elements[queue->first];
  queue->first = (queue->first + 1) % capacity;
  queue->count--;
  return value;
}

/* Delivers one signal of a queue. The caller holds the lock, which it does not hold meanwhile. */
static void serve(queue *served) {
  unlist(served);
  served->is_served = true;
  bool is_each = served->count > 0;
  int64_t value = is_each ? take_first(served) : 0;
  if (!is_each) served->has_end = false;
  wake_producer(served);
  pthread_mutex_unlock(&lock);
  if (is_each) tell_each(served->subscription, value);
  else tell_end(served->subscription, served->subscription->flow->ending);
  pthread_mutex_lock(&lock);
  served->is_served = false;
  list(served);
  wake_producer(served);
}

static void *run_lane(void *argument) {
  lane *lane = argument;
  pthread_mutex_lock(&lock);
  while (!lane->is_closed) {
    queue *next = TAILQ_FIRST(&lane->waiting);
    if (next) serve(next);
    else pthread_cond_wait(&lane->changed, &lock);
  }
  pthread_mutex_unlock(&lock);
  pthread_cond_destroy(&lane->changed);
  free(lane);
  return NULL;
}

static lane *open_lane(void) {
  lane *opened = calloc(1, sizeof *opened);
  TAILQ_INIT(&opened->waiting);
  pthread_cond_init(&opened->changed, NULL);
  if (!start_thread(run_lane, opened)) abort();
  return opened;
}

/* The one of all subscriptions, which stays open. The caller holds the lock. */
static lane *one_lane(void) {
  static lane *one;
  return one ? one : (one = open_lane());
}

static void close_lane(lane *lane) {
  lane->is_closed = true;
  pthread_cond_signal(&lane->changed);
}

/* ---- the producer's functions ---- */

void open_queue(subscription *subscription) {
  queue *opened = calloc(1, sizeof *opened);
  opened->subscription = subscription;
  pthread_cond_init(&opened->changed, NULL);
  pthread_mutex_lock(&lock);
  opened->lane = VIOLATION == oneThread ? one_lane() : open_lane();
  subscription->queue = opened;
  pthread_mutex_unlock(&lock);
}

/* Waits until the queue has room. Returns whether it has: dropsWhileBlocked waits half a second. */
static bool await_room(queue *full) {
  struct timespec deadline;
  clock_gettime(CLOCK_REALTIME, &deadline);
  deadline.tv_sec += deadline.tv_nsec / 500000000;
  deadline.tv_nsec = (deadline.tv_nsec + 500000000) % 1000000000;
  while (full->count == capacity && !stops(full->subscription)) {
    if (VIOLATION != dropsWhileBlocked) pthread_cond_wait(&full->changed, &lock);
    else if (pthread_cond_timedwait(&full->changed, &lock, &deadline) == ETIMEDOUT) break;
  }
  return full->count < capacity;
}

void enqueue_each(subscription *subscription, int64_t value) {
  queue *queue = subscription->queue;
  pthread_mutex_lock(&lock);
  if (await_room(queue)) {
    queue->elements[(queue->first + queue->count++) % capacity] = value;
    list(queue);
  }
  pthread_mutex_unlock(&lock);
}

void enqueue_end(subscription *subscription) {
  pthread_mutex_lock(&lock);
  subscription->queue->has_end = true;
  list(subscription->queue);
  pthread_mutex_unlock(&lock);
}

void wake_queue(subscription *subscription) {
  pthread_mutex_lock(&lock);
  if (subscription->queue) pthread_cond_signal(&subscription->queue->changed);
  pthread_mutex_unlock(&lock);
}

void close_queue(subscription *subscription) {
  queue *closed = subscription->queue;
  pthread_mutex_lock(&lock);
  while (closed->is_served || (closed->waits && !stops(subscription))) {
    pthread_cond_wait(&closed->changed, &lock);
  }
  unlist(closed);
  subscription->queue = NULL;
  if (VIOLATION != oneThread) close_lane(closed->lane);
  pthread_mutex_unlock(&lock);
  pthread_cond_destroy(&closed->changed);
  free(closed);
}
