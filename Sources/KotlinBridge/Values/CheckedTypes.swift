/// The Swift types that a flow or function was looked up with and that fit: a lookup with the same ones compares
/// nothing again.
final class CheckedTypes: @unchecked Sendable {
  private let lock = Lock()
  // Hardly ever more than one.
  private var checked: [(types: [ObjectIdentifier], cases: CaseTable)] = []

  /// What `compare` gave for these types when they were first asked for.
  func cases<each Argument, Result>(
    _ argument: repeat (each Argument).Type, returning result: Result.Type,
    orCompare compare: () throws(KotlinError) -> CaseTable
  ) throws(KotlinError) -> CaseTable {
    let known = lock.withLock {
      checked.first { CheckedTypes.are($0.types, repeat each argument, returning: result) }
    }
    if let known { return known.cases }
    let cases = try compare()
    var types: [ObjectIdentifier] = []
    repeat types.append(ObjectIdentifier(each argument))
    types.append(ObjectIdentifier(result))
    lock.withLock { checked.append((types, cases)) }
    return cases
  }

  private static func are<each Argument, Result>(
    _ types: [ObjectIdentifier], _ argument: repeat (each Argument).Type,
    returning result: Result.Type
  ) -> Bool {
    var index = 0
    for argument in repeat each argument {
      if index >= types.count || types[index] != ObjectIdentifier(argument) { return false }
      index += 1
    }
    return index == types.count - 1 && types[index] == ObjectIdentifier(result)
  }
}
