/// Functions that throw an exception of the package, and the struct that Swift gets for it.
struct ThrownCheck: Check {
  private let thrown: Thrown
  private let id: String
  private let value: String
  /// What the function returns that throws.
  private let result: String

  /// - Parameter package: its code.
  init(_ thrown: Thrown, id: String, package: String, result: String) {
    self.thrown = thrown
    self.id = id
    self.result = result
    value = "\(package).it\(id)"
  }

  var kotlin: [String] {
    let declared = thrown.declared
    let cancelled = "kotlin.coroutines.cancellation.CancellationException"
    let isSame =
      thrown.fields.map { "thrown.\($0.name) == \(value).\($0.name)" } + [
        "thrown.message == \(value).message"
      ]
    return [
      "internal val it\(id): \(declared) = \(thrown.sort.value)",
      "@kotlin.Throws(\(declared)::class) public fun raise\(id)(): \(result) = throw \(value)",
      "@kotlin.Throws(\(declared)::class, \(cancelled)::class) public suspend fun laterRaise\(id)(): kotlin.Int { kotlinx.coroutines.yield(); throw \(value) }",
      "public fun failing\(id)(): kotlinx.coroutines.flow.Flow<kotlin.Int> = kotlinx.coroutines.flow.flow { throw \(value) }",
      "@kotlin.Throws(\(declared)::class) public fun pass\(id)(by: () -> kotlin.Unit): kotlin.Unit = by()",
      "public fun isCaught\(id)(by: () -> kotlin.Unit): kotlin.Boolean = try { by(); false } catch (thrown: \(declared)) { \(isSame.joined(separator: " && ")) }",
    ]
      + crossing.map { index, field in
        "public fun isField\(index)of\(id)(value: \(field.sort.type)): kotlin.Boolean = value == \(value).\(field.name)"
      }
  }

  /// The fields that are properties of the struct, in the order in which it has them.
  private var crossing: [(Int, Thrown.Field)] {
    Array(thrown.fields.filter { !$0.sort.holdsObjects }.enumerated()).map {
      ($0.offset, $0.element)
    }
  }

  var names: [String] {
    ["raise", "laterRaise", "failing", "pass", "isCaught"].map { "\($0)\(id)" }
      + crossing.map { "isField\($0.0)of\(id)" }
  }

  /// The exception has to come as a struct with its properties, and to be itself when Swift throws it in Kotlin.
  var swift: String {
    let properties = crossing.map {
      "      isRight = try isRight && property(\($0.0), of: error, isField\($0.0)of\(id))"
    }
    let isCaught =
      "isRight = try isRight && isCaught\(id) { throw errors[0] } && isCaught\(id) { throw failure }"
    return """
        await check("\(id)") {
          let raised = try await caught { _ = try raise\(id)() }
          let laterRaised = try await caught { _ = try await laterRaise\(id)() }
          let passed = try await caught { try pass\(id) { throw raised } }
          let failure = try await caught { for try await _ in try failing\(id)() {} }
          let errors = [raised, laterRaised, passed]
          var isRight = failure is KotlinError
          for error in errors {
            isRight = isRight && (error as? any KotlinException)?.message == KotlinError(failure).message
      \(properties.joined(separator: "\n"))
          }
          \(thrown.isMade ? isCaught : "")
          return isRight
        }
      """
  }
}
