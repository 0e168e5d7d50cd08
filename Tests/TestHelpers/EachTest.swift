package import Testing

/// A trait of a suite that does something around each test case in it.
package protocol EachTest: TestTrait, SuiteTrait, TestScoping {}

extension EachTest {
  package var isRecursive: Bool { true }

  package func scopeProvider(for test: Test, testCase: Test.Case?) -> Self? {
    testCase == nil ? nil : self
  }
}
