#include "bench_kotlin_bridge.h"

void *bench_kotlin_bridge(void) { return 0; }
