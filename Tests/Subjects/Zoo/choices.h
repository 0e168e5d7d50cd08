/* What a member may choose, and what it gets if its header says nothing. */
#ifndef CHOICES_H
#define CHOICES_H

/* THREADS */
#define EACH 0 /* a new one for each job */
#define POOL 1 /* as many as there are jobs that need one; they are used again */
#define ONE 2  /* one for all, which gives each job a turn */

/* WAITERS: what a job that only waits does with its thread */
#define HOLD 0
#define LEAVE 1

/* FIRST: where the first callbacks come */
#define LATER 0   /* elsewhere; subscribe returns at once */
#define INSIDE 1  /* inside subscribe, on its thread */
#define AWAITED 2 /* elsewhere; subscribe waits for the first one */

/* RELEASE */
#define NONE 0
#define CANCELS 1  /* a release of a job that goes on is a cancel */
#define DETACHES 2 /* the job goes on */

/* MESSAGE: the text of a failure */
#define STATIC 0
#define HEAP 1 /* freed after the callback */

/* GATE: what a cancel does to a job at a gate */
#define WAKES 0
#define STAYS 1

/* ANSWERS */
#define IN_PLACE 0
#define OBSERVED 1

#ifndef FLOWS
#define FLOWS(FLOW) \
  FLOW(f0, counts, 5, "") FLOW(f1, fails, 5, "no station") FLOW(f2, endless, 0, "") FLOW(f3, never, 0, "") \
  FLOW(f4, cancels, 3, "") FLOW(f5, dead, 0, "") FLOW(f6, gated, 0, "")
#endif
#ifndef THREADS
#define THREADS EACH
#endif
#ifndef WAITERS
#define WAITERS LEAVE
#endif
#ifndef FIRST
#define FIRST LATER
#endif
#ifndef INSIDE_COUNT /* of the callbacks inside subscribe at most */
#define INSIDE_COUNT 3
#endif
#ifndef CLAIM_US /* before a callback, after the look whether the job is cancelled */
#define CLAIM_US 0
#endif
#ifndef LATE_US /* at most, before a job begins, before its end, and after its cancel */
#define LATE_US 0
#endif
#ifndef PAUSE_US /* after each burst of elements */
#define PAUSE_US 0
#endif
#ifndef BURST /* how many elements come without a pause */
#define BURST 1
#endif
#ifndef QUEUE /* how many signals wait between two threads; 0: one thread makes and delivers them */
#define QUEUE 0
#endif
#ifndef OUTPUT /* 1: to standard output, 2: to standard error, 3: to both */
#define OUTPUT 0
#endif
#ifndef STACK /* bytes for each thread; 0: what the system gives */
#define STACK 0
#endif
#ifndef IDLE_MS /* after which a thread of the pool ends; 0: never */
#define IDLE_MS 200
#endif
#ifndef RELEASE
#define RELEASE DETACHES
#endif
#ifndef LIVE /* whether live_jobs is exported */
#define LIVE 1
#endif
#ifndef NULL_JOB /* whether subscribe returns NULL for a job that has ended meanwhile */
#define NULL_JOB 0
#endif
#ifndef MESSAGE
#define MESSAGE STATIC
#endif
#ifndef GATE
#define GATE WAKES
#endif
#ifndef CAN /* what a piped member says that it can do */
#define CAN "release jobs kinds details"
#endif
#ifndef ANSWERS /* of a member with a table: how a call of a function that suspends is answered */
#define ANSWERS IN_PLACE
#endif
#ifndef MODULE /* of a member with a table: whether it has entries */
#define MODULE 0
#endif
#ifndef BATCHES /* of a member with a table: whether elements come together where the header allows it */
#define BATCHES 0
#endif
#ifndef FAULT
#define FAULT right
#endif

#if THREADS == ONE && FIRST != LATER
#error "one thread delivers everything, so nothing can come before subscribe returns"
#endif

#endif
