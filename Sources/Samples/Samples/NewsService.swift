// Made by `kotlin-bridge generate` from the library samples. Do not edit: generate it again.

@_spi(GeneratedCode) public import KotlinBridge

/// Kotlin's `news.Article`.
public struct Article: KotlinValue, Hashable, Codable {
  public var title: String
  public var author: String?

  public init(title: String, author: String? = nil) {
    self.title = title
    self.author = author
  }

  public static var kotlinType: KotlinType {
    .record(
      "news.Article", Self.self,
      ("title", String.self),
      ("author", String?.self))
  }

  @inlinable
  public init(from reader: inout KotlinReader) throws(KotlinError) {
    try reader.beginRecord()
    title = try reader.read()
    author = try reader.read()
    reader.endRecord()
  }

  @inlinable
  public func write(to writer: inout KotlinWriter) {
    guard writer.beginRecord() else { return }
    writer.write(title)
    writer.write(author)
    writer.endRecord()
  }
}

/// Either content or an error.
public struct ContentResponse<T: KotlinValue & Hashable>: KotlinValue, Hashable {
  public var content: T?
  public var error: ErrorResponse?

  public init(content: T?, error: ErrorResponse?) {
    self.content = content
    self.error = error
  }

  public static var kotlinType: KotlinType {
    .record(
      "news.ContentResponse<\(T.kotlinType)>", Self.self,
      ("content", T?.self),
      ("error", ErrorResponse?.self))
  }

  @inlinable
  public init(from reader: inout KotlinReader) throws(KotlinError) {
    try reader.beginRecord()
    content = try reader.read()
    error = try reader.read()
    reader.endRecord()
  }

  @inlinable
  public func write(to writer: inout KotlinWriter) {
    guard writer.beginRecord() else { return }
    writer.write(content)
    writer.write(error)
    writer.endRecord()
  }
}

extension ContentResponse: Codable where T: Codable {}

/// What is wrong, in an answer that the server has given in good order.
public struct ErrorResponse: KotlinValue, Hashable, Codable {
  public var code: Int32
  public var message: String

  public init(code: Int32, message: String) {
    self.code = code
    self.message = message
  }

  public static var kotlinType: KotlinType {
    .record(
      "news.ErrorResponse", Self.self,
      ("code", Int32.self),
      ("message", String.self))
  }

  @inlinable
  public init(from reader: inout KotlinReader) throws(KotlinError) {
    try reader.beginRecord()
    code = try reader.read()
    message = try reader.read()
    reader.endRecord()
  }

  @inlinable
  public func write(to writer: inout KotlinWriter) {
    guard writer.beginRecord() else { return }
    writer.write(code)
    writer.write(message)
    writer.endRecord()
  }
}

/// Sends requests. Each platform implements it.
public protocol NetworkClient: Sendable {
  func get(path: String) async throws -> String
}

/// Any object that implements `NetworkClient`.
public struct AnyNetworkClient: KotlinErased, NetworkClient {
  /// The value itself, or the object as one of its own class, for `as?`, `is` and `switch`.
  public let base: any NetworkClient

  /// Stands for a value or an object.
  public init(_ base: any NetworkClient) {
    guard !(Swift.type(of: base) is AnyClass) else {
      self.base = base
      return
    }
    self.base = (base as? any KotlinErased)?.base as? any NetworkClient ?? base
  }

  public static var kotlinType: KotlinType {
    .interface("news.NetworkClient", Self.self)
  }

  public init(from reader: inout KotlinReader) throws(KotlinError) {
    base = try Object.kotlinAny(from: &reader)
  }

  public func write(to writer: inout KotlinWriter) {
    writer.write(peer: base as any NetworkClient, interface: 16, of: SamplesLibrary.module)
  }

  nonisolated(nonsending) public func get(path: String) async throws -> String {
    try await base.get(path: path)
  }
}

extension AnyNetworkClient {
  /// Any Kotlin object that implements `NetworkClient` and is of no class that Swift knows.
  public final class Object: KotlinObject, NetworkClient, @unchecked Sendable {
    @_spi(GeneratedCode) override public class var kotlinName: String { "news.NetworkClient" }
  }
}

extension AnyNetworkClient {
  /// What Kotlin calls.
  static let kotlinHosted = HostedInterface(
    16, "news.NetworkClient", as: (any NetworkClient).self,
    cast: { $0 as? any NetworkClient },
    entries: [
      HostedEntry(62) { frame in
        KotlinHost.answerSuspending(frame, as: (any NetworkClient).self) { (object, reader) in
          let argument0: String = try reader.read()
          try reader.finish()
          return { () async throws -> String in try await object.get(path: argument0) }
        }
      }
    ])
}

/// Kotlin's `news.NewsException`.
public struct NewsException: KotlinException {
  public let code: Int32

  public let kotlinError: KotlinError

  /// Nil unless the error stands for such an exception.
  public init?(_ error: any Error) {
    let names = ["news.NewsException"]
    guard let read = Self.read(error, thrownAs: names, Self.init) else { return nil }
    self = read
  }

  /// The exception as if Kotlin had thrown it: for tests, and for Kotlin code to catch.
  public init(code: Int32, message: String = "", cause: KotlinError? = nil) {
    self.code = code
    kotlinError = KotlinError(thrownAs: "news.NewsException", message: message, cause: cause) {
      $0.write(code)
    }
  }

  private init(from reader: inout KotlinReader, _ error: KotlinError) throws(KotlinError) {
    self.code = try reader.read()
    kotlinError = error
  }
}

/// Kotlin's `news.NewsList`.
public struct NewsList: KotlinValue, Hashable, Codable {
  public var articles: [Article]

  public init(articles: [Article]) {
    self.articles = articles
  }

  public static var kotlinType: KotlinType {
    .record(
      "news.NewsList", Self.self,
      ("articles", [Article].self))
  }

  @inlinable
  public init(from reader: inout KotlinReader) throws(KotlinError) {
    try reader.beginRecord()
    articles = try reader.read()
    reader.endRecord()
  }

  @inlinable
  public func write(to writer: inout KotlinWriter) {
    guard writer.beginRecord() else { return }
    writer.write(articles)
    writer.endRecord()
  }
}

/// Reads the news of a server.
///
/// - `timeout`: how long the server may take for an answer.
public final class NewsService: KotlinObject, @unchecked Sendable {
  @_spi(GeneratedCode) override public class var kotlinName: String { "news.NewsService" }

  public convenience init(client: any NetworkClient, timeout: Duration? = nil) throws {
    defer { extendLifetime(client) }
    let handle: UInt64 = try SamplesLibrary.module.call(63) {
      $0.write(AnyNetworkClient(client))
      $0.write(timeout)
    }
    self.init(holding: handle, of: SamplesLibrary.module)
  }
}

extension NetworkClient {
  @discardableResult
  public func get(
    path: String,
    on placement: KotlinPlacement = .default,
    completion: @escaping KotlinCompletion<String>
  ) -> KotlinJob {
    defer { extendLifetime(self) }
    return SamplesLibrary.module.callSuspending(62, on: placement, completion: completion) {
      $0.write(AnyNetworkClient(self))
      $0.write(path)
    }
  }
}

extension NetworkClient where Self: KotlinObject {
  nonisolated(nonsending) public func get(path: String) async throws -> String {
    defer { extendLifetime(self) }
    return try await SamplesLibrary.module.callSuspending(62) {
      $0.write(self)
      $0.write(path)
    }
  }
}

extension NewsService {
  /// Returns what the server answers: news, or its own error. Throws what the client throws.
  ///
  /// - Throws: `news.NewsException`, `kotlinx.serialization.SerializationException`
  nonisolated(nonsending) public func getNewsList() async throws -> ContentResponse<NewsList> {
    defer { extendLifetime(self) }
    do {
      return try await SamplesLibrary.module.callSuspending(64) { $0.write(self) }
    } catch {
      throw KotlinError.thrown(error, declared: [NewsException.self])
    }
  }

  /// Returns what the server answers: news, or its own error. Throws what the client throws.
  ///
  /// - Parameter completion: Called once. See `KotlinCompletion`.
  ///   Failure: `news.NewsException`, `kotlinx.serialization.SerializationException`
  @discardableResult
  public func getNewsList(
    on placement: KotlinPlacement = .default,
    completion: @escaping KotlinCompletion<ContentResponse<NewsList>>
  ) -> KotlinJob {
    defer { extendLifetime(self) }
    return SamplesLibrary.module.callSuspending(64, on: placement, completion: completion) {
      $0.write(self)
    }
  }

  /// Returns the news. An error inside of the answer is thrown.
  ///
  /// - Throws: `news.NewsException`, `kotlinx.serialization.SerializationException`
  nonisolated(nonsending) public func news() async throws -> NewsList {
    defer { extendLifetime(self) }
    do {
      return try await SamplesLibrary.module.callSuspending(65) { $0.write(self) }
    } catch {
      throw KotlinError.thrown(error, declared: [NewsException.self])
    }
  }

  /// Returns the news. An error inside of the answer is thrown.
  ///
  /// - Parameter completion: Called once. See `KotlinCompletion`.
  ///   Failure: `news.NewsException`, `kotlinx.serialization.SerializationException`
  @discardableResult
  public func news(
    on placement: KotlinPlacement = .default, completion: @escaping KotlinCompletion<NewsList>
  ) -> KotlinJob {
    defer { extendLifetime(self) }
    return SamplesLibrary.module.callSuspending(65, on: placement, completion: completion) {
      $0.write(self)
    }
  }
}
