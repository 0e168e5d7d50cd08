/// Durations as options and reports write them: in seconds.
extension Duration {
  package var inSeconds: Double {
    Double(components.seconds) + Double(components.attoseconds) / 1e18
  }

  /// `60` or `0.5`.
  package var plainSeconds: String {
    let text = "\(inSeconds)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  /// Seconds with three decimals: `0.500`.
  package var secondsToTheMillisecond: String {
    let digits = "\(Int((inSeconds * 1000).rounded()))"
    let padded = String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    return "\(padded.dropLast(3)).\(padded.suffix(3))"
  }
}
