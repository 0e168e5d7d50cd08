#define _GNU_SOURCE
#include "zoo.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

/* A member in a process of its own, which speaks the protocol of docs/SUBJECTS.md. */

const struct front front = {.prints = 2, .claims_ends = false};

typedef struct piped_job {
  job job;
  int64_t id;
} piped_job;

static const flow flows[] = {
#define FLOW(name, kind, count, message) {#name, KIND_##kind, count, message},
  FLOWS(FLOW)
};

enum { FLOW_COUNT = sizeof flows / sizeof *flows, LONGEST_LINE = 1 << 16 };

static bool can(const char *word) {
  const char *found = strstr(" " CAN " ", word);
  return found && found[-1] == ' ' && found[strlen(word)] == ' ';
}

/* ---- lines to the harness ---- */

static pthread_mutex_t output = PTHREAD_MUTEX_INITIALIZER;

static void put_text(const char *text) {
  putchar(' ');
  if (!*text) fputs("\\e", stdout);
  for (; *text; text++) {
    switch (*text) {
      case ' ': fputs("\\s", stdout); break;
      case '\n': fputs("\\n", stdout); break;
      case '\r': fputs("\\r", stdout); break;
      case '\\': fputs("\\\\", stdout); break;
      default: putchar(*text);
    }
  }
}

/* Begins a line, which nobody else can write into until end_line. */
static void begin_line(const char *word, int64_t id) {
  pthread_mutex_lock(&output);
  printf("%s %" PRId64, word, id);
}

static void end_line(void) {
  putchar('\n');
  fflush(stdout);
  pthread_mutex_unlock(&output);
}

static const char *what(kind kind) {
  switch (kind) {
    case KIND_counts: return "counts";
    case KIND_fails: return "throws";
    case KIND_cancels: return "cancels";
    case KIND_timesout: return "times-out";
    case KIND_endless: return "endless";
    case KIND_never: return "never";
    case KIND_dead: return "dead";
    case KIND_gated: return "gated";
    case KIND_counted: return "counted";
    case KIND_state: case KIND_channel: break;
  }
  return "?";
}

static bool has_number(const flow *flow) { return has_end(flow) && flow->kind != KIND_dead; }

static void introduce(void) {
  puts("kotlin-bridge-subject 1");
  if (*CAN) puts("can " CAN);
  for (int i = 0; i < FLOW_COUNT; i++) {
    printf("flow %s %s", flows[i].name, what(flows[i].kind));
    if (has_number(&flows[i]) && flows[i].count < 0) fputs(":*", stdout);
    else if (has_number(&flows[i])) printf(":%" PRId64, flows[i].count);
    if (flows[i].kind == KIND_fails) put_text(flows[i].message);
    putchar('\n');
  }
  puts("ready");
  fflush(stdout);
}

/* ---- callbacks ---- */

static int64_t id_of(const job *job) { return ((const piped_job *)job)->id; }

void call_each(job *job, int64_t value) {
  begin_line("element", id_of(job));
  printf(" %" PRId64, value);
  end_line();
}

static void put_failure(const flow *flow, const char *message) {
  const char *kind = flow->kind == KIND_fails ? "failed" : flow->kind == KIND_timesout ? "timeout" : "cancelled";
  printf(" %s", can("kinds") ? kind : "unknown");
  put_text(message);
  if (!can("details")) return;
  put_text(flow->kind == KIND_fails ? "kotlin.IllegalStateException" : "kotlin.coroutines.CancellationException");
  put_text("the station is closed");
}

void call_end(job *job) {
  bool is_whole = completes(job->flow);
  pthread_mutex_lock(&output);
  /* The answer to a cancel that has come meanwhile may be in the output: no end may follow it. */
  if (!job->is_cancelled || FAULT == endAfterCancel) {
    printf("%s %" PRId64, is_whole ? "end" : "failure", id_of(job));
    if (!is_whole) put_failure(job->flow, message_of(job->flow));
    putchar('\n');
    fflush(stdout);
  }
  pthread_mutex_unlock(&output);
}

void call_gone(job *job) {
  if (!can("release")) return;
  begin_line("released", id_of(job));
  end_line();
}

/* ---- gates and counters, which have names, and live as long as the process ---- */

typedef struct named {
  struct named *next;
  gate gate;
  _Atomic int64_t counter;
  char name[];
} named;

/* The one with this name; a new one if there is none. Only the main thread uses it. */
static named *find_named(const char *name) {
  static named *first;
  for (named *found = first; found; found = found->next) {
    if (strcmp(found->name, name) == 0) return found;
  }
  named *added = calloc(1, sizeof *added + strlen(name) + 1);
  strcpy(added->name, name);
  added->gate = (gate)CLOSED_GATE;
  added->next = first;
  return first = added;
}

/* ---- jobs by their ids ---- */

static job **jobs;
static int64_t job_capacity;

static job **place_of(int64_t id) {
  if (id < 0 || id > 1 << 24) exit(5);
  if (id >= job_capacity) {
    int64_t more = id * 2 + 64;
    jobs = realloc(jobs, more * sizeof *jobs);
    memset(jobs + job_capacity, 0, (more - job_capacity) * sizeof *jobs);
    job_capacity = more;
  }
  return &jobs[id];
}

/* ---- lines of the harness ---- */

static void subscribe(int64_t id, const char *name, const char *argument, int64_t demand) {
  const flow *flow = flows;
  while (flow < flows + FLOW_COUNT && strcmp(flow->name, name) != 0) flow++;
  if (flow == flows + FLOW_COUNT) exit(6);
  job *made = make_job(sizeof(piped_job), flow);
  ((piped_job *)made)->id = id;
  if (has_number(flow) && flow->count < 0) made->count = strtoll(argument, NULL, 10);
  if (flow->kind == KIND_gated) made->gate = &find_named(argument)->gate;
  if (flow->kind == KIND_counted) made->counter = &find_named(argument)->counter;
  made->credit = demand;
  made->is_begun = demand > 0;
  *place_of(id) = made;
  if (FIRST == INSIDE) start_job_here(made, INSIDE_COUNT);
  else start_job(made, FIRST == AWAITED);
}

static void answer_count(int64_t id, const char *name) {
  int64_t count = strcmp(name, "jobs") == 0 ? count_live() : find_named(name)->counter;
  begin_line("counted", id);
  printf(" %" PRId64, count);
  end_line();
}

/* Undoes the escapes of a field, in place. */
static char *plain(char *field) {
  char *to = field;
  const char *from = strcmp(field, "\\e") == 0 ? "" : field;
  while (*from) {
    char next = *from++;
    if (next == '\\') {
      next = *from++;
      next = next == 's' ? ' ' : next == 'n' ? '\n' : next == 'r' ? '\r' : next;
    }
    *to++ = next;
  }
  *to = 0;
  return field;
}

static void obey(char *line) {
  static char none[1];
  char *fields[5], *rest = line;
  for (int i = 0; i < 5; i++) {
    char *field = strsep(&rest, " ");
    fields[i] = field ? plain(field) : none;
  }
  int64_t id = strtoll(fields[1], NULL, 10);
  if (strcmp(fields[0], "subscribe") == 0) {
    subscribe(id, fields[2], fields[3], strtoll(fields[4], NULL, 10));
  } else if (strcmp(fields[0], "request") == 0) {
    request(*place_of(id), strtoll(fields[2], NULL, 10));
  } else if (strcmp(fields[0], "cancel") == 0) {
    cancel(*place_of(id));
    begin_line("cancelled", id);
    end_line();
  } else if (strcmp(fields[0], "drop") == 0) {
    release(*place_of(id));
    *place_of(id) = NULL;
  } else if (strcmp(fields[0], "open") == 0) {
    open_gate(&find_named(fields[1])->gate);
  } else if (strcmp(fields[0], "count") == 0) {
    answer_count(id, fields[2]);
  } else {
    exit(7);
  }
}

int main(void) {
  introduce();
  static char line[LONGEST_LINE + 2];
  while (fgets(line, sizeof line, stdin)) {
    line[strcspn(line, "\n")] = 0;
    obey(line);
  }
  if (FAULT == hangsAtExit || FAULT == crashesAtExit) exit(0);
  _exit(0); /* whatever other threads do */
}
