import KotlinBridge

/// Writes a protocol, and the class for any object of it. If values have it, too, it is a struct that
/// stands for any value or object, and the class is nested in it.
struct InterfaceWriter {
  let interface: SwiftInterface
  let members: MemberWriter

  /// The protocol, then what stands for any object or value.
  var declarations: [[String]] {
    [
      interface.documentation.lines(width: Lines.width)
        + Lines.type("public protocol \(name)", inherited, requirements)
    ] + (interface.objectPath == nil ? [object] : [erased, nestedObject])
      + HostedWriter(interface: interface, members: members).declarations
  }

  /// The class for any object.
  private var object: [String] {
    ["/// Any Kotlin object that implements `\(interface.path.text)`."]
      + Lines.type(
        "public final class \(anyName)",
        ["KotlinObject", interface.path.text, "@unchecked Sendable"],
        Lines.separated([ClassWriter.kotlinName(interface.kotlinName), number, sharing, base]))
  }

  private var name: String { Keywords.escaped(interface.path.components.last!) }

  private var anyName: String { Keywords.escaped(interface.anyPath.components.last!) }

  private var inherited: [String] {
    interface.protocols.isEmpty ? ["Sendable"] : interface.protocols.map(\.text)
  }

  private var requirements: [String] {
    Lines.separated(interface.requirements.map(members.requirement))
  }

  private var number: [String] {
    interface.number == nil ? [] : ClassWriter.kotlinNumber(interface.number)
  }

  /// `base`.
  private var base: [String] {
    let comment =
      "/// The same Kotlin object as one of its own class, for `as?`, `is` and `switch`."
    let head = "public var base: any KotlinObject & \(interface.path.text)"
    return [comment] + Lines.block(head, [interface.number == nil ? "self" : "kotlinBase()"])
  }

  private var sharing: [String] {
    ClassWriter.sharing("any KotlinObject & \(interface.path.text)")
  }
}

// MARK: - With values

extension InterfaceWriter {
  private var erased: [String] {
    let name = interface.path.text
    return [
      "/// Any \(interface.valueCount == 0 ? "" : "value or ")\(interface.hosting == nil ? "Kotlin object" : "object") that implements `\(name)`."
    ]
      + Lines.type(
        "public struct \(anyName)", ["KotlinErased", name],
        Lines.separated(
          [
            [
              "/// The value itself, or the object as one of its own class, for `as?`, `is` and `switch`.",
              "public let base: any \(name)",
            ],
            ["/// Stands for a value or an object."]
              + Lines.block(
                "public init(_ base: any \(name))",
                // A cast to a protocol takes longer than all the rest.
                Lines.block(
                  "guard !(Swift.type(of: base) is AnyClass) else", ["self.base = base", "return"])
                  + ["self.base = (base as? any KotlinErased)?.base as? any \(name) ?? base"]),
            Lines.block(
              "public static var kotlinType: KotlinType",
              [".interface(\(literal(interface.kotlinName)), Self.self)"]),
            Lines.block(TypeWriter.initFromReader, read),
            Lines.block(TypeWriter.writeToWriter, write),
          ]
            // It has what its value has without a way through Kotlin.
            + interface.allRequirements.map { members.forwarding($0, to: "base") }))
  }

  private var read: [String] {
    if interface.valueCount == 0 { return ["base = try Object.kotlinAny(from: &reader)"] }
    return ["switch try reader.readOrdinal(below: \(interface.valueCount + 1)) {"]
      + ["case 0: base = try Object.kotlinAny(from: &reader)"]
      + interface.values.map { "case \($0.number): base = try reader.read(\($0.path.text).self)" }
      + ["case let number: throw .unknownValue(number, of: \(literal(interface.kotlinName)))", "}"]
  }

  private var write: [String] {
    let values = interface.values.flatMap { written($0.path.text, $0.number) }
    guard let hosting = interface.hosting else {
      return ["switch base {"] + written("KotlinObject", 0) + values
        + ["default: writer.refuse(base, as: \(literal(interface.path.text)))", "}"]
    }
    // Kotlin's objects and the user's.
    let arguments = [
      "peer: base as any \(interface.path.text)", "interface: \(hosting.number)",
      "of: \(members.library).module",
    ]
    if values.isEmpty { return Lines.list("writer.write", arguments, ")", depth: 2) }
    return ["switch base {"] + values + ["default:"]
      + Lines.indented(
        ["writer.write(ordinal: 0)"] + Lines.list("writer.write", arguments, ")", depth: 3))
      + ["}"]
  }

  private func written(_ type: String, _ number: Int) -> [String] {
    let ordinal = interface.valueCount == 0 ? [] : ["writer.write(ordinal: \(number))"]
    return ["case let value as \(type):"] + Lines.indented(ordinal + ["writer.write(value)"])
  }

  /// The class for an object that no other class has.
  private var nestedObject: [String] {
    let path = interface.objectPath!
    return Lines.block(
      // At the top level, where alone extensions may stand.
      "extension \(interface.anyPath.components.map(Keywords.escaped).joined(separator: "."))",
      [
        "/// Any Kotlin object that implements `\(interface.path.text)` and is of no class that Swift knows."
      ]
        + Lines.type(
          "public final class \(path.components.last!)",
          ["KotlinObject", interface.path.text, "@unchecked Sendable"],
          Lines.separated([ClassWriter.kotlinName(interface.kotlinName), number])))
  }
}
