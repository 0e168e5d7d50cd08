#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// A Kotlin `Throwable` in Swift, or a misuse of the bridge itself.
///
/// - It is one reference wide, so it is cheap to throw and store.
/// - `description` is the class, the message and the causes; `debugDescription` adds the traces.
public struct KotlinError: Error, Sendable {
  /// The kind of a failure. Later versions may add kinds.
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
    /// The caller used the bridge against its contract, or bytes were not the encoding of their
    /// type.
    public static let misuse = Code(4)
  }

  private final class Storage: Sendable {
    let code: Code
    let typeName: String
    let message: String
    let trace: String
    let cause: KotlinError?
    let exception: ThrownException?
    let swiftError: (any Error)?
    let throwable: (any AnyObject & Sendable)?

    init(
      code: Code, typeName: String, message: String, trace: String, cause: KotlinError?,
      exception: ThrownException?, swiftError: (any Error)?, throwable: (any AnyObject & Sendable)?
    ) {
      self.code = code
      self.typeName = typeName
      self.message = message
      self.trace = trace
      self.cause = cause
      self.exception = exception
      self.swiftError = swiftError
      self.throwable = throwable
    }
  }

  private let storage: Storage

  /// - Parameters:
  ///   - code: what kind of error it is.
  ///   - typeName: the qualified name of the Kotlin class; empty without one.
  ///   - message: what went wrong.
  ///   - trace: the lines of Kotlin's stack trace; empty without one.
  ///   - cause: the error that led to this one.
  public init(
    code: Code, typeName: String = "", message: String, trace: String = "",
    cause: KotlinError? = nil
  ) {
    self.init(
      code: code, typeName: typeName, message: message, trace: trace, cause: cause, exception: nil)
  }

  init(
    code: Code, typeName: String, message: String, trace: String, cause: KotlinError?,
    exception: ThrownException?, swiftError: (any Error)? = nil,
    throwable: (any AnyObject & Sendable)? = nil
  ) {
    storage = Storage(
      code: code, typeName: typeName, message: message, trace: trace, cause: cause,
      exception: exception, swiftError: swiftError, throwable: throwable)
  }

  /// The kind of the failure.
  public var code: Code { storage.code }

  /// The qualified name of the Kotlin class, for example `kotlin.IllegalStateException`, or empty.
  public var typeName: String { storage.typeName }

  /// The Kotlin message, or empty.
  public var message: String { storage.message }

  /// The stack trace with a line for each frame, or empty. `at +0x12` is an offset in the file of
  /// the Kotlin library, for `addr2line -e` unless the file is stripped; `at 0x12` is an address
  /// outside it.
  public var trace: String { storage.trace }

  /// The Kotlin cause, which may have a cause of its own.
  public var cause: KotlinError? { storage.cause }

  /// The error that Swift threw in a call from Kotlin, if this is how Kotlin passed it on. A Kotlin
  /// exception that wraps it has it in its `cause`.
  public var swiftError: (any Error)? { storage.swiftError }

  /// The fields of the exception, if the library declares its class.
  package var exception: ThrownException? { storage.exception }

  /// The exception itself, if Kotlin has handed it over as a value: what it gets back.
  var throwable: (any AnyObject & Sendable)? { storage.throwable }

  /// The same error, with the exception itself.
  func keeping(_ throwable: any AnyObject & Sendable) -> KotlinError {
    KotlinError(
      code: code, typeName: typeName, message: message, trace: trace, cause: cause,
      exception: exception, swiftError: swiftError, throwable: throwable)
  }
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
  /// The message for people, or `description` without one. `localizedDescription` returns this
  /// text.
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
