#include "bench_kotlin_bridge.h"

static bench_entry opened;

void bench_kotlin_bridge_is(bench_entry entry) { opened = entry; }

void *bench_kotlin_bridge(void) { return opened ? opened() : 0; }
