// Made by `kotlin-bridge generate` from the library fixtures. Do not edit: generate it again.

@_spi(GeneratedCode) public import KotlinBridge

nonisolated(nonsending) public func echoBoolean(value: Bool) async throws -> Bool {
  try await FixturesLibrary.module.callSuspending(45) { $0.write(value) }
}

@discardableResult
public func echoBoolean(
  value: Bool,
  on placement: KotlinPlacement = .default,
  completion: @escaping KotlinCompletion<Bool>
) -> KotlinJob {
  FixturesLibrary.module.callSuspending(45, on: placement, completion: completion) {
    $0.write(value)
  }
}

nonisolated(nonsending) public func echoByte(value: Int8) async throws -> Int8 {
  try await FixturesLibrary.module.callSuspending(46) { $0.write(value) }
}

@discardableResult
public func echoByte(
  value: Int8,
  on placement: KotlinPlacement = .default,
  completion: @escaping KotlinCompletion<Int8>
) -> KotlinJob {
  FixturesLibrary.module.callSuspending(46, on: placement, completion: completion) {
    $0.write(value)
  }
}

nonisolated(nonsending) public func echoShort(value: Int16) async throws -> Int16 {
  try await FixturesLibrary.module.callSuspending(47) { $0.write(value) }
}

@discardableResult
public func echoShort(
  value: Int16,
  on placement: KotlinPlacement = .default,
  completion: @escaping KotlinCompletion<Int16>
) -> KotlinJob {
  FixturesLibrary.module.callSuspending(47, on: placement, completion: completion) {
    $0.write(value)
  }
}

nonisolated(nonsending) public func echoInt(value: Int32) async throws -> Int32 {
  try await FixturesLibrary.module.callSuspending(48) { $0.write(value) }
}

@discardableResult
public func echoInt(
  value: Int32,
  on placement: KotlinPlacement = .default,
  completion: @escaping KotlinCompletion<Int32>
) -> KotlinJob {
  FixturesLibrary.module.callSuspending(48, on: placement, completion: completion) {
    $0.write(value)
  }
}

nonisolated(nonsending) public func echoLong(value: Int64) async throws -> Int64 {
  try await FixturesLibrary.module.callSuspending(49) { $0.write(value) }
}

@discardableResult
public func echoLong(
  value: Int64,
  on placement: KotlinPlacement = .default,
  completion: @escaping KotlinCompletion<Int64>
) -> KotlinJob {
  FixturesLibrary.module.callSuspending(49, on: placement, completion: completion) {
    $0.write(value)
  }
}

nonisolated(nonsending) public func echoUByte(value: UInt8) async throws -> UInt8 {
  try await FixturesLibrary.module.callSuspending(50) { $0.write(value) }
}

@discardableResult
public func echoUByte(
  value: UInt8,
  on placement: KotlinPlacement = .default,
  completion: @escaping KotlinCompletion<UInt8>
) -> KotlinJob {
  FixturesLibrary.module.callSuspending(50, on: placement, completion: completion) {
    $0.write(value)
  }
}

nonisolated(nonsending) public func echoUShort(value: UInt16) async throws -> UInt16 {
  try await FixturesLibrary.module.callSuspending(51) { $0.write(value) }
}

@discardableResult
public func echoUShort(
  value: UInt16,
  on placement: KotlinPlacement = .default,
  completion: @escaping KotlinCompletion<UInt16>
) -> KotlinJob {
  FixturesLibrary.module.callSuspending(51, on: placement, completion: completion) {
    $0.write(value)
  }
}

nonisolated(nonsending) public func echoUInt(value: UInt32) async throws -> UInt32 {
  try await FixturesLibrary.module.callSuspending(52) { $0.write(value) }
}

@discardableResult
public func echoUInt(
  value: UInt32,
  on placement: KotlinPlacement = .default,
  completion: @escaping KotlinCompletion<UInt32>
) -> KotlinJob {
  FixturesLibrary.module.callSuspending(52, on: placement, completion: completion) {
    $0.write(value)
  }
}

nonisolated(nonsending) public func echoULong(value: UInt64) async throws -> UInt64 {
  try await FixturesLibrary.module.callSuspending(53) { $0.write(value) }
}

@discardableResult
public func echoULong(
  value: UInt64,
  on placement: KotlinPlacement = .default,
  completion: @escaping KotlinCompletion<UInt64>
) -> KotlinJob {
  FixturesLibrary.module.callSuspending(53, on: placement, completion: completion) {
    $0.write(value)
  }
}

nonisolated(nonsending) public func echoChar(value: UTF16.CodeUnit) async throws -> UTF16.CodeUnit {
  try await FixturesLibrary.module.callSuspending(54) { $0.write(value) }
}

@discardableResult
public func echoChar(
  value: UTF16.CodeUnit,
  on placement: KotlinPlacement = .default,
  completion: @escaping KotlinCompletion<UTF16.CodeUnit>
) -> KotlinJob {
  FixturesLibrary.module.callSuspending(54, on: placement, completion: completion) {
    $0.write(value)
  }
}

nonisolated(nonsending) public func echoFloat(value: Float) async throws -> Float {
  try await FixturesLibrary.module.callSuspending(55) { $0.write(value) }
}

@discardableResult
public func echoFloat(
  value: Float,
  on placement: KotlinPlacement = .default,
  completion: @escaping KotlinCompletion<Float>
) -> KotlinJob {
  FixturesLibrary.module.callSuspending(55, on: placement, completion: completion) {
    $0.write(value)
  }
}

nonisolated(nonsending) public func echoDouble(value: Double) async throws -> Double {
  try await FixturesLibrary.module.callSuspending(56) { $0.write(value) }
}

@discardableResult
public func echoDouble(
  value: Double,
  on placement: KotlinPlacement = .default,
  completion: @escaping KotlinCompletion<Double>
) -> KotlinJob {
  FixturesLibrary.module.callSuspending(56, on: placement, completion: completion) {
    $0.write(value)
  }
}

nonisolated(nonsending) public func echoString(value: String) async throws -> String {
  try await FixturesLibrary.module.callSuspending(57) { $0.write(value) }
}

@discardableResult
public func echoString(
  value: String,
  on placement: KotlinPlacement = .default,
  completion: @escaping KotlinCompletion<String>
) -> KotlinJob {
  FixturesLibrary.module.callSuspending(57, on: placement, completion: completion) {
    $0.write(value)
  }
}

nonisolated(nonsending) public func echoByteArray(value: [UInt8]) async throws -> [UInt8] {
  try await FixturesLibrary.module.callSuspending(58) { $0.write(value) }
}

@discardableResult
public func echoByteArray(
  value: [UInt8],
  on placement: KotlinPlacement = .default,
  completion: @escaping KotlinCompletion<[UInt8]>
) -> KotlinJob {
  FixturesLibrary.module.callSuspending(58, on: placement, completion: completion) {
    $0.write(value)
  }
}

nonisolated(nonsending) public func echoUByteArray(value: [UInt8]) async throws -> [UInt8] {
  try await FixturesLibrary.module.callSuspending(59) { $0.write(value) }
}

@discardableResult
public func echoUByteArray(
  value: [UInt8],
  on placement: KotlinPlacement = .default,
  completion: @escaping KotlinCompletion<[UInt8]>
) -> KotlinJob {
  FixturesLibrary.module.callSuspending(59, on: placement, completion: completion) {
    $0.write(value)
  }
}

nonisolated(nonsending) public func echoUByteList(value: [UInt8]) async throws -> [UInt8] {
  try await FixturesLibrary.module.callSuspending(60) { $0.write(value) }
}

@discardableResult
public func echoUByteList(
  value: [UInt8],
  on placement: KotlinPlacement = .default,
  completion: @escaping KotlinCompletion<[UInt8]>
) -> KotlinJob {
  FixturesLibrary.module.callSuspending(60, on: placement, completion: completion) {
    $0.write(value)
  }
}

nonisolated(nonsending) public func echoUnit(value: KotlinUnit) async throws {
  _ = try await FixturesLibrary.module.callSuspending(61, returning: KotlinUnit.self) {
    $0.write(value)
  }
}

@discardableResult
public func echoUnit(
  value: KotlinUnit,
  on placement: KotlinPlacement = .default,
  completion: @escaping KotlinCompletion<Void>
) -> KotlinJob {
  FixturesLibrary.module.callSuspending(61, on: placement, completion: completion) {
    $0.write(value)
  }
}

nonisolated(nonsending) public func echoNullableLong(value: Int64?) async throws -> Int64? {
  try await FixturesLibrary.module.callSuspending(62) { $0.write(value) }
}

@discardableResult
public func echoNullableLong(
  value: Int64?,
  on placement: KotlinPlacement = .default,
  completion: @escaping KotlinCompletion<Int64?>
) -> KotlinJob {
  FixturesLibrary.module.callSuspending(62, on: placement, completion: completion) {
    $0.write(value)
  }
}

nonisolated(nonsending) public func echoNullableString(value: String?) async throws -> String? {
  try await FixturesLibrary.module.callSuspending(63) { $0.write(value) }
}

@discardableResult
public func echoNullableString(
  value: String?,
  on placement: KotlinPlacement = .default,
  completion: @escaping KotlinCompletion<String?>
) -> KotlinJob {
  FixturesLibrary.module.callSuspending(63, on: placement, completion: completion) {
    $0.write(value)
  }
}

nonisolated(nonsending) public func echoNullableUnit(
  value: KotlinUnit?
) async throws -> KotlinUnit? {
  try await FixturesLibrary.module.callSuspending(64) { $0.write(value) }
}

@discardableResult
public func echoNullableUnit(
  value: KotlinUnit?,
  on placement: KotlinPlacement = .default,
  completion: @escaping KotlinCompletion<KotlinUnit?>
) -> KotlinJob {
  FixturesLibrary.module.callSuspending(64, on: placement, completion: completion) {
    $0.write(value)
  }
}

nonisolated(nonsending) public func echoLongs(value: [Int64]) async throws -> [Int64] {
  try await FixturesLibrary.module.callSuspending(65) { $0.write(value) }
}

@discardableResult
public func echoLongs(
  value: [Int64],
  on placement: KotlinPlacement = .default,
  completion: @escaping KotlinCompletion<[Int64]>
) -> KotlinJob {
  FixturesLibrary.module.callSuspending(65, on: placement, completion: completion) {
    $0.write(value)
  }
}

nonisolated(nonsending) public func echoStrings(value: [String]) async throws -> [String] {
  try await FixturesLibrary.module.callSuspending(66) { $0.write(value) }
}

@discardableResult
public func echoStrings(
  value: [String],
  on placement: KotlinPlacement = .default,
  completion: @escaping KotlinCompletion<[String]>
) -> KotlinJob {
  FixturesLibrary.module.callSuspending(66, on: placement, completion: completion) {
    $0.write(value)
  }
}

nonisolated(nonsending) public func echoNullableStrings(
  value: [String?]
) async throws -> [String?] {
  try await FixturesLibrary.module.callSuspending(67) { $0.write(value) }
}

@discardableResult
public func echoNullableStrings(
  value: [String?],
  on placement: KotlinPlacement = .default,
  completion: @escaping KotlinCompletion<[String?]>
) -> KotlinJob {
  FixturesLibrary.module.callSuspending(67, on: placement, completion: completion) {
    $0.write(value)
  }
}

nonisolated(nonsending) public func echoNestedLists(value: [[Double]]) async throws -> [[Double]] {
  try await FixturesLibrary.module.callSuspending(68) { $0.write(value) }
}

@discardableResult
public func echoNestedLists(
  value: [[Double]],
  on placement: KotlinPlacement = .default,
  completion: @escaping KotlinCompletion<[[Double]]>
) -> KotlinJob {
  FixturesLibrary.module.callSuspending(68, on: placement, completion: completion) {
    $0.write(value)
  }
}

nonisolated(nonsending) public func echoNullableList(value: [Int64]?) async throws -> [Int64]? {
  try await FixturesLibrary.module.callSuspending(69) { $0.write(value) }
}

@discardableResult
public func echoNullableList(
  value: [Int64]?,
  on placement: KotlinPlacement = .default,
  completion: @escaping KotlinCompletion<[Int64]?>
) -> KotlinJob {
  FixturesLibrary.module.callSuspending(69, on: placement, completion: completion) {
    $0.write(value)
  }
}

nonisolated(nonsending) public func echoSet(value: Set<String>) async throws -> Set<String> {
  try await FixturesLibrary.module.callSuspending(70) { $0.write(value) }
}

@discardableResult
public func echoSet(
  value: Set<String>,
  on placement: KotlinPlacement = .default,
  completion: @escaping KotlinCompletion<Set<String>>
) -> KotlinJob {
  FixturesLibrary.module.callSuspending(70, on: placement, completion: completion) {
    $0.write(value)
  }
}

nonisolated(nonsending) public func echoArray(value: [String]) async throws -> [String] {
  try await FixturesLibrary.module.callSuspending(71) { $0.write(value) }
}

@discardableResult
public func echoArray(
  value: [String],
  on placement: KotlinPlacement = .default,
  completion: @escaping KotlinCompletion<[String]>
) -> KotlinJob {
  FixturesLibrary.module.callSuspending(71, on: placement, completion: completion) {
    $0.write(value)
  }
}

nonisolated(nonsending) public func echoIntArray(value: [Int32]) async throws -> [Int32] {
  try await FixturesLibrary.module.callSuspending(72) { $0.write(value) }
}

@discardableResult
public func echoIntArray(
  value: [Int32],
  on placement: KotlinPlacement = .default,
  completion: @escaping KotlinCompletion<[Int32]>
) -> KotlinJob {
  FixturesLibrary.module.callSuspending(72, on: placement, completion: completion) {
    $0.write(value)
  }
}

nonisolated(nonsending) public func echoLongArray(value: [Int64]) async throws -> [Int64] {
  try await FixturesLibrary.module.callSuspending(73) { $0.write(value) }
}

@discardableResult
public func echoLongArray(
  value: [Int64],
  on placement: KotlinPlacement = .default,
  completion: @escaping KotlinCompletion<[Int64]>
) -> KotlinJob {
  FixturesLibrary.module.callSuspending(73, on: placement, completion: completion) {
    $0.write(value)
  }
}

nonisolated(nonsending) public func echoDoubleArray(value: [Double]) async throws -> [Double] {
  try await FixturesLibrary.module.callSuspending(74) { $0.write(value) }
}

@discardableResult
public func echoDoubleArray(
  value: [Double],
  on placement: KotlinPlacement = .default,
  completion: @escaping KotlinCompletion<[Double]>
) -> KotlinJob {
  FixturesLibrary.module.callSuspending(74, on: placement, completion: completion) {
    $0.write(value)
  }
}

nonisolated(nonsending) public func echoBooleanArray(value: [Bool]) async throws -> [Bool] {
  try await FixturesLibrary.module.callSuspending(75) { $0.write(value) }
}

@discardableResult
public func echoBooleanArray(
  value: [Bool],
  on placement: KotlinPlacement = .default,
  completion: @escaping KotlinCompletion<[Bool]>
) -> KotlinJob {
  FixturesLibrary.module.callSuspending(75, on: placement, completion: completion) {
    $0.write(value)
  }
}

nonisolated(nonsending) public func echoMap(
  value: [String: Int64]
) async throws -> [String: Int64] {
  try await FixturesLibrary.module.callSuspending(76) { $0.write(value) }
}

@discardableResult
public func echoMap(
  value: [String: Int64],
  on placement: KotlinPlacement = .default,
  completion: @escaping KotlinCompletion<[String: Int64]>
) -> KotlinJob {
  FixturesLibrary.module.callSuspending(76, on: placement, completion: completion) {
    $0.write(value)
  }
}

nonisolated(nonsending) public func echoNestedMap(
  value: [Int32: [String?]]
) async throws -> [Int32: [String?]] {
  try await FixturesLibrary.module.callSuspending(77) { $0.write(value) }
}

@discardableResult
public func echoNestedMap(
  value: [Int32: [String?]],
  on placement: KotlinPlacement = .default,
  completion: @escaping KotlinCompletion<[Int32: [String?]]>
) -> KotlinJob {
  FixturesLibrary.module.callSuspending(77, on: placement, completion: completion) {
    $0.write(value)
  }
}

nonisolated(nonsending) public func echoDuration(value: Duration) async throws -> Duration {
  try await FixturesLibrary.module.callSuspending(78) { $0.write(value) }
}

@discardableResult
public func echoDuration(
  value: Duration,
  on placement: KotlinPlacement = .default,
  completion: @escaping KotlinCompletion<Duration>
) -> KotlinJob {
  FixturesLibrary.module.callSuspending(78, on: placement, completion: completion) {
    $0.write(value)
  }
}

nonisolated(nonsending) public func echoInstant(
  value: KotlinInstant
) async throws -> KotlinInstant {
  try await FixturesLibrary.module.callSuspending(79) { $0.write(value) }
}

@discardableResult
public func echoInstant(
  value: KotlinInstant,
  on placement: KotlinPlacement = .default,
  completion: @escaping KotlinCompletion<KotlinInstant>
) -> KotlinJob {
  FixturesLibrary.module.callSuspending(79, on: placement, completion: completion) {
    $0.write(value)
  }
}

nonisolated(nonsending) public func echoColor(value: Color) async throws -> Color {
  try await FixturesLibrary.module.callSuspending(80) { $0.write(value) }
}

@discardableResult
public func echoColor(
  value: Color,
  on placement: KotlinPlacement = .default,
  completion: @escaping KotlinCompletion<Color>
) -> KotlinJob {
  FixturesLibrary.module.callSuspending(80, on: placement, completion: completion) {
    $0.write(value)
  }
}

nonisolated(nonsending) public func echoNullableColor(value: Color?) async throws -> Color? {
  try await FixturesLibrary.module.callSuspending(81) { $0.write(value) }
}

@discardableResult
public func echoNullableColor(
  value: Color?,
  on placement: KotlinPlacement = .default,
  completion: @escaping KotlinCompletion<Color?>
) -> KotlinJob {
  FixturesLibrary.module.callSuspending(81, on: placement, completion: completion) {
    $0.write(value)
  }
}

nonisolated(nonsending) public func echoShape(value: Shape) async throws -> Shape {
  try await FixturesLibrary.module.callSuspending(82) { $0.write(value) }
}

@discardableResult
public func echoShape(
  value: Shape,
  on placement: KotlinPlacement = .default,
  completion: @escaping KotlinCompletion<Shape>
) -> KotlinJob {
  FixturesLibrary.module.callSuspending(82, on: placement, completion: completion) {
    $0.write(value)
  }
}

nonisolated(nonsending) public func echoOrigin(value: Origin) async throws -> Origin {
  try await FixturesLibrary.module.callSuspending(83) { $0.write(value) }
}

@discardableResult
public func echoOrigin(
  value: Origin,
  on placement: KotlinPlacement = .default,
  completion: @escaping KotlinCompletion<Origin>
) -> KotlinJob {
  FixturesLibrary.module.callSuspending(83, on: placement, completion: completion) {
    $0.write(value)
  }
}

nonisolated(nonsending) public func echoPoint(value: Point) async throws -> Point {
  try await FixturesLibrary.module.callSuspending(84) { $0.write(value) }
}

@discardableResult
public func echoPoint(
  value: Point,
  on placement: KotlinPlacement = .default,
  completion: @escaping KotlinCompletion<Point>
) -> KotlinJob {
  FixturesLibrary.module.callSuspending(84, on: placement, completion: completion) {
    $0.write(value)
  }
}

nonisolated(nonsending) public func echoNullablePoint(value: Point?) async throws -> Point? {
  try await FixturesLibrary.module.callSuspending(85) { $0.write(value) }
}

@discardableResult
public func echoNullablePoint(
  value: Point?,
  on placement: KotlinPlacement = .default,
  completion: @escaping KotlinCompletion<Point?>
) -> KotlinJob {
  FixturesLibrary.module.callSuspending(85, on: placement, completion: completion) {
    $0.write(value)
  }
}

nonisolated(nonsending) public func echoPerson(value: Person) async throws -> Person {
  try await FixturesLibrary.module.callSuspending(86) { $0.write(value) }
}

@discardableResult
public func echoPerson(
  value: Person,
  on placement: KotlinPlacement = .default,
  completion: @escaping KotlinCompletion<Person>
) -> KotlinJob {
  FixturesLibrary.module.callSuspending(86, on: placement, completion: completion) {
    $0.write(value)
  }
}

nonisolated(nonsending) public func echoPeople(value: [Person]) async throws -> [Person] {
  try await FixturesLibrary.module.callSuspending(87) { $0.write(value) }
}

@discardableResult
public func echoPeople(
  value: [Person],
  on placement: KotlinPlacement = .default,
  completion: @escaping KotlinCompletion<[Person]>
) -> KotlinJob {
  FixturesLibrary.module.callSuspending(87, on: placement, completion: completion) {
    $0.write(value)
  }
}

nonisolated(nonsending) public func echoTree(value: Tree) async throws -> Tree {
  try await FixturesLibrary.module.callSuspending(88) { $0.write(value) }
}

@discardableResult
public func echoTree(
  value: Tree,
  on placement: KotlinPlacement = .default,
  completion: @escaping KotlinCompletion<Tree>
) -> KotlinJob {
  FixturesLibrary.module.callSuspending(88, on: placement, completion: completion) {
    $0.write(value)
  }
}

nonisolated(nonsending) public func echoEverything(value: Everything) async throws -> Everything {
  try await FixturesLibrary.module.callSuspending(89) { $0.write(value) }
}

@discardableResult
public func echoEverything(
  value: Everything,
  on placement: KotlinPlacement = .default,
  completion: @escaping KotlinCompletion<Everything>
) -> KotlinJob {
  FixturesLibrary.module.callSuspending(89, on: placement, completion: completion) {
    $0.write(value)
  }
}

/// Answers with the texts of its six arguments.
nonisolated(nonsending) public func six(
  boolean: Bool, int: Int32, string: String, shape: Shape, person: Person, duration: Duration
) async throws -> [String] {
  try await FixturesLibrary.module.callSuspending(90) {
    $0.write(boolean)
    $0.write(int)
    $0.write(string)
    $0.write(shape)
    $0.write(person)
    $0.write(duration)
  }
}

/// Answers with the texts of its six arguments.
///
/// - Parameter completion: Called once. See `KotlinCompletion`.
@discardableResult
public func six(
  boolean: Bool,
  int: Int32,
  string: String,
  shape: Shape,
  person: Person,
  duration: Duration,
  on placement: KotlinPlacement = .default,
  completion: @escaping KotlinCompletion<[String]>
) -> KotlinJob {
  FixturesLibrary.module.callSuspending(90, on: placement, completion: completion) {
    $0.write(boolean)
    $0.write(int)
    $0.write(string)
    $0.write(shape)
    $0.write(person)
    $0.write(duration)
  }
}

public func repeatString(text: String, count: Int32) throws -> String {
  try FixturesLibrary.module.call(91) {
    $0.write(text)
    $0.write(count)
  }
}

public func negate(isNegated: Bool) throws -> Bool {
  try KotlinModule.call(92, Twins.f92, of: FixturesLibrary.module) {
    $0(isNegated, $1)
  } write: {
    $0.write(isNegated)
  }
}

/// Throws an `ArithmeticException` for a `b` of 0.
public func divide(a: Int64, b: Int64) throws -> Int64 {
  try KotlinModule.call(93, Twins.f93, of: FixturesLibrary.module) {
    $0(a, b, $1)
  } write: {
    $0.write(a)
    $0.write(b)
  }
}

/// The functions of C for numbers and objects. A fake and a proxy have none.
private enum Twins {
  static let f92: (@convention(c) (Bool, UnsafeMutableRawPointer) -> Bool)? =
    FixturesLibrary.module.twin(92)
  static let f93: (@convention(c) (Int64, Int64, UnsafeMutableRawPointer) -> Int64)? =
    FixturesLibrary.module.twin(93)
}
