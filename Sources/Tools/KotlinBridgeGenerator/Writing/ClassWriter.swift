/// Writes a class.
struct ClassWriter {
  let object: SwiftClass
  let members: MemberWriter

  var lines: [String] {
    let access = object.isFinal ? "public final" : "public"
    return object.documentation.lines(width: Lines.width)
      + Lines.type(
        "\(access) class \(name)", inherited,
        Lines.separated(
          [ClassWriter.kotlinName(object.kotlinName, depth: members.depth), kotlinNumber, element]
            + object.members.map(members.lines)
            + object.inheritedConstructors.map(members.unavailable)
            + object.adoptions.map { adopted($0, by: $1) }
            + object.uses.map(ClassWriter.sharing)
            + object.inheritedUses.map(unavailable)))
  }

  private func unavailable(_ use: String) -> [String] {
    ["@available(*, unavailable)"]
      + Lines.block("public convenience init(_ object: \(use))", ["fatalError()"])
  }

  private var name: String { Keywords.escaped(object.path.components.last!) }

  private var inherited: [String] {
    var names = [object.superclass?.text ?? "KotlinObject"] + object.protocols.map(\.text)
    for (adoption, name) in [
      (SwiftAdoption.description, "CustomStringConvertible"), (.order, "Comparable"),
    ] where isNew(adoption) {
      names.append(name)
    }
    if object.flow != nil { names.append("KotlinFlowProtocol") }
    return names + ["@unchecked Sendable"]
  }

  /// Whether the class is the first one that has it.
  private func isNew(_ adoption: SwiftAdoption) -> Bool {
    object.adoptions.contains { $0.adoption == adoption }
      && !object.inheritedAdoptions.contains(adoption)
  }

  /// Of what is a flow.
  private var element: [String] {
    object.flow.map { ["public typealias Element = \($0.result.text)"] } ?? []
  }

  /// A class below others would have theirs.
  private var kotlinNumber: [String] {
    object.number == nil && object.superclass == nil ? [] : ClassWriter.kotlinNumber(object.number)
  }

  /// The number by which Kotlin is asked for the class of an object; nil for a class that is none but
  /// itself.
  static func kotlinNumber(_ number: UInt32?) -> [String] {
    let value = number.map(String.init) ?? "nil"
    return ["@_spi(GeneratedCode) override public class var kotlinNumber: UInt32? { \(value) }"]
  }

  /// Makes an object of this class stand for one of another type.
  static func sharing(_ type: String) -> [String] {
    ["/// Stands for the Kotlin object that `object` stands for."]
      + Lines.block(
        "public convenience init(_ object: \(type))", ["self.init(sharing: object)"])
  }

  /// The name of the class in Kotlin, which a generated class has to say.
  static func kotlinName(_ name: String, depth: Int = 1) -> [String] {
    let head = "@_spi(GeneratedCode) override public class var kotlinName: String"
    let line = "\(head) { \(literal(name)) }"
    if line.count + 2 * depth <= Lines.width { return [line] }
    return Lines.block(head, [literal(name)])
  }

  /// Where Kotlin throws, Swift's has no way to, and answers as if there were no such member.
  private func adopted(_ adoption: SwiftAdoption, by member: SwiftMember) -> [String] {
    switch adoption {
    case .description:
      return Lines.block(
        "\(isNew(.description) ? "" : "override ")public var description: String",
        ["(try? \(Keywords.escaped(member.name))()) ?? Self.kotlinName"])
    case .order: return TypeWriter.order(of: object.path, by: member)
    }
  }
}
