/// Writes the typed twins of a file's functions, each looked up once.
struct TwinsWriter {
  let library: String

  func lines(_ members: [SwiftMember]) -> [String] {
    var seen: Set<UInt32> = []
    let twins = members.compactMap { member in
      member.twin.flatMap { seen.insert(member.number).inserted ? twin(member, $0) : nil }
    }
    if twins.isEmpty { return [] }
    return ["/// The functions of C for numbers and objects, where the library has them."]
      + Lines.block("private enum Twins", Lines.separated(twins))
  }

  private func twin(_ member: SwiftMember, _ declared: SwiftMember.Twin) -> [String] {
    let types = (declared.parameters + ["UnsafeMutableRawPointer"]).joined(separator: ", ")
    let result = member.result == .unit ? "Void" : member.result.handle
    let name = "unction\(member.number)"
    let alias = "typealias F\(name) ="
    let type = "@convention(c) (\(types)) -> \(result)"
    let isShort = alias.count + type.count + 3 <= Lines.width
    return Lines.ignoringLength(
      (isShort ? ["\(alias) \(type)"] : [alias, "  \(type)"]) + [
        "static let f\(name) = try? \(library).module.twin(",
        "  ofFunction: \(member.number), as: F\(name).self)",
      ], depth: 1)
  }
}
