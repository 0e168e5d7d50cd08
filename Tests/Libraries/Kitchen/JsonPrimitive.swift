// Made by `kotlin-bridge generate` from the library kitchen. Do not edit: generate it again.

@_spi(GeneratedCode) import KotlinBridge

/// Class representing JSON primitive value.
/// JSON primitives include numbers, strings, booleans and special null value `JsonNull`.
public final class JsonPrimitive: JsonElement, CustomStringConvertible, @unchecked Sendable {
  @_spi(GeneratedCode) override public class var kotlinName: String {
    "kotlinx.serialization.json.JsonPrimitive"
  }

  @_spi(GeneratedCode) override public class var kotlinNumber: UInt32? { nil }

  private func toString() throws -> String {
    defer { extendLifetime(self) }
    return try KitchenLibrary.module.call(1177) { $0.write(self) }
  }

  public var description: String {
    (try? toString()) ?? Self.kotlinName
  }
}

extension JsonPrimitive {
  /// Indicates whether the primitive was explicitly constructed from `String` and
  /// whether it should be serialized as one. E.g. `JsonPrimitive("42")` is represented
  /// by a string, while `JsonPrimitive(42)` is not.
  /// These primitives will be serialized as `"42"` and `42` respectively.
  public var isString: Bool {
    get throws {
      defer { extendLifetime(self) }
      return try KotlinModule.call(1178, Twins.f1178, of: KitchenLibrary.module) {
        $0(kotlinHandle, $1)
      } write: {
        $0.write(self)
      }
    }
  }

  /// Content of given element without quotes. For `JsonNull`, this method returns a "null" string.
  /// `JsonPrimitive.contentOrNull` should be used for `JsonNull` to get a `null`.
  public var content: String {
    get throws {
      defer { extendLifetime(self) }
      return try KitchenLibrary.module.call(1179) { $0.write(self) }
    }
  }
}

/// The functions of C for numbers and objects. A fake and a proxy have none.
private enum Twins {
  static let f1178: (@convention(c) (UInt64, UnsafeMutableRawPointer) -> Bool)? =
    KitchenLibrary.module.twin(1178)
}
