// Made by `kotlin-bridge generate` from the library kitchen. Do not edit: generate it again.

@_spi(GeneratedCode) public import KotlinBridge

/// A jar that gets emptier.
public final class Jar: KotlinObject, Container, @unchecked Sendable {
  @_spi(GeneratedCode) override public class var kotlinName: String { "pantry.Jar" }

  public convenience init(
    content: Content, grams: Int32? = nil, lid: Lid? = nil
  ) throws(KotlinError) {
    let handle: UInt64 = try KitchenLibrary.module.call(652) {
      $0.write(content)
      $0.write(grams)
      $0.write(lid)
    }
    self.init(holding: handle, of: KitchenLibrary.module)
  }

  /// An empty one.
  public convenience init() throws(KotlinError) {
    let handle: UInt64 = try KotlinModule.call(653, Twins.f653, of: KitchenLibrary.module) {
      $0($1)
    }
    self.init(holding: handle, of: KitchenLibrary.module)
  }
}

extension Jar {
  public func spoons(of: Int32) throws(KotlinError) -> KotlinFlow<Serving> {
    try KotlinFlow(of: KitchenLibrary.module, flow: 79) {
      $0.write(self)
      $0.write(of)
    }
  }

  public var grams: KotlinStateFlow<Int32> {
    KotlinStateFlow(of: KitchenLibrary.module, flow: 80, owner: self)
  }

  /// Takes some out of the jar.
  ///
  /// - Throws: `kotlin.IllegalStateException`
  public func take(grams: Int32) throws(KotlinError) -> Serving {
    defer { extendLifetime(self) }
    return try KitchenLibrary.module.call(654) {
      $0.write(self)
      $0.write(grams)
    }
  }

  /// Puts more into the jar.
  ///
  /// - Parameter grams: how much.
  /// - Returns: what is in it then.
  nonisolated(nonsending) public func refill(grams: Int32) async throws -> Int32 {
    defer { extendLifetime(self) }
    return try await KitchenLibrary.module.callSuspending(655) {
      $0.write(self)
      $0.write(grams)
    }
  }

  public var content: Content {
    get throws(KotlinError) {
      defer { extendLifetime(self) }
      return try KitchenLibrary.module.call(656) { $0.write(self) }
    }
  }

  public var lid: Lid {
    get throws(KotlinError) {
      defer { extendLifetime(self) }
      return try KitchenLibrary.module.call(657) { $0.write(self) }
    }
  }

  public func setLid(_ value: Lid) throws(KotlinError) {
    defer { extendLifetime(self) }
    _ = try KitchenLibrary.module.call(658, returning: KotlinUnit.self) {
      $0.write(self)
      $0.write(value)
    }
  }

  /// A full one.
  public static func honey() throws(KotlinError) -> Jar {
    let handle: UInt64 = try KotlinModule.call(659, Twins.f659, of: KitchenLibrary.module) {
      $0($1)
    }
    return Jar(holding: handle, of: KitchenLibrary.module)
  }
}

/// The functions of C for numbers and objects. A fake and a proxy have none.
private enum Twins {
  static let f653: (@convention(c) (UnsafeMutableRawPointer) -> UInt64)? =
    KitchenLibrary.module.twin(653)
  static let f659: (@convention(c) (UnsafeMutableRawPointer) -> UInt64)? =
    KitchenLibrary.module.twin(659)
}
