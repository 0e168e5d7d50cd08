import Testing

/// The parent of all suites that run checks: one test at a time, because they look at the whole process.
@Suite(.serialized) enum ConformanceChecks {}
