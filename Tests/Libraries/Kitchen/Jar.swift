// Made by `kotlin-bridge generate` from the library kitchen. Do not edit: generate it again.

@_spi(GeneratedCode) public import KotlinBridge

/// A jar that gets emptier.
public final class Jar: KotlinObject, Container, @unchecked Sendable {
  @_spi(GeneratedCode) override public class var kotlinName: String { "pantry.Jar" }

  public convenience init(content: Content, grams: Int32? = nil, lid: Lid? = nil) throws {
    let handle: UInt64 = try KitchenLibrary.module.call(1182) {
      $0.write(content)
      $0.write(grams)
      $0.write(lid)
    }
    self.init(holding: handle, of: KitchenLibrary.module)
  }

  /// An empty one.
  public convenience init() throws {
    let handle: UInt64 = try KotlinModule.call(1183, Twins.f1183, of: KitchenLibrary.module) {
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
    return try KitchenLibrary.module.call(1184) {
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
    return try await KitchenLibrary.module.callSuspending(1185) {
      $0.write(self)
      $0.write(grams)
    }
  }

  public func spoons(of: Int32) throws -> KotlinFlow<Serving> {
    defer { extendLifetime(self) }
    let handle: UInt64 = try KotlinModule.call(1186, Twins.f1186, of: KitchenLibrary.module) {
      $0(kotlinHandle, of, $1)
    } write: {
      $0.write(self)
      $0.write(of)
    }
    return KotlinFlow<Serving>(of: KitchenLibrary.module, flow: 139, made: handle)
  }

  public var content: Content {
    defer { extendLifetime(self) }
    return KitchenLibrary.module.callOrStop(1187) { $0.write(self) }
  }

  public var lid: Lid {
    defer { extendLifetime(self) }
    return KitchenLibrary.module.callOrStop(1188) { $0.write(self) }
  }

  public func setLid(_ value: Lid) throws {
    defer { extendLifetime(self) }
    _ = try KitchenLibrary.module.call(1189, returning: KotlinUnit.self) {
      $0.write(self)
      $0.write(value)
    }
  }

  public var grams: KotlinStateFlow<Int32> {
    get throws {
      defer { extendLifetime(self) }
      let handle: UInt64 = try KotlinModule.call(1190, Twins.f1190, of: KitchenLibrary.module) {
        $0(kotlinHandle, $1)
      } write: {
        $0.write(self)
      }
      return KotlinStateFlow<Int32>(of: KitchenLibrary.module, flow: 140, made: handle)
    }
  }

  /// A full one.
  public static func honey() throws -> Jar {
    let handle: UInt64 = try KotlinModule.call(1191, Twins.f1191, of: KitchenLibrary.module) {
      $0($1)
    }
    return Jar(holding: handle, of: KitchenLibrary.module)
  }
}

/// The functions of C for numbers and objects. A fake and a proxy have none.
private enum Twins {
  static let f1183: (@convention(c) (UnsafeMutableRawPointer) -> UInt64)? =
    KitchenLibrary.module.twin(1183)
  static let f1186: (@convention(c) (UInt64, Int32, UnsafeMutableRawPointer) -> UInt64)? =
    KitchenLibrary.module.twin(1186)
  static let f1190: (@convention(c) (UInt64, UnsafeMutableRawPointer) -> UInt64)? =
    KitchenLibrary.module.twin(1190)
  static let f1191: (@convention(c) (UnsafeMutableRawPointer) -> UInt64)? =
    KitchenLibrary.module.twin(1191)
}
