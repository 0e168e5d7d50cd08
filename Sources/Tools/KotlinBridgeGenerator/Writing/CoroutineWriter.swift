/// Writes the struct for objects of a coroutine type.
struct CoroutineWriter {
  let coroutine: SwiftCoroutine
  let library: String

  var lines: [String] {
    let type = coroutine.path.components.last!
    return ["/// Kotlin's `\(coroutine.kotlinName)`."]
      + Lines.ignoringLength(
        Lines.block(
          "struct \(type): \(coroutine.hosting == nil ? "KotlinBoxed" : "KotlinGivenFlow")",
          Lines.separated([
            ["let base: \(coroutine.type)"],
            Lines.block("init(_ base: \(coroutine.type))", ["self.base = base"]),
            known,
            Lines.list("static let kotlinCalls = CoroutineCalls", calls, ")", depth: 2),
            ["static var kotlinModule: KotlinModule { \(library).module }"],
          ])), depth: 1)
  }

  /// How the library knows it.
  private var known: [String] {
    guard let hosting = coroutine.hosting, let element = coroutine.element else {
      return ["static var kotlinName: String { \(literal(coroutine.kotlinName)) }"]
    }
    return ["typealias Element = \(element)", ""]
      + HostedEntries(
        hosting: hosting, kotlinName: coroutine.kotlinName, type: "SwiftFlow<\(element)>",
        ancestors: [], members: []
      ).lines
  }

  private var calls: [String] {
    let numbers = coroutine.calls.map { ($0.name, "\($0.number)") }
    let traits = traits.map { [("traits", "FlowTraits(.\($0))")] } ?? []
    return (numbers + traits).sorted { $0.0 < $1.0 }.map { "\($0): \($1)" }
  }

  private var traits: String? {
    switch coroutine.kind {
    case "kotlinx.coroutines.flow.SharedFlow": "shared"
    case "kotlinx.coroutines.flow.StateFlow", "kotlinx.coroutines.flow.MutableStateFlow": "state"
    default: nil
    }
  }
}
