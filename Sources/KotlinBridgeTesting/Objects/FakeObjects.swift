@_spi(GeneratedCode) import KotlinBridge
import KotlinBridgeLocks
import Synchronization

/// The objects of a fake library: how often Swift holds each of them, and how often the fake does.
///
/// - An object that goes to Swift is held once more, until Swift releases that hold.
/// - What the test has made, or has got from Swift, is the fake's: the fake refers to it, as Kotlin
///   code would. Swift objects of such a reference belong to a module of their own.
/// - A Swift object that came from Swift is held as Kotlin would hold it.
/// - A handle is valid as long as there is a hold or a reference. No other fake of the process has
///   the same handle, nor has a job.
///
/// `lock` protects everything that changes; nothing is called while it is held.
final class FakeObjects: @unchecked Sendable {
  private struct Uses {
    var holds = 0
    var references = 0
  }

  private static let count = Atomic<UInt64>(0x8000_0000_0000_0000)

  private let library: String
  private let table: UnsafeMutableRawPointer
  private let types: DeclaredTypes
  private let lock = Lock()
  private var uses: [UInt64: Uses] = [:]
  /// The flows that functions have made: what the functions were given, by the handles of the flows.
  private var made: [UInt64: FakeValue] = [:]
  private var ownModule: KotlinModule?

  /// - Parameter table: the fake's, which lives as long as the process.
  init(library: String, types: DeclaredTypes, table: UnsafeMutableRawPointer) {
    self.library = library
    self.types = types
    self.table = table
  }

  /// How many objects Swift holds.
  var heldCount: Int { lock.withLock { uses.values.count { $0.holds > 0 } } }

  /// Makes an object, to which the Swift object refers.
  func make<Object: KotlinObject>(_ type: Object.Type) throws(KotlinError) -> Object {
    let module = try module()
    let handle = FakeObjects.count.add(1, ordering: .relaxed).newValue
    lock.withLock { uses[handle] = Uses(references: 1) }
    return Object(holding: handle, of: module)
  }

  // MARK: - From Swift

  /// What Swift has sent: values of these types. Throws if an object among them is not this fake's.
  ///
  /// - Parameter what: names the call or subscription in the error.
  func received(
    _ bytes: [UInt8], of sent: [ManifestType], for what: @autoclosure () -> String
  ) throws(KotlinError) -> FakeValue {
    let handles = try types.handles(in: bytes, of: sent)
    if let known = known(bytes, with: handles) { return known }
    throw .misuse(
      "\(what()) got an object that the fake library '\(library)' does not know: it was released, "
        + "or belongs to another library")
  }

  /// Values that came from Swift, or were made for it, with Swift objects of their own.
  func decode<each Value: KotlinValue>(
    _ value: FakeValue, as type: repeat (each Value).Type
  ) throws(KotlinError) -> (repeat each Value) {
    var module: KotlinModule?
    if !value.handles.isEmpty {
      module = try self.module()
      // One for each object that is read.
      _ = refer(to: value.handles)
    }
    let result = value.bytes.withUnsafeBytes { bytes in
      Result { () throws(KotlinError) -> (repeat each Value) in
        var reader = KotlinReader(bytes, of: module)
        let values = (repeat try reader.read((each Value).self))
        try reader.finish()
        return values
      }
    }
    return try result.get()
  }

  /// Makes one more hold of Swift's. False if Swift does not hold the object.
  func hold(_ handle: UInt64) -> Bool {
    lock.withLock {
      guard let found = uses[handle], found.holds > 0 else { return false }
      uses[handle]?.holds += 1
      return true
    }
  }

  /// Ends a hold of Swift's. False if Swift does not hold the object.
  func release(_ handle: UInt64) -> Bool {
    // What a flow was made of ends without the lock, because its objects may end with it.
    let ended = lock.withLock { () -> [FakeValue]? in
      guard let found = uses[handle], found.holds > 0 else { return nil }
      uses[handle]?.holds -= 1
      return forgetIfUnused(handle)
    }
    return ended != nil
  }

  // MARK: - To Swift

  /// Values for Swift. Throws if an object among them is not this fake's.
  func encode<each Value: KotlinValue>(
    _ value: repeat each Value
  ) throws(KotlinError) -> FakeValue {
    let (bytes, written) = try KotlinWriter.bytesAndObjects(of: repeat each value)
    defer { extendLifetime(written) }
    let handles = written.objects.map(\.kotlinHandle)
    if let known = known(bytes, with: handles + written.hosted) { return known }
    let unknown = lock.withLock { handles.firstIndex { uses[$0] == nil } }
    let name = unknown.map { type(of: written.objects[$0]).kotlinName } ?? "a Swift type"
    throw .misuse(
      "an object of \(name) belongs to another library: make it with object(_:) of "
        + "the fake library '\(library)'")
  }

  /// The bytes of values for Swift, which holds the objects among them from now on.
  func handOut(_ value: FakeValue) -> [UInt8] {
    if !value.handles.isEmpty {
      let (hosted, own) = split(value.handles)
      // The value has references, so they are known.
      for handle in hosted { _ = hostedObjects?.hold(handle) }
      lock.withLock { for handle in own { uses[handle, default: Uses()].holds += 1 } }
    }
    return value.bytes
  }

  // MARK: - Flows that functions make

  /// The handle of a new flow for Swift, which holds it from now on.
  func handOutFlow(madeOf arguments: FakeValue) -> [UInt8] {
    let handle = FakeObjects.count.add(1, ordering: .relaxed).newValue
    lock.withLock {
      uses[handle] = Uses(holds: 1)
      made[handle] = arguments
    }
    return withUnsafeBytes(of: handle.littleEndian) { Array($0) }
  }

  /// What the flow with this handle was made of; nothing for an object that the test has given in its
  /// place.
  func arguments(ofFlow handle: FakeValue) -> FakeValue {
    lock.withLock { handle.handles.first.flatMap { made[$0] } } ?? FakeValue([])
  }

  // MARK: - References

  /// Nil if the fake does not know an object.
  private func known(_ bytes: [UInt8], with handles: [UInt64]) -> FakeValue? {
    if handles.isEmpty { return FakeValue(bytes) }
    if !refer(to: handles) { return nil }
    return FakeValue(bytes, handles: handles, references: FakeReferences(handles, in: self))
  }

  private func refer(to handles: [UInt64]) -> Bool {
    let (hosted, own) = split(handles)
    let held = hosted.prefix { hostedObjects?.hold($0) == true }
    let isKnown =
      held.count == hosted.count
      && lock.withLock {
        guard own.allSatisfy({ uses[$0] != nil }) else { return false }
        for handle in own { uses[handle]?.references += 1 }
        return true
      }
    if !isKnown { for handle in held { hostedObjects?.drop(handle) } }
    return isKnown
  }

  private func split(_ handles: [UInt64]) -> (hosted: [UInt64], own: [UInt64]) {
    (handles.filter(HostedObjects.has), handles.filter { !HostedObjects.has($0) })
  }

  private var hostedObjects: HostedObjects? { HostedObjects(in: table) }

  fileprivate func endReferences(to handles: [UInt64]) {
    let (hosted, own) = split(handles)
    for handle in hosted { hostedObjects?.drop(handle) }
    // As in `release`.
    _ = lock.withLock {
      own.flatMap { handle in
        uses[handle]?.references -= 1
        return forgetIfUnused(handle)
      }
    }
  }

  /// Call it under `lock`. Returns what has to end without it.
  private func forgetIfUnused(_ handle: UInt64) -> [FakeValue] {
    guard let found = uses[handle], found.holds == 0, found.references == 0 else { return [] }
    uses[handle] = nil
    return made.removeValue(forKey: handle).map { [$0] } ?? []
  }

  /// The module of references, made when the first one is: it lives as long as the process.
  private func module() throws(KotlinError) -> KotlinModule {
    if let module = lock.withLock({ ownModule }) { return module }
    let made = try KotlinModule(ofObjectsIn: table) { [weak self] handle in
      self?.endReferences(to: [handle])
    }
    return lock.withLock {
      let module = ownModule ?? made
      ownModule = module
      return module
    }
  }
}

/// References of the fake to objects, until it ends.
private final class FakeReferences: Sendable {
  private let handles: [UInt64]
  private let objects: FakeObjects

  init(_ handles: [UInt64], in objects: FakeObjects) {
    self.handles = handles
    self.objects = objects
  }

  deinit { objects.endReferences(to: handles) }
}
