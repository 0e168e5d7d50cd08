// Made by `kotlin-bridge generate` from the library kitchen. Do not edit: generate it again.

@_spi(GeneratedCode) public import KotlinBridge

public func echoNullableBoolean(value: Bool?) throws -> Bool? {
  try KitchenLibrary.module.call(719) { $0.write(value) }
}

public func echoNullableInt(value: Int32?) throws -> Int32? {
  try KitchenLibrary.module.call(720) { $0.write(value) }
}

public func echoNullableULong(value: UInt64?) throws -> UInt64? {
  try KitchenLibrary.module.call(721) { $0.write(value) }
}

public func echoNullableDouble(value: Double?) throws -> Double? {
  try KitchenLibrary.module.call(722) { $0.write(value) }
}

public func echoNullableChar(value: UTF16.CodeUnit?) throws -> UTF16.CodeUnit? {
  try KitchenLibrary.module.call(723) { $0.write(value) }
}

public func echoNullableString(value: String?) throws -> String? {
  try KitchenLibrary.module.call(724) { $0.write(value) }
}

public func echoNullableByteArray(value: [UInt8]?) throws -> [UInt8]? {
  try KitchenLibrary.module.call(725) { $0.write(value) }
}

public func echoNullableUnit(value: KotlinUnit?) throws -> KotlinUnit? {
  try KitchenLibrary.module.call(726) { $0.write(value) }
}

public func echoNullableDuration(value: Duration?) throws -> Duration? {
  try KitchenLibrary.module.call(727) { $0.write(value) }
}

public func echoNullableInstant(value: KotlinInstant?) throws -> KotlinInstant? {
  try KitchenLibrary.module.call(728) { $0.write(value) }
}

public func echoNullableList(value: [String?]?) throws -> [String?]? {
  try KitchenLibrary.module.call(729) { $0.write(value) }
}

public func echoNullablePlace(value: Place?) throws -> Place? {
  try KitchenLibrary.module.call(730) { $0.write(value) }
}

public func echoNullableColor(value: Color?) throws -> Color? {
  try KitchenLibrary.module.call(731) { $0.write(value) }
}

public func echoNullableAlarm(value: Alarm?) throws -> Alarm? {
  try KitchenLibrary.module.call(732) { $0.write(value) }
}

public func echoNullableMeters(value: Meters?) throws -> Meters? {
  try KitchenLibrary.module.call(733) { $0.write(value) }
}
