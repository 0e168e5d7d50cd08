// Made by `kotlin-bridge generate` from the library kitchen. Do not edit: generate it again.

@_spi(GeneratedCode) public import KotlinBridge

public func echoList(value: [Int32]) throws -> [Int32] {
  try KitchenLibrary.module.call(225) { $0.write(value) }
}

public func echoNestedList(value: [[String]]) throws -> [[String]] {
  try KitchenLibrary.module.call(226) { $0.write(value) }
}

public func echoUnits(value: [KotlinUnit]) throws -> [KotlinUnit] {
  try KitchenLibrary.module.call(227) { $0.write(value) }
}

public func echoUBytes(value: [UInt8]) throws -> [UInt8] {
  try KitchenLibrary.module.call(228) { $0.write(value) }
}

public func echoSet(value: Set<String>) throws -> Set<String> {
  try KitchenLibrary.module.call(229) { $0.write(value) }
}

public func echoCollection(value: [Int64]) throws -> [Int64] {
  try KitchenLibrary.module.call(230) { $0.write(value) }
}

public func echoIterable(value: [Place]) throws -> [Place] {
  try KitchenLibrary.module.call(231) { $0.write(value) }
}

public func echoMap(value: [String: Int32]) throws -> [String: Int32] {
  try KitchenLibrary.module.call(232) { $0.write(value) }
}

public func echoMapOfRecords(value: [Place: [Color]]) throws -> [Place: [Color]] {
  try KitchenLibrary.module.call(233) { $0.write(value) }
}

public func echoMapOfSets(
  value: [Color: Set<UTF16.CodeUnit>]
) throws -> [Color: Set<UTF16.CodeUnit>] {
  try KitchenLibrary.module.call(234) { $0.write(value) }
}

/// Gets a copy, and may change it.
public func sorted(value: [Int32]) throws -> [Int32] {
  try KitchenLibrary.module.call(235) { $0.write(value) }
}

public func without(value: Set<String>, word: String) throws -> Set<String> {
  try KitchenLibrary.module.call(236) {
    $0.write(value)
    $0.write(word)
  }
}

public func counted(value: [String: Int32], word: String) throws -> [String: Int32] {
  try KitchenLibrary.module.call(237) {
    $0.write(value)
    $0.write(word)
  }
}

public func doubled(value: [Place?]) throws -> [Place?] {
  try KitchenLibrary.module.call(238) { $0.write(value) }
}

public func emptied(value: [Int64]) throws -> [Int64] {
  try KitchenLibrary.module.call(239) { $0.write(value) }
}

/// What is inside of an array or of what can be changed has just its declared type.
public func longestFirst(lists: [Int32]...) throws -> [[Int32]: [Int32]] {
  try KitchenLibrary.module.call(240) { $0.write(lists) }
}

public func grown(value: [[Int32]]) throws -> [[Int32]] {
  try KitchenLibrary.module.call(241) { $0.write(value) }
}

/// Type aliases are expanded.
public func echoNames(value: [String]) throws -> [String] {
  try KitchenLibrary.module.call(242) { $0.write(value) }
}

public func echoTable(value: [String: Place?]) throws -> [String: Place?] {
  try KitchenLibrary.module.call(243) { $0.write(value) }
}

public func flowOfLists(value: [[Int32]]) throws -> KotlinFlow<[Int32]> {
  let handle: UInt64 = try KitchenLibrary.module.call(244) { $0.write(value) }
  return KotlinFlow<[Int32]>(of: KitchenLibrary.module, flow: 12, made: handle)
}

public func flowOfSets(value: [Set<String>]) throws -> KotlinFlow<Set<String>> {
  let handle: UInt64 = try KitchenLibrary.module.call(245) { $0.write(value) }
  return KotlinFlow<Set<String>>(of: KitchenLibrary.module, flow: 13, made: handle)
}

public func flowOfMaps(value: [[String: Int32]]) throws -> KotlinFlow<[String: Int32]> {
  let handle: UInt64 = try KitchenLibrary.module.call(246) { $0.write(value) }
  return KotlinFlow<[String: Int32]>(of: KitchenLibrary.module, flow: 14, made: handle)
}
