#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// A Kotlin exception that has a type of its own in Swift: a generated struct with its properties.
///
/// - A generated function throws it if its Kotlin function declares it by `@Throws`. Of several
///   declared classes that fit, it throws the most specific one.
/// - Everywhere else it is a `KotlinError`, such as the failure of a flow. `Refusal(error)` makes a
///   `Refusal` of that.
public protocol KotlinException: LocalizedError, CustomStringConvertible {
  /// The exception as every one arrives: with its Kotlin class, message, trace and causes.
  var kotlinError: KotlinError { get }

  /// The exception that an error stands for; nil unless that is of this Kotlin class or of one that
  /// extends it.
  ///
  /// - Parameter error: a `KotlinError`, or an exception of another type.
  init?(_ error: any Error)
}

extension KotlinException {
  /// The Kotlin message, or empty.
  public var message: String { kotlinError.message }

  public var description: String { kotlinError.description }

  public var errorDescription: String? { kotlinError.errorDescription }

  // Those of Foundation count only in files that import it, and generated ones need not.
  public var failureReason: String? { nil }
  public var recoverySuggestion: String? { nil }
  public var helpAnchor: String? { nil }
}

extension KotlinError {
  /// The error itself, or that of a `KotlinException`; nil for any other error.
  static func of(_ error: any Error) -> KotlinError? {
    (error as? any KotlinException)?.kotlinError ?? error as? KotlinError
  }

  /// The error of a generated function, where only a `KotlinError` may fail: that error itself, that of a
  /// `KotlinException`, or one with the `swiftError`.
  public init(_ error: any Error) {
    if let error = KotlinError.of(error) {
      self = error
    } else {
      self.init(
        code: .failed, typeName: "", message: "\(error)", trace: "", cause: nil, exception: nil,
        swiftError: error)
    }
  }
}
