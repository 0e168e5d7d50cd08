/* The one function of libpeople.so that Swift needs; lib<name>_api.h, which Kotlin/Native writes,
 * declares it too. */
#ifndef STATION_H
#define STATION_H

void *people_kotlin_bridge(void);

#endif
