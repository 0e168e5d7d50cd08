/// Catches what Kotlin code throws inside a typed twin: `kb_catch` of kotlin_bridge.h.
@_spi(GeneratedCode)
@frozen
public struct KotlinCatch {
  @usableFromInline var context: UnsafeMutableRawPointer?
  @usableFromInline let onThrow: UnsafeRawPointer
  @usableFromInline var status: Int32

  @usableFromInline
  init() {
    context = nil
    onThrow = unsafeBitCast(onFrameThrow, to: UnsafeRawPointer.self)
    status = Table.ok
  }

  /// Nil if somebody traces a library: calls are then made through frames, which are traced.
  @usableFromInline
  static func untraced() -> KotlinCatch? { Tracking.isOn ? nil : KotlinCatch() }

  /// Calls a twin, which takes the pointer as its last argument. Throws what Kotlin throws.
  @inlinable
  public static func catching<Result>(
    _ twin: (UnsafeMutableRawPointer) -> Result
  ) throws(KotlinError) -> Result {
    try KotlinCatch().calling(twin)
  }

  @inlinable
  func calling<Result>(
    _ twin: (UnsafeMutableRawPointer) -> Result
  ) throws(KotlinError) -> Result {
    var thrown: KotlinError?
    var caught = self
    let result = withUnsafeMutablePointer(to: &thrown) { thrown in
      caught.context = UnsafeMutableRawPointer(thrown)
      return withUnsafeMutablePointer(to: &caught) { twin(UnsafeMutableRawPointer($0)) }
    }
    if caught.status == 0 { return result }
    throw KotlinCatch.failure(caught.status, thrown)
  }

  @usableFromInline @inline(never)
  static func failure(_ status: Int32, _ thrown: KotlinError?) -> KotlinError {
    Table.problem(status, thrown, "call")
  }
}

@available(*, unavailable)
extension KotlinCatch: Sendable {}
