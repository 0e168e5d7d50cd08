import Foundation
package import KotlinBridge

/// Puts types that a test writes as Kotlin does, `Map<String, Set<a.Point?>>`, into a manifest as the
/// trees that stand there.
package enum TypeTrees {
  /// A declaration whose `type`, `result`, `element`, `owner` and `declared` are Kotlin types.
  package static func declaration(_ json: String) throws -> String {
    text(of: written(try JSONSerialization.jsonObject(with: Data(json.utf8))))
  }

  /// The type of a manifest that Kotlin would write so.
  package static func type(_ kotlin: String) throws -> ManifestType {
    try JSONDecoder().decode(ManifestType.self, from: Data(text(of: tree(kotlin)).utf8))
  }

  private static func text(of tree: Any) -> String {
    let options: JSONSerialization.WritingOptions = [.sortedKeys, .fragmentsAllowed]
    let data = try! JSONSerialization.data(withJSONObject: tree, options: options)
    return String(decoding: data, as: UTF8.self)
  }

  private static let members: Set = ["type", "result", "element", "owner", "declared"]

  private static func written(_ value: Any, in member: String = "") -> Any {
    switch value {
    case let text as String where members.contains(member): return tree(text)
    case let list as [Any] where member == "kotlin.cases":
      return list.map { tree($0 as! String) }
    case let list as [Any]: return list.map { written($0) }
    case let object as [String: Any]:
      var result: [String: Any] = [:]
      for (name, value) in object {
        result[name] = written(
          value, in: member == "kotlin" && name == "cases" ? "kotlin.cases" : name)
      }
      if ["record", "sealed", "object"].contains(object["kind"] as? String),
        let use = tree(object["name"] as? String ?? "") as? [String: Any]
      {
        result["class"] = use["class"]
        result["arguments"] = use["arguments"]
      }
      return result
    default: return value
    }
  }

  private static let simple: Set = [
    "Boolean", "Byte", "Short", "Int", "Long", "UByte", "UShort", "UInt", "ULong", "Float",
    "Double", "String", "ByteArray", "Unit", "Duration", "Instant",
  ]

  private static func tree(_ kotlin: String) -> Any {
    if simple.contains(kotlin) { return kotlin }
    if kotlin.hasSuffix("?") { return ["nullable": tree(String(kotlin.dropLast()))] }
    if kotlin == "Char" { return ["simple": "UShort", "kotlin": "Char"] }
    if kotlin.hasPrefix("#"), let number = Int(kotlin.dropFirst()) { return ["parameter": number] }
    if kotlin.hasSuffix("Array"), !kotlin.contains("<") {
      return ["list": tree(String(kotlin.dropLast(5))), "kotlin": kotlin]
    }
    guard let bracket = kotlin.firstIndex(of: "<"), kotlin.hasSuffix(">") else {
      return ["named": kotlin]
    }
    let name = String(kotlin[..<bracket])
    let arguments = arguments(kotlin[bracket...].dropFirst().dropLast()).map(tree)
    switch name {
    case "List": return ["list": arguments[0]]
    case "Set", "Array": return ["list": arguments[0], "kotlin": name]
    case "Map": return ["map": arguments]
    default: return ["named": kotlin, "class": name, "arguments": arguments]
    }
  }

  private static func arguments(_ text: Substring) -> [String] {
    var arguments = [""]
    var depth = 0
    for character in text {
      depth += character == "<" ? 1 : character == ">" ? -1 : 0
      if character == ",", depth == 0 {
        arguments.append("")
      } else if character != " " || !arguments.last!.isEmpty {
        arguments[arguments.count - 1].append(character)
      }
    }
    return arguments
  }
}
