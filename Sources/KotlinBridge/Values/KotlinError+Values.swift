// The errors of values and their bytes. They are never inlined, so that a hot path has only the
// comparison that leads here.
extension KotlinError {
  @usableFromInline @inline(never)
  static func malformed(_ what: String) -> KotlinError {
    KotlinError(code: .misuse, message: "malformed bytes: \(what)")
  }

  @usableFromInline @inline(never)
  static func nested(deeperThan limit: Int) -> KotlinError {
    misuse("a value is nested deeper than \(limit) structures")
  }

  @usableFromInline @inline(never)
  static func equalInSwift<Value>(
    _ value: Value, _ what: String, remedy: String
  ) -> KotlinError {
    misuse(
      "two \(what) are equal in Swift but not in Kotlin: \(String(reflecting: value)); let Kotlin "
        + "return \(remedy) to get both")
  }
}
