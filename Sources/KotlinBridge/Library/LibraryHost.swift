/// What stands behind a table that is written in Swift.
///
/// C functions have no context: those that get no id or handle either find their library by this. The
/// `KotlinLibrary` keeps it alive.
package protocol LibraryHost: AnyObject, Sendable {
  /// Calls `body`, with this as the library that functions without an id or handle are about.
  func asCurrent(_ body: () -> Void)
}

extension Optional where Wrapped == any LibraryHost {
  /// Calls `body`, as what its library does where there is none behind it.
  func withCurrent<R>(_ body: () throws(KotlinError) -> R) throws(KotlinError) -> R {
    guard let self else { return try body() }
    var result: Result<R, KotlinError>?
    self.asCurrent {
      result = Result { () throws(KotlinError) in try body() }
    }
    guard let result else { throw .misuse("the library's host called nothing") }
    return try result.get()
  }
}
