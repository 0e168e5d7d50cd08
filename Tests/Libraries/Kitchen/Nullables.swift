// Made by `kotlin-bridge generate` from the library kitchen. Do not edit: generate it again.

@_spi(GeneratedCode) public import KotlinBridge

public func echoNullableBoolean(value: Bool?) throws -> Bool? {
  try KitchenLibrary.module.call(567) { $0.write(value) }
}

public func echoNullableInt(value: Int32?) throws -> Int32? {
  try KitchenLibrary.module.call(568) { $0.write(value) }
}

public func echoNullableULong(value: UInt64?) throws -> UInt64? {
  try KitchenLibrary.module.call(569) { $0.write(value) }
}

public func echoNullableDouble(value: Double?) throws -> Double? {
  try KitchenLibrary.module.call(570) { $0.write(value) }
}

public func echoNullableChar(value: UTF16.CodeUnit?) throws -> UTF16.CodeUnit? {
  try KitchenLibrary.module.call(571) { $0.write(value) }
}

public func echoNullableString(value: String?) throws -> String? {
  try KitchenLibrary.module.call(572) { $0.write(value) }
}

public func echoNullableByteArray(value: [UInt8]?) throws -> [UInt8]? {
  try KitchenLibrary.module.call(573) { $0.write(value) }
}

public func echoNullableUnit(value: KotlinUnit?) throws -> KotlinUnit? {
  try KitchenLibrary.module.call(574) { $0.write(value) }
}

public func echoNullableDuration(value: Duration?) throws -> Duration? {
  try KitchenLibrary.module.call(575) { $0.write(value) }
}

public func echoNullableInstant(value: KotlinInstant?) throws -> KotlinInstant? {
  try KitchenLibrary.module.call(576) { $0.write(value) }
}

public func echoNullableList(value: [String?]?) throws -> [String?]? {
  try KitchenLibrary.module.call(577) { $0.write(value) }
}

public func echoNullablePlace(value: Place?) throws -> Place? {
  try KitchenLibrary.module.call(578) { $0.write(value) }
}

public func echoNullableColor(value: Color?) throws -> Color? {
  try KitchenLibrary.module.call(579) { $0.write(value) }
}

public func echoNullableAlarm(value: Alarm?) throws -> Alarm? {
  try KitchenLibrary.module.call(580) { $0.write(value) }
}

public func echoNullableMeters(value: Meters?) throws -> Meters? {
  try KitchenLibrary.module.call(581) { $0.write(value) }
}
