// Made by `kotlin-bridge generate` from the library kitchen. Do not edit: generate it again.

@_spi(GeneratedCode) public import KotlinBridge

public func echoNullableBoolean(value: Bool?) throws(KotlinError) -> Bool? {
  try KitchenLibrary.module.call(462) { $0.write(value) }
}

public func echoNullableInt(value: Int32?) throws(KotlinError) -> Int32? {
  try KitchenLibrary.module.call(463) { $0.write(value) }
}

public func echoNullableULong(value: UInt64?) throws(KotlinError) -> UInt64? {
  try KitchenLibrary.module.call(464) { $0.write(value) }
}

public func echoNullableDouble(value: Double?) throws(KotlinError) -> Double? {
  try KitchenLibrary.module.call(465) { $0.write(value) }
}

public func echoNullableChar(value: UTF16.CodeUnit?) throws(KotlinError) -> UTF16.CodeUnit? {
  try KitchenLibrary.module.call(466) { $0.write(value) }
}

public func echoNullableString(value: String?) throws(KotlinError) -> String? {
  try KitchenLibrary.module.call(467) { $0.write(value) }
}

public func echoNullableByteArray(value: [UInt8]?) throws(KotlinError) -> [UInt8]? {
  try KitchenLibrary.module.call(468) { $0.write(value) }
}

public func echoNullableUnit(value: KotlinUnit?) throws(KotlinError) -> KotlinUnit? {
  try KitchenLibrary.module.call(469) { $0.write(value) }
}

public func echoNullableDuration(value: Duration?) throws(KotlinError) -> Duration? {
  try KitchenLibrary.module.call(470) { $0.write(value) }
}

public func echoNullableInstant(value: KotlinInstant?) throws(KotlinError) -> KotlinInstant? {
  try KitchenLibrary.module.call(471) { $0.write(value) }
}

public func echoNullableList(value: [String?]?) throws(KotlinError) -> [String?]? {
  try KitchenLibrary.module.call(472) { $0.write(value) }
}

public func echoNullablePlace(value: Place?) throws(KotlinError) -> Place? {
  try KitchenLibrary.module.call(473) { $0.write(value) }
}

public func echoNullableColor(value: Color?) throws(KotlinError) -> Color? {
  try KitchenLibrary.module.call(474) { $0.write(value) }
}

public func echoNullableAlarm(value: Alarm?) throws(KotlinError) -> Alarm? {
  try KitchenLibrary.module.call(475) { $0.write(value) }
}

public func echoNullableMeters(value: Meters?) throws(KotlinError) -> Meters? {
  try KitchenLibrary.module.call(476) { $0.write(value) }
}
