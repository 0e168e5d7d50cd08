#ifndef BENCH_KOTLIN_BRIDGE_H
#define BENCH_KOTLIN_BRIDGE_H

typedef void *(*bench_entry)(void);

/* Names the entry of libbench.so, which the benchmark opens by its path. Before the first use of the module Bench. */
void bench_kotlin_bridge_is(bench_entry entry);

/* The entry as a linked libbench.so would have it. NULL before it is named. */
void *bench_kotlin_bridge(void);

#endif
