import KotlinBridge

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Counts its tokens that are alive.
final class Life: Sendable {
  private let lock = Lock()
  private nonisolated(unsafe) var count = 0  // under the lock

  var alive: Int { lock.withLock { count } }

  func token() -> Token {
    lock.withLock { count += 1 }
    return Token(self)
  }

  fileprivate func end() {
    lock.withLock { count -= 1 }
  }
}

/// Something to be captured or stored, so that its end shows.
final class Token: Sendable {
  private let life: Life

  fileprivate init(_ life: Life) {
    self.life = life
  }

  deinit {
    life.end()
  }

  /// Mentions the token in a closure.
  func touch() {}
}

/// A value behind a lock.
final class Locked<Value>: @unchecked Sendable {  // under the lock
  private let lock = Lock()
  private var stored: Value

  init(_ value: Value) {
    stored = value
  }

  var value: Value {
    get { lock.withLock { stored } }
    set { lock.withLock { stored = newValue } }
  }

  func update<R>(_ body: (inout Value) -> R) -> R {
    lock.withLock { body(&stored) }
  }
}

/// A name for the calling thread.
func currentThread() -> UInt {
  UInt(bitPattern: pthread_self().hashValue)
}
