// Made by `kotlin-bridge generate` from the library kitchen. Do not edit: generate it again.

@_spi(GeneratedCode) public import KotlinBridge

public func flowOfLists(value: [[Int32]]) throws(KotlinError) -> KotlinFlow<[Int32]> {
  try KotlinFlow(of: KitchenLibrary.module, flow: 5) { $0.write(value) }
}

public func flowOfSets(value: [Set<String>]) throws(KotlinError) -> KotlinFlow<Set<String>> {
  try KotlinFlow(of: KitchenLibrary.module, flow: 6) { $0.write(value) }
}

public func flowOfMaps(
  value: [[String: Int32]]
) throws(KotlinError) -> KotlinFlow<[String: Int32]> {
  try KotlinFlow(of: KitchenLibrary.module, flow: 7) { $0.write(value) }
}

public func echoList(value: [Int32]) throws(KotlinError) -> [Int32] {
  try KitchenLibrary.module.call(67) { $0.write(value) }
}

public func echoNestedList(value: [[String]]) throws(KotlinError) -> [[String]] {
  try KitchenLibrary.module.call(68) { $0.write(value) }
}

public func echoUnits(value: [KotlinUnit]) throws(KotlinError) -> [KotlinUnit] {
  try KitchenLibrary.module.call(69) { $0.write(value) }
}

public func echoUBytes(value: [UInt8]) throws(KotlinError) -> [UInt8] {
  try KitchenLibrary.module.call(70) { $0.write(value) }
}

public func echoSet(value: Set<String>) throws(KotlinError) -> Set<String> {
  try KitchenLibrary.module.call(71) { $0.write(value) }
}

public func echoCollection(value: [Int64]) throws(KotlinError) -> [Int64] {
  try KitchenLibrary.module.call(72) { $0.write(value) }
}

public func echoIterable(value: [Place]) throws(KotlinError) -> [Place] {
  try KitchenLibrary.module.call(73) { $0.write(value) }
}

public func echoMap(value: [String: Int32]) throws(KotlinError) -> [String: Int32] {
  try KitchenLibrary.module.call(74) { $0.write(value) }
}

public func echoMapOfRecords(value: [Place: [Color]]) throws(KotlinError) -> [Place: [Color]] {
  try KitchenLibrary.module.call(75) { $0.write(value) }
}

public func echoMapOfSets(
  value: [Color: Set<UTF16.CodeUnit>]
) throws(KotlinError) -> [Color: Set<UTF16.CodeUnit>] {
  try KitchenLibrary.module.call(76) { $0.write(value) }
}

/// Type aliases are expanded.
public func echoNames(value: [String]) throws(KotlinError) -> [String] {
  try KitchenLibrary.module.call(77) { $0.write(value) }
}

public func echoTable(value: [String: Place?]) throws(KotlinError) -> [String: Place?] {
  try KitchenLibrary.module.call(78) { $0.write(value) }
}
