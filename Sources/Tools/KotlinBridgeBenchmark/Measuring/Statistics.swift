import KotlinBridgeTools

extension [Double] {
  /// The quantile, interpolated between the two nearest samples; NaN without samples.
  func quantile(_ fraction: Double) -> Double {
    if isEmpty { return .nan }
    let sorted = sorted()
    let position = fraction * Double(count - 1)
    let below = Int(position)
    let above = Swift.min(below + 1, count - 1)
    return sorted[below] + (sorted[above] - sorted[below]) * (position - Double(below))
  }

  var median: Double { quantile(0.5) }

  /// Half the distance between the quartiles, as a fraction of the median.
  var spread: Double { (quantile(0.75) - quantile(0.25)) / 2 / median }
}

extension Duration {
  var nanoseconds: Double { inSeconds * 1e9 }
}

/// The time that the body takes, in nanoseconds.
func nanoseconds(_ body: () async throws -> Void) async rethrows -> Double {
  let start = ContinuousClock.now
  try await body()
  return (ContinuousClock.now - start).nanoseconds
}
