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

/// Writes the functions by which Swift makes flows of Kotlin's.
struct FlowMakersWriter {
  let boxes: [SwiftBox]
  let library: String

  /// An extension of the library's enum; empty if it makes none.
  var lines: [String] {
    var known: Set<String> = []
    let makers = boxes.compactMap { box -> [String]? in
      guard case .coroutine(let coroutine) = box, let element = coroutine.element,
        known.insert(coroutine.type).inserted
      else { return nil }
      return maker(of: coroutine, element)
    }
    return makers.isEmpty ? [] : Lines.block("extension \(library)", Lines.separated(makers))
  }

  private func maker(of coroutine: SwiftCoroutine, _ element: String) -> [String]? {
    let box = coroutine.path.components.last!
    switch coroutine.kind {
    case "kotlinx.coroutines.flow.MutableStateFlow":
      return [
        "/// Makes a Kotlin `MutableStateFlow` with this value. Throws if the value can't cross."
      ]
        + Lines.ignoringLength(
          Lines.block(
            "public static func mutableStateFlow(_ value: \(element)) throws -> \(coroutine.type)",
            ["try \(box).made(value)"]), depth: 1)
    case "kotlinx.coroutines.flow.MutableSharedFlow":
      return [
        "/// Makes a Kotlin `MutableSharedFlow`. See Kotlin's function of that name for the parameters."
      ]
        + Lines.ignoringLength(
          Lines.list(
            "public static func mutableSharedFlow",
            ["of element: \(element).Type", "replay: Int = 0", "extraBufferCapacity: Int = 0"],
            ") throws -> \(coroutine.type) {", depth: 1)
            + ["  try \(box).made(replay, extraBufferCapacity)", "}"], depth: 1)
    default: return nil
    }
  }
}
