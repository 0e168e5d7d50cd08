import CKotlinBridge
import Foundation
import KotlinBridgeLocks
import KotlinBridgeTesting
import Testing

@testable @_spi(GeneratedCode) import KotlinBridge

/// A library that calls Swift: its table, with which Swift is used, and the host that Swift gives it.
///
/// It has Kotlin objects, of which it counts the holds.
final class ToyKotlin: @unchecked Sendable {  // the host is written once, and `holds` has a lock
  private let table = UnsafeMutablePointer<kb_library>.allocate(capacity: 1)
  private let digest: UnsafeMutablePointer<kb_module>
  private(set) var host: UnsafePointer<kb_host>!
  let attachCount = Guarded(0)
  let holds = Guarded<[UInt64: Int]>([:])
  /// What `call` does.
  let onCall = Guarded<(@Sendable (UnsafeMutablePointer<kb_frame>) -> kb_status)?>(nil)
  private let manifest: [UInt8]

  static let all = Guarded<[ToyKotlin]>([])

  init(manifest: String = ToyKotlin.manifest, digest: UInt64 = 7) {
    self.manifest = Array(manifest.utf8)
    self.digest = .allocate(capacity: 1)
    let call: @convention(c) (UnsafeMutablePointer<kb_frame>?) -> kb_status = { frame in
      ToyKotlin.of(frame!.pointee.library).onCall.value!(frame!)
    }
    let entries = UnsafeMutablePointer<kb_entry>.allocate(capacity: 16)
    entries.initialize(repeating: kb_entry(frame: call, twin: nil), count: 16)
    self.digest.initialize(
      to: kb_module(
        digest: digest, function_count: 16, flow_count: 0, functions: entries, flows: nil))
    var functions = FakeTable.table(of: nil)
    functions.context = Unmanaged.passUnretained(self).toOpaque()
    functions.module = UnsafePointer(self.digest)
    functions.manifest = { library, context, receive in
      let manifest = ToyKotlin.of(library).manifest
      receive!(context, manifest, Int64(manifest.count))
      return kb_status(KB_OK)
    }
    functions.attach = { library, host in
      let library = ToyKotlin.of(library)
      let isFirst = library.attachCount.withLock {
        $0 += 1
        return $0 == 1
      }
      if isFirst { library.host = host }
      return kb_status(isFirst ? KB_OK : KB_INVALID_ARGUMENT)
    }
    functions.hold = { ToyKotlin.of($0).change($1, by: 1) }
    functions.release = { ToyKotlin.of($0).change($1, by: -1) }
    functions.call = call
    table.initialize(to: functions)
    ToyKotlin.all.withLock { $0.append(self) }
  }

  static func of(_ context: UnsafeMutableRawPointer?) -> ToyKotlin {
    Unmanaged<ToyKotlin>.fromOpaque(context!).takeUnretainedValue()
  }

  private func change(_ handle: UInt64, by count: Int) -> kb_status {
    holds.withLock { holds in
      guard let before = holds[handle], before > 0 else { return kb_status(KB_INVALID_HANDLE) }
      holds[handle] = before + count
      return kb_status(KB_OK)
    }
  }

  // MARK: - Swift's use of it

  func open() throws -> KotlinLibrary {
    try KotlinLibrary(hostedBy: self, table: UnsafeMutableRawPointer(table))
  }

  func module(_ interfaces: [HostedInterface] = toyInterfaces) throws -> KotlinModule {
    try KotlinModule(
      of: open(),
      generatedFrom: GeneratedManifest(
        ToyKotlin.generated, digest: 7, functions: 0, flows: 0, hosted: { interfaces }))
  }

  /// Calls `body` with the handle of a Swift object that is lent meanwhile.
  func lending<Result>(
    _ station: any ToyStation, to module: KotlinModule, _ body: (UInt64) throws -> Result
  ) throws -> Result {
    try KotlinWriter.withWriter { writer in
      writer.write(peer: station as any ToyStation, interface: 2, of: module)
      return try body(writer.finish().loadUnaligned(as: UInt64.self))
    }
  }

  /// A peer of a station, as Kotlin makes one when it reads an argument.
  func peer(
    _ station: any ToyStation, of module: KotlinModule, as interface: UInt32 = 2
  ) throws -> kb_peer {
    try lending(station, to: module) { try #require(hold($0, interface)) }
  }

  // MARK: - Its use of the host

  func hold(_ handle: UInt64, _ interface: UInt32, owned: Bool = false) -> kb_peer? {
    var peer = kb_peer()
    let status = host.pointee.hold(host.pointee.context, handle, interface, owned ? 1 : 0, &peer)
    return status == KB_OK ? peer : nil
  }

  func drop(_ handle: UInt64) { host.pointee.drop(host.pointee.context, handle) }
  func release(_ peer: kb_peer) { host.pointee.release(host.pointee.context, peer.object) }
  func handle(_ peer: kb_peer) -> UInt64 {
    host.pointee.handle(host.pointee.context, peer.object)
  }
  func cancel(_ job: UInt64) -> kb_status { host.pointee.cancel(host.pointee.context, job) }

  func post(_ work: @escaping @Sendable () -> Void) {
    let work = Unmanaged.passRetained(PostedWork(run: work)).toOpaque()
    host.pointee.post!(
      host.pointee.context,
      { Unmanaged<PostedWork>.fromOpaque($0!).takeRetainedValue().run() }, work)
  }

  var isMain: Bool { host.pointee.is_main!(host.pointee.context) != 0 }

  func describe(_ peer: kb_peer) throws -> String {
    let answer = ToyCall.frame(of: peer, in: self, arguments: []) {
      host.pointee.describe(host.pointee.context, peer.object, $0)
    }
    return try answer.value(of: nil)
  }

  /// Calls an entry by its frame.
  func call(
    _ entry: Int, of peer: kb_peer, _ arguments: [UInt8] = [], capacity: Int = 64
  ) -> ToyAnswer {
    ToyCall.frame(of: peer, in: self, arguments: arguments, capacity: capacity) {
      $0.pointee.id = UInt32(entry)
      return host.pointee.entries![entry].frame($0)
    }
  }

  /// Calls `mark` by its twin.
  func mark(_ peer: kb_peer, _ level: Int32) -> (result: Bool, status: kb_status, error: UInt64) {
    typealias Mark =
      @convention(c) (UnsafeMutableRawPointer?, Int32, UnsafeMutablePointer<kb_catch>) -> Bool
    let twin = unsafeBitCast(host.pointee.entries![ToyEntry.mark].twin, to: Mark.self)
    var failure = ToyFailure()
    return withUnsafeMutablePointer(to: &failure) { failure in
      var caught = kb_catch(context: failure, on_throw: ToyFailure.keep, status: kb_status(KB_OK))
      let result = twin(peer.object, level, &caught)
      return (result, caught.status, failure.pointee.error)
    }
  }
}

private final class PostedWork: Sendable {
  let run: @Sendable () -> Void

  init(run: @escaping @Sendable () -> Void) {
    self.run = run
  }
}

extension ToyKotlin {
  private static let functions =
    [
      "Named.name", "Station.mark", "Station.join", "Station.box", "Station.nothing",
      "Station.forecast", "Station.rest", "Machine.spin",
    ].enumerated().map {
      #"{"id":\#($0),"name":"\#($1)","kind":"plain","parameters":[],"result":"Unit"}"#
    }.joined(separator: ",")

  /// As the code was generated from.
  static let generated: StaticString = """
    {"abi":6,"library":"toy","kotlin":"2.4.20","flows":[],"functions":[
    {"id":0,"name":"Named.name","kind":"plain","parameters":[],"result":"Unit"},
    {"id":1,"name":"Station.mark","kind":"plain","parameters":[],"result":"Unit"},
    {"id":2,"name":"Station.join","kind":"plain","parameters":[],"result":"Unit"},
    {"id":3,"name":"Station.box","kind":"plain","parameters":[],"result":"Unit"},
    {"id":4,"name":"Station.nothing","kind":"plain","parameters":[],"result":"Unit"},
    {"id":5,"name":"Station.forecast","kind":"plain","parameters":[],"result":"Unit"},
    {"id":6,"name":"Station.rest","kind":"plain","parameters":[],"result":"Unit"},
    {"id":7,"name":"Machine.spin","kind":"plain","parameters":[],"result":"Unit"}],
    "types":[
    {"name":"toy.Named","kind":"object","kotlin":{"kind":"interface"},
    "interface":{"number":1,"members":[{"function":0}]}},
    {"name":"toy.Station","kind":"object","kotlin":{"kind":"interface","supertypes":["toy.Named"]},
    "interface":{"number":2,"members":[{"function":0},{"function":1,"twin":["int32_t","bool"]},
    {"function":2},{"function":3},{"function":4},{"function":5},{"function":6}]}},
    {"name":"toy.Machine","kind":"object","kotlin":{"kind":"interface"},
    "interface":{"number":3,"members":[{"function":7}]}}]}
    """

  static let manifest = "\(generated)"
}
