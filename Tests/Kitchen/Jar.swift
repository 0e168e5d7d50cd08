// Made by `kotlin-bridge generate` from the library kitchen. Do not edit: generate it again.

@_spi(Generated) public import KotlinBridge

/// A jar that gets emptier.
public final class Jar: KotlinObject, Container, @unchecked Sendable {
  @_spi(Generated) override public class var kotlinName: String { "pantry.Jar" }

  public convenience init(
    content: Content, grams: Int32? = nil, lid: Lid? = nil
  ) throws(KotlinError) {
    let handle: UInt64 = try KitchenLibrary.module.call(336) {
      $0.write(content)
      $0.write(grams)
      $0.write(lid)
    }
    self.init(holding: handle, of: KitchenLibrary.module)
  }

  /// An empty one.
  public convenience init() throws(KotlinError) {
    if let twin = Twins.function337, !KotlinModule.isTraced {
      let handle = try KotlinCatch.catching { twin($0) }
      self.init(holding: handle, of: KitchenLibrary.module)
      return
    }
    let handle: UInt64 = try KitchenLibrary.module.call(337)
    self.init(holding: handle, of: KitchenLibrary.module)
  }
}

extension Jar {
  public func spoons(of: Int32) throws(KotlinError) -> KotlinFlow<Serving> {
    try KotlinFlow(of: KitchenLibrary.module, flow: 59) {
      $0.write(self)
      $0.write(of)
    }
  }

  public var grams: KotlinStateFlow<Int32> {
    KotlinStateFlow(of: KitchenLibrary.module, flow: 60, owner: self)
  }

  /// Takes some out of the jar.
  ///
  /// - Throws: `kotlin.IllegalStateException`
  public func take(grams: Int32) throws(KotlinError) -> Serving {
    defer { extendLifetime(self) }
    return try KitchenLibrary.module.call(338) {
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
    return try await KitchenLibrary.module.callSuspending(339) {
      $0.write(self)
      $0.write(grams)
    }
  }

  public var content: Content {
    get throws(KotlinError) {
      defer { extendLifetime(self) }
      return try KitchenLibrary.module.call(340) { $0.write(self) }
    }
  }

  public var lid: Lid {
    get throws(KotlinError) {
      defer { extendLifetime(self) }
      return try KitchenLibrary.module.call(341) { $0.write(self) }
    }
  }

  public func setLid(_ value: Lid) throws(KotlinError) {
    defer { extendLifetime(self) }
    _ = try KitchenLibrary.module.call(342, returning: KotlinUnit.self) {
      $0.write(self)
      $0.write(value)
    }
  }

  /// A full one.
  public static func honey() throws(KotlinError) -> Jar {
    if let twin = Twins.function343, !KotlinModule.isTraced {
      let handle = try KotlinCatch.catching { twin($0) }
      return Jar(holding: handle, of: KitchenLibrary.module)
    }
    return try KitchenLibrary.module.call(343)
  }
}

/// The functions of C for numbers and objects, where the library has them.
private enum Twins {
  typealias Function337 = @convention(c) (UnsafeMutableRawPointer) -> UInt64
  static let function337 = try? KitchenLibrary.module.twin(
    ofFunction: 337, as: Function337.self)

  typealias Function343 = @convention(c) (UnsafeMutableRawPointer) -> UInt64
  static let function343 = try? KitchenLibrary.module.twin(
    ofFunction: 343, as: Function343.self)
}
