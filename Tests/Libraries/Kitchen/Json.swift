// Made by `kotlin-bridge generate` from the library kitchen. Do not edit: generate it again.

@_spi(GeneratedCode) public import KotlinBridge

/// The main entry point to work with JSON serialization.
/// It is typically used by constructing an application-specific instance, with configured
/// JSON-specific behaviour
/// and, if necessary, registered in `SerializersModule` custom serializers.
/// `Json` instance can be configured in its `Json {}` factory function using `JsonBuilder`.
/// For demonstration purposes or trivial usages, Json companion can be used instead.
///
/// Then constructed instance can be used either as regular `SerialFormat` or `StringFormat`
/// or for converting objects to `JsonElement` back and forth.
///
/// This is the only serial format which has the first-class `JsonElement` support.
/// Any serializable class can be serialized to or from `JsonElement` with
/// `Json.decodeFromJsonElement` and `Json.encodeToJsonElement` respectively or
/// serialize properties of `JsonElement` type.
///
/// Example of usage:
/// ```
/// @Serializable
/// data class Data(val id: Int, val data: String, val extensions: JsonElement)
///
/// val json = Json { ignoreUnknownKeys = true }
/// val instance = Data(42, "some data", buildJsonObject { put("key", "value") })
///
/// // Plain Json usage: returns '{"id": 42, "some data", "extensions": {"key": "value" } }'
/// val jsonString: String = json.encodeToString(instance)
///
/// // JsonElement serialization, specific for JSON format
/// val jsonElement: JsonElement = json.encodeToJsonElement(instance)
///
/// // Deserialize from string
/// val deserialized: Data = json.decodeFromString<Data>(jsonString)
///
/// // Deserialize from json element, JSON-specific
/// val deserializedFromElement: Data = json.decodeFromJsonElement<Data>(jsonElement)
///
///  // Deserialize from string to JSON tree, JSON-specific
/// val deserializedElement: JsonElement = json.parseToJsonElement(jsonString)
///
/// // Deserialize a stream of a single item from an input stream
/// val sequence = Json.decodeToSequence<Data>(ByteArrayInputStream(jsonString.encodeToByteArray()))
/// for (item in sequence) {
///     println(item) // Prints deserialized Data value
/// }
/// ```
///
/// Json instance also exposes its `configuration` that can be used in custom serializers
/// that rely on `JsonDecoder` and `JsonEncoder` for customizable behaviour.
///
/// Json format configuration can be refined using the corresponding constructor:
/// ```
/// val defaultJson = Json {
///     encodeDefaults = true
///     ignoreUnknownKeys = true
/// }
/// // Will inherit the properties of defaultJson
/// val debugEndpointJson = Json(defaultJson) {
///     // ignoreUnknownKeys and encodeDefaults are set to true
///     prettyPrint = true
/// }
/// ```
public final class Json: KotlinObject, @unchecked Sendable {
  @_spi(GeneratedCode) override public class var kotlinName: String {
    "kotlinx.serialization.json.Json"
  }
}

/// Creates a `JsonPrimitive` from the given boolean.
public func jsonPrimitive(value: Bool?) throws -> JsonPrimitive {
  try KitchenLibrary.module.call(1146) { $0.write(value) }
}

/// Creates a numeric `JsonPrimitive` from the given `UByte`.
///
/// The value will be encoded as a JSON number.
public func jsonPrimitive(value: UInt8) throws -> JsonPrimitive {
  let handle: UInt64 = try KotlinModule.call(1147, Twins.f1147, of: KitchenLibrary.module) {
    $0(value, $1)
  } write: {
    $0.write(value)
  }
  return JsonPrimitive(holding: handle, of: KitchenLibrary.module)
}

/// Creates a numeric `JsonPrimitive` from the given `UShort`.
///
/// The value will be encoded as a JSON number.
public func jsonPrimitive(value: UInt16) throws -> JsonPrimitive {
  let handle: UInt64 = try KotlinModule.call(1148, Twins.f1148, of: KitchenLibrary.module) {
    $0(value, $1)
  } write: {
    $0.write(value)
  }
  return JsonPrimitive(holding: handle, of: KitchenLibrary.module)
}

/// Creates a numeric `JsonPrimitive` from the given `UInt`.
///
/// The value will be encoded as a JSON number.
public func jsonPrimitive(value: UInt32) throws -> JsonPrimitive {
  let handle: UInt64 = try KotlinModule.call(1149, Twins.f1149, of: KitchenLibrary.module) {
    $0(value, $1)
  } write: {
    $0.write(value)
  }
  return JsonPrimitive(holding: handle, of: KitchenLibrary.module)
}

/// Creates a numeric `JsonPrimitive` from the given `ULong`.
///
/// The value will be encoded as a JSON number.
public func jsonPrimitive(value: UInt64) throws -> JsonPrimitive {
  let handle: UInt64 = try KotlinModule.call(1150, Twins.f1150, of: KitchenLibrary.module) {
    $0(value, $1)
  } write: {
    $0.write(value)
  }
  return JsonPrimitive(holding: handle, of: KitchenLibrary.module)
}

/// Creates a `JsonPrimitive` from the given string.
public func jsonPrimitive(value: String?) throws -> JsonPrimitive {
  try KitchenLibrary.module.call(1151) { $0.write(value) }
}

extension JsonElement {
  /// Convenience method to get current element as `JsonObject`
  ///
  /// - Throws: `IllegalArgumentException` if current element is not a `JsonObject`
  public var jsonObject: JsonObject {
    get throws {
      defer { extendLifetime(self) }
      let handle: UInt64 = try KotlinModule.call(1152, Twins.f1152, of: KitchenLibrary.module) {
        $0(kotlinHandle, $1)
      } write: {
        $0.write(self)
      }
      return JsonObject(holding: handle, of: KitchenLibrary.module)
    }
  }

  /// Convenience method to get current element as `JsonPrimitive`
  ///
  /// - Throws: `IllegalArgumentException` if current element is not a `JsonPrimitive`
  public var jsonPrimitive: JsonPrimitive {
    get throws {
      defer { extendLifetime(self) }
      let handle: UInt64 = try KotlinModule.call(1153, Twins.f1153, of: KitchenLibrary.module) {
        $0(kotlinHandle, $1)
      } write: {
        $0.write(self)
      }
      return JsonPrimitive(holding: handle, of: KitchenLibrary.module)
    }
  }
}

extension JsonPrimitive {
  /// Returns content of the current element as int
  ///
  /// - Throws: `NumberFormatException` if current element is not a valid representation of number
  public var int: Int32 {
    get throws {
      defer { extendLifetime(self) }
      return try KotlinModule.call(1154, Twins.f1154, of: KitchenLibrary.module) {
        $0(kotlinHandle, $1)
      } write: {
        $0.write(self)
      }
    }
  }
}

extension Json {
  /// Deserializes the given JSON `string` into a corresponding `JsonElement` representation.
  ///
  /// - Throws: `SerializationException` if the given string is not a valid JSON
  public func parseToJsonElement(string: String) throws -> JsonElement {
    defer { extendLifetime(self) }
    return try KitchenLibrary.module.call(1155) {
      $0.write(self)
      $0.write(string)
    }
  }

  /// The default instance of `Json` with default configuration.
  ///
  /// Example of usage:
  /// ```
  /// @Serializable
  /// class Project(val name: String, val language: String)
  ///
  /// val data = Project("kotlinx.serialization", "Kotlin")
  /// // Prints {"name":"kotlinx.serialization","language":"Kotlin"}
  /// println(Json.encodeToString(data))
  /// ```
  public static var `default`: Json {
    let handle: UInt64 = KotlinModule.callOrStop(1156, Twins.f1156, of: KitchenLibrary.module) {
      $0($1)
    }
    return Json(holding: handle, of: KitchenLibrary.module)
  }
}

/// The functions of C for numbers and objects. A fake and a proxy have none.
private enum Twins {
  static let f1147: (@convention(c) (UInt8, UnsafeMutableRawPointer) -> UInt64)? =
    KitchenLibrary.module.twin(1147)
  static let f1148: (@convention(c) (UInt16, UnsafeMutableRawPointer) -> UInt64)? =
    KitchenLibrary.module.twin(1148)
  static let f1149: (@convention(c) (UInt32, UnsafeMutableRawPointer) -> UInt64)? =
    KitchenLibrary.module.twin(1149)
  static let f1150: (@convention(c) (UInt64, UnsafeMutableRawPointer) -> UInt64)? =
    KitchenLibrary.module.twin(1150)
  static let f1152: (@convention(c) (UInt64, UnsafeMutableRawPointer) -> UInt64)? =
    KitchenLibrary.module.twin(1152)
  static let f1153: (@convention(c) (UInt64, UnsafeMutableRawPointer) -> UInt64)? =
    KitchenLibrary.module.twin(1153)
  static let f1154: (@convention(c) (UInt64, UnsafeMutableRawPointer) -> Int32)? =
    KitchenLibrary.module.twin(1154)
  static let f1156: (@convention(c) (UnsafeMutableRawPointer) -> UInt64)? =
    KitchenLibrary.module.twin(1156)
}
