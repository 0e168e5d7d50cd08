// Made by `kotlin-bridge generate libkitchen.so --module Kitchen`. Do not edit: generate it again.

@_spi(Generated) public import KotlinBridge

/// Kotlin's `kotlinx.serialization.json.Json`.
public final class Json: KotlinObject, @unchecked Sendable {
  @_spi(Generated) override public class var kotlinName: String {
    "kotlinx.serialization.json.Json"
  }
}

public func jsonPrimitive(value: Bool?) throws(KotlinError) -> JsonPrimitive {
  try KitchenLibrary.module.call(214) { $0.write(value) }
}

public func jsonPrimitive(value: UInt8) throws(KotlinError) -> JsonPrimitive {
  if let twin = Twins.function215, !KotlinModule.isTraced {
    let handle = try KotlinCatch.catching { twin(value, $0) }
    return JsonPrimitive(holding: handle, of: KitchenLibrary.module)
  }
  return try KitchenLibrary.module.call(215) { $0.write(value) }
}

public func jsonPrimitive(value: UInt16) throws(KotlinError) -> JsonPrimitive {
  if let twin = Twins.function216, !KotlinModule.isTraced {
    let handle = try KotlinCatch.catching { twin(value, $0) }
    return JsonPrimitive(holding: handle, of: KitchenLibrary.module)
  }
  return try KitchenLibrary.module.call(216) { $0.write(value) }
}

public func jsonPrimitive(value: UInt32) throws(KotlinError) -> JsonPrimitive {
  if let twin = Twins.function217, !KotlinModule.isTraced {
    let handle = try KotlinCatch.catching { twin(value, $0) }
    return JsonPrimitive(holding: handle, of: KitchenLibrary.module)
  }
  return try KitchenLibrary.module.call(217) { $0.write(value) }
}

public func jsonPrimitive(value: UInt64) throws(KotlinError) -> JsonPrimitive {
  if let twin = Twins.function218, !KotlinModule.isTraced {
    let handle = try KotlinCatch.catching { twin(value, $0) }
    return JsonPrimitive(holding: handle, of: KitchenLibrary.module)
  }
  return try KitchenLibrary.module.call(218) { $0.write(value) }
}

public func jsonPrimitive(value: String?) throws(KotlinError) -> JsonPrimitive {
  try KitchenLibrary.module.call(219) { $0.write(value) }
}

extension JsonElement {
  public var jsonObject: JsonObject {
    get throws(KotlinError) {
      defer { extendLifetime(self) }
      if let twin = Twins.function220, !KotlinModule.isTraced {
        let handle = try KotlinCatch.catching { twin(kotlinHandle, $0) }
        return JsonObject(holding: handle, of: KitchenLibrary.module)
      }
      return try KitchenLibrary.module.call(220) { $0.write(self) }
    }
  }

  public var jsonPrimitive: JsonPrimitive {
    get throws(KotlinError) {
      defer { extendLifetime(self) }
      if let twin = Twins.function221, !KotlinModule.isTraced {
        let handle = try KotlinCatch.catching { twin(kotlinHandle, $0) }
        return JsonPrimitive(holding: handle, of: KitchenLibrary.module)
      }
      return try KitchenLibrary.module.call(221) { $0.write(self) }
    }
  }
}

extension JsonPrimitive {
  public var int: Int32 {
    get throws(KotlinError) {
      defer { extendLifetime(self) }
      if let twin = Twins.function222, !KotlinModule.isTraced {
        return try KotlinCatch.catching { twin(kotlinHandle, $0) }
      }
      return try KitchenLibrary.module.call(222) { $0.write(self) }
    }
  }
}

extension Json {
  public func parseToJsonElement(string: String) throws(KotlinError) -> JsonElement {
    defer { extendLifetime(self) }
    return try KitchenLibrary.module.call(223) {
      $0.write(self)
      $0.write(string)
    }
  }

  public static var `default`: Json {
    get throws(KotlinError) {
      if let twin = Twins.function224, !KotlinModule.isTraced {
        let handle = try KotlinCatch.catching { twin($0) }
        return Json(holding: handle, of: KitchenLibrary.module)
      }
      return try KitchenLibrary.module.call(224)
    }
  }
}

/// The functions of C for numbers and objects, where the library has them.
private enum Twins {
  typealias Function215 = @convention(c) (UInt8, UnsafeMutableRawPointer) -> UInt64
  static let function215 = try? KitchenLibrary.module.twin(
    ofFunction: 215, as: Function215.self)

  typealias Function216 = @convention(c) (UInt16, UnsafeMutableRawPointer) -> UInt64
  static let function216 = try? KitchenLibrary.module.twin(
    ofFunction: 216, as: Function216.self)

  typealias Function217 = @convention(c) (UInt32, UnsafeMutableRawPointer) -> UInt64
  static let function217 = try? KitchenLibrary.module.twin(
    ofFunction: 217, as: Function217.self)

  typealias Function218 = @convention(c) (UInt64, UnsafeMutableRawPointer) -> UInt64
  static let function218 = try? KitchenLibrary.module.twin(
    ofFunction: 218, as: Function218.self)

  typealias Function220 = @convention(c) (UInt64, UnsafeMutableRawPointer) -> UInt64
  static let function220 = try? KitchenLibrary.module.twin(
    ofFunction: 220, as: Function220.self)

  typealias Function221 = @convention(c) (UInt64, UnsafeMutableRawPointer) -> UInt64
  static let function221 = try? KitchenLibrary.module.twin(
    ofFunction: 221, as: Function221.self)

  typealias Function222 = @convention(c) (UInt64, UnsafeMutableRawPointer) -> Int32
  static let function222 = try? KitchenLibrary.module.twin(
    ofFunction: 222, as: Function222.self)

  typealias Function224 = @convention(c) (UnsafeMutableRawPointer) -> UInt64
  static let function224 = try? KitchenLibrary.module.twin(
    ofFunction: 224, as: Function224.self)
}
