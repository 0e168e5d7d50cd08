import KotlinBridgeTools

/// A bridge that is right, drawn from all that the rules leave open; or with one fault.
struct ZooMember: Sendable {
  /// How the judge reaches it.
  enum Front: String, CaseIterable, Sendable {
    /// C functions: `--classic`.
    case classic
    /// The table of kotlin_bridge.h.
    case table
    /// Lines of docs/SUBJECTS.md.
    case piped
  }

  struct Flow: Sendable {
    let name: String
    /// The word in the C sources, and the one that a user writes.
    let kind: (c: String, does: String)
    /// The count of elements; -1 for what a subscription to a piped member asks for; nil if the kind has none.
    let count: Int?
    /// The message of its exception, which may be empty.
    let message: String
    /// Whether the judge is told what it does, and with which message it fails.
    let isStated, hasStatedMessage: Bool
  }

  let number: Int
  let front: Front
  let choices: [String: String]
  let flows: [Flow]
  /// The words after `can`, of a piped member.
  let words: [String]
  /// What is wrong with it; nil for nothing.
  let fault: ZooFault?
}

extension ZooMember {
  /// Draws the member with this number. Each number of a seed is another one, whichever others are drawn.
  ///
  /// - Parameter isWrong: whether it has one fault, drawn as well.
  init(_ number: Int, seed: UInt64, isWrong: Bool = false) {
    var generator = SeededGenerator(seed: seed &+ UInt64(number) &* 1_000_003)
    self.number = number
    // The classic shape is what people write by hand.
    let front = [Front.classic, .classic, .table, .piped][number % 4]
    self.front = front
    var choices: [String: String] = [:]
    for freedom in ZooFreedom.all where freedom.fronts.contains(front) {
      choices[freedom.macro] = freedom.values.randomElement(using: &generator)!
    }
    // One thread for all calls back on that thread alone.
    if choices["THREADS"] == "ONE" { choices["FIRST"] = "LATER" }
    // The header of the table forbids that a consumer that blocks stops others.
    if front == .table, choices["THREADS"] == "ONE" { choices["THREADS"] = "EACH" }
    // The lines of the protocol go to standard output.
    if front == .piped, choices["OUTPUT"] != "0" { choices["OUTPUT"] = "2" }
    let fault =
      isWrong
      ? ZooFault.all.filter { $0.fronts.contains(front) }.randomElement(using: &generator) : nil
    self.fault = fault
    choices.merge(fault?.choices ?? [:]) { $1 }
    self.choices = choices
    // One fault shows beside few others.
    let most = (1...(isWrong ? 4 : 12)).randomElement(using: &generator)!
    let counts = Self.counts(pause: choices["PAUSE_US"]!)
    let drawn = (0..<most).map { Flow(number: $0, of: front, counts: counts, using: &generator) }
    // A fault has to show.
    flows = drawn + (fault?.flows ?? []).enumerated().map { Flow(number: most + $0, does: $1) }
    words = ["release", "jobs", "kinds", "details"].filter { _ in
      Bool.random(using: &generator)
    }
  }

  /// How many elements a flow that completes may have. 20,000 with a pause after each one take five seconds.
  private static func counts(pause: String) -> [Int] {
    switch pause {
    case "0": [0, 1, 5, 100, 20_000]
    case "200": [0, 1, 5, 5, 100, 100, 1000, 1000, 1000, 20_000]
    default: [0, 1, 5]
    }
  }

  /// The header that the sources are compiled with.
  var header: String {
    let defined = choices.sorted { $0.key < $1.key }.map { "#define \($0.key) \($0.value)" }
    let flows = flows.map {
      "FLOW(\($0.name), \($0.kind.c), \($0.count ?? 0), \"\($0.message)\")"
    }
    // A slow flow waits before its elements, which a piped subject says by `pace`.
    let words = words + (choices["PAUSE_US"] == "0" && choices["LATE_US"] == "0" ? [] : ["pace"])
    return
      (defined + [
        "#define FLOWS(FLOW) \(flows.joined(separator: " "))",
        "#define CAN \"\(words.joined(separator: " "))\"",
      ] + (fault.map { ["#define FAULT \($0.name)"] } ?? [])).joined(separator: "\n") + "\n"
  }

  /// The arguments of `kotlin-bridge check` after the file.
  func arguments(of file: String) -> [String] {
    switch front {
    case .piped: ["--subject", file]
    case .classic: [file] + flows.flatMap { ["--classic", classic($0)] }
    case .table:
      [file, "--name", "zoo", "--call", "answer"]
        + flows.filter(\.isStated).flatMap { ["--flow", $0.name, "--does", $0.does] }
    }
  }

  private func classic(_ flow: Flow) -> String {
    var parts = ["subscribe=\(flow.name)", "cancel=cancel_job"]
    if choices["RELEASE"] != "NONE" { parts.append("release=release_job") }
    if choices["LIVE"] == "1" { parts.append("live=live_jobs") }
    if choices["THREADS"] == "ONE" { parts.append("delivers=one-thread") }
    return (parts + ["does=\(flow.does)"]).joined(separator: ",")
  }

  /// The rules that it breaks although it is right in all else: a SHOULD that it does without.
  var declines: Set<String> {
    let keepsThreads = choices["THREADS"] != "ONE" && choices["WAITERS"] == "HOLD"
    return keepsThreads ? ["K73"] : []
  }
}

extension ZooMember.Flow {
  /// A flow that does what a user writes after `does=`, whose exceptions have the message that is stated.
  init(number: Int, does: String, isStated: Bool = true) {
    let parts = does.split(separator: ":", maxSplits: 2).map(String.init)
    name = "f\(number)"
    kind = (Self.words[parts[0]] ?? parts[0], parts[0])
    count = parts.count > 1 ? Int(parts[1]) : nil
    message = parts.count > 2 ? parts[2] : ""
    (self.isStated, hasStatedMessage) = (isStated, message != "")
  }

  /// What the C sources call what it does, if that is another word.
  private static let words = ["throws": "fails", "times-out": "timesout"]

  fileprivate init(
    number: Int, of front: ZooMember.Front, counts: [Int], using generator: inout SeededGenerator
  ) {
    var kinds = ["counts", "counts", "throws", "endless", "never", "cancels", "dead", "gated"]
    if front == .piped { kinds += ["times-out", "counted"] }
    // The manifest of a table names no gate. A channel gives each element to one subscription, which nobody can state.
    if front == .table { kinds = kinds.filter { $0 != "gated" } + ["channel"] }
    let does = kinds.randomElement(using: &generator)!
    name = "f\(number)"
    kind = (Self.words[does] ?? does, does)
    let counts: [Int]? =
      switch does {
      case "counts": counts
      case "throws", "times-out": [0, 1, 5]
      case "cancels": [0, 3]
      case "channel": [5, 100]
      default: nil
      }
    let isOpen = front == .piped && Bool.random(using: &generator)
    count = counts.map { isOpen ? -1 : $0.randomElement(using: &generator)! }
    message = Bool.random(using: &generator) ? "no station has position \(number)" : ""
    hasStatedMessage = does == "throws" && message != "" && Bool.random(using: &generator)
    let isNamed = Int.random(in: 0..<4, using: &generator) > 0
    isStated = front != .table || (does != "channel" && isNamed)
  }

  /// What a user writes after `does=`.
  var does: String {
    if kind.does == "gated" { return "gated:\(name)_open" }
    let parts = [kind.does, count.map(String.init), hasStatedMessage ? message : nil]
    return parts.compactMap(\.self).joined(separator: ":")
  }
}
