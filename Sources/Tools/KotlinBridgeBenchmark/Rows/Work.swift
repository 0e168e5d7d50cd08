/// One side of a row: what the runner does to find its figure.
package enum Work: Sendable {
  /// Performs a count of operations. The runner takes the time of each.
  case operations(@Sendable (_ count: Int) async throws -> Void)
  /// Finds the figure itself, in the row's unit.
  case figure(@Sendable () async throws -> Double)
  /// Finds the figure itself, in a process that has done nothing else.
  case figureApart(@Sendable () async throws -> Double)
}
