@_spi(Generated) import KotlinBridge

/// `bench.Tally`, whose objects cross by handle, as a generator would write it.
final class TypedTally: KotlinObject, @unchecked Sendable {
  override class var kotlinName: String { "bench.Tally" }
}
