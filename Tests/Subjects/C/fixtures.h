/* The flows of the fixtures by the table of kotlin_bridge.h, for the subjects in this folder. */
#include "kotlin_bridge.h"

#include <stdbool.h>

/* What the flows do, as docs/SUBJECTS.md has it. */
extern const char fixtures_flows[];

/* Loads the library. Returns false if it has no such table. */
bool fixtures_load(const char *path);

/* Subscribes to a flow. `argument` is the number, the counter or the gate where it takes one. */
kb_status fixtures_subscribe(const char *flow, const char *argument, int64_t demand, const kb_observer *observer, kb_job *job);

void fixtures_request(kb_job job, int64_t count);
void fixtures_cancel(kb_job job);

/* The number of live jobs, for "jobs", or of a counter. */
int64_t fixtures_count(const char *what);

void fixtures_open(const char *gate);
