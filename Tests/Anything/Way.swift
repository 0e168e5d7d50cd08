/// How Swift has a part in what comes back.
enum Way: CaseIterable {
  case closure, suspendingClosure, givenFunction, funInterface, flow

  /// Those of values that can't be elements of flows.
  static let withoutFlow = allCases.filter { $0 != .flow }

  /// - Parameter value: an expression of the type.
  func kotlin(_ type: String, id: String, value: String) -> [String] {
    switch self {
    case .closure:
      ["public fun way\(id)(value: \(type), by: (\(type)) -> \(type)): \(type) = by(value)"]
    case .suspendingClosure:
      [
        "public suspend fun way\(id)(value: \(type), by: suspend (\(type)) -> \(type)): \(type) = by(value)"
      ]
    case .givenFunction: ["public fun way\(id)(): (\(type)) -> \(type) = { it }"]
    case .funInterface:
      [
        "public fun interface Way\(id) { public fun change(value: \(type)): \(type) }",
        "public fun way\(id)(value: \(type), by: Way\(id)): \(type) = by.change(value)",
      ]
    case .flow:
      [
        "public suspend fun way\(id)(values: kotlinx.coroutines.flow.Flow<\(type)>): \(type) { var last: \(type) = \(value); values.collect { last = it }; return last }"
      ]
    }
  }

  /// The simple names of what is public.
  func names(id: String) -> [String] {
    ["way\(id)"] + (self == .funInterface ? ["Way\(id)", "Way\(id).change"] : [])
  }

  /// An expression that gives what `value` has become.
  func swift(id: String) -> String {
    switch self {
    case .closure: "try way\(id)(value: value) { $0 }"
    case .suspendingClosure: "try await way\(id)(value: value) { $0 }"
    case .givenFunction: "try way\(id)()(value)"
    case .funInterface: "try way\(id)(value: value, by: AnyWay\(id) { $0 })"
    case .flow: "try await way\(id)(values: KotlinFlow { elements.map { $0 } })"
    }
  }
}
