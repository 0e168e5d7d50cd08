import KotlinBridge

/// The failure of a flow or call, as a consumer received it.
public struct ObservedFailure: Hashable, Sendable {
  /// The kind of a failure, as `KotlinError.Code` has it.
  public enum Kind: String, Sendable, Codable {
    /// Each is the code of the same name; `unknown` is a failure without details.
    case failed, timeout, cancelled, misuse, unknown
  }

  /// The kind of the failure.
  public var kind: Kind
  /// The message, or an empty text.
  public var message: String
  /// The Kotlin class, if the bridge reports it.
  public var typeName: String?
  /// The messages of the causes, outermost first, if the bridge reports them.
  public var causes: [String]
  /// The fields of the exception, as they cross, if the subject reads a table.
  var fields: [UInt8] = []

  /// A failure of these parts.
  public init(
    _ kind: Kind, message: String = "", typeName: String? = nil, causes: [String] = []
  ) {
    self.kind = kind
    self.message = message
    self.typeName = typeName
    self.causes = causes
  }

  /// Copies an error that an `async` form threw, or a `KotlinError`.
  public init(_ error: any Error) {
    guard let error = error as? KotlinError else {
      self.init(error is CancellationError ? .cancelled : .unknown, message: "\(error)")
      if kind == .cancelled { message = "" }
      return
    }
    let kinds: [KotlinError.Code: Kind] = [
      .failed: .failed, .timeout: .timeout, .cancelled: .cancelled, .misuse: .misuse,
    ]
    var causes: [String] = []
    var cause = error.cause
    while let next = cause {
      causes.append(next.message)
      cause = next.cause
    }
    self.init(
      kinds[error.code] ?? .unknown, message: error.message, typeName: error.typeName,
      causes: causes)
  }
}

extension ObservedFailure: CustomStringConvertible {
  public var description: String {
    let type = typeName.map { $0 + ": " } ?? ""
    let causes = causes.map { ", caused by \($0)" }.joined()
    return "\(kind.rawValue)(\(type)\(message)\(causes))"
  }
}
