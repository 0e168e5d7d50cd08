// Made by `kotlin-bridge generate libkitchen.so --module Kitchen`. Do not edit: generate it again.

@_spi(Generated) import KotlinBridge

/// Kotlin's `kotlinx.serialization.json.JsonPrimitive`.
public final class JsonPrimitive: JsonElement, CustomStringConvertible, @unchecked Sendable {
  @_spi(Generated) override public class var kotlinName: String {
    "kotlinx.serialization.json.JsonPrimitive"
  }

  private func toString() throws(KotlinError) -> String {
    defer { extendLifetime(self) }
    return try KitchenLibrary.module.call(244) { $0.write(self) }
  }

  public var description: String {
    (try? toString()) ?? Self.kotlinName
  }
}

extension JsonPrimitive {
  public var isString: Bool {
    get throws(KotlinError) {
      defer { extendLifetime(self) }
      if let twin = Twins.function245, !KotlinModule.isTraced {
        return try KotlinCatch.catching { twin(kotlinHandle, $0) }
      }
      return try KitchenLibrary.module.call(245) { $0.write(self) }
    }
  }

  public var content: String {
    get throws(KotlinError) {
      defer { extendLifetime(self) }
      return try KitchenLibrary.module.call(246) { $0.write(self) }
    }
  }
}

/// The functions of C for numbers and objects, where the library has them.
private enum Twins {
  typealias Function245 = @convention(c) (UInt64, UnsafeMutableRawPointer) -> Bool
  static let function245 = try? KitchenLibrary.module.twin(
    ofFunction: 245, as: Function245.self)
}
