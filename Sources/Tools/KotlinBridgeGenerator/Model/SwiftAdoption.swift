/// What Swift has in place of a member that each Kotlin class may have.
enum SwiftAdoption {
  /// `description`, for `toString`.
  case description
  /// `<`, for `compareTo`.
  case order
}
