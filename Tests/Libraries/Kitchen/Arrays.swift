// Made by `kotlin-bridge generate` from the library kitchen. Do not edit: generate it again.

@_spi(GeneratedCode) public import KotlinBridge

public func echoBooleanArray(value: [Bool]) throws(KotlinError) -> [Bool] {
  try KitchenLibrary.module.call(205) { $0.write(value) }
}

public func echoShortArray(value: [Int16]) throws(KotlinError) -> [Int16] {
  try KitchenLibrary.module.call(206) { $0.write(value) }
}

public func echoIntArray(value: [Int32]) throws(KotlinError) -> [Int32] {
  try KitchenLibrary.module.call(207) { $0.write(value) }
}

public func echoLongArray(value: [Int64]) throws(KotlinError) -> [Int64] {
  try KitchenLibrary.module.call(208) { $0.write(value) }
}

public func echoFloatArray(value: [Float]) throws(KotlinError) -> [Float] {
  try KitchenLibrary.module.call(209) { $0.write(value) }
}

public func echoDoubleArray(value: [Double]) throws(KotlinError) -> [Double] {
  try KitchenLibrary.module.call(210) { $0.write(value) }
}

public func echoCharArray(value: [UTF16.CodeUnit]) throws(KotlinError) -> [UTF16.CodeUnit] {
  try KitchenLibrary.module.call(211) { $0.write(value) }
}

public func echoUByteArray(value: [UInt8]) throws(KotlinError) -> [UInt8] {
  try KitchenLibrary.module.call(212) { $0.write(value) }
}

public func echoUIntArray(value: [UInt32]) throws(KotlinError) -> [UInt32] {
  try KitchenLibrary.module.call(213) { $0.write(value) }
}

public func echoArray(value: [String]) throws(KotlinError) -> [String] {
  try KitchenLibrary.module.call(214) { $0.write(value) }
}

public func echoArrayOfRecords(value: [Place?]) throws(KotlinError) -> [Place?] {
  try KitchenLibrary.module.call(215) { $0.write(value) }
}
