import KotlinBridgeLocks

/// The Swift types of the successful lookups of one flow or function.
///
/// A lookup with the same types again compares nothing. `lock` protects the list.
final class CheckedTypes: @unchecked Sendable {
  private let lock = Lock()
  // One in most programs.
  private var checked: [(types: [ObjectIdentifier], cases: CaseTable)] = []

  /// The cases for these types: those of an earlier lookup, else those that `compare` returns.
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
