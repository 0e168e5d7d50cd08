// Made by `kotlin-bridge generate libkitchen.so --module Kitchen`. Do not edit: generate it again.

@_spi(Generated) public import KotlinBridge

/// Kotlin's `kotlinx.serialization.json.Json`.
public final class Json: KotlinObject, @unchecked Sendable {
  @_spi(Generated) override public class var kotlinName: String {
    "kotlinx.serialization.json.Json"
  }
}

public func jsonPrimitive(value: Bool?) throws(KotlinError) -> JsonPrimitive {
  try KitchenLibrary.module.call(199) { $0.write(value) }
}

public func jsonPrimitive(value: UInt8) throws(KotlinError) -> JsonPrimitive {
  if let twin = Twins.function200, !KotlinModule.isTraced {
    let handle = try KotlinCatch.catching { twin(value, $0) }
    return JsonPrimitive(holding: handle, of: KitchenLibrary.module)
  }
  return try KitchenLibrary.module.call(200) { $0.write(value) }
}

public func jsonPrimitive(value: UInt16) throws(KotlinError) -> JsonPrimitive {
  if let twin = Twins.function201, !KotlinModule.isTraced {
    let handle = try KotlinCatch.catching { twin(value, $0) }
    return JsonPrimitive(holding: handle, of: KitchenLibrary.module)
  }
  return try KitchenLibrary.module.call(201) { $0.write(value) }
}

public func jsonPrimitive(value: UInt32) throws(KotlinError) -> JsonPrimitive {
  if let twin = Twins.function202, !KotlinModule.isTraced {
    let handle = try KotlinCatch.catching { twin(value, $0) }
    return JsonPrimitive(holding: handle, of: KitchenLibrary.module)
  }
  return try KitchenLibrary.module.call(202) { $0.write(value) }
}

public func jsonPrimitive(value: UInt64) throws(KotlinError) -> JsonPrimitive {
  if let twin = Twins.function203, !KotlinModule.isTraced {
    let handle = try KotlinCatch.catching { twin(value, $0) }
    return JsonPrimitive(holding: handle, of: KitchenLibrary.module)
  }
  return try KitchenLibrary.module.call(203) { $0.write(value) }
}

public func jsonPrimitive(value: String?) throws(KotlinError) -> JsonPrimitive {
  try KitchenLibrary.module.call(204) { $0.write(value) }
}

extension JsonElement {
  public var jsonObject: JsonObject {
    get throws(KotlinError) {
      defer { extendLifetime(self) }
      if let twin = Twins.function205, !KotlinModule.isTraced {
        let handle = try KotlinCatch.catching { twin(kotlinHandle, $0) }
        return JsonObject(holding: handle, of: KitchenLibrary.module)
      }
      return try KitchenLibrary.module.call(205) { $0.write(self) }
    }
  }

  public var jsonPrimitive: JsonPrimitive {
    get throws(KotlinError) {
      defer { extendLifetime(self) }
      if let twin = Twins.function206, !KotlinModule.isTraced {
        let handle = try KotlinCatch.catching { twin(kotlinHandle, $0) }
        return JsonPrimitive(holding: handle, of: KitchenLibrary.module)
      }
      return try KitchenLibrary.module.call(206) { $0.write(self) }
    }
  }
}

extension JsonPrimitive {
  public var int: Int32 {
    get throws(KotlinError) {
      defer { extendLifetime(self) }
      if let twin = Twins.function207, !KotlinModule.isTraced {
        return try KotlinCatch.catching { twin(kotlinHandle, $0) }
      }
      return try KitchenLibrary.module.call(207) { $0.write(self) }
    }
  }
}

extension Json {
  public func parseToJsonElement(string: String) throws(KotlinError) -> JsonElement {
    defer { extendLifetime(self) }
    return try KitchenLibrary.module.call(208) {
      $0.write(self)
      $0.write(string)
    }
  }

  public static var `default`: Json {
    get throws(KotlinError) {
      if let twin = Twins.function209, !KotlinModule.isTraced {
        let handle = try KotlinCatch.catching { twin($0) }
        return Json(holding: handle, of: KitchenLibrary.module)
      }
      return try KitchenLibrary.module.call(209)
    }
  }
}

/// The functions of C for functions of numbers, where the library has them.
private enum Twins {
  typealias Function200 = @convention(c) (UInt8, UnsafeMutableRawPointer) -> UInt64
  static let function200 = try? KitchenLibrary.module.twin(
    ofFunction: 200, as: Function200.self)

  typealias Function201 = @convention(c) (UInt16, UnsafeMutableRawPointer) -> UInt64
  static let function201 = try? KitchenLibrary.module.twin(
    ofFunction: 201, as: Function201.self)

  typealias Function202 = @convention(c) (UInt32, UnsafeMutableRawPointer) -> UInt64
  static let function202 = try? KitchenLibrary.module.twin(
    ofFunction: 202, as: Function202.self)

  typealias Function203 = @convention(c) (UInt64, UnsafeMutableRawPointer) -> UInt64
  static let function203 = try? KitchenLibrary.module.twin(
    ofFunction: 203, as: Function203.self)

  typealias Function205 = @convention(c) (UInt64, UnsafeMutableRawPointer) -> UInt64
  static let function205 = try? KitchenLibrary.module.twin(
    ofFunction: 205, as: Function205.self)

  typealias Function206 = @convention(c) (UInt64, UnsafeMutableRawPointer) -> UInt64
  static let function206 = try? KitchenLibrary.module.twin(
    ofFunction: 206, as: Function206.self)

  typealias Function207 = @convention(c) (UInt64, UnsafeMutableRawPointer) -> Int32
  static let function207 = try? KitchenLibrary.module.twin(
    ofFunction: 207, as: Function207.self)

  typealias Function209 = @convention(c) (UnsafeMutableRawPointer) -> UInt64
  static let function209 = try? KitchenLibrary.module.twin(
    ofFunction: 209, as: Function209.self)
}
