/* Where a process that dies of a signal was at that moment. */
#ifndef CRASHES_H
#define CRASHES_H

#include <stdint.h>

/* Writes a line to a descriptor when a fault or abort ends this process: `prefix`, then
   {"crashed":{"_0":"libshop.so+0x1139 (start+0x20)"}}; then another one, if it knows more. Then the signal ends the process as it would have.

   Called once, before a library is loaded. A handler that the library installs takes its place. */
void crashes_tell(int32_t descriptor, const char *prefix);

#endif
