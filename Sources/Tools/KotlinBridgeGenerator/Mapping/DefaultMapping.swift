import KotlinBridge

/// Makes Swift's defaults from those that a manifest has as values.
struct DefaultMapping {
  /// The entries of an enum, by the name of the type.
  let entries: (String) -> [SwiftEnumeration.Case]

  /// The code of the default. Throws if the type has no such value.
  func text(
    _ value: ManifestDefault, of type: SwiftType
  ) throws(Inexpressible) -> String {
    switch (value.kind, type) {
    case (.null, .optional): return "nil"
    case (_, .optional(let wrapped)): return try text(value, of: wrapped)
    case (.boolean, .standard("Bool")): return value.text
    case (.string, .standard("String")): return literal(value.text)
    case (.number, .standard(let name)):
      if let number = DefaultMapping.number(value.text, of: name) { return number }
    case (.list, .array(let element)):
      return "[\(try texts(value.elements, of: element).joined(separator: ", "))]"
    case (.list, .set(let element)):
      var distinct: [String] = []
      for text in try texts(value.elements, of: element) where !distinct.contains(text) {
        distinct.append(text)
      }
      return "[\(distinct.joined(separator: ", "))]"
    case (.map, .dictionary): return "[:]"
    case (.entry, .declared(let name, let path)):
      guard let entry = entries(name).first(where: { $0.kotlinName == value.text }) else {
        throw Inexpressible(
          "the manifest has a default that is not an entry of '\(name)': '\(value.text)'")
      }
      return "\(path.text).\(Keywords.escaped(entry.name))"
    default: break
    }
    throw Inexpressible("the manifest has a default that is not of the type '\(type.text)'")
  }

  private func texts(
    _ values: [ManifestDefault], of type: SwiftType
  ) throws(Inexpressible) -> [String] {
    var texts: [String] = []
    for value in values { texts.append(try text(value, of: type)) }
    return texts
  }

  /// The literal of a number; nil if the type has no such one.
  private static func number(_ digits: String, of type: String) -> String? {
    switch type {
    case "Float": return Float(digits).flatMap { fraction(digits, Double($0)) }
    case "Double": return Double(digits).flatMap { fraction(digits, $0) }
    default:
      let isWhole = digits.allSatisfy { $0.isASCII && $0.isNumber || $0 == "-" }
      return isWhole && whole[type]?(digits) == true ? grouped(digits) : nil
    }
  }

  /// `1_000_000`, as `swift format` writes numbers of seven digits and more.
  private static func grouped(_ number: String) -> String {
    let digits = Array(number.drop { $0 == "-" })
    if digits.count < 7 { return number }
    let groups = digits.indices.map { index in
      (index > 0 && (digits.count - index).isMultiple(of: 3) ? "_" : "") + String(digits[index])
    }
    return (number.hasPrefix("-") ? "-" : "") + groups.joined()
  }

  /// Swift rounds a literal in decimal to 64 bits first and then to its type, so it may be another number
  /// than Kotlin's. It can't with up to four decimals, because no such number is that near to the middle
  /// of two others.
  private static func fraction(_ digits: String, _ value: Double) -> String? {
    let isDecimal = digits.allSatisfy { $0.isASCII && $0.isNumber || "-.E".contains($0) }
    guard isDecimal, value.isFinite else { return nil }
    let decimals = digits.split(separator: ".").dropFirst().first ?? ""
    if decimals.count <= 4, !digits.contains("E") { return digits }
    let bits = String(value.significand.significandBitPattern, radix: 16)
    let padded = String(repeating: "0", count: 13 - bits.count) + bits
    return "\(value < 0 ? "-" : "")0x1.\(padded)p\(value.exponent)"
  }

  private static let whole: [String: @Sendable (String) -> Bool] = [
    "Int8": { Int8($0) != nil }, "Int16": { Int16($0) != nil }, "Int32": { Int32($0) != nil },
    "Int64": { Int64($0) != nil }, "UInt8": { UInt8($0) != nil }, "UInt16": { UInt16($0) != nil },
    "UInt32": { UInt32($0) != nil }, "UInt64": { UInt64($0) != nil },
    "UTF16.CodeUnit": { UInt16($0) != nil },
  ]
}
