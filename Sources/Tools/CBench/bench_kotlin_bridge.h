// Made by `kotlin-bridge generate` from the library bench. Do not edit: generate it again.
#ifndef BENCH_KOTLIN_BRIDGE_H
#define BENCH_KOTLIN_BRIDGE_H

/// The table of the library: const kb_library *, or NULL if it could not be set up.
void *bench_kotlin_bridge(void);

#endif
