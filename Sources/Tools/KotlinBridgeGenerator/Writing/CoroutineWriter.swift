/// Writes the struct for objects of a coroutine type.
struct CoroutineWriter {
  let coroutine: SwiftCoroutine
  let library: String

  var lines: [String] {
    let name = literal(coroutine.kotlinName)
    let calls = coroutine.calls.map { "\($0.name): \($0.number)" }
    return ["/// Kotlin's `\(coroutine.kotlinName)`."]
      + Lines.block(
        "struct \(coroutine.path.components.last!): KotlinBoxed",
        Lines.separated([
          ["let base: \(coroutine.type)"],
          Lines.block("init(_ base: \(coroutine.type))", ["self.base = base"]),
          Lines.ignoringLength(["static var kotlinName: String { \(name) }"], depth: 2),
          Lines.list("static let kotlinCalls = CoroutineCalls", calls, ")", depth: 2),
          ["static var kotlinModule: KotlinModule { \(library).module }"],
        ]))
  }
}
