/// An element whose weight is summed up, so that decoding can't be optimized away, and a lost or wrong
/// element is seen.
protocol Weighed: Sendable {
  var weight: Int64 { get }
  /// Of the first so many elements of the flow of this type.
  static func weight(ofFirst count: Int) -> Int64
}

extension Int64: Weighed {
  var weight: Int64 { self }
  static func weight(ofFirst count: Int) -> Int64 { Int64(count) * (Int64(count) - 1) / 2 }
}

extension String: Weighed {
  var weight: Int64 { Int64(utf8.count) }
  static func weight(ofFirst count: Int) -> Int64 { 32 * Int64(count) }
}

extension Place: Weighed {
  var weight: Int64 { Int64(name.utf8.count) }
  static func weight(ofFirst count: Int) -> Int64 { 32 * Int64(count) }
}

extension [Int64]: Weighed {
  var weight: Int64 { Int64(count) }
  static func weight(ofFirst count: Int) -> Int64 { 8 * Int64(count) }
}

/// Elements were lost, or were not those that were sent: a figure would mean nothing.
struct WrongSum: Error, CustomStringConvertible {
  let found, expected: Int64
  var description: String { "the elements add up to \(found) and not to \(expected)" }
}

func expect(_ sum: Int64, _ expected: Int64) throws {
  if sum != expected { throw WrongSum(found: sum, expected: expected) }
}
