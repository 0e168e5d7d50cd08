/// Writes the typed twins of a file's functions, each looked up once.
struct TwinsWriter {
  let library: String

  /// What the twin of a function is called in the code of its file.
  static func name(_ member: SwiftMember) -> String { "Twins.f\(member.number)" }

  func lines(_ members: [SwiftMember]) -> [String] {
    var seen: Set<UInt32> = []
    let twins = members.flatMap { [$0] + $0.setter }.flatMap { member in
      member.twin.map { seen.insert(member.number).inserted ? twin(member, $0) : [] } ?? []
    }
    if twins.isEmpty { return [] }
    return ["/// The functions of C for numbers and objects. A fake and a proxy have none."]
      + Lines.block("private enum Twins", twins)
  }

  private func twin(_ member: SwiftMember, _ declared: SwiftMember.Twin) -> [String] {
    let types = (declared.parameters + ["UnsafeMutableRawPointer"]).joined(separator: ", ")
    let type = "(@convention(c) (\(types)) -> \(declared.result))?"
    let head = "static let f\(member.number): \(type) ="
    let value = "\(library).module.twin(\(member.number))"
    let isShort = 2 + head.count + 1 + value.count <= Lines.width
    return Lines.ignoringLength(isShort ? ["\(head) \(value)"] : [head, "  \(value)"], depth: 1)
  }
}
