/// Writes a protocol, and the class for any object of it.
struct InterfaceWriter {
  let interface: SwiftInterface
  let members: MemberWriter

  /// The protocol, then the class.
  var declarations: [[String]] {
    [
      interface.documentation.lines(width: Lines.width)
        + Lines.type("public protocol \(name)", inherited, requirements),
      ["/// Any Kotlin object that is a `\(interface.path.text)`."]
        + Lines.type(
          "public final class \(anyName)",
          ["KotlinObject", interface.path.text, "@unchecked Sendable"],
          Lines.separated([ClassWriter.kotlinName(interface.kotlinName), number, initializer, base])
        ),
    ]
  }

  private var name: String { Keywords.escaped(interface.path.components.last!) }

  private var anyName: String { Keywords.escaped(interface.anyPath.components.last!) }

  private var inherited: [String] {
    interface.protocols.isEmpty ? ["AnyObject", "Sendable"] : interface.protocols.map(\.text)
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

  private var initializer: [String] {
    ["/// Stands for the Kotlin object that `object` stands for."]
      + Lines.block(
        "public convenience init(_ object: any KotlinObject & \(interface.path.text))",
        ["self.init(sharing: object)"])
  }
}
