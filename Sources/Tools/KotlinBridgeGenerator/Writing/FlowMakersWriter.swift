/// Writes the functions by which Swift makes flows of Kotlin's.
struct FlowMakersWriter {
  let boxes: [SwiftBox]
  let library: String

  /// An extension of the library's enum; empty if it makes none.
  var lines: [String] {
    let flows = boxes.compactMap(\.madeFlow)
    let ofType = Dictionary(grouping: flows) { SwiftType.resolved($0.type) }
    let makers = flows.map { flow in
      let others = ofType[SwiftType.resolved(flow.type)]!.filter {
        $0.kotlinName != flow.kotlinName
      }
      return maker(of: flow, as: others.first)
    }
    return makers.isEmpty ? [] : Lines.block("extension \(library)", Lines.separated(makers))
  }

  /// - Parameter other: a flow that has the same type in Swift, as those of `Char` and `UShort` have.
  ///   The function names what it makes then: nobody could choose by types.
  private func maker(of flow: SwiftCoroutine, as other: SwiftCoroutine?) -> [String] {
    let box = flow.path.components.last!
    let name = other == nil ? flow.shortKind : box
    let makes = "/// Makes a Kotlin `\(other == nil ? flow.shortKind : flow.shortName)`"
    let differs = other.map { ["/// In Swift, `\($0.shortName)` is the same type."] } ?? []
    return switch flow.maker! {
    case .mutableStateFlow:
      ["\(makes) with this value. Throws if the value can't cross."] + differs
        + Lines.ignoringLength(
          Lines.block(
            "public static func \(Words.lowerCamelCase(name))(_ value: \(flow.element!)) throws -> \(flow.type)",
            ["try \(box).made(value)"]), depth: 1)
    case .mutableSharedFlow:
      ["\(makes). See Kotlin's function `MutableSharedFlow` for the parameters."] + differs
        + Lines.ignoringLength(
          Lines.list(
            "public static func \(Words.lowerCamelCase(name))",
            (other == nil ? ["of element: \(flow.element!).Type"] : [])
              + ["replay: Int = 0", "extraBufferCapacity: Int = 0"],
            ") throws -> \(flow.type) {", depth: 1)
            + ["  try \(box).made(replay, extraBufferCapacity)", "}"], depth: 1)
    }
  }
}

extension SwiftCoroutine {
  /// Kotlin's name of the type without packages of Kotlin's.
  fileprivate var shortName: String {
    kotlinName.replacing("kotlinx.coroutines.flow.", with: "")
  }

  /// The same without its arguments.
  fileprivate var shortKind: String { String(kind.split(separator: ".").last!) }
}
