/// Running Kotlin work, as far as a publisher needs it: a `KotlinJob`, or a double in tests.
protocol FlowJob: Sendable {
  func request(_ demand: Subscribers.Demand)
  func cancel()
}
