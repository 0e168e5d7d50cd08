import Foundation

/// Writes a figure for people: `33.1`, `0.7`, `22 700`; `–` for nil.
///
/// - Parameter digits: the count of significant digits. The others are zeros, which are left out
///   after the point. At most three digits come after the point.
package func humanNumber(_ value: Double?, digits: Int = 3) -> String {
  guard let value, value.isFinite else { return "–" }
  if value < 0 { return "-" + humanNumber(-value, digits: digits) }
  if value > 0, value < 0.0005 { return "<0.001" }
  let exponent = value == 0 ? 0 : Int(log10(value).rounded(.down))
  let decimals = min(max(0, digits - 1 - exponent), 3)
  let step = pow(10, Double(max(-decimals, exponent + 1 - digits)))
  let parts = String(format: "%.\(decimals)f", (value / step).rounded() * step).split(
    separator: ".")
  let fraction = parts.dropFirst().joined().reversed().drop { $0 == "0" }.reversed()
  return grouped(parts[0]) + (fraction.isEmpty ? "" : "." + String(fraction))
}

/// Writes a ratio: `2.1x`, `21x`.
package func humanRatio(_ value: Double?, digits: Int = 2) -> String {
  let number = humanNumber(value, digits: digits)
  return number == "–" ? number : number + "x"
}

/// Writes a fraction in whole percent.
package func humanPercent(_ fraction: Double?) -> String {
  guard let fraction, fraction.isFinite else { return "–" }
  if fraction > 0, fraction < 0.005 { return "<1\(narrowSpace)%" }
  return humanNumber((fraction * 100).rounded()) + "\(narrowSpace)%"
}

/// A space at which no line breaks.
private let narrowSpace: Character = "\u{202F}"

private func grouped(_ digits: Substring) -> String {
  var text = ""
  for (index, digit) in digits.enumerated() {
    if index > 0, (digits.count - index).isMultiple(of: 3) { text.append(narrowSpace) }
    text.append(digit)
  }
  return text
}
