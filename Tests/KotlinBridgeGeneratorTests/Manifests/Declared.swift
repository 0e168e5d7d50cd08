/// Declarations of a manifest as JSON, for tests that need many of them.
enum Declared {
  /// A class whose objects cross by handle.
  static func object(_ name: String, extends supertypes: String...) -> String {
    type(name, "class", supertypes)
  }

  /// - Parameter values: the types of values that have it.
  static func interface(
    _ name: String, extends supertypes: String..., values: String...
  ) -> String {
    let list = values.map { #""\#($0)""# }.joined(separator: ", ")
    let declared = type(name, "interface", supertypes)
    return values.isEmpty ? declared : #"\#(declared.dropLast()), "cases": [\#(list)]}"#
  }

  private static func type(_ name: String, _ kind: String, _ supertypes: [String]) -> String {
    let list = supertypes.map { #""\#($0)""# }.joined(separator: ", ")
    return #"""
      {"name": "\#(name)", "kind": "object",
       "kotlin": {"kind": "\#(kind)", "supertypes": [\#(list)]}}
      """#
  }

  /// - Parameter fields: as `name: type`.
  static func record(_ name: String, _ fields: String...) -> String {
    #"{"name": "\#(name)", "kind": "record", "fields": \#(list(fields))}"#
  }

  /// A use of a generic data class.
  ///
  /// - Parameter fields: as `name: type = the type that the class declares`.
  static func use(_ name: String, of parameters: String..., fields: String...) -> String {
    let list = fields.map { field in
      let parts = field.split(separator: ": ", maxSplits: 1)
      let types = parts[1].split(separator: " = ")
      let declared = types.count > 1 ? #", "declared": "\#(types[1])""# : ""
      return #"{"name": "\#(parts[0])", "type": "\#(types[0])"\#(declared)}"#
    }
    return #"""
      {"name": "\#(name)", "kind": "record", "fields": [\#(list.joined(separator: ", "))],
       "kotlin": {"parameters": [\#(parameters.map { #""\#($0)""# }.joined(separator: ", "))]}}
      """#
  }

  /// A use of a generic sealed class.
  ///
  /// - Parameter cases: as `name = the name that the class declares`.
  static func sealed(_ name: String, of parameters: String..., cases: String...) -> String {
    let names = cases.map { $0.split(separator: " = ") }
    func list(_ texts: [Substring]) -> String {
      texts.map { #""\#($0)""# }.joined(separator: ", ")
    }
    return #"""
      {"name": "\#(name)", "kind": "sealed", "cases": [\#(list(names.map { $0[0] }))],
       "kotlin": {"parameters": [\#(list(parameters.map { $0[...] }))],
         "cases": [\#(list(names.map { $0.last! }))]}}
      """#
  }

  static func constructor(_ owner: String, _ parameters: String...) -> String {
    function(
      owner, parameters, result: owner, kind: "plain",
      kotlin: #""kind": "constructor", "owner": "\#(owner)""#)
  }

  /// A member of an object or a value, which is the first parameter.
  static func member(
    _ name: String, of owner: String, _ parameters: String..., result: String = "Unit",
    kind: String = "plain", kotlin: String = #""kind": "function""#
  ) -> String {
    function(
      "\(owner).\(name)", ["this: \(owner)"] + parameters, result: result, kind: kind,
      kotlin: #""name": "\#(name)", "owner": "\#(owner)", "member": true, \#(kotlin)"#)
  }

  /// A member of a companion.
  static func companion(
    _ name: String, of owner: String, _ parameters: String..., result: String = "Unit",
    kotlin: String = #""kind": "function""#
  ) -> String {
    function(
      "\(owner).\(name)", parameters, result: result, kind: "plain",
      kotlin: #""name": "\#(name)", "owner": "\#(owner)", \#(kotlin)"#)
  }

  static func function(
    _ name: String, _ parameters: [String], result: String, kind: String = "plain",
    kotlin: String = ""
  ) -> String {
    #"""
    {"name": "\#(name)", "kind": "\#(kind)", "parameters": \#(list(parameters)),
     "result": "\#(result)", "kotlin": {\#(kotlin)}}
    """#
  }

  /// A property of an object.
  static func flow(_ name: String, of owner: String) -> String {
    #"""
    {"name": "\#(owner).\#(name)", "kind": "flow", "mutable": false,
     "parameters": \#(list(["this: \(owner)"])), "element": "String",
     "kotlin": {"name": "\#(name)", "owner": "\#(owner)", "member": true, "kind": "property"}}
    """#
  }

  /// The flow that a function makes.
  static func made(_ name: String, of element: String, kind: String = "flow", more: String = "")
    -> String
  {
    #"""
    {"name": "\#(name)", "kind": "\#(kind)", "mutable": false,
     "parameters": \#(list(["flow: kotlin.Any"])), "element": "\#(element)",
     "kotlin": {"name": "\#(name)", "kind": "itself"}\#(more)}
    """#
  }

  /// `name: type = ` has a default.
  private static func list(_ parameters: [String]) -> String {
    let objects = parameters.map { parameter in
      let parts = parameter.split(separator: ": ", maxSplits: 1)
      let isDefault = parts[1].hasSuffix(" = ")
      let type = isDefault ? "\(parts[1].dropLast(3))?" : String(parts[1])
      return #"{"name": "\#(parts[0])", "type": "\#(type)", "default": \#(isDefault)}"#
    }
    return "[\(objects.joined(separator: ", "))]"
  }
}

extension String {
  /// This function, which makes the flow with this number.
  func making(_ flow: Int) -> String { #"\#(dropLast()), "flow": \#(flow)}"# }

  /// This function with a typed twin, whose C types these are: the result's last.
  func twin(_ types: String...) -> String {
    let list = types.map { #""\#($0)""# }.joined(separator: ", ")
    return #"\#(dropLast()), "twin": [\#(list)]}"#
  }
}
