/// The closures of one subscription, which hand-written code gives C as a context. The end releases
/// them.
final class UsualObserver<Element: Sendable>: Sendable {
  let onEach: @Sendable (Element) -> Void
  let onEnd: @Sendable ((any Error)?) -> Void

  init(
    onEach: @escaping @Sendable (Element) -> Void,
    onEnd: @escaping @Sendable ((any Error)?) -> Void
  ) {
    self.onEach = onEach
    self.onEnd = onEnd
  }

  /// A reference for C, which `onEnd` releases.
  func retained() -> UnsafeMutableRawPointer { Unmanaged.passRetained(self).toOpaque() }

  static func at(_ context: UnsafeMutableRawPointer?) -> UsualObserver {
    Unmanaged.fromOpaque(context!).takeUnretainedValue()
  }

  static func end(_ context: UnsafeMutableRawPointer?, _ message: UnsafePointer<CChar>?) {
    let observer = Unmanaged<UsualObserver>.fromOpaque(context!).takeRetainedValue()
    observer.onEnd(message.map { UsualFailure(message: String(cString: $0)) })
  }
}

struct UsualFailure: Error {
  let message: String
}

/// A reference to a job, for closures in Swift.
struct UsualJob: @unchecked Sendable {
  let reference: UnsafeMutableRawPointer
}
