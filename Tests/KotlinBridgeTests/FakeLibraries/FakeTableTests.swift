import Testing

/// The parent of all suites that use fake libraries.
///
/// They run one test at a time, because the counter of Swift objects that libraries hold belongs to
/// the whole process.
@Suite(.serialized) struct FakeTableTests {}
