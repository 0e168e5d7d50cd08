import KotlinBridgeLocks

/// What a subject in a process of its own did against the protocol. Nothing more comes of it, so
/// whoever waits fails.
enum SubjectFault {
  private static let noted = Guarded<CheckFailure?>(nil)

  /// Notes a fault. The first one stays: others follow from it.
  static func note(_ fault: CheckFailure) {
    noted.withLock { $0 = $0 ?? fault }
  }

  /// The fault of this process's subject; nil if it has none.
  static var current: CheckFailure? { noted.value }

  static func expectNone() throws(CheckFailure) {
    if let current { throw current }
  }
}
