// Made by `kotlin-bridge generate libkitchen.so --module Kitchen`. Do not edit: generate it again.

@_spi(Generated) public import KotlinBridge

/// Kotlin's `pantry.Jar`.
public final class Jar: KotlinObject, Container, @unchecked Sendable {
  @_spi(Generated) override public class var kotlinName: String { "pantry.Jar" }

  public convenience init(
    content: Content, grams: Int32? = nil, lid: Lid? = nil
  ) throws(KotlinError) {
    let handle: UInt64 = try KitchenLibrary.module.call(249) {
      $0.write(content)
      $0.write(grams)
      $0.write(lid)
    }
    self.init(holding: handle, of: KitchenLibrary.module)
  }
}

extension Jar {
  public func spoons(of: Int32) throws(KotlinError) -> KotlinFlow<Serving> {
    try KotlinFlow(of: KitchenLibrary.module, flow: 50) {
      $0.write(self)
      $0.write(of)
    }
  }

  public var grams: KotlinStateFlow<Int32> {
    KotlinStateFlow(of: KitchenLibrary.module, flow: 51, owner: self)
  }

  /// - Throws: `kotlin.IllegalStateException`
  public func take(grams: Int32) throws(KotlinError) -> Serving {
    defer { extendLifetime(self) }
    return try KitchenLibrary.module.call(250) {
      $0.write(self)
      $0.write(grams)
    }
  }

  nonisolated(nonsending) public func refill(grams: Int32) async throws -> Int32 {
    defer { extendLifetime(self) }
    return try await KitchenLibrary.module.callSuspending(251) {
      $0.write(self)
      $0.write(grams)
    }
  }

  public var content: Content {
    get throws(KotlinError) {
      defer { extendLifetime(self) }
      return try KitchenLibrary.module.call(252) { $0.write(self) }
    }
  }

  public var lid: Lid {
    get throws(KotlinError) {
      defer { extendLifetime(self) }
      return try KitchenLibrary.module.call(253) { $0.write(self) }
    }
  }

  public func setLid(_ value: Lid) throws(KotlinError) {
    defer { extendLifetime(self) }
    _ = try KitchenLibrary.module.call(254, returning: KotlinUnit.self) {
      $0.write(self)
      $0.write(value)
    }
  }

  public static func honey() throws(KotlinError) -> Jar {
    if let twin = Twins.function255, !KotlinModule.isTraced {
      let handle = try KotlinCatch.catching { twin($0) }
      return Jar(holding: handle, of: KitchenLibrary.module)
    }
    return try KitchenLibrary.module.call(255)
  }
}

/// The functions of C for numbers and objects, where the library has them.
private enum Twins {
  typealias Function255 = @convention(c) (UnsafeMutableRawPointer) -> UInt64
  static let function255 = try? KitchenLibrary.module.twin(
    ofFunction: 255, as: Function255.self)
}
