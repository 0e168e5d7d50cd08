import KotlinBridgeLocks
import Synchronization

/// What Swift offers one library: the objects that implement its interfaces, and the main queue. It lives
/// as long as the process.
final class LibraryHost: HostFunctions, @unchecked Sendable {  // its lock-free state is atomic
  let interfaces: [HostedInterface]
  /// The address of the library's table.
  let table: UInt
  private let layout: HostLayout
  private let peers = PeerTable.shared
  /// What of this library is in the table.
  private let library: PeerTable.Library
  /// `KotlinModule.lent` of the module whose values cross; nil until there is one.
  private let module = Atomic<UnsafeRawPointer?>(nil)
  private let state = Atomic(State.new.rawValue)

  /// That of all hosts that have no objects.
  private static let withoutInterfaces = PeerTable.shared.add(PeerKinds([], ancestors: [:]))

  private enum State: Int {
    case new, attaching, attached, refused
  }

  init(_ interfaces: [HostedInterface], of table: UInt, layout: HostLayout) {
    self.interfaces = interfaces
    self.table = table
    self.layout = layout
    if interfaces.isEmpty {
      library = Self.withoutInterfaces
      return
    }
    let count = (interfaces.map(\.number).max() ?? 0) + 1
    var kinds = [PeerKind?](repeating: nil, count: Int(count))
    // An object must not be called by an interface that the library lacks: its entries would be those of
    // another one.
    for interface in interfaces where layout.number(of: UInt16(interface.number)) != nil {
      kinds[Int(interface.number)] = interface.kind
    }
    let ancestors = interfaces.map { (UInt16($0.number), Set($0.ancestors.map { UInt16($0) })) }
    library = peers.add(PeerKinds(kinds, ancestors: Dictionary(uniqueKeysWithValues: ancestors)))
  }

  // MARK: - The one of a library

  private static let all = Guarded<[UInt: LibraryHost]>([:])

  /// The host of a library with these interfaces, or with at least none: the one that it has, or a new
  /// one. Nil if it has one with others.
  static func host(
    of library: Table, _ interfaces: [HostedInterface], _ make: () -> LibraryHost
  ) -> LibraryHost? {
    let known = all.withLock { $0[library.address] }
    let made = known ?? make()
    let host = all.withLock { all in
      if let first = all[library.address] { return first }
      all[library.address] = made
      return made
    }
    return interfaces.isEmpty || host.interfaces == interfaces ? host : nil
  }

  /// The host of the library with this table, if it has one.
  static func known(_ library: UInt) -> LibraryHost? { all.withLock { $0[library] } }

  /// The host that calls the object of a peer; nil for a pointer that stands for nothing.
  static func of(_ peer: Peer) -> LibraryHost? {
    let number = peer.host
    return all.withLock { $0.values.first { $0.number == number } }
  }

  private var lent: Unmanaged<AnyObject>? {
    module.load(ordering: .acquiring).map { Unmanaged<AnyObject>.fromOpaque($0) }
  }

  /// The library's number of the member of an entry; nil for an entry that it lacks.
  func function(ofEntry entry: UInt32) -> UInt32? { layout.function(ofEntry: entry) }

  /// The library's number of a member, by that in the manifest that the code was generated from; nil for
  /// one that the library lacks.
  func function(_ own: UInt32) -> UInt32? { layout.function(own) }

  private var number: UInt16 { library.number }

  /// The names of the types of what the library holds, sorted.
  var heldTypes: [String] { peers.typeNames(of: number) }

  /// Attaches it to its library, unless that was done. False if the library has refused it.
  ///
  /// - Parameter lent: `KotlinModule.lent` of a module of the library.
  func attach(to library: Table, of lent: Unmanaged<AnyObject>) -> Bool {
    _ = module.compareExchange(
      expected: nil, desired: UnsafeRawPointer(lent.toOpaque()), ordering: .acquiringAndReleasing)
    if !interfaces.isEmpty { peers.know(lent, of: number) }
    let (isFirst, _) = state.compareExchange(
      expected: State.new.rawValue, desired: State.attaching.rawValue,
      ordering: .acquiringAndReleasing)
    if isFirst {
      let isAttached = library.attach(self, entries: layout.entries)
      state.store((isAttached ? State.attached : .refused).rawValue, ordering: .releasing)
      return isAttached
    }
    // Another thread is inside `attach`, which is short and runs nobody's code.
    while state.load(ordering: .acquiring) == State.attaching.rawValue { System.giveWay() }
    return state.load(ordering: .acquiring) == State.attached.rawValue
  }

  // MARK: - For Swift

  /// Writes an object that implements an interface of the module. False if the library lacks that.
  ///
  /// - Parameters:
  ///   - value: where an existential of the interface lies.
  ///   - type: of the object itself.
  func write(
    _ value: UnsafeRawPointer, of type: Any.Type, as interface: UInt32,
    to writer: inout KotlinWriter
  ) -> Bool {
    guard let own = UInt16(exactly: interface), layout.number(of: own) != nil,
      let handle = peers.lend(value, of: type, as: own, of: library)
    else { return false }
    writer.write(peer: handle, of: number)
    return true
  }

  /// Copies the object of a handle to `place`. See `PeerTable.read`.
  func read(
    _ handle: UInt64, as type: ObjectIdentifier, ends: Bool, to place: UnsafeMutableRawPointer
  ) -> Bool {
    peers.read(handle, as: type, ends: ends, of: library, to: place)
  }

  /// The object of a handle. Nil for a handle of nothing, and for an object that was let go of or lacks
  /// the interface. It ends no hold.
  func object<Interface>(_ handle: UInt64, as type: Interface.Type) -> Interface? {
    withUnsafeTemporaryAllocation(of: Interface.self, capacity: 1) {
      let place = $0.baseAddress!
      return read(handle, as: ObjectIdentifier(type), ends: false, to: place) ? place.move() : nil
    }
  }

  /// The handle of an error, which brings a hold that `drop` ends.
  func lend(_ error: any Error) -> UInt64 { peers.lend(error: error, of: number) }

  /// Makes one more hold of a handle. False for a handle of nothing.
  func hold(_ handle: UInt64) -> Bool { peers.hold(handle, of: number) }

  func letGo(of object: AnyObject) {
    peers.letGo(of: object, library)
  }

  /// A reader of what Kotlin has passed.
  func reader(of bytes: UnsafeRawBufferPointer) -> KotlinReader {
    KotlinReader(bytes, module: lent)
  }

  /// How many objects, errors and further interfaces of objects the library holds or is lent.
  var liveCount: Int { peers.liveCount(of: number) }

  var argumentHolds: ArgumentHolds { ArgumentHolds(of: number) }

  // MARK: - For Kotlin

  override func hold(
    _ handle: UInt64, as interface: UInt32, isOwned: Bool
  ) -> (object: UnsafeMutableRawPointer, interface: UInt32)? {
    guard let own = layout.own(interface),
      let held = peers.hold(handle, as: own, isOwned: isOwned, of: library)
    else { return nil }
    return (held.peer.address, layout.number(of: held.interface)!)
  }

  override func drop(_ handle: UInt64) {
    peers.drop(handle, of: number)
  }

  override func release(_ object: UnsafeMutableRawPointer) {
    peers.release(Peer(object))
  }

  override func handle(of object: UnsafeMutableRawPointer) -> UInt64 {
    peers.handle(holding: Peer(object))
  }

  /// The type, and a number that no other object has meanwhile. No code of the user's.
  override func describe(_ object: UnsafeMutableRawPointer) -> String {
    guard let (type, handle) = peers.description(of: Peer(object)) else { return "a Swift object" }
    return "\(String(reflecting: type))@\(String(handle & ~(1 << 62), radix: 16))"
  }

  override func flow(of object: UnsafeMutableRawPointer) -> HostedFlow {
    peers.flow(of: Peer(object))
  }

  override func subscribe(
    to flow: AnySwiftFlow, isRendezvous: Bool, _ observer: FlowOfHostObserver
  ) -> UInt64 {
    SequenceCollections.shared.begin(
      flow, for: observer.of(host: number), isRendezvous: isRendezvous, runsHere: true,
      tracked: Tracking.isOn ? track(flow) : nil
    ).job
  }

  override func request(_ count: Int64, of job: UInt64) -> Bool {
    guard let collection = SequenceCollections.shared[job] else { return false }
    collection.request(count)
    return true
  }

  override func cancel(_ job: UInt64) -> Bool {
    if !SequenceCollections.isJob(job) { return HostedCalls.shared.cancel(job) }
    guard let collection = SequenceCollections.shared[job] else { return false }
    collection.cancelHere()
    return true
  }

  override func post(_ work: @escaping @Sendable () -> Void) { MainQueue.add(of: table, work) }

  override var isMain: Bool { MainQueue.isCurrent }
}

extension LibraryHost {
  /// The host that a frame is for; nil for a frame without one.
  static func of(_ frame: HostFrame) -> Unmanaged<LibraryHost>? {
    frame.context.map { .fromOpaque($0) }
  }
}
