// Made by `kotlin-bridge generate` from the library kitchen. Do not edit: generate it again.

@_spi(GeneratedCode) import KotlinBridge

public func echoBooleanArray(value: [Bool]) throws -> [Bool] {
  try KitchenLibrary.module.call(214) { $0.write(value) }
}

public func echoShortArray(value: [Int16]) throws -> [Int16] {
  try KitchenLibrary.module.call(215) { $0.write(value) }
}

public func echoIntArray(value: [Int32]) throws -> [Int32] {
  try KitchenLibrary.module.call(216) { $0.write(value) }
}

public func echoLongArray(value: [Int64]) throws -> [Int64] {
  try KitchenLibrary.module.call(217) { $0.write(value) }
}

public func echoFloatArray(value: [Float]) throws -> [Float] {
  try KitchenLibrary.module.call(218) { $0.write(value) }
}

public func echoDoubleArray(value: [Double]) throws -> [Double] {
  try KitchenLibrary.module.call(219) { $0.write(value) }
}

public func echoCharArray(value: [UTF16.CodeUnit]) throws -> [UTF16.CodeUnit] {
  try KitchenLibrary.module.call(220) { $0.write(value) }
}

public func echoUByteArray(value: [UInt8]) throws -> [UInt8] {
  try KitchenLibrary.module.call(221) { $0.write(value) }
}

public func echoUIntArray(value: [UInt32]) throws -> [UInt32] {
  try KitchenLibrary.module.call(222) { $0.write(value) }
}

public func echoArray(value: [String]) throws -> [String] {
  try KitchenLibrary.module.call(223) { $0.write(value) }
}

public func echoArrayOfRecords(value: [Place?]) throws -> [Place?] {
  try KitchenLibrary.module.call(224) { $0.write(value) }
}
