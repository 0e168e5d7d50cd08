extension ResultRow {
  /// A figure that a chart draws.
  struct Bar {
    /// `ours`, `usual` or `floor`.
    let kind: String
    let value: Double
    /// The range of half of the samples, if it is known.
    let range: ClosedRange<Double>
  }

  /// The bars of the figures that the row has.
  var bars: [Bar] {
    [
      bar("ours", ours, spread: spread ?? 0), bar("usual", usual, spread: 0),
      bar("floor", floor, spread: 0),
    ].compactMap(\.self)
  }

  private func bar(_ kind: String, _ value: Double?, spread: Double) -> Bar? {
    guard let value, value.isFinite else { return nil }
    let deviation = abs(value * spread)
    let isKnown = deviation.isFinite
    return Bar(
      kind: kind, value: value,
      range: isKnown ? value - deviation...value + deviation : value...value)
  }

  /// The ratios between the bars, in words.
  var ratios: String {
    var parts: [String] = []
    if timesFloor != nil { parts.append("\(humanRatio(timesFloor)) the floor") }
    if let times = timesFaster, times > 0 {
      let text = times < 1 ? "\(humanRatio(1 / times)) slower" : "\(humanRatio(times)) faster"
      parts.append("\(text) than usual")
    }
    if spread != nil { parts.append("spread \(humanPercent(spread))") }
    if isUncertain { parts[parts.count - 1] += ", too wide" }
    return parts.joined(separator: " · ")
  }
}
