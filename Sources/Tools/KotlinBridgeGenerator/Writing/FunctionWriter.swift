/// Writes the struct for functions of one type as values.
struct FunctionWriter {
  let function: SwiftFunction
  let library: String

  var lines: [String] {
    let type = function.path.components.last!
    return [
      "/// Kotlin's `\(function.kotlinName)`: a closure of Swift's, or one that calls Kotlin."
    ]
      + Lines.block(
        "struct \(type): KotlinFunction",
        Lines.separated([
          Lines.ignoringLength(["let base: \(function.closure)"], depth: 2),
          Lines.ignoringLength(
            Lines.block("init(_ base: @escaping \(function.closure))", ["self.base = base"]),
            depth: 2),
          Lines.ignoringLength(
            Lines.block("init(kotlin \(SwiftFunction.object): KotlinObject)", kotlin), depth: 2),
          HostedEntries(
            hosting: function.hosting, kotlinName: function.kotlinName, type: function.path.text,
            ancestors: [], members: [function.call]
          ).lines,
          ["static var kotlinModule: KotlinModule { \(library).module }"],
        ]))
  }

  /// The closure for a function of Kotlin's.
  private var kotlin: [String] {
    let names = function.call.parameters.map(\.name).joined(separator: ", ")
    let head = names.isEmpty ? "base = {" : "base = { (\(names)) in"
    return [head] + Lines.indented(MemberWriter(library: library, depth: 4).body(function.call))
      + ["}"]
  }
}
