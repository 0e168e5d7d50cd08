// Made by `kotlin-bridge generate` from the library samples. Do not edit: generate it again.

@_spi(GeneratedCode) public import KotlinBridge

/// Where the addresses of images come from. Each platform implements it.
public protocol KittenDataSource: Sendable {
  /// Returns the JSON of `limit` images from the one with the number `offset` on, or null if there
  /// is nothing.
  ///
  /// Cancelling the call ends the request.
  func load(limit: Int32, offset: Int32) async throws -> String?
}

/// Any object that implements `KittenDataSource`.
public struct AnyKittenDataSource: KotlinErased, KittenDataSource {
  /// The value itself, or the object as one of its own class, for `as?`, `is` and `switch`.
  public let base: any KittenDataSource

  /// Stands for a value or an object.
  public init(_ base: any KittenDataSource) {
    guard !(Swift.type(of: base) is AnyClass) else {
      self.base = base
      return
    }
    self.base = (base as? any KotlinErased)?.base as? any KittenDataSource ?? base
  }

  public static var kotlinType: KotlinType {
    .interface("kittens.KittenDataSource", Self.self)
  }

  public init(from reader: inout KotlinReader) throws(KotlinError) {
    base = try Object.kotlinAny(from: &reader)
  }

  public func write(to writer: inout KotlinWriter) {
    writer.write(peer: base as any KittenDataSource, interface: 8, of: SamplesLibrary.module)
  }

  nonisolated(nonsending) public func load(limit: Int32, offset: Int32) async throws -> String? {
    try await base.load(limit: limit, offset: offset)
  }
}

extension AnyKittenDataSource {
  /// Any Kotlin object that implements `KittenDataSource` and is of no class that Swift knows.
  public final class Object: KotlinObject, KittenDataSource, @unchecked Sendable {
    @_spi(GeneratedCode) override public class var kotlinName: String { "kittens.KittenDataSource" }
  }
}

extension AnyKittenDataSource {
  // swift-format-ignore
  /// What Kotlin calls.
  static let kotlinHosted = HostedInterface(
    8, "kittens.KittenDataSource", as: (any KittenDataSource).self,
    cast: { $0 as? any KittenDataSource },
    entries: [
      HostedEntry(29) { frame in
        KotlinHost.answerSuspending(frame, as: (any KittenDataSource).self) { (object, reader) in
          let argument0: Int32 = try reader.read()
          let argument1: Int32 = try reader.read()
          try reader.finish()
          return { () async throws -> String? in try await object.load(limit: argument0, offset: argument1) }
        }
      }
    ])
}

extension KittenDataSource {
  /// Returns the JSON of `limit` images from the one with the number `offset` on, or null if there
  /// is nothing.
  ///
  /// Cancelling the call ends the request.
  ///
  /// - Parameter completion: Called once. See `KotlinCompletion`.
  @discardableResult
  public func load(
    limit: Int32,
    offset: Int32,
    on placement: KotlinPlacement = .default,
    completion: @escaping KotlinCompletion<String?>
  ) -> KotlinJob {
    defer { extendLifetime(self) }
    return SamplesLibrary.module.callSuspending(29, on: placement, completion: completion) {
      $0.write(AnyKittenDataSource(self))
      $0.write(limit)
      $0.write(offset)
    }
  }
}

extension KittenDataSource where Self: KotlinObject {
  nonisolated(nonsending) public func load(limit: Int32, offset: Int32) async throws -> String? {
    defer { extendLifetime(self) }
    return try await SamplesLibrary.module.callSuspending(29) {
      $0.write(self)
      $0.write(limit)
      $0.write(offset)
    }
  }
}
