// Made by `kotlin-bridge generate` from the library kitchen. Do not edit: generate it again.

@_spi(GeneratedCode) public import KotlinBridge

public func firstOf(items: [String]) throws -> String {
  try KitchenLibrary.module.call(26) { $0.write(items) }
}

public func highest(a: Double, b: Double) throws -> Double {
  try KotlinModule.call(27, Twins.f27, of: KitchenLibrary.module) {
    $0(a, b, $1)
  } write: {
    $0.write(a)
    $0.write(b)
  }
}

public func nameOf() throws -> String {
  try KitchenLibrary.module.call(28)
}

public func instrument(loud: Bool) throws -> Instrument {
  let handle: UInt64 = try KotlinModule.call(29, Twins.f29, of: KitchenLibrary.module) {
    $0(loud, $1)
  } write: {
    $0.write(loud)
  }
  return Instrument.kotlinObject(holding: handle, of: KitchenLibrary.module)
}

public func labelled(loud: Bool) throws -> any HasLabel {
  let result: AnyHasLabel = try KitchenLibrary.module.call(30) { $0.write(loud) }
  return result.base
}

public func labelOf(thing: any HasLabel) throws -> String {
  defer { extendLifetime(thing) }
  return try KitchenLibrary.module.call(31) { $0.write(AnyHasLabel(thing)) }
}

public func draft() throws -> any Editable {
  let result: AnyEditable = try KitchenLibrary.module.call(32)
  return result.base
}

public func strict() throws -> any Judge {
  let result: AnyJudge = try KitchenLibrary.module.call(33)
  return result.base
}

public func cell(value: Int32) throws -> CellInt {
  let handle: UInt64 = try KotlinModule.call(34, Twins.f34, of: KitchenLibrary.module) {
    $0(value, $1)
  } write: {
    $0.write(value)
  }
  return CellInt(holding: handle, of: KitchenLibrary.module)
}

public func words() throws -> StackString {
  let handle: UInt64 = try KotlinModule.call(35, Twins.f35, of: KitchenLibrary.module) { $0($1) }
  return StackString(holding: handle, of: KitchenLibrary.module)
}

public func sizeOf(stack: StackAny) throws -> Int32 {
  defer { extendLifetime(stack) }
  return try KotlinModule.call(36, Twins.f36, of: KitchenLibrary.module) {
    $0(stack.kotlinHandle, $1)
  } write: {
    $0.write(stack)
  }
}

public func letters(text: String) throws -> any IteratorUShort {
  let result: AnyIteratorUShort = try KitchenLibrary.module.call(37) { $0.write(text) }
  return result.base
}

public func letters() throws -> [String] {
  try KitchenLibrary.module.call(38)
}

public func ones() throws -> any SourceInt {
  let result: AnySourceInt = try KitchenLibrary.module.call(39)
  return result.base
}

public func concealed() throws -> Instrument {
  let handle: UInt64 = try KotlinModule.call(40, Twins.f40, of: KitchenLibrary.module) { $0($1) }
  return Instrument.kotlinObject(holding: handle, of: KitchenLibrary.module)
}

nonisolated(nonsending) public func load(id: Int32) async throws -> String {
  try await KitchenLibrary.module.callSuspending(41) { $0.write(id) }
}

/// - Throws: `catalogue.BadWeather`
nonisolated(nonsending) public func cross(wind: Int32) async throws -> String {
  do {
    return try await KitchenLibrary.module.callSuspending(42) { $0.write(wind) }
  } catch {
    throw KotlinError.thrown(error, declared: [BadWeather.self])
  }
}

nonisolated(nonsending) public func lookUp(name: String, size: Int32) async throws -> Int32 {
  try await KitchenLibrary.module.callSuspending(43) {
    $0.write(name)
    $0.write(size)
  }
}

public func countdown(from: Int32) throws -> KotlinFlow<Int32> {
  let handle: UInt64 = try KotlinModule.call(44, Twins.f44, of: KitchenLibrary.module) {
    $0(from, $1)
  } write: {
    $0.write(from)
  }
  return KotlinFlow<Int32>(of: KitchenLibrary.module, flow: 0, made: handle)
}

public func outlinesOneByOne() throws -> KotlinFlow<Outline> {
  let handle: UInt64 = try KotlinModule.call(45, Twins.f45, of: KitchenLibrary.module) { $0($1) }
  return KotlinFlow<Outline>(of: KitchenLibrary.module, flow: 1, made: handle)
}

public func numbers(_ receiver: KotlinScope) throws -> KotlinFlow<Int32> {
  defer { extendLifetime(receiver) }
  let handle: UInt64 = try KitchenLibrary.module.call(46) {
    $0.write(KitchenLibrary.CoroutineScope(receiver))
  }
  return KotlinFlow<Int32>(
    of: KitchenLibrary.module, flow: 2, traits: FlowTraits(window: 0), made: handle
  )
}

public func later() throws -> KotlinDeferred<Int32> {
  let result: KitchenLibrary.DeferredOfInt = try KitchenLibrary.module.call(47)
  return result.base
}

public func counted() throws -> KotlinFlow<Int32> {
  let handle: UInt64 = try KotlinModule.call(48, Twins.f48, of: KitchenLibrary.module) { $0($1) }
  return KotlinFlow<Int32>(of: KitchenLibrary.module, flow: 3, made: handle)
}

public func add(a: Int32, b: Int32) throws -> Int32 {
  try KotlinModule.call(49, Twins.f49, of: KitchenLibrary.module) {
    $0(a, b, $1)
  } write: {
    $0.write(a)
    $0.write(b)
  }
}

public func cry(text: String) throws -> String {
  try KitchenLibrary.module.call(50) { $0.write(text) }
}

public func log(line: String) throws {
  _ = try KitchenLibrary.module.call(51, returning: KotlinUnit.self) { $0.write(line) }
}

public func logged() throws -> [String] {
  try KitchenLibrary.module.call(52)
}

public func join(separator: String? = nil, parts: String...) throws -> String {
  try KitchenLibrary.module.call(53) {
    $0.write(separator)
    $0.write(parts)
  }
}

public func padded(
  text: String, width: Int32? = nil, sign: UTF16.CodeUnit? = nil
) throws -> String {
  try KitchenLibrary.module.call(54) {
    $0.write(text)
    $0.write(width)
    $0.write(sign)
  }
}

public func tell(value: Int32) throws -> String {
  try KitchenLibrary.module.call(55) { $0.write(value) }
}

public func tell(value: String) throws -> String {
  try KitchenLibrary.module.call(56) { $0.write(value) }
}

public func tell(value: Double, digits: Int32) throws -> String {
  try KitchenLibrary.module.call(57) {
    $0.write(value)
    $0.write(digits)
  }
}

public func gcd(a: Int32, b: Int32) throws -> Int32 {
  try KotlinModule.call(60, Twins.f60, of: KitchenLibrary.module) {
    $0(a, b, $1)
  } write: {
    $0.write(a)
    $0.write(b)
  }
}

public func twice(times: Int32, step: Int32) throws -> Int32 {
  try KotlinModule.call(61, Twins.f61, of: KitchenLibrary.module) {
    $0(times, step, $1)
  } write: {
    $0.write(times)
    $0.write(step)
  }
}

public func pause(duration: Duration? = nil) throws -> Duration {
  try KitchenLibrary.module.call(62) { $0.write(duration) }
}

public func stop(message: String) throws {
  _ = try KitchenLibrary.module.call(63, returning: KotlinUnit.self) { $0.write(message) }
}

/// - Throws: `catalogue.BadWeather`
public func sail(wind: Int32) throws -> String {
  do {
    return try KitchenLibrary.module.call(64) { $0.write(wind) }
  } catch {
    throw KotlinError.thrown(error, declared: [BadWeather.self])
  }
}

public func half(value: UInt32) throws -> UInt32 {
  try KotlinModule.call(65, Twins.f65, of: KitchenLibrary.module) {
    $0(value, $1)
  } write: {
    $0.write(value)
  }
}

@available(*, deprecated, message: "Speak up. Kotlin's replacement: cry(text)")
public func whisper(text: String) throws -> String {
  try KitchenLibrary.module.call(66) { $0.write(text) }
}

public func fragile() throws -> Int32 {
  try KotlinModule.call(67, Twins.f67, of: KitchenLibrary.module) { $0($1) }
}

/// Adds up.
///
/// - Parameter numbers: what to add
/// - Returns: the sum
public func addedUp(numbers: [Int32]) throws -> Int32 {
  try KitchenLibrary.module.call(68) { $0.write(numbers) }
}

public func apply(
  value: Int32, change: @escaping @Sendable (Int32) throws -> Int32
) throws -> Int32 {
  try KitchenLibrary.module.call(70) {
    $0.write(value)
    $0.write(KitchenLibrary.FunctionOfIntToInt(change))
  }
}

public func adder(step: Int32) throws -> @Sendable (Int32) throws -> Int32 {
  let result: KitchenLibrary.FunctionOfIntToInt = try KitchenLibrary.module.call(71) {
    $0.write(step)
  }
  return result.base
}

public func warmer(temperature: Double, by: Double) throws -> Double {
  try KotlinModule.call(72, Twins.f72, of: KitchenLibrary.module) {
    $0(temperature, by, $1)
  } write: {
    $0.write(temperature)
    $0.write(by)
  }
}

public func mirrored(point: Point) throws -> Point {
  try KitchenLibrary.module.call(73) { $0.write(point) }
}

public func opposite(direction: Compass) throws -> Compass {
  try KitchenLibrary.module.call(74) { $0.write(direction) }
}

public func areaOf(outline: Outline) throws -> Double {
  try KitchenLibrary.module.call(75) { $0.write(outline) }
}

public func outlines() throws -> [Outline] {
  try KitchenLibrary.module.call(76)
}

public func delivery(code: Int32) throws -> Delivery {
  try KitchenLibrary.module.call(77) { $0.write(code) }
}

public func codeOf(delivery: Delivery) throws -> Int32 {
  defer { extendLifetime(delivery) }
  return try KitchenLibrary.module.call(78) { $0.write(delivery) }
}

public func withKey(isVoucher: Bool) throws -> any HasKey {
  let result: AnyHasKey = try KitchenLibrary.module.call(79) { $0.write(isVoucher) }
  return result.base
}

public func keyOf(thing: any HasKey) throws -> String {
  defer { extendLifetime(thing) }
  return try KitchenLibrary.module.call(80) { $0.write(AnyHasKey(thing)) }
}

public func longer(length: Metres) throws -> Metres {
  try KitchenLibrary.module.call(81) { $0.write(length) }
}

public func page() throws -> Page<Point> {
  try KitchenLibrary.module.call(82)
}

public func bounds() throws -> Pair<Int32, Int32> {
  try KitchenLibrary.module.call(83)
}

public func maybe(value: Int32) throws -> Int32? {
  try KitchenLibrary.module.call(84) { $0.write(value) }
}

public func lengths(words: [String?]) throws -> [Int32?] {
  try KitchenLibrary.module.call(85) { $0.write(words) }
}

public func count(words: [String]) throws -> [String: Int32] {
  try KitchenLibrary.module.call(86) { $0.write(words) }
}

public func unique(numbers: [Int32]) throws -> Set<Int32> {
  try KitchenLibrary.module.call(87) { $0.write(numbers) }
}

public func bytes() throws -> [UInt8] {
  try KitchenLibrary.module.call(88)
}

public func scaled(values: [Double], by: Double) throws -> [Double] {
  try KitchenLibrary.module.call(89) {
    $0.write(values)
    $0.write(by)
  }
}

public func letter(index: Int32) throws -> UTF16.CodeUnit {
  try KotlinModule.call(90, Twins.f90, of: KitchenLibrary.module) {
    $0(index, $1)
  } write: {
    $0.write(index)
  }
}

public func sorted(items: [Int32]) throws -> [Int32] {
  try KitchenLibrary.module.call(91) { $0.write(items) }
}

public func grid() throws -> [[Int32]] {
  try KitchenLibrary.module.call(92)
}

extension String {
  public func initials() throws -> String {
    try KitchenLibrary.module.call(58) { $0.write(self) }
  }

  public static func * (left: String, right: Int32) throws -> String {
    try KitchenLibrary.module.call(69) {
      $0.write(left)
      $0.write(right)
    }
  }

  public var lastWord: String {
    get throws {
      try KitchenLibrary.module.call(93) { $0.write(self) }
    }
  }
}

extension Int32 {
  public func upTo(last: Int32) throws -> [Int32] {
    try KitchenLibrary.module.call(59) {
      $0.write(self)
      $0.write(last)
    }
  }
}

/// The functions of C for numbers and objects. A fake and a proxy have none.
private enum Twins {
  static let f27: (@convention(c) (Double, Double, UnsafeMutableRawPointer) -> Double)? =
    KitchenLibrary.module.twin(27)
  static let f29: (@convention(c) (Bool, UnsafeMutableRawPointer) -> UInt64)? =
    KitchenLibrary.module.twin(29)
  static let f34: (@convention(c) (Int32, UnsafeMutableRawPointer) -> UInt64)? =
    KitchenLibrary.module.twin(34)
  static let f35: (@convention(c) (UnsafeMutableRawPointer) -> UInt64)? =
    KitchenLibrary.module.twin(35)
  static let f36: (@convention(c) (UInt64, UnsafeMutableRawPointer) -> Int32)? =
    KitchenLibrary.module.twin(36)
  static let f40: (@convention(c) (UnsafeMutableRawPointer) -> UInt64)? =
    KitchenLibrary.module.twin(40)
  static let f44: (@convention(c) (Int32, UnsafeMutableRawPointer) -> UInt64)? =
    KitchenLibrary.module.twin(44)
  static let f45: (@convention(c) (UnsafeMutableRawPointer) -> UInt64)? =
    KitchenLibrary.module.twin(45)
  static let f48: (@convention(c) (UnsafeMutableRawPointer) -> UInt64)? =
    KitchenLibrary.module.twin(48)
  static let f49: (@convention(c) (Int32, Int32, UnsafeMutableRawPointer) -> Int32)? =
    KitchenLibrary.module.twin(49)
  static let f60: (@convention(c) (Int32, Int32, UnsafeMutableRawPointer) -> Int32)? =
    KitchenLibrary.module.twin(60)
  static let f61: (@convention(c) (Int32, Int32, UnsafeMutableRawPointer) -> Int32)? =
    KitchenLibrary.module.twin(61)
  static let f65: (@convention(c) (UInt32, UnsafeMutableRawPointer) -> UInt32)? =
    KitchenLibrary.module.twin(65)
  static let f67: (@convention(c) (UnsafeMutableRawPointer) -> Int32)? =
    KitchenLibrary.module.twin(67)
  static let f72: (@convention(c) (Double, Double, UnsafeMutableRawPointer) -> Double)? =
    KitchenLibrary.module.twin(72)
  static let f90: (@convention(c) (Int32, UnsafeMutableRawPointer) -> UInt16)? =
    KitchenLibrary.module.twin(90)
}
