// Made by `kotlin-bridge generate` from the library kitchen. Do not edit: generate it again.

@_spi(GeneratedCode) public import KotlinBridge

public func echoNullableBoolean(value: Bool?) throws -> Bool? {
  try KitchenLibrary.module.call(681) { $0.write(value) }
}

public func echoNullableInt(value: Int32?) throws -> Int32? {
  try KitchenLibrary.module.call(682) { $0.write(value) }
}

public func echoNullableULong(value: UInt64?) throws -> UInt64? {
  try KitchenLibrary.module.call(683) { $0.write(value) }
}

public func echoNullableDouble(value: Double?) throws -> Double? {
  try KitchenLibrary.module.call(684) { $0.write(value) }
}

public func echoNullableChar(value: UTF16.CodeUnit?) throws -> UTF16.CodeUnit? {
  try KitchenLibrary.module.call(685) { $0.write(value) }
}

public func echoNullableString(value: String?) throws -> String? {
  try KitchenLibrary.module.call(686) { $0.write(value) }
}

public func echoNullableByteArray(value: [UInt8]?) throws -> [UInt8]? {
  try KitchenLibrary.module.call(687) { $0.write(value) }
}

public func echoNullableUnit(value: KotlinUnit?) throws -> KotlinUnit? {
  try KitchenLibrary.module.call(688) { $0.write(value) }
}

public func echoNullableDuration(value: Duration?) throws -> Duration? {
  try KitchenLibrary.module.call(689) { $0.write(value) }
}

public func echoNullableInstant(value: KotlinInstant?) throws -> KotlinInstant? {
  try KitchenLibrary.module.call(690) { $0.write(value) }
}

public func echoNullableList(value: [String?]?) throws -> [String?]? {
  try KitchenLibrary.module.call(691) { $0.write(value) }
}

public func echoNullablePlace(value: Place?) throws -> Place? {
  try KitchenLibrary.module.call(692) { $0.write(value) }
}

public func echoNullableColor(value: Color?) throws -> Color? {
  try KitchenLibrary.module.call(693) { $0.write(value) }
}

public func echoNullableAlarm(value: Alarm?) throws -> Alarm? {
  try KitchenLibrary.module.call(694) { $0.write(value) }
}

public func echoNullableMeters(value: Meters?) throws -> Meters? {
  try KitchenLibrary.module.call(695) { $0.write(value) }
}
