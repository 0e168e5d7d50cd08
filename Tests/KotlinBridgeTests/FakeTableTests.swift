import Testing

/// The parent of all suites that use fake libraries, one test at a time: the number of Swift objects
/// that libraries hold is one for the whole process.
@Suite(.serialized) struct FakeTableTests {}
