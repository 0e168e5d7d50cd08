/// A function, property, subscript, operator or flow.
struct SwiftMember {
  enum Form: Hashable {
    case function
    case property
    case `subscript`
    /// A binary operator, static in an extension of its left operand.
    case `operator`
  }

  enum Effect: Hashable {
    case plain
    case suspending(placement: String?)
    /// The type without its element: `KotlinFlow`.
    case flow(String)
  }

  struct Parameter: Hashable {
    /// `_` for none.
    let label: String?
    let name: String
    /// With `...` and `= nil`.
    let type: String

    var text: String {
      label == nil
        ? "\(Keywords.label(name)): \(type)" : "\(label!) \(Keywords.escaped(name)): \(type)"
    }
  }

  let form: Form
  let effect: Effect
  /// The type that it extends, or whose static member it is.
  let scope: SwiftPath
  let isStatic: Bool
  let name: String
  let parameters: [Parameter]
  /// What is written for each parameter of Kotlin's, in order.
  let arguments: [String]
  /// The types of a typed twin's parameters; nil if it has none.
  let twin: [String]?
  /// The result, or the element.
  let result: SwiftType
  /// The number of the function or flow.
  let number: UInt32
  let documentation: DocumentationComment
}
