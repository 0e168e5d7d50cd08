/// What Swift has in place of a member that each Kotlin class may have.
enum SwiftAdoption {
  /// `==`, for `equals`.
  case equality
  /// `hash(into:)`, for `hashCode`.
  case hash
  /// `description`, for `toString`.
  case description
  /// `<`, for `compareTo`.
  case order
}
