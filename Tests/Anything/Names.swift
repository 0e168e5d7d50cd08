/// Names that Kotlin allows, in backticks where it needs them, and that mean something to Swift or to generated code.
enum Names {
  /// For classes, interfaces and objects.
  static let classifiers = [
    "Any", "AnyObject", "Array", "Bool", "Boolean", "Character", "Codable", "CodingKeys",
    "Comparable", "Dictionary",
    "Double", "Duration", "Element", "Error", "Flow", "Hashable", "ID", "Int", "Int32", "Iterator",
    "KotlinError",
    "KotlinFlow", "KotlinLibrary", "KotlinObject", "KotlinUnit", "KotlinValue", "List", "Map",
    "Never", "None", "Optional",
    "Protocol", "RawValue", "Result", "Self", "Sendable", "Set", "Some", "State", "String", "Swift",
    "Task", "Twins", "Type",
    "UInt8", "URL", "Url", "UTF16", "Unit", "Void", "X", "XY", "X_Y", "class", "default", "init",
    "none", "point", "protocol",
    "self", "struct", "value", "Straße", "数", "a class", "HTTPServer", "HttpServer", "Anything",
    "AnythingLibrary", "reader", "writer", "frame", "lent", "result", "caught", "depth", "handle",
    "it",
    "peer", "twin", "name", "message", "cause",
  ]

  /// For functions, properties, parameters, enum entries and fields.
  static let members = [
    "actor", "allCases", "as", "async", "await", "borrowing", "break", "case", "cause", "class",
    "clone", "completion",
    "contains", "continue", "customMirror", "default", "defer", "deinit", "description", "do",
    "dynamic", "else", "encode",
    "enum", "error", "extendLifetime", "extension", "fallthrough", "false", "fatalError", "flow",
    "for", "from", "func", "get",
    "getURL", "getUrl", "guard", "handle", "hash", "hashValue", "id", "if", "import", "in", "index",
    "indirect", "init",
    "inout", "internal", "invoke", "is", "isEmpty", "item", "kotlinHandle", "kotlinModule",
    "kotlinName", "kotlinType", "lazy",
    "left", "let", "library", "list", "map", "message", "min", "module", "mutating", "new", "nil",
    "none", "null", "object",
    "on", "open", "operator", "placement", "plus", "print", "private", "protocol", "public",
    "rawValue", "read", "reader",
    "release", "repeat", "required", "rethrows", "retain", "return", "right", "self", "set", "setX",
    "sharing", "some",
    "static", "struct", "subscript", "super", "switch", "this", "throw", "throws", "to", "true",
    "try", "type", "typealias",
    "unowned", "url", "val", "value", "var", "weak", "when", "where", "while", "withLock", "write",
    "writer", "x", "X",
    "x_y", "X_Y", "xY", "a b", "a-b", "größe", "数", "0", "1st", "URL", "Self", "Type", "Any",
    "HTTP_OK",
  ]

  /// For the last part of a package.
  static let packages = [
    "", "", "", ".`in`", ".self", ".`object`", ".Model", ".`type`.Type", ".a.b.c", ".kotlin",
  ]

  /// For type parameters.
  static let parameters = ["T", "Element", "Self", "String", "Value", "K", "in", "Type"]

  /// As code writes it.
  static func code(_ name: String) -> String { "`\(name)`" }
}
