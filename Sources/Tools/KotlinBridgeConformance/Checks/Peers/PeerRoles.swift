import CKotlinBridge
import KotlinBridge
import KotlinBridgeLocks
import KotlinBridgeTools

// A library need not know of the checks, so a function may have the type of a role and do something else.

extension PeerCheck {
  private typealias Role = PeerFunctions.Role

  /// The check without functions that only look like a role: Kotlin's own objects show it, or that they do not
  /// call the host. Notes which they are.
  func withoutLookalikes() async throws -> PeerCheck {
    var check = self
    for role in [.make, .same, .areSame, .keep, .kept, .isKept] as [Role] {
      while check.library.functions.has(role), try check.isOther(role) { check.drop(role) }
    }
    for role in [.number, .add, .say, .pass, .later] as [Role] {
      while check.library.functions.has(role), try await check.isDeaf(role) { check.drop(role) }
    }
    return check
  }

  private mutating func drop(_ role: PeerFunctions.Role) {
    guard let function = library.functions.drop(role) else { return }
    record.note("without '\(function.name)': of the type \(role.words), but it has another task")
  }

  // MARK: - Functions that call no member

  /// Whether a function does something else with objects of Kotlin's own.
  private func isOther(_ role: PeerFunctions.Role) throws -> Bool {
    guard library.functions.has(.make) else { return false }
    let made = try [5, 6].map { try library.call(.make, $0) }
    let objects = made.compactMap(\.word)
    defer { for object in objects { library.end(kb_handle(bitPattern: object)) } }
    if role == .make { return made.contains { $0.status == KB_THREW } }
    guard objects.count == 2, objects[0] != objects[1] else { return false }
    let (one, two) = (kb_handle(bitPattern: objects[0]), kb_handle(bitPattern: objects[1]))
    return try isOther(role, one, two)
  }

  private func isOther(
    _ role: PeerFunctions.Role, _ one: kb_handle, _ two: kb_handle
  ) throws -> Bool {
    switch role {
    case .same: return isOther(try library.call(.same, one), than: one)
    case .areSame:
      return try isOther(library.call(.areSame, one, one), than: 1)
        || isOther(library.call(.areSame, one, two), than: 0)
    default: break
    }
    guard library.functions.has(.keep) else { return false }
    defer { _ = try? library.keep(nil) }
    let isKept = try library.keep(one)
    switch role {
    case .keep: return isKept.status == KB_THREW
    case .kept: return isOther(try library.call(.kept, []), than: one)
    default:
      return try isOther(library.call(.isKept, one), than: 1)
        || isOther(library.call(.isKept, two), than: 0)
    }
  }

  /// Whether Kotlin code has thrown or answered something else. A call that was refused says nothing of it.
  private func isOther(_ reply: PeerReply, than word: UInt64) -> Bool {
    guard reply.status == KB_OK else { return reply.status == KB_THREW }
    let found = word > 1 ? try? library.object(reply) : reply.word.map(UInt64.init(bitPattern:))
    return found != word
  }

  // MARK: - Functions that call a member

  /// Whether a function has run without a call of the member that it has to call.
  private func isDeaf(_ role: PeerFunctions.Role) async throws -> Bool {
    if try library.functions(role).kotlin?.member == true { return false }  // it is that member
    let shapes = Guarded<[HostMember.Shape]>([])
    host.whenCalled { call in
      shapes.withLock { $0.append(call.shape) }
      return call.answerAsUsual()
    }
    defer { host.reset() }
    let hasRun =
      role == .later
      ? try await hasRunLater { shapes.value.contains(.later) } : try hasRun(role)
    return hasRun && !shapes.value.contains { $0 == role.shape }
  }

  /// Calls the function. Whether its Kotlin code has run.
  private func hasRun(_ role: PeerFunctions.Role) throws -> Bool {
    let peer = PeerLibrary.bytes([library.make()])
    let more: [UInt8] =
      switch role {
      case .add: KotlinWriter.bytes(of: Int64(1))
      case .say: KotlinWriter.bytes(of: "a")
      case .pass: PeerLibrary.bytes([library.make()])
      default: []
      }
    let reply = try library.call(role, peer + more)
    if role == .pass, reply.status == KB_OK { _ = try? library.object(reply) }
    return reply.status == KB_OK || reply.status == KB_THREW
  }

  /// The same for one that suspends. False if it has called the host before its end, or does not end.
  private func hasRunLater(_ hasCalled: () -> Bool) async throws -> Bool {
    let wait = try library.later(library.make(), 1)
    wait.start()
    let limit = TimeLimit(settings.patience)
    while !wait.isOver, !hasCalled(), !limit.isOver {
      try await Task.sleep(for: .microseconds(200))
    }
    return wait.isOver && wait.hasRun
  }
}
