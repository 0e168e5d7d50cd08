#ifndef BENCH_KOTLIN_BRIDGE_H
#define BENCH_KOTLIN_BRIDGE_H

/* The entry of a linked libbench.so: always NULL, for the benchmark opens the library by its path. */
void *bench_kotlin_bridge(void);

#endif
