import KotlinBridgeToolSupport

/// What lives as long as the process, and is no leak. Any thread.
enum Forever {
  private static let kept = Guarded<[any Sendable]>([])

  static func keep(_ value: some Sendable) {
    kept.withLock { $0.append(value) }
  }

  /// What C may hand back at any time: a callback that comes too late shall be seen and not crash.
  static func context(_ object: some AnyObject & Sendable) -> UnsafeMutableRawPointer {
    keep(object)
    return Unmanaged.passUnretained(object).toOpaque()
  }
}
