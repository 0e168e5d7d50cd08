// Made by `kotlin-bridge generate` from the library kitchen. Do not edit: generate it again.

@_spi(GeneratedCode) public import KotlinBridge

/// Class representing single JSON element.
/// Can be `JsonPrimitive`, `JsonArray` or `JsonObject`.
///
/// `JsonElement.toString` properly prints JSON tree as valid JSON, taking into account quoted
/// values and primitives.
/// Whole hierarchy is serializable, but only when used with `Json` as `JsonElement` is purely
/// JSON-specific structure
/// which has a meaningful schemaless semantics only for JSON.
///
/// The whole hierarchy is serializable only by `Json` format.
public class JsonElement: KotlinObject, @unchecked Sendable {
  @_spi(GeneratedCode) override public class var kotlinName: String {
    "kotlinx.serialization.json.JsonElement"
  }

  @_spi(GeneratedCode) override public class var kotlinNumber: UInt32? { 385 }
}
