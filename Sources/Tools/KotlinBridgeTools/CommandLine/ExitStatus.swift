/// What the command `kotlin-bridge` exits with.
package enum ExitStatus {
  package static let passed: Int32 = 0
  package static let failed: Int32 = 1
  package static let couldNotRun: Int32 = 2
  /// The number that shells use: 128 and the number of SIGINT.
  package static let interrupted: Int32 = 130
}
