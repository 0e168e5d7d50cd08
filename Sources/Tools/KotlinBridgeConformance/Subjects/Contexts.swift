import Glibc
import KotlinBridgeLocks
import KotlinBridgeTools

/// The contexts that subjects hand to C, each for one object. Any thread may use it.
///
/// They are addresses in pages that nobody can read or write. So a callback that brings another
/// address is noticed and harms nothing, a callback for an object that is gone too, and a library
/// that looks into a context crashes.
enum Contexts {
  private struct State {
    var objects: [UInt: any AnyObject & Sendable] = [:]
    var issued: UInt = 0
    var strange: [String] = []
  }

  private static let state = Guarded(State())
  private static let distance: UInt = 16
  /// As many addresses as there is room for: a process may be limited in them.
  private static let (start, size): (UInt, UInt) = {
    for size in [34, 32, 30, 28] as [UInt] {
      let pages = mmap(
        nil, 1 << Int(size), PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0)
      if pages != MAP_FAILED { return (UInt(bitPattern: pages), 1 << size) }
    }
    preconditionFailure("no room for addresses: allow this process 256 MB more (ulimit -v)")
  }()

  /// Makes a context, which keeps the object until `remove`.
  static func add(_ object: some AnyObject & Sendable) -> UnsafeMutableRawPointer {
    state.withLock { state in
      let number = state.issued
      state.issued += 1
      precondition(number < size / distance, "more contexts than addresses")
      let address = start + number * distance
      state.objects[address] = object
      return UnsafeMutableRawPointer(bitPattern: address)!
    }
  }

  /// The object of a context that a callback has brought. Nil if it was removed or never made; the
  /// latter is noted.
  static func object<Object>(
    _ context: UnsafeMutableRawPointer?, as type: Object.Type = Object.self
  ) -> Object? {
    let address = UInt(bitPattern: context)
    return state.withLock { state in
      if let object = state.objects[address] as? Object { return object }
      let isIssued =
        address >= start && address < start + state.issued * distance
        && (address - start).isMultiple(of: distance) && state.objects[address] == nil
      if !isIssued, state.strange.count < 8 {
        state.strange.append(context.map { "\($0)" } ?? "NULL")
      }
      return nil
    }
  }

  /// Gives up a context. Callbacks that bring it do nothing from now on.
  static func remove(_ context: UnsafeMutableRawPointer) {
    let object = state.withLock { $0.objects.removeValue(forKey: UInt(bitPattern: context)) }
    withExtendedLifetime(object) {}  // beyond the lock
  }

  /// The contexts that callbacks have brought although nobody made them.
  static var strange: [String] { state.withLock(\.strange) }
}
