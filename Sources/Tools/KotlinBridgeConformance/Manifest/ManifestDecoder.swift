import KotlinBridge

/// Reads over bytes as the types of a manifest say, to find out whether they encode values of those
/// types.
struct ManifestDecoder {
  private let types: ManifestTypes
  private let bytes: ArraySlice<UInt8>
  private var position: Int
  private var depth = 0
  /// The handles of the objects that were read over.
  private(set) var handles: [UInt64] = []

  /// How deep values may nest before a stack is at risk.
  private static let deepest = 2000
  /// The greatest count of elements that take no bytes, for the bytes do not limit it.
  private static let mostEmptyElements = 1 << 20

  init(_ types: ManifestTypes, _ bytes: some Collection<UInt8>) {
    self.types = types
    self.bytes = ArraySlice(bytes)
    position = self.bytes.startIndex
  }

  /// Throws unless the bytes are the fields of an exception that the manifest describes.
  static func check(
    _ bytes: [UInt8], areFieldsOf exception: String, _ types: ManifestTypes
  ) throws(ManifestError) {
    guard case .exception? = types[exception] else {
      throw ManifestError("the manifest does not describe this exception")
    }
    var decoder = ManifestDecoder(types, bytes)
    try decoder.skip(named: exception)
    try decoder.finish()
  }

  /// Throws unless the bytes are this count of values of a type, and nothing else.
  static func check(
    _ bytes: [UInt8], are count: Int64, of type: ManifestType, _ types: ManifestTypes
  ) throws(ManifestError) {
    var decoder = ManifestDecoder(types, bytes)
    for _ in 0..<max(0, count) { try decoder.skip(type) }
    try decoder.finish()
  }

  /// Throws if bytes are left over.
  func finish() throws(ManifestError) {
    if left > 0 { throw ManifestError("\(left) bytes left over") }
  }

  private var left: Int { bytes.endIndex - position }

  /// Reads over one value.
  mutating func skip(_ type: ManifestType) throws(ManifestError) {
    depth += 1
    defer { depth -= 1 }
    if depth > Self.deepest {
      throw ManifestError("values nested too deeply")
    }
    switch type.form {
    case .simple(let simple, _): try skip(simple)
    case .nullable(let type): if try flag("a presence byte") { try skip(type) }
    case .list(let element, _): for _ in 0..<(try count(of: [element])) { try skip(element) }
    case .map(let key, let value):
      for _ in 0..<(try count(of: [key, value])) {
        try skip(key)
        try skip(value)
      }
    case .named(let name, _, _): try skip(named: name)
    case .parameter: throw ManifestError("\(type) is a type parameter and has no values")
    }
  }

  private mutating func skip(named name: String) throws(ManifestError) {
    switch types[name] {
    case .record(let fields), .exception(let fields): for field in fields { try skip(field.type) }
    case .enum(let cases): _ = try ordinal(of: name, below: cases.count)
    case .object: handles.append(try number(UInt64.self))
    case .interface(let values):
      let number = try ordinal(of: name, below: values.count + 1)
      if number == 0 { return handles.append(try self.number(UInt64.self)) }
      try skip(.named(values[number - 1]))
    case .sealed(let cases): try skip(.named(cases[try ordinal(of: name, below: cases.count)]))
    case nil: throw ManifestError("'\(name)' is not described")
    }
  }

  private mutating func skip(_ simple: ManifestType.Simple) throws(ManifestError) {
    switch simple {
    case .unit: break
    case .boolean: _ = try flag("a Boolean")
    case .byte, .uByte: _ = try take(1)
    case .short, .uShort: _ = try take(2)
    case .int, .uInt, .float: _ = try take(4)
    case .long, .uLong, .double: _ = try take(8)
    case .byteArray: _ = try take(Int(try number(UInt32.self)))
    case .string:
      let text = try take(Int(try number(UInt32.self)))
      if String(validating: text, as: UTF8.self) == nil {
        throw ManifestError("a String that is not UTF-8")
      }
    case .duration:
      let (seconds, nanoseconds) = (try number(Int64.self), try number(Int32.self))
      let hasOneSign = seconds == 0 || nanoseconds == 0 || (seconds < 0) == (nanoseconds < 0)
      if !hasOneSign || nanoseconds.magnitude >= 1_000_000_000 {
        throw ManifestError("a Duration of \(seconds) s and \(nanoseconds) ns")
      }
    case .instant:
      let (seconds, nanoseconds) = (try number(Int64.self), try number(Int32.self))
      if !(0..<1_000_000_000 ~= nanoseconds) {
        throw ManifestError("an Instant of \(seconds) s and \(nanoseconds) ns")
      }
    }
  }

  /// Reads the count of a collection. Throws if the bytes that are left can't hold so many
  /// elements.
  private mutating func count(of types: [ManifestType]) throws(ManifestError) -> Int {
    let count = Int(try number(UInt32.self))
    var smallest = 0
    for type in types { smallest += self.types.leastSize(type) }
    if count > (smallest == 0 ? Self.mostEmptyElements : left / smallest) {
      throw ManifestError("a count of \(count) with \(left) bytes left")
    }
    return count
  }

  private mutating func ordinal(of name: String, below count: Int) throws(ManifestError) -> Int {
    let ordinal = Int(try number(UInt16.self))
    if ordinal >= count {
      throw ManifestError("case \(ordinal) of '\(name)', which has \(count) cases")
    }
    return ordinal
  }

  private mutating func flag(_ what: String) throws(ManifestError) -> Bool {
    let byte = try number(UInt8.self)
    if byte > 1 { throw ManifestError("\(what) of \(byte)") }
    return byte == 1
  }

  private mutating func number<Number: FixedWidthInteger>(
    _ type: Number.Type
  ) throws(ManifestError) -> Number {
    var value: Number = 0
    for (index, byte) in try take(Number.bitWidth / 8).enumerated() {
      value |= Number(truncatingIfNeeded: byte) << (8 * index)
    }
    return value
  }

  private mutating func take(_ count: Int) throws(ManifestError) -> ArraySlice<UInt8> {
    if count > left { throw ManifestError("\(count) bytes needed, but \(left) left") }
    defer { position += count }
    return bytes[position..<position + count]
  }
}
