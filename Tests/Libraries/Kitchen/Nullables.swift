// Made by `kotlin-bridge generate` from the library kitchen. Do not edit: generate it again.

@_spi(Generated) public import KotlinBridge

public func echoNullableBoolean(value: Bool?) throws(KotlinError) -> Bool? {
  try KitchenLibrary.module.call(175) { $0.write(value) }
}

public func echoNullableInt(value: Int32?) throws(KotlinError) -> Int32? {
  try KitchenLibrary.module.call(176) { $0.write(value) }
}

public func echoNullableULong(value: UInt64?) throws(KotlinError) -> UInt64? {
  try KitchenLibrary.module.call(177) { $0.write(value) }
}

public func echoNullableDouble(value: Double?) throws(KotlinError) -> Double? {
  try KitchenLibrary.module.call(178) { $0.write(value) }
}

public func echoNullableChar(value: UTF16.CodeUnit?) throws(KotlinError) -> UTF16.CodeUnit? {
  try KitchenLibrary.module.call(179) { $0.write(value) }
}

public func echoNullableString(value: String?) throws(KotlinError) -> String? {
  try KitchenLibrary.module.call(180) { $0.write(value) }
}

public func echoNullableByteArray(value: [UInt8]?) throws(KotlinError) -> [UInt8]? {
  try KitchenLibrary.module.call(181) { $0.write(value) }
}

public func echoNullableUnit(value: KotlinUnit?) throws(KotlinError) -> KotlinUnit? {
  try KitchenLibrary.module.call(182) { $0.write(value) }
}

public func echoNullableDuration(value: Duration?) throws(KotlinError) -> Duration? {
  try KitchenLibrary.module.call(183) { $0.write(value) }
}

public func echoNullableInstant(value: KotlinInstant?) throws(KotlinError) -> KotlinInstant? {
  try KitchenLibrary.module.call(184) { $0.write(value) }
}

public func echoNullableList(value: [String?]?) throws(KotlinError) -> [String?]? {
  try KitchenLibrary.module.call(185) { $0.write(value) }
}

public func echoNullablePlace(value: Place?) throws(KotlinError) -> Place? {
  try KitchenLibrary.module.call(186) { $0.write(value) }
}

public func echoNullableColor(value: Color?) throws(KotlinError) -> Color? {
  try KitchenLibrary.module.call(187) { $0.write(value) }
}

public func echoNullableAlarm(value: Alarm?) throws(KotlinError) -> Alarm? {
  try KitchenLibrary.module.call(188) { $0.write(value) }
}

public func echoNullableMeters(value: Meters?) throws(KotlinError) -> Meters? {
  try KitchenLibrary.module.call(189) { $0.write(value) }
}
