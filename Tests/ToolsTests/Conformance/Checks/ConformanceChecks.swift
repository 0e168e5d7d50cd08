import Testing

/// The parent of all suites that run checks. Only one of their tests runs at a time, because checks
/// look at the whole process.
@Suite(.serialized) enum ConformanceChecks {}
