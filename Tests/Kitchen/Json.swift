// Made by `kotlin-bridge generate libkitchen.so --module Kitchen`. Do not edit: generate it again.

@_spi(Generated) public import KotlinBridge

/// Kotlin's `kotlinx.serialization.json.Json`.
public final class Json: KotlinObject, @unchecked Sendable {
  @_spi(Generated) override public class var kotlinName: String {
    "kotlinx.serialization.json.Json"
  }
}

public func jsonPrimitive(value: Bool?) throws(KotlinError) -> JsonPrimitive {
  try KitchenLibrary.module.call(207) { $0.write(value) }
}

public func jsonPrimitive(value: UInt8) throws(KotlinError) -> JsonPrimitive {
  if let twin = Twins.function208, !KotlinModule.isTraced {
    let handle = try KotlinCatch.catching { twin(value, $0) }
    return JsonPrimitive(holding: handle, of: KitchenLibrary.module)
  }
  return try KitchenLibrary.module.call(208) { $0.write(value) }
}

public func jsonPrimitive(value: UInt16) throws(KotlinError) -> JsonPrimitive {
  if let twin = Twins.function209, !KotlinModule.isTraced {
    let handle = try KotlinCatch.catching { twin(value, $0) }
    return JsonPrimitive(holding: handle, of: KitchenLibrary.module)
  }
  return try KitchenLibrary.module.call(209) { $0.write(value) }
}

public func jsonPrimitive(value: UInt32) throws(KotlinError) -> JsonPrimitive {
  if let twin = Twins.function210, !KotlinModule.isTraced {
    let handle = try KotlinCatch.catching { twin(value, $0) }
    return JsonPrimitive(holding: handle, of: KitchenLibrary.module)
  }
  return try KitchenLibrary.module.call(210) { $0.write(value) }
}

public func jsonPrimitive(value: UInt64) throws(KotlinError) -> JsonPrimitive {
  if let twin = Twins.function211, !KotlinModule.isTraced {
    let handle = try KotlinCatch.catching { twin(value, $0) }
    return JsonPrimitive(holding: handle, of: KitchenLibrary.module)
  }
  return try KitchenLibrary.module.call(211) { $0.write(value) }
}

public func jsonPrimitive(value: String?) throws(KotlinError) -> JsonPrimitive {
  try KitchenLibrary.module.call(212) { $0.write(value) }
}

extension JsonElement {
  public var jsonObject: JsonObject {
    get throws(KotlinError) {
      defer { extendLifetime(self) }
      if let twin = Twins.function213, !KotlinModule.isTraced {
        let handle = try KotlinCatch.catching { twin(kotlinHandle, $0) }
        return JsonObject(holding: handle, of: KitchenLibrary.module)
      }
      return try KitchenLibrary.module.call(213) { $0.write(self) }
    }
  }

  public var jsonPrimitive: JsonPrimitive {
    get throws(KotlinError) {
      defer { extendLifetime(self) }
      if let twin = Twins.function214, !KotlinModule.isTraced {
        let handle = try KotlinCatch.catching { twin(kotlinHandle, $0) }
        return JsonPrimitive(holding: handle, of: KitchenLibrary.module)
      }
      return try KitchenLibrary.module.call(214) { $0.write(self) }
    }
  }
}

extension JsonPrimitive {
  public var int: Int32 {
    get throws(KotlinError) {
      defer { extendLifetime(self) }
      if let twin = Twins.function215, !KotlinModule.isTraced {
        return try KotlinCatch.catching { twin(kotlinHandle, $0) }
      }
      return try KitchenLibrary.module.call(215) { $0.write(self) }
    }
  }
}

extension Json {
  public func parseToJsonElement(string: String) throws(KotlinError) -> JsonElement {
    defer { extendLifetime(self) }
    return try KitchenLibrary.module.call(216) {
      $0.write(self)
      $0.write(string)
    }
  }

  public static var `default`: Json {
    get throws(KotlinError) {
      if let twin = Twins.function217, !KotlinModule.isTraced {
        let handle = try KotlinCatch.catching { twin($0) }
        return Json(holding: handle, of: KitchenLibrary.module)
      }
      return try KitchenLibrary.module.call(217)
    }
  }
}

/// The functions of C for numbers and objects, where the library has them.
private enum Twins {
  typealias Function208 = @convention(c) (UInt8, UnsafeMutableRawPointer) -> UInt64
  static let function208 = try? KitchenLibrary.module.twin(
    ofFunction: 208, as: Function208.self)

  typealias Function209 = @convention(c) (UInt16, UnsafeMutableRawPointer) -> UInt64
  static let function209 = try? KitchenLibrary.module.twin(
    ofFunction: 209, as: Function209.self)

  typealias Function210 = @convention(c) (UInt32, UnsafeMutableRawPointer) -> UInt64
  static let function210 = try? KitchenLibrary.module.twin(
    ofFunction: 210, as: Function210.self)

  typealias Function211 = @convention(c) (UInt64, UnsafeMutableRawPointer) -> UInt64
  static let function211 = try? KitchenLibrary.module.twin(
    ofFunction: 211, as: Function211.self)

  typealias Function213 = @convention(c) (UInt64, UnsafeMutableRawPointer) -> UInt64
  static let function213 = try? KitchenLibrary.module.twin(
    ofFunction: 213, as: Function213.self)

  typealias Function214 = @convention(c) (UInt64, UnsafeMutableRawPointer) -> UInt64
  static let function214 = try? KitchenLibrary.module.twin(
    ofFunction: 214, as: Function214.self)

  typealias Function215 = @convention(c) (UInt64, UnsafeMutableRawPointer) -> Int32
  static let function215 = try? KitchenLibrary.module.twin(
    ofFunction: 215, as: Function215.self)

  typealias Function217 = @convention(c) (UnsafeMutableRawPointer) -> UInt64
  static let function217 = try? KitchenLibrary.module.twin(
    ofFunction: 217, as: Function217.self)
}
