#include "table.h"

/* Flows as objects: `open` answers the handle of a flow, which is good for holds only, as no function of this library
 * takes a flow. A handle is never used again: each time the last hold ends, the next one is another. */

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

typedef struct object {
  int64_t holds;
  uint32_t generation;
} object;

enum { MOST_FLOWS = 1024 };
static object objects[MOST_FLOWS];

static kb_handle handle_of(uint32_t flow) {
  return UINT64_C(1) << 63 | (uint64_t)flow << 32 | objects[flow].generation;
}

/* The object that is held by this handle; NULL if there is none. The caller holds the lock. */
static object *find_object(kb_handle handle) {
  uint64_t flow = (handle & ~(UINT64_C(1) << 63)) >> 32;
  if (!(handle >> 63) || flow >= table_flow_count || flow >= MOST_FLOWS) return NULL;
  return objects[flow].holds > 0 && handle_of(flow) == handle ? &objects[flow] : NULL;
}

int64_t count_objects(void) {
  int64_t count = 0;
  pthread_mutex_lock(&lock);
  for (uint32_t i = 0; i < table_flow_count && i < MOST_FLOWS; i++) count += objects[i].holds > 0;
  pthread_mutex_unlock(&lock);
  return count;
}

kb_status table_open(kb_frame *frame) {
  if (is_bad_frame(frame)) return KB_INVALID_ARGUMENT;
  if (frame->id >= table_flow_count || frame->id >= MOST_FLOWS) return KB_UNKNOWN_ID;
  if (frame->bytes.size) return KB_MALFORMED;
  pthread_mutex_lock(&lock);
  objects[frame->id].holds++;
  kb_handle handle = handle_of(frame->id);
  pthread_mutex_unlock(&lock);
  return answer_frame(frame, &handle, sizeof handle);
}

static kb_status change_holds(kb_handle handle, int change) {
  pthread_mutex_lock(&lock);
  object *found = find_object(handle);
  if (found) {
    found->holds += change;
    if (found->holds == 0) found->generation++;
  }
  pthread_mutex_unlock(&lock);
  return found ? KB_OK : KB_INVALID_HANDLE;
}

kb_status table_hold(void *library, kb_handle object) {
  return library == &table_context ? change_holds(object, 1) : KB_INTERNAL;
}

kb_status table_release(void *library, kb_handle object) {
  return library == &table_context ? change_holds(object, -1) : KB_INTERNAL;
}

/* ---- the host, which this library never calls ---- */

static bool is_bad_host(const kb_host *host) {
  if (!host || host->abi_version != KB_ABI_VERSION || host->size < sizeof *host || host->entry_count != 0) return true;
  return !host->hold || !host->drop || !host->release || !host->handle || !host->describe || !host->subscribe ||
         !host->request || !host->cancel;
}

kb_status table_attach(void *library, const kb_host *host) {
  static atomic_flag is_attached = ATOMIC_FLAG_INIT;
  if (library != &table_context) return KB_INTERNAL;
  if (is_bad_host(host) || atomic_flag_test_and_set(&is_attached)) return KB_INVALID_ARGUMENT;
  return KB_OK;
}
