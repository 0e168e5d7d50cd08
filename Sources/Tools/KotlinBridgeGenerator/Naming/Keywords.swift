/// Words that Swift reserves.
enum Keywords {
  static func isReserved(_ name: String) -> Bool { reserved.contains(name) }

  /// The identifier as code writes it: in backticks if it is a keyword.
  static func escaped(_ name: String) -> String {
    reserved.contains(name) ? "`\(name)`" : name
  }

  /// The name as a label, where Swift reserves fewer words.
  static func label(_ name: String) -> String {
    ["inout", "let", "var"].contains(name) ? "`\(name)`" : name
  }

  /// The name as the label of an argument.
  static func argument(_ name: String) -> String {
    name == "inout" ? "`\(name)`" : name
  }

  private static let reserved: Set<String> = [
    "Any", "Protocol", "Self", "Type", "as", "associatedtype", "await", "break", "case", "catch",
    "class",
    "continue", "default", "defer", "deinit", "do", "else", "enum", "extension", "fallthrough",
    "false", "fileprivate", "for", "func", "guard", "if", "import", "in", "init", "inout",
    "internal", "is", "let", "nil", "operator", "precedencegroup", "private", "protocol", "public",
    "repeat", "rethrows", "return", "self", "static", "struct", "subscript", "super", "switch",
    "throw", "throws", "true", "try", "typealias", "var", "where", "while",
  ]

  /// Members that generated classes inherit besides.
  static let usedObjectMembers = [
    "kotlinHandle", "kotlinModule", "kotlinName", "kotlinNumber", "write",
  ]

  /// The member that the class for any object of an interface has besides.
  static let usedInterfaceMember = "base"

  /// Members that generated exceptions have or inherit besides.
  static let usedExceptionMembers = [
    "cause", "description", "errorDescription", "failureReason", "helpAnchor", "kotlinError",
    "localizedDescription", "message", "read", "recoverySuggestion",
  ]

  /// Functions of Swift that generated code calls, in every scope.
  static let usedFunctions: Set<String> = ["extendLifetime", "fatalError"]

  /// Types by whose names generated code means those of Swift or KotlinBridge, in every scope.
  static let usedTypes: Set<String> = [
    "AllCases", "Any", "AnyObject", "Bool", "CaseIterable", "Codable", "CodingKeys", "Comparable",
    "CustomStringConvertible",
    "Double", "Duration", "Float", "Hashable", "Hasher", "HostedEntry", "CoroutineCalls",
    "HostedInterface", "Int16",
    "Int32", "Int64", "Int8", "KotlinBoxed", "KotlinCatch", "KotlinChannel", "KotlinDeferred",
    "KotlinCompletion", "KotlinErased", "KotlinError",
    "KotlinException", "KotlinFlow", "KotlinFlowProtocol", "KotlinFunction", "KotlinHost",
    "KotlinIndirect",
    "KotlinInstant", "KotlinJob", "KotlinLibrary", "KotlinLink", "KotlinModule",
    "KotlinMutableSharedFlow", "KotlinMutableStateFlow", "KotlinObject", "KotlinPlacement",
    "KotlinReader", "KotlinScope", "KotlinSendChannel", "KotlinStateFlow",
    "KotlinType", "KotlinUnit", "KotlinValue", "KotlinWriter", "Protocol",
    "RawValue", "Self", "Sendable", "Set", "StaticString", "String", "Swift", "Twins", "Type",
    "UInt16",
    "UInt32",
    "UInt64", "UInt8", "UTF16", "UnsafeMutableRawPointer", "Void",
  ]

  /// Types of Swift that a type at the top level of a module would hide from its users.
  static let standardTypes: Set<String> = [
    "Actor", "AnyClass", "AnyCollection", "AnyHashable", "AnyIterator", "AnyKeyPath", "AnySequence",
    "Array", "AsyncSequence", "Character", "Clock", "ClosedRange", "Collection", "Decodable",
    "Dictionary", "Encodable", "Equatable", "Error", "Identifiable", "Int", "Iterator", "KeyPath",
    "MainActor", "Mirror", "Never", "Optional", "Range", "RawRepresentable", "Regex", "Result",
    "Sequence", "Slice", "Substring", "Task", "UInt", "Unicode",
  ]

  /// Types that Swift's own ones nest: in an extension of those they hide what is at the top level.
  static let nestedTypes: Set<String> = [
    "Comparator", "Element", "Encoding", "Exponent", "ExtendedGraphemeClusterLiteralType",
    "FloatLiteralType", "Index", "Indices", "IntegerLiteralType", "LocalizationValue", "Magnitude",
    "RawExponent", "RawSignificand", "Stride", "StringInterpolation", "StringLiteralType",
    "SubSequence", "UTF16View", "UTF8View", "UnicodeScalarIndex", "UnicodeScalarLiteralType",
    "UnicodeScalarView", "UnicodeScalars", "Words",
  ]

  /// Members that generated types have or inherit.
  static let usedMembers = [
    "allCases", "hash", "hashValue", "kotlinType", "rawValue", "init", "self",
  ]
}
