/// The form in which a bridge hands out flows and functions.
public enum Form: String, CaseIterable, Sendable, Codable {
  /// A subscription that calls C functions or closures.
  case callback
  /// An `AsyncSequence`.
  case sequence
  /// A publisher in the shape of Combine.
  case publisher
  /// A function that is called and answers once.
  case call
  /// The shared library itself: its file, its version, its manifest and its entry points.
  case library
  /// An object of the consumer's, which Kotlin code calls.
  case peer
}
