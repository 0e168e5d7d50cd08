#include "violator.h"

#include <pthread.h>
#include <semaphore.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static pthread_mutex_t calling = PTHREAD_MUTEX_INITIALIZER;

void wait_for_callbacks(void) {
  if (VIOLATION != locksWhileCalling) return;
  pthread_mutex_lock(&calling);
  pthread_mutex_unlock(&calling);
}

_Thread_local const work *inside;

static void call_each(work *work, const uint8_t *elements, int64_t size, int64_t count) {
  const struct work *outer = inside;
  inside = work;
  enter_callback();
  work->observer.on_each(work->observer.context, elements, size, count);
  leave_callback();
  inside = outer;
}

static sem_t threads;

static void make_threads(void) { sem_init(&threads, 0, 8); }

static void deliver_on_one_of_eight_threads(work *work, const uint8_t *elements, int64_t size, int64_t count) {
  static pthread_once_t once = PTHREAD_ONCE_INIT;
  pthread_once(&once, make_threads);
  while (sem_wait(&threads) != 0) {}
  call_each(work, elements, size, count);
  sem_post(&threads);
}

static void deliver(work *work, const uint8_t *elements, int64_t size, int64_t count) {
  if (VIOLATION == sharesEightThreads) return deliver_on_one_of_eight_threads(work, elements, size, count);
  if (VIOLATION == locksWhileCalling) pthread_mutex_lock(&calling);
  call_each(work, elements, size, count);
  if (VIOLATION == locksWhileCalling) pthread_mutex_unlock(&calling);
}

static void remember(work *work, const uint8_t *elements, int64_t size, int64_t count) {
  if (work->batch_count > 0) return;
  work->batch = malloc((size_t)size + 1);
  memcpy(work->batch, elements, (size_t)size);
  work->batch_size = size;
  work->batch_count = count;
}

void deliver_again(work *work) {
  if (work->batch_count > 0) deliver(work, work->batch, work->batch_size, work->batch_count);
}

/* ---- elements that are held back ---- */

static void hold(work *work, const uint8_t *elements, int64_t size, int64_t count) {
  work->batch = realloc(work->batch, (size_t)(work->batch_size + size) + 1);
  memcpy(work->batch + work->batch_size, elements, (size_t)size);
  work->batch_size += size;
  work->batch_count += count;
}

static void remember_last(work *work, const uint8_t *elements, int64_t size, int64_t count) {
  work->batch_size = work->batch_count = 0;
  hold(work, elements, size, count);
}

void deliver_held(work *work) {
  int64_t size = work->batch_size, count = work->batch_count;
  work->batch_size = work->batch_count = 0;
  if (count > 0) deliver(work, work->batch, size, count);
}

static void deliver_sixteen(work *work, const uint8_t *elements, int64_t size, int64_t count) {
  hold(work, elements, size, count);
  work->received += count;
  if (work->batch_count >= 16 || work->received >= atomic_load(&work->requested)) deliver_held(work);
}

static void deliver_previous(work *work, const uint8_t *elements, int64_t size, int64_t count) {
  int64_t more = count - work->batch_count;
  if (more > 0) real->request(real->context, work->job, more); /* else a demand of one would bring nothing */
  deliver_held(work);
  hold(work, elements, size, count);
}

static void deliver_swapped(work *work, const uint8_t *longs, int64_t count) {
  for (int64_t i = 0; i < count; i++) {
    if (work->received++ == 100) {
      hold(work, longs + i * 8, 8, 1);
      real->request(real->context, work->job, 1);
    } else {
      deliver(work, longs + i * 8, 8, 1);
      deliver_held(work);
    }
  }
}

/* ---- elements that are fetched ---- */

bool is_about_fetching(void) {
  return VIOLATION == losesFetched || VIOLATION == losesFetchedBeyond || VIOLATION == repeatsFetched || VIOLATION == forgetsWhoWaits ||
    VIOLATION == leaksFetches;
}

static void replace_memory(kb_buffer *memory, const void *bytes, int64_t size) {
  memory->data = realloc(memory->data, (size_t)size + 1);
  memory->capacity = size + 1;
  memory->size = size;
  memcpy(memory->data, bytes, (size_t)size);
}

static kb_status fetch_of(work *work, kb_buffer *memory, int64_t *count) {
  if (VIOLATION == repeatsFetched && work->batch_count > 0) {
    replace_memory(memory, work->batch, work->batch_size);
    *count = work->batch_count;
    work->batch_count = -1;
    return KB_OK;
  }
  kb_status status = real->fetch(real->context, work->job, memory, count);
  if (status != KB_OK || *count == 0) return status;
  leak_for(leaksFetches);
  if (VIOLATION == losesFetched && memory->size == *count * 8 && *count > 1) memory->size -= 8, --*count;
  if (VIOLATION == losesFetchedBeyond && memory->size == *count * 8 && *count > 256) memory->size = 256 * 8, *count = 256;
  if (VIOLATION == repeatsFetched && work->batch_count == 0) remember(work, memory->data, memory->size, *count);
  return status;
}

kb_status fetch(void *library, kb_job job, kb_buffer *memory, int64_t *count) {
  (void)library;
  work *work = find(job);
  kb_status status = KB_OK;
  if (!work || !work->is_fetched || is_about_fetching()) {
    status = work ? fetch_of(work, memory, count) : real->fetch(real->context, job, memory, count);
  } else if (!memory || !count || memory->capacity < 0 || !memory->data != !memory->capacity) {
    status = KB_INVALID_ARGUMENT;
  } else {
    *count = 0; /* a library may ignore the flag */
  }
  if (work) drop(work);
  return accepted(status);
}

/* ---- the first element from another thread ---- */

static void *deliver_first(void *context) {
  work *work = context;
  deliver_again(work);
  return NULL;
}

static void deliver_elsewhere(work *work, const uint8_t *elements, int64_t size, int64_t count) {
  remember(work, elements, size, count);
  work->has_other = pthread_create(&work->other, NULL, deliver_first, work) == 0;
}

void await_other(work *work) {
  if (!work->has_other) return;
  work->has_other = false;
  if (pthread_equal(work->other, pthread_self())) {
    pthread_detach(work->other);
  } else {
    pthread_join(work->other, NULL);
  }
}

static void deliver_remaining(work *work, const uint8_t *elements, int64_t size, int64_t count) {
  uint8_t *copy = malloc((size_t)size + 1);
  int64_t kept_size, kept = remaining(work, elements, size, count, copy, &kept_size);
  work->has_delivered = true;
  if (kept < 0) deliver(work, elements, size, count);
  if (kept > 0) deliver(work, copy, kept_size, kept);
  if (kept >= 0 && kept < count) real->request(real->context, work->job, count - kept); /* else the demand would be lost with them */
  free(copy);
}

/* The number of the next job of KB_IO. The first four that live have a thread. */
atomic_int live_on_io = 1;

static void wait_for_io(const work *work) {
  while (VIOLATION == narrowsIO && work->place_of_io > 4 && live_on_io > 5) usleep(1000);
}

/* Whether a collector of a state is not told of this value: one below the one before, or one that differs from it
 * in the upper half only. */
static bool is_missed(work *work, const uint8_t *elements, int64_t count) {
  bool may_miss = VIOLATION == missesFalls || VIOLATION == missesUpperHalves;
  if (!may_miss || count != 1 || !is_hot(work->flow)) return false;
  int64_t before = work->latest;
  bool is_first = !work->has_delivered;
  work->has_delivered = true;
  memcpy(&work->latest, elements, 8);
  bool is_told = VIOLATION == missesFalls ? work->latest >= before : (uint32_t)work->latest != (uint32_t)before;
  if (is_first || is_told) return false;
  work->latest = before;
  real->request(real->context, work->job, 1);
  return true;
}

void forward_elements(void *context, const uint8_t *elements, int64_t size, int64_t count) {
  work *work = context;
  bool are_longs = size == count * 8;
  dawdle();
  wait_for_io(work);
  if (are_longs && is_missed(work, elements, count)) return;
  switch (VIOLATION) {
    case overlapsCallbacks:
      if (are_longs && work->batch_count == 0) return deliver_elsewhere(work, elements, size, count);
      break;
    case reordersElements:
      if (are_longs) return deliver_swapped(work, elements, count);
      break;
    case reordersOnIO:
      if (are_longs && work->place_of_io) return deliver_swapped(work, elements, count);
      break;
    case batchesElements:
      return deliver_sixteen(work, elements, size, count);
    case holdsLast:
      return deliver_previous(work, elements, size, count);
    case holdsLastOnIO:
      if (work->place_of_io) return deliver_previous(work, elements, size, count);
      break;
    case losesNull: case losesEmpty: case losesReplay: case losesSign: case roundsElements:
      return deliver_remaining(work, elements, size, count);
    case collectsOnce:
      if (!work->is_repeated) break;
      real->request(real->context, work->job, count);
      return;
    case forgetsWhoWaits:
      if (work->is_fetched) return;
      break;
    case holdsEnd:
      work->received += count;
      break;
    case repeatsLastInsideEnd:
      remember_last(work, elements, size, count);
      break;
    case elementAfterTerminal: case callsAfterCancel:
      remember(work, elements, size, count);
      break;
    default:
      break;
  }
  deliver(work, elements, size, count);
}
