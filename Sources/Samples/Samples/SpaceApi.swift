// Made by `kotlin-bridge generate` from the library samples. Do not edit: generate it again.

@_spi(GeneratedCode) public import KotlinBridge

/// The service that the repository asks. Each platform implements it, and throws a
/// `SpaceException`.
public protocol SpaceApi: Sendable {
  /// Returns the JSON of an `IssPosition`.
  func position() async throws -> String

  /// Returns JSON such as `{"people": [{"craft": "ISS", "name": "…"}], "number": 1, "message":
  /// "success"}`.
  func people() async throws -> String
}

/// Any object that implements `SpaceApi`.
public struct AnySpaceApi: KotlinErased, SpaceApi {
  /// The value itself, or the object as one of its own class, for `as?`, `is` and `switch`.
  public let base: any SpaceApi

  /// Stands for a value or an object.
  public init(_ base: any SpaceApi) {
    guard !(Swift.type(of: base) is AnyClass) else {
      self.base = base
      return
    }
    self.base = (base as? any KotlinErased)?.base as? any SpaceApi ?? base
  }

  public static var kotlinType: KotlinType {
    .interface("people.SpaceApi", Self.self)
  }

  public init(from reader: inout KotlinReader) throws(KotlinError) {
    base = try Object.kotlinAny(from: &reader)
  }

  public func write(to writer: inout KotlinWriter) {
    writer.write(peer: base as any SpaceApi, interface: 17, of: SamplesLibrary.module)
  }

  nonisolated(nonsending) public func position() async throws -> String {
    try await base.position()
  }

  nonisolated(nonsending) public func people() async throws -> String {
    try await base.people()
  }
}

extension AnySpaceApi {
  /// Any Kotlin object that implements `SpaceApi` and is of no class that Swift knows.
  public final class Object: KotlinObject, SpaceApi, @unchecked Sendable {
    @_spi(GeneratedCode) override public class var kotlinName: String { "people.SpaceApi" }

    @_spi(GeneratedCode) override public class var kotlinNumber: UInt32? { 53 }
  }
}

extension AnySpaceApi {
  /// What Kotlin calls.
  static let kotlinHosted = HostedInterface(
    17, "people.SpaceApi", as: (any SpaceApi).self,
    cast: { $0 as? any SpaceApi },
    entries: [
      HostedEntry(81) { frame in
        KotlinHost.answerSuspending(frame, as: (any SpaceApi).self) { (object, reader) in
          try reader.finish()
          return { () async throws -> String in try await object.position() }
        }
      },
      HostedEntry(82) { frame in
        KotlinHost.answerSuspending(frame, as: (any SpaceApi).self) { (object, reader) in
          try reader.finish()
          return { () async throws -> String in try await object.people() }
        }
      },
    ])
}

/// What goes wrong between the repository and its service.
public struct SpaceException: KotlinException {
  public let kotlinError: KotlinError

  /// Nil unless the error stands for such an exception.
  public init?(_ error: any Error) {
    let names = [
      "people.SpaceException",
      "people.SpaceException.MalformedAnswer",
      "people.SpaceException.ServerError",
      "people.SpaceException.TimedOut",
      "people.SpaceException.Unreachable",
    ]
    guard let read = Self.read(error, thrownAs: names, Self.init) else { return nil }
    self = read
  }

  /// The exception as if Kotlin had thrown it: for tests, and for Kotlin code to catch.
  public init(message: String = "", cause: KotlinError? = nil) {
    kotlinError = KotlinError(thrownAs: "people.SpaceException", message: message, cause: cause)
  }

  private init(from reader: inout KotlinReader, _ error: KotlinError) throws(KotlinError) {
    kotlinError = error
  }
}

extension SpaceException {
  /// The answer makes no sense.
  public struct MalformedAnswer: KotlinException {
    public let kotlinError: KotlinError

    /// Nil unless the error stands for such an exception.
    public init?(_ error: any Error) {
      let names = ["people.SpaceException.MalformedAnswer"]
      guard let read = Self.read(error, thrownAs: names, Self.init) else { return nil }
      self = read
    }

    /// The exception as if Kotlin had thrown it: for tests, and for Kotlin code to catch.
    public init(message: String = "", cause: KotlinError? = nil) {
      kotlinError = KotlinError(
        thrownAs: "people.SpaceException.MalformedAnswer", message: message, cause: cause
      )
    }

    private init(from reader: inout KotlinReader, _ error: KotlinError) throws(KotlinError) {
      kotlinError = error
    }
  }
}

extension SpaceException {
  /// The answer says that the service can't do it.
  public struct ServerError: KotlinException {
    public let status: Int32

    public let kotlinError: KotlinError

    /// Nil unless the error stands for such an exception.
    public init?(_ error: any Error) {
      let names = ["people.SpaceException.ServerError"]
      guard let read = Self.read(error, thrownAs: names, Self.init) else { return nil }
      self = read
    }

    /// The exception as if Kotlin had thrown it: for tests, and for Kotlin code to catch.
    public init(status: Int32, message: String = "", cause: KotlinError? = nil) {
      self.status = status
      kotlinError = KotlinError(
        thrownAs: "people.SpaceException.ServerError", message: message, cause: cause
      ) {
        $0.write(status)
      }
    }

    private init(from reader: inout KotlinReader, _ error: KotlinError) throws(KotlinError) {
      self.status = try reader.read()
      kotlinError = error
    }
  }
}

extension SpaceException {
  /// There is no answer yet.
  public struct TimedOut: KotlinException {
    public let kotlinError: KotlinError

    /// Nil unless the error stands for such an exception.
    public init?(_ error: any Error) {
      let names = ["people.SpaceException.TimedOut"]
      guard let read = Self.read(error, thrownAs: names, Self.init) else { return nil }
      self = read
    }

    /// The exception as if Kotlin had thrown it: for tests, and for Kotlin code to catch.
    public init(message: String = "", cause: KotlinError? = nil) {
      kotlinError = KotlinError(
        thrownAs: "people.SpaceException.TimedOut", message: message, cause: cause
      )
    }

    private init(from reader: inout KotlinReader, _ error: KotlinError) throws(KotlinError) {
      kotlinError = error
    }
  }
}

extension SpaceException {
  /// There is no answer.
  public struct Unreachable: KotlinException {
    public let kotlinError: KotlinError

    /// Nil unless the error stands for such an exception.
    public init?(_ error: any Error) {
      let names = ["people.SpaceException.Unreachable"]
      guard let read = Self.read(error, thrownAs: names, Self.init) else { return nil }
      self = read
    }

    /// The exception as if Kotlin had thrown it: for tests, and for Kotlin code to catch.
    public init(message: String = "", cause: KotlinError? = nil) {
      kotlinError = KotlinError(
        thrownAs: "people.SpaceException.Unreachable", message: message, cause: cause
      )
    }

    private init(from reader: inout KotlinReader, _ error: KotlinError) throws(KotlinError) {
      kotlinError = error
    }
  }
}

extension SpaceApi {
  /// Returns the JSON of an `IssPosition`.
  ///
  /// - Parameter completion: Called once. See `KotlinCompletion`.
  @discardableResult
  public func position(
    on placement: KotlinPlacement = .default, completion: @escaping KotlinCompletion<String>
  ) -> KotlinJob {
    defer { extendLifetime(self) }
    return SamplesLibrary.module.callSuspending(81, on: placement, completion: completion) {
      $0.write(AnySpaceApi(self))
    }
  }

  /// Returns JSON such as `{"people": [{"craft": "ISS", "name": "…"}], "number": 1, "message":
  /// "success"}`.
  ///
  /// - Parameter completion: Called once. See `KotlinCompletion`.
  @discardableResult
  public func people(
    on placement: KotlinPlacement = .default, completion: @escaping KotlinCompletion<String>
  ) -> KotlinJob {
    defer { extendLifetime(self) }
    return SamplesLibrary.module.callSuspending(82, on: placement, completion: completion) {
      $0.write(AnySpaceApi(self))
    }
  }
}

extension SpaceApi where Self: KotlinObject {
  nonisolated(nonsending) public func position() async throws -> String {
    defer { extendLifetime(self) }
    return try await SamplesLibrary.module.callSuspending(81) { $0.write(self) }
  }

  nonisolated(nonsending) public func people() async throws -> String {
    defer { extendLifetime(self) }
    return try await SamplesLibrary.module.callSuspending(82) { $0.write(self) }
  }
}
