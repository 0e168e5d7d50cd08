/* What begins with the process that runs the tests. */
#ifndef TEST_START_H
#define TEST_START_H

/* Of TestHelpers: begins the heartbeat on Swift's pool. */
void kotlin_bridge_tests_begin_heartbeat(void);

#endif
