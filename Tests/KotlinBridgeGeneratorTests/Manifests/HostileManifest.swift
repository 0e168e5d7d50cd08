import FoundationEssentials

/// A manifest whose names are those of Swift and of generated code, as Kotlin allows them.
struct HostileManifest<Random: RandomNumberGenerator> {
  private var random: Random
  private var functions: [String] = []
  private var flows: [String] = []
  private var types: [String] = []
  private var declared: Set<String> = []
  private var values: [String] = []
  private var objects: [String] = []
  private var interfaces: [String] = []
  private var exceptions: [String] = []
  private var files: [String] { ["URL", "Url", "main", "a b", "Type"] }

  init(_ random: Random) {
    self.random = random
  }

  /// As JSON.
  mutating func text() -> String {
    for index in 0..<24 { addType(index) }
    for _ in 0..<90 { addFunction() }
    for _ in 0..<20 { addFlow() }
    return Generated.manifest(functions, flows, types)
  }

  private mutating func any<T>(_ all: [T]) -> T { all.randomElement(using: &random)! }

  private mutating func isTrue(in count: Int) -> Bool {
    Int.random(in: 0..<count, using: &random) == 0
  }

  private mutating func count(_ most: Int) -> Int { Int.random(in: 0...most, using: &random) }

  private mutating func distinct(_ count: Int, _ pool: [String]) -> [String] {
    Array(pool.shuffled(using: &random).prefix(count))
  }

  // MARK: - Types

  private mutating func addType(_ index: Int) {
    let packages = ["a", "b.c", "self", "type.in"] + objects.prefix(2) + values.prefix(2)
    let name = "\(any(packages)).\(any(HostileNames.types))"
    guard !name.contains("<"), declared.insert(name).inserted else { return }
    switch index < 6 ? index : Int.random(in: 0..<7, using: &random) {
    case 0:
      addObject(name, "interface", supertypes: interfaces.isEmpty ? [] : [any(interfaces)])
      interfaces.append(name)
    case 1:
      let bases = objects.filter { !interfaces.contains($0) }
      var supertypes = bases.isEmpty || isTrue(in: 2) ? [] : [any(bases)]
      supertypes += distinct(count(2), interfaces)
      addObject(name, "class", supertypes: supertypes)
    case 2:
      let cases = strings(distinct(1 + count(5), HostileNames.members))
      types.append(#"{"name": "\#(name)", "kind": "enum", "cases": [\#(cases)], \#(file)}"#)
      values.append(name)
    case 3:
      let cases = distinct(1 + count(4), HostileNames.types).map { "\(name).\($0)" }
        .filter { declared.insert($0).inserted }
      if cases.isEmpty { return }
      for each in cases { addRecord(each, kind: "record") }
      types.append(
        #"{"name": "\#(name)", "kind": "sealed", "cases": [\#(strings(cases))], \#(file)}"#)
      values.append(name)
    case 4:
      addRecord(name, kind: "exception")
      exceptions.append(name)
    case 5: addGeneric(name)
    default:
      addRecord(name, kind: "record")
      values.append(name)
    }
  }

  private mutating func addObject(_ name: String, _ kind: String, supertypes: [String]) {
    types.append(
      #"""
      {"name": "\#(name)", "kind": "object",
       "kotlin": {"kind": "\#(kind)", "supertypes": [\#(strings(supertypes))]}}
      """#)
    objects.append(name)
  }

  private mutating func addRecord(_ name: String, kind: String) {
    let names = distinct(count(5), HostileNames.members)
    let fields = names.map { field($0, kind == "exception" ? any(HostileNames.scalars) : type()) }
    types.append(
      #"{"name": "\#(name)", "kind": "\#(kind)", "fields": [\#(fields.joined(separator: ", "))], \#(file)}"#
    )
  }

  private mutating func addGeneric(_ name: String) {
    let parameter = any(HostileNames.types)
    let names = distinct(1 + count(3), HostileNames.members)
    for argument in distinct(1 + count(2), ["Int", "String?", "List<Char>"]) {
      let fields = names.map {
        ##"{"name": "\##($0)", "type": "\##(argument)", "declared": "#0"}"##
      }
      types.append(
        #"""
        {"name": "\#(name)<\#(argument)>", "kind": "record",
         "fields": [\#(fields.joined(separator: ", "))],
         "kotlin": {"parameters": ["\#(parameter)"]}}
        """#)
      values.append("\(name)<\(argument)>")
    }
  }

  private mutating func type() -> String {
    let plain = HostileNames.scalars + values + objects
    switch Int.random(in: 0..<10, using: &random) {
    case 0: return "List<\(any(plain))>"
    case 1: return "Map<String, \(any(plain))?>"
    case 2: return "Set<\(any(HostileNames.scalars))>"
    case 3: return "List<List<Map<Int, List<\(any(plain))?>>>>"
    case 4: return "\(any(plain))?"
    default: return any(plain)
    }
  }

  // MARK: - Members

  private mutating func addFunction() {
    let name = any(HostileNames.members)
    var kotlin = [#""name": "\#(name)""#]
    var parameters: [String] = []
    var result = type()
    var key = name
    var kinds = ["function", "function", "function", "getter"]
    var owner: String?
    switch Int.random(in: 0..<6, using: &random) {
    case 0, 1:
      let type = any(objects + values)
      owner = type
      key = "member \(objects.contains(type) ? "" : type) \(name)"
      kotlin += [#""owner": "\#(type)""#, #""member": true"#]
      parameters.append(field("this", type))
    case 2:
      let type = any(objects + values.filter { !$0.contains("<") })
      owner = type
      key = "static \(type) \(name)"
      kotlin.append(#""owner": "\#(type)""#)
    case 3:
      let type = any(objects + values + HostileNames.scalars)
      key = "extension \(type) \(name)"
      kotlin.append(#""extension": true"#)
      parameters.append(field("receiver", type))
    case 4:
      let classes =
        objects.filter { !interfaces.contains($0) } + values.filter { !$0.contains("<") }
      let type = any(classes)
      owner = type
      key = "constructor \(type)"
      result = type
      kinds = ["constructor"]
      kotlin.append(#""owner": "\#(type)""#)
    default: break
    }
    let kind = any(kinds)
    if kind == "getter" {
      guard declared.insert("property \(key)").inserted else { return }
      kotlin.append(#""kind": "getter""#)
    } else {
      let names = distinct(count(4), HostileNames.members)
      let types = names.map { _ in type() }
      guard declared.insert("\(key)(\(types.joined(separator: ", ")))").inserted else { return }
      for (name, type) in zip(names, types) {
        parameters.append(
          isTrue(in: 3)
            ? #"{"name": "\#(name)", "type": "\#(type)?", "default": true}"# : field(name, type))
      }
      kotlin.append(#""kind": "\#(kind)""#)
      let operators = ["plus", "compareTo", "get", "invoke", "contains"]
      if operators.contains(name), owner != nil { kotlin.append(#""operator": true"#) }
    }
    let isSuspending = kind == "function" && isTrue(in: 4)
    let thrown = exceptions.isEmpty || !isTrue(in: 3) ? [] : [any(exceptions)]
    functions.append(
      #"""
      {"name": "\#(key) \#(functions.count)", "kind": "\#(isSuspending ? "suspend" : "plain")",
       "parameters": [\#(parameters.joined(separator: ", "))], "result": "\#(result)",
       "throws": [\#(strings(thrown))], "kotlin": {\#(kotlin.joined(separator: ", ")), "file": "\#(any(files))"}}
      """#)
  }

  private mutating func addFlow() {
    let name = any(HostileNames.members)
    let owner = any(objects)
    guard declared.insert("property member  \(name)").inserted else { return }
    flows.append(
      #"""
      {"name": "\#(owner).\#(name) \#(flows.count)", "kind": "\#(any(["flow", "state"]))", "mutable": false,
       "parameters": [\#(field("this", owner))], "element": "\#(type())",
       "kotlin": {"name": "\#(name)", "owner": "\#(owner)", "member": true, "kind": "property"}}
      """#)
  }

  private func field(_ name: String, _ type: String) -> String {
    #"{"name": "\#(name)", "type": "\#(type)"}"#
  }

  private func strings(_ all: [String]) -> String {
    all.map { #""\#($0)""# }.joined(separator: ", ")
  }

  private var file: String {
    mutating get { #""kotlin": {"file": "\#(any(files))"}"# }
  }
}

/// Names that Kotlin allows, in backticks where it needs them.
private enum HostileNames {
  static let scalars = [
    "Boolean", "Byte", "Int", "Long", "UByte", "UShort", "Char", "Double", "String", "ByteArray",
    "Unit", "Duration", "Instant",
  ]

  static let types = [
    "Any", "AnyObject", "Bool", "Error", "Int32", "KotlinObject", "KotlinUnit", "KotlinValue",
    "KotlinLibrary", "Library", "SpaceLibrary", "Space", "Swift", "KotlinBridge", "Optional",
    "Type",
    "Protocol", "Self", "String", "Sendable", "Twins", "UTF16", "Task", "Result", "Never", "URL",
    "Url", "T", "class", "default", "init", "struct", "self", "value", "none", "some", "Codable",
    "Hashable", "Comparable", "CodingKeys", "RawValue", "AllCases", "Element", "Index", "Iterator",
    "A", "B",
    "ID", "Straße", "数", "x_y", "X_Y", "_", "Companion", "Void", "Double", "Duration",
    "KotlinError",
  ]

  static let members = [
    "init", "self", "Self", "Type", "Protocol", "deinit", "subscript", "class", "struct", "default",
    "case", "in", "inout", "let", "var", "func", "static", "where", "throw", "throws", "try",
    "await",
    "async", "nil", "true", "super", "is", "as", "some", "none", "any", "hash", "hashValue",
    "write",
    "read", "reader", "writer", "readerValue", "writerValue", "selfValue", "description",
    "debugDescription", "kotlinType", "kotlinHandle", "kotlinModule", "kotlinName", "kotlinError",
    "rawValue", "allCases", "message", "cause", "names", "error", "handle", "object", "flow",
    "module",
    "library", "to", "from", "encode", "left", "right", "plus", "compareTo", "get", "invoke",
    "contains", "equals", "new", "URL", "url", "a b", "größe", "数", "_", "x", "X", "x_", "0",
    "dynamicType",
    "on", "placement", "completion", "withLock", "id", "borrowing", "consuming", "Twins", "get",
    "set",
    "extendLifetime", "fatalError", "T", "print", "min", "map", "type", "codingKey", "superDecoder",
    "retain", "release",
    "customMirror", "localizedDescription", "sharing", "holding",
  ].reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }
}
