import Bench

/// An element with a weight. A row sums the weights up, so that the compiler can't remove the
/// decoding and a lost or wrong element shows.
protocol Weighed: Sendable {
  var weight: Int64 { get }
  /// The weight of the first elements of the flow of this type.
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

extension [Place] {
  var weight: Int64 { reduce(0) { $0 + $1.weight } }
}

extension [Int64]: Weighed {
  var weight: Int64 { Int64(count) }
  static func weight(ofFirst count: Int) -> Int64 { 8 * Int64(count) }
}

/// Elements were lost or wrong, so a figure would mean nothing.
struct WrongSum: Error, CustomStringConvertible {
  let found, expected: Int64
  var description: String { "the elements add up to \(found), not to \(expected)" }
}

func expect(_ sum: Int64, _ expected: Int64) throws {
  if sum != expected { throw WrongSum(found: sum, expected: expected) }
}
