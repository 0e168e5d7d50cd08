import KotlinBridgeToolSupport

/// Keeps objects as long as the process lives. Any thread may use it.
enum Forever {
  private static let kept = Guarded<[any Sendable]>([])

  static func keep(_ value: some Sendable) {
    kept.withLock { $0.append(value) }
  }

  /// A context for C that stays valid, so that a late callback is noticed and does not crash.
  static func context(_ object: some AnyObject & Sendable) -> UnsafeMutableRawPointer {
    keep(object)
    return Unmanaged.passUnretained(object).toOpaque()
  }
}
