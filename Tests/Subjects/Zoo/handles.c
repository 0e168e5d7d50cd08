#include "zoo.h"

#include <stdlib.h>

typedef struct slot {
  job *job; /* NULL for none */
  uint32_t generation;
  uint32_t next_free; /* slot, from 1 */
} slot;

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static slot *slots;
static uint32_t count, capacity, first_free;

static uint32_t new_slot(void) {
  if (count == capacity) {
    capacity = capacity ? capacity * 2 : 64;
    slots = realloc(slots, capacity * sizeof *slots);
    if (!slots) abort();
  }
  slots[count] = (slot){NULL, 0, 0};
  return ++count;
}

uint64_t add_handle(job *job) {
  pthread_mutex_lock(&lock);
  uint32_t number = first_free;
  if (number) first_free = slots[number - 1].next_free;
  else number = new_slot();
  slot *used = &slots[number - 1];
  used->job = job;
  used->generation++;
  uint64_t handle = (uint64_t)number << 32 | used->generation;
  pthread_mutex_unlock(&lock);
  return handle;
}

/* The slot of a handle; NULL if it stands for no job. The caller holds the lock. */
static slot *slot_of(uint64_t handle) {
  uint64_t number = handle >> 32;
  if (number == 0 || number > count) return NULL;
  slot *found = &slots[number - 1];
  return found->job && found->generation == (uint32_t)handle ? found : NULL;
}

job *find_job(uint64_t handle) {
  pthread_mutex_lock(&lock);
  slot *slot = slot_of(handle);
  job *found = slot ? retained(slot->job) : NULL;
  pthread_mutex_unlock(&lock);
  return found;
}

void remove_handle(uint64_t handle) {
  pthread_mutex_lock(&lock);
  slot *slot = slot_of(handle);
  if (slot) {
    slot->job = NULL;
    slot->next_free = first_free;
    first_free = handle >> 32;
  }
  pthread_mutex_unlock(&lock);
}
