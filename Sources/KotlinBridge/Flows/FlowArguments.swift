/// What Kotlin gets to find a flow. Nothing is allocated for it where generated code makes it.
@usableFromInline
enum FlowArguments: Sendable {
  /// The flow stands by itself.
  case none
  /// The handle of the object that has the flow, or is the flow.
  case owner(UInt64)
  /// Of code that knows no types.
  case encoded([UInt8])

  @inlinable
  func write(to writer: inout KotlinWriter) {
    switch self {
    case .none: break
    case .owner(let handle): writer.store(handle.littleEndian)
    case .encoded(let bytes): bytes.withUnsafeBytes { writer.store($0) }
    }
  }

  func withBytes<Result>(_ body: (UnsafeRawBufferPointer) -> Result) -> Result {
    switch self {
    case .none: body(UnsafeRawBufferPointer(start: nil, count: 0))
    case .owner(let handle): withUnsafeBytes(of: handle.littleEndian, body)
    case .encoded(let bytes): bytes.withUnsafeBytes(body)
    }
  }
}
