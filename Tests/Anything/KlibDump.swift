import Foundation

/// What the compiler has put into klibs, as Gradle dumps it: each public declaration on a line, with its
/// qualified name behind it.
struct KlibDump {
  /// The names by which the manifest or the report may have each declaration.
  private(set) var declared: [[String]] = []
  private var classifiers: [String: Line] = [:]

  init(_ files: [String]) throws {
    let lines = try files.flatMap { file in
      try String(contentsOfFile: file, encoding: .utf8).split(separator: "\n").compactMap(Line.init)
    }
    for line in lines where line.isClassifier { classifiers[line.name] = line }
    declared = lines.filter { !hasNoName($0) }.map(names)
  }

  /// The manifest has what a member overrides in its place, the members of a companion by its class, and an extension
  /// of an object as a member.
  private func names(_ line: Line) -> [String] {
    if line.isConstructor { return [line.name] }
    if line.isClassifier { return line.isObject ? [line.name, line.owner] : [line.name] }
    let receiver = [line.receiver].compactMap(\.self).filter(isObject)
    let owners = [line.owner] + ancestors(of: line.owner) + receiver
    let outer = owners.filter(isObject).map(Line.owner)
    return (owners + outer).map { "\($0).\(line.member)" }
  }

  private func isObject(_ name: String) -> Bool { classifiers[name]?.isObject ?? false }

  private func ancestors(of name: String) -> [String] {
    (classifiers[name]?.supertypes ?? []).flatMap { [$0] + ancestors(of: $0) }
  }

  /// Whether the compiler has made it, or no code can call it.
  private func hasNoName(_ line: Line) -> Bool {
    line.isMadeByCompiler || line.isConstructor && classifiers[line.owner]?.isAbstract ?? false
  }
}

/// A declaration of a klib.
private struct Line {
  private let head: Substring
  private let signature: Substring
  let name: String
  let isClassifier: Bool

  init?(_ line: Substring) {
    guard let comment = line.range(of: " // ", options: .backwards) else { return nil }
    let parts = line[comment.upperBound...].split(separator: "|", maxSplits: 1)
    guard parts.count == 2 else { return nil }
    head = line[..<comment.lowerBound].drop { $0 == " " }
    name = String(parts[0]).replacing("/", with: ".")
    signature = parts[1]
    isClassifier = signature.hasPrefix("null[") && !head.hasPrefix("enum entry ")
  }

  var owner: String { Self.owner(of: name) }

  static func owner(of name: String) -> String {
    name.lastIndex(of: ".").map { String(name[..<$0]) } ?? ""
  }

  var member: String { String(name.dropFirst(owner.count + 1)) }

  var isConstructor: Bool { member == "<init>" }

  var isObject: Bool { head.contains("object ") }

  /// Those that a class names.
  var supertypes: [String] {
    guard let start = head.range(of: " : ")?.upperBound else { return [] }
    var depth = 0
    let outside = head[start...].filter { character in
      if character == "<" { depth += 1 }
      if character == ">" { depth -= 1 }
      return depth == 0 && character != ">" && character != "{"
    }
    return outside.split(separator: ",").map {
      $0.replacing("/", with: ".").trimmingCharacters(in: .whitespaces)
    }
  }

  var isAbstract: Bool { head.hasPrefix("abstract ") || head.hasPrefix("sealed ") }

  /// The type that it extends.
  var receiver: String? {
    guard signature.contains("@") else { return nil }
    return signature.split(separator: "@").last.map { String($0.prefix { !"(<{".contains($0) }) }
  }

  var isMadeByCompiler: Bool {
    isAccessor || isOfAnyClass || isOfEnum || isOfDataClass || isOfSerialization || isOfFlow
      || isOfBridge
  }

  private var isAccessor: Bool { member.hasPrefix("<get-") || member.hasPrefix("<set-") }

  private var isOfAnyClass: Bool {
    ["equals(kotlin/Any?)", "hashCode()", "toString()"].contains { head.contains("fun \($0)") }
  }

  /// `entries`, `values` and `valueOf`.
  private var isOfEnum: Bool { signature.contains("#static") }

  private var isOfDataClass: Bool {
    head.contains("fun copy(") || member.contains(#/^component\d+$/#)
  }

  private var isOfSerialization: Bool {
    name.contains(".$") || name.hasSuffix(".Companion.serializer")
  }

  /// What a class has that is a flow: Swift's loop collects it.
  private var isOfFlow: Bool {
    member == "collect" && signature.contains("flow.FlowCollector<") || member == "replayCache"
  }

  private var isOfBridge: Bool { name.hasPrefix("kotlinbridge.generated.") }
}
