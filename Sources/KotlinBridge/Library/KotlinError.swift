#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// What a Kotlin `Throwable` becomes in Swift, and how the bridge itself reports misuse.
///
/// - It is one reference wide, so that throwing and storing it is cheap.
/// - `description` is the class, the message and the causes; `debugDescription` adds the traces.
public struct KotlinError: Error, Sendable {
  /// What kind of failure it is. Open-ended: compare with the constants, expect others.
  public struct Code: Hashable, Sendable {
    private let raw: Int32

    package init(_ raw: Int32) {
      self.raw = raw
    }

    /// A Kotlin `Throwable` that is neither of the following.
    public static let failed = Code(1)
    /// A Kotlin `TimeoutCancellationException` that nobody caught.
    public static let timeout = Code(2)
    /// The Kotlin side cancelled itself, or its scope was cancelled.
    public static let cancelled = Code(3)
    /// The bridge was used against its contract, or bytes were not what both sides had agreed on.
    public static let misuse = Code(4)
  }

  private final class Storage: Sendable {
    let code: Code
    let typeName: String
    let message: String
    let trace: String
    let cause: KotlinError?

    init(code: Code, typeName: String, message: String, trace: String, cause: KotlinError?) {
      self.code = code
      self.typeName = typeName
      self.message = message
      self.trace = trace
      self.cause = cause
    }
  }

  private let storage: Storage

  /// - Parameters:
  ///   - typeName: the qualified name of the Kotlin class; empty where there was none.
  ///   - trace: Kotlin's stack trace, lines of text; empty where there was none.
  public init(
    code: Code, typeName: String = "", message: String, trace: String = "",
    cause: KotlinError? = nil
  ) {
    storage = Storage(
      code: code, typeName: typeName, message: message, trace: trace, cause: cause)
  }

  public var code: Code { storage.code }

  /// The qualified name of the Kotlin class, for example `kotlin.IllegalStateException`, or empty.
  public var typeName: String { storage.typeName }

  /// The Kotlin message, or empty.
  public var message: String { storage.message }

  /// The stack trace, a line for each frame, or empty: `at +0x12` is an offset in the Kotlin library's file, which
  /// `addr2line -e` takes if that was not stripped; `at 0x12` an address outside of it.
  public var trace: String { storage.trace }

  /// The Kotlin cause, whose own cause may go on.
  public var cause: KotlinError? { storage.cause }
}

extension KotlinError: CustomStringConvertible, CustomDebugStringConvertible {
  public var description: String {
    chain.map(\.line).joined(separator: ", caused by ")
  }

  public var debugDescription: String {
    "KotlinError.\(code): "
      + chain.map { $0.trace.isEmpty ? $0.line : "\($0.line)\n\($0.trace)" }
      .joined(separator: "\ncaused by ")
  }

  private var chain: [KotlinError] {
    Array(sequence(first: self, next: \.cause))
  }

  private var line: String {
    if typeName.isEmpty { return message.isEmpty ? "\(code)" : message }
    return message.isEmpty ? typeName : "\(typeName): \(message)"
  }
}

extension KotlinError: LocalizedError {
  /// The message, for people to read; else what `description` says. `localizedDescription` is this text.
  public var errorDescription: String? { message.isEmpty ? description : message }
}

extension KotlinError.Code: CustomStringConvertible {
  public var description: String {
    switch self {
    case .failed: "failed"
    case .timeout: "timeout"
    case .cancelled: "cancelled"
    case .misuse: "misuse"
    default: "code \(raw)"
    }
  }
}
