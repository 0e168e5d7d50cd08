import KotlinBridgeCombine
import KotlinBridgeTesting
import TestHelpers
import Testing

/// An operator, and what comes of 0, 1, 2, 3, 4, 5 through it.
struct CheckedOperator: CustomTestStringConvertible, Sendable {
  typealias Upstream = AnyPublisher<Int, Broken>
  typealias Operator = @Sendable (Upstream, VirtualTimeScheduler) -> AnyPublisher<Int, any Error>

  let testDescription: String
  /// What comes if everything is requested at once.
  let values: [Int]
  /// How it ends where its upstream finishes.
  let end: String
  /// How it ends where its upstream fails.
  let failure: String
  /// Whether other values may come where they are requested one by one.
  let variesWithDemand: Bool
  let operation: Operator

  init(
    _ name: String, gives values: [Int] = Array(0..<6), failing failure: String = "!7",
    ends end: String = "|", variesWithDemand: Bool = false, _ operation: @escaping Operator
  ) {
    testDescription = name
    (self.values, self.failure, self.variesWithDemand) = (values, failure, variesWithDemand)
    self.end = end
    self.operation = operation
  }
}
