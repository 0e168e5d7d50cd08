/// What mutated frames or arguments are sent to.
protocol FuzzTarget: Sendable {
  var name: String { get }

  /// Sends it one mutated frame, or mutated arguments.
  /// - Returns: what was wrong; nil for nothing.
  func complaint(_ fuzz: inout FuzzRun) -> String?
}
