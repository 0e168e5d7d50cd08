// Made by `kotlin-bridge generate` from the library kitchen. Do not edit: generate it again.

@_spi(GeneratedCode) public import KotlinBridge

/// A jar that gets emptier.
public final class Jar: KotlinObject, Container, @unchecked Sendable {
  @_spi(GeneratedCode) override public class var kotlinName: String { "pantry.Jar" }

  public convenience init(content: Content, grams: Int32? = nil, lid: Lid? = nil) throws {
    let handle: UInt64 = try KitchenLibrary.module.call(1137) {
      $0.write(content)
      $0.write(grams)
      $0.write(lid)
    }
    self.init(holding: handle, of: KitchenLibrary.module)
  }

  /// An empty one.
  public convenience init() throws {
    let handle: UInt64 = try KotlinModule.call(1138, Twins.f1138, of: KitchenLibrary.module) {
      $0($1)
    }
    self.init(holding: handle, of: KitchenLibrary.module)
  }
}

extension Jar {
  /// Takes some out of the jar.
  ///
  /// - Throws: `kotlin.IllegalStateException`
  public func take(grams: Int32) throws -> Serving {
    defer { extendLifetime(self) }
    return try KitchenLibrary.module.call(1139) {
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
    return try await KitchenLibrary.module.callSuspending(1140) {
      $0.write(self)
      $0.write(grams)
    }
  }

  public func spoons(of: Int32) throws -> KotlinFlow<Serving> {
    defer { extendLifetime(self) }
    let handle: UInt64 = try KotlinModule.call(1141, Twins.f1141, of: KitchenLibrary.module) {
      $0(kotlinHandle, of, $1)
    } write: {
      $0.write(self)
      $0.write(of)
    }
    return KotlinFlow<Serving>(of: KitchenLibrary.module, flow: 138, made: handle)
  }

  public var content: Content {
    defer { extendLifetime(self) }
    return KitchenLibrary.module.callOrStop(1142) { $0.write(self) }
  }

  public var lid: Lid {
    defer { extendLifetime(self) }
    return KitchenLibrary.module.callOrStop(1143) { $0.write(self) }
  }

  public func setLid(_ value: Lid) throws {
    defer { extendLifetime(self) }
    _ = try KitchenLibrary.module.call(1144, returning: KotlinUnit.self) {
      $0.write(self)
      $0.write(value)
    }
  }

  public var grams: KotlinStateFlow<Int32> {
    get throws {
      defer { extendLifetime(self) }
      let handle: UInt64 = try KotlinModule.call(1145, Twins.f1145, of: KitchenLibrary.module) {
        $0(kotlinHandle, $1)
      } write: {
        $0.write(self)
      }
      return KotlinStateFlow<Int32>(of: KitchenLibrary.module, flow: 139, made: handle)
    }
  }

  /// A full one.
  public static func honey() throws -> Jar {
    let handle: UInt64 = try KotlinModule.call(1146, Twins.f1146, of: KitchenLibrary.module) {
      $0($1)
    }
    return Jar(holding: handle, of: KitchenLibrary.module)
  }
}

/// The functions of C for numbers and objects. A fake and a proxy have none.
private enum Twins {
  static let f1138: (@convention(c) (UnsafeMutableRawPointer) -> UInt64)? =
    KitchenLibrary.module.twin(1138)
  static let f1141: (@convention(c) (UInt64, Int32, UnsafeMutableRawPointer) -> UInt64)? =
    KitchenLibrary.module.twin(1141)
  static let f1145: (@convention(c) (UInt64, UnsafeMutableRawPointer) -> UInt64)? =
    KitchenLibrary.module.twin(1145)
  static let f1146: (@convention(c) (UnsafeMutableRawPointer) -> UInt64)? =
    KitchenLibrary.module.twin(1146)
}
