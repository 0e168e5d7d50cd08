extension DefaultStringInterpolation {
  /// Seconds, cut off after `decimals` digits.
  mutating func appendInterpolation(_ duration: Duration, decimals: Int) {
    let (seconds, attoseconds) = duration.components
    let digits = String(attoseconds)
    let fraction = String(repeating: "0", count: max(0, 18 - digits.count)) + digits
    appendInterpolation("\(seconds).\(fraction.prefix(decimals))")
  }
}
