/* The system calls that the bridge's own threads need, in forms that are easy to call from Kotlin. */
#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <sched.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>

static inline int kb_thread_id(void) { return (int)syscall(SYS_gettid); }

/* Starts a thread that nobody joins. Returns 0, or the error of pthread_create. */
static inline int kb_thread_start(void *(*body)(void *), void *argument) {
  pthread_t thread;
  int status = pthread_create(&thread, NULL, body, argument);
  if (status == 0) pthread_detach(thread);
  return status;
}

static inline void kb_thread_name(const char *name) { prctl(PR_SET_NAME, name); }

/* Returns whether a thread of this process waits for something: it does not run, and would not if it
 * had a core. Also 1 if that can't be told. */
static inline int kb_thread_waits(int id) {
  char path[48];
  char text[128]; /* the name before the state is 15 bytes at most */
  snprintf(path, sizeof path, "/proc/self/task/%d/stat", id);
  int file = open(path, O_RDONLY | O_CLOEXEC);
  if (file < 0) return 1;
  ssize_t size = read(file, text, sizeof text - 1);
  close(file);
  if (size <= 0) return 1;
  text[size] = 0;
  const char *name_end = strrchr(text, ')');
  return name_end == NULL || name_end[1] == 0 || name_end[2] != 'R';
}

static inline void kb_sleep(long long nanoseconds) {
  struct timespec time = {nanoseconds / 1000000000, nanoseconds % 1000000000};
  nanosleep(&time, NULL);
}

static inline void kb_yield(void) { sched_yield(); }

/* A lock for sections of some dozens of instructions. */
static inline void *kb_lock_make(void) {
  pthread_mutex_t *lock = (pthread_mutex_t *)malloc(sizeof *lock);
  pthread_mutex_init(lock, NULL);
  return lock;
}
static inline void kb_lock_take(void *lock) { pthread_mutex_lock((pthread_mutex_t *)lock); }
static inline void kb_lock_give(void *lock) { pthread_mutex_unlock((pthread_mutex_t *)lock); }

/* A flag that one thread waits for and lowers, and that any thread raises. */
typedef struct kb_flag {
  pthread_mutex_t lock;
  pthread_cond_t raised;
  int is_raised;
} kb_flag_state;

static inline void *kb_flag_make(void) {
  kb_flag_state *flag = (kb_flag_state *)malloc(sizeof *flag);
  pthread_condattr_t attributes;
  pthread_condattr_init(&attributes);
  pthread_condattr_setclock(&attributes, CLOCK_MONOTONIC);
  pthread_mutex_init(&flag->lock, NULL);
  pthread_cond_init(&flag->raised, &attributes);
  pthread_condattr_destroy(&attributes);
  flag->is_raised = 0;
  return flag;
}

static inline void kb_flag_free(void *pointer) {
  kb_flag_state *flag = (kb_flag_state *)pointer;
  pthread_cond_destroy(&flag->raised);
  pthread_mutex_destroy(&flag->lock);
  free(flag);
}

static inline void kb_flag_raise(void *pointer) {
  kb_flag_state *flag = (kb_flag_state *)pointer;
  pthread_mutex_lock(&flag->lock);
  flag->is_raised = 1;
  pthread_cond_signal(&flag->raised);
  pthread_mutex_unlock(&flag->lock);
}

/* Waits, and returns whether the flag was raised within that time. */
static inline int kb_flag_await(void *pointer, long long nanoseconds) {
  kb_flag_state *flag = (kb_flag_state *)pointer;
  struct timespec end;
  clock_gettime(CLOCK_MONOTONIC, &end);
  long long last = end.tv_nsec + nanoseconds;
  end.tv_sec += last / 1000000000;
  end.tv_nsec = last % 1000000000;
  pthread_mutex_lock(&flag->lock);
  int status = 0;
  while (!flag->is_raised && status != ETIMEDOUT)
    status = pthread_cond_timedwait(&flag->raised, &flag->lock, &end);
  int was_raised = flag->is_raised;
  flag->is_raised = 0;
  pthread_mutex_unlock(&flag->lock);
  return was_raised;
}
