/* What the parts of the front with the C table share. */
#ifndef TABLE_H
#define TABLE_H

#include "kotlin_bridge.h"
#include "zoo.h"

/* The flows, with the state `now` as the last one. */
extern const flow table_flows[];
extern const uint32_t table_flow_count;

enum { ANSWER, ADD, FUNCTION_COUNT };

typedef struct table_job {
  job job;
  kb_observer observer;
  kb_placement placement;
  uint32_t flags;
  struct table_job *next_collector; /* of the state */

  /* Of a call. */
  bool is_call, is_answered;
  kb_call_observer answers; /* with what was retained as its context */
} table_job;

static inline table_job *table_job_of(job *job) { return (table_job *)job; }

/* What each function gets as its library. */
extern char table_context;

static inline bool is_state(uint32_t flow) { return flow == table_flow_count - 1; }
static inline bool is_bad(const void *data, int64_t size) { return size < 0 || (size > 0 && !data); }

/* ---- table_manifest.c ---- */

const char *manifest_text(int64_t *size);
uint64_t manifest_digest(void);

/* ---- table_calls.c ---- */

kb_status table_call(kb_frame *frame);
kb_status table_state_value(kb_frame *frame);
kb_status table_state_set(kb_frame *frame, const uint8_t *value, int64_t size);
kb_status table_state_compare_and_set(kb_frame *frame, const uint8_t *expected, int64_t expected_size,
                                      const uint8_t *update, int64_t update_size);
int64_t table_add(int64_t a, int64_t b, kb_catch *caught);

/* Looks whether the state has a value that the job has not had. */
void refresh_state(job *job);

void add_collector(table_job *job);
void remove_collector(table_job *job);

int64_t count_calls(void);

/* The answer or the end of a call. */
void tell_answer(table_job *call);
void tell_call_gone(table_job *call);

/* Writes an answer to the frame. */
kb_status answer_frame(kb_frame *frame, const void *answer, int64_t size);

bool is_bad_frame(const kb_frame *frame);

/* ---- table_objects.c: flows as objects, and the host ---- */

kb_status table_open(kb_frame *frame);
kb_status table_hold(void *library, kb_handle object);
kb_status table_release(void *library, kb_handle object);
kb_status table_attach(void *library, const kb_host *host);
int64_t count_objects(void);

#endif
