/// Writes the functions by which Swift makes flows of Kotlin's.
struct FlowMakersWriter {
  let boxes: [SwiftBox]
  let library: String

  /// An extension of the library's enum; empty if it makes none.
  var lines: [String] {
    var known: Set<String> = []
    let makers = boxes.compactMap { box -> [String]? in
      guard case .coroutine(let coroutine) = box, let element = coroutine.element,
        known.insert(SwiftType.resolved(coroutine.type)).inserted
      else { return nil }
      return maker(of: coroutine, element)
    }
    return makers.isEmpty ? [] : Lines.block("extension \(library)", Lines.separated(makers))
  }

  private func maker(of coroutine: SwiftCoroutine, _ element: String) -> [String]? {
    let box = coroutine.path.components.last!
    switch coroutine.maker {
    case .mutableStateFlow:
      return [
        "/// Makes a Kotlin `MutableStateFlow` with this value. Throws if the value can't cross."
      ]
        + Lines.ignoringLength(
          Lines.block(
            "public static func mutableStateFlow(_ value: \(element)) throws -> \(coroutine.type)",
            ["try \(box).made(value)"]), depth: 1)
    case .mutableSharedFlow:
      return [
        "/// Makes a Kotlin `MutableSharedFlow`. See Kotlin's function of that name for the parameters."
      ]
        + Lines.ignoringLength(
          Lines.list(
            "public static func mutableSharedFlow",
            ["of element: \(element).Type", "replay: Int = 0", "extraBufferCapacity: Int = 0"],
            ") throws -> \(coroutine.type) {", depth: 1)
            + ["  try \(box).made(replay, extraBufferCapacity)", "}"], depth: 1)
    case nil: return nil
    }
  }
}
