import Foundation

/// A scale of whole decades: it gives values their places on a line.
struct LogScale: Equatable, Sendable {
  /// The exponents of the ends of the scale.
  let exponents: ClosedRange<Int>

  /// Makes a scale for all of these values. The least one lies above the lower end, so that its bar
  /// is visible.
  init(covering values: [Double]) {
    let logarithms = values.filter { $0 > 0 && $0.isFinite }.map { log10($0).rounded(.up) }
    let least = Int(logarithms.min() ?? 1)
    let greatest = Int(logarithms.max() ?? 1)
    exponents = least - 1...greatest
  }

  /// The place of a value from 0 to 1. A value beyond an end, such as zero, has the place of that
  /// end.
  func position(of value: Double) -> Double {
    guard value > 0 else { return 0 }
    let decades = log10(value) - Double(exponents.lowerBound)
    return min(max(0, decades / Double(exponents.count - 1)), 1)
  }

  func position(ofDecade exponent: Int) -> Double {
    Double(exponent - exponents.lowerBound) / Double(exponents.count - 1)
  }

  /// A short label: `1`, `100`, `10k`.
  static func label(ofDecade exponent: Int) -> String {
    let prefixes = ["", "k", "M", "G", "T"]
    guard 0..<3 * prefixes.count ~= exponent else {
      return -3..<0 ~= exponent ? "0." + repeated("0", -exponent - 1) + "1" : "1e\(exponent)"
    }
    return "1" + repeated("0", exponent % 3) + prefixes[exponent / 3]
  }

  private static func repeated(_ text: String, _ count: Int) -> String {
    String(repeating: text, count: count)
  }
}
