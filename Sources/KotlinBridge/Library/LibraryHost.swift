/// A library whose table is written in Swift, for tests without Kotlin.
///
/// The C functions of a table have no context. Those that get neither an id nor a handle find their
/// library through its host, which the `KotlinLibrary` keeps alive.
package protocol LibraryHost: AnyObject, Sendable {
  /// Calls `body`. Meanwhile functions without an id or handle are about this library, on this
  /// thread.
  func asCurrent(_ body: () -> Void)
}

extension Optional where Wrapped == any LibraryHost {
  /// Calls `body` with the host as the current library; just calls it if there is no host.
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
