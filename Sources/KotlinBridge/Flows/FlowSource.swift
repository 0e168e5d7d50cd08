/// A flow of a library: every form of `KotlinFlow` subscribes to it.
@usableFromInline
struct FlowSource: Sendable {
  let table: TracedTable
  let id: UInt32
  let traits: FlowTraits
  /// `KotlinModule.lent` of the module whose objects may be among the elements, which lives as long
  /// as the process.
  @usableFromInline nonisolated(unsafe) let module: Unmanaged<AnyObject>
  @usableFromInline let arguments: FlowArguments
  /// The object that has the flow, or the flow itself if a function has made it.
  @usableFromInline var owner: KotlinObject?
  /// Whether the owner is the flow itself.
  var isOwner = false
  /// Where the flow was made.
  let place: SourcePlace

  /// For one whose owner somebody else keeps.
  var withoutOwner: FlowSource {
    var copy = self
    copy.owner = nil
    return copy
  }

  /// Its name in the manifest, for messages.
  var name: String {
    let flows = KotlinModule(lent: module).library.manifest.flows
    return flows.first { $0.id == id }?.name ?? "number \(id)"
  }

  func subscribe(
    demand: Int64, placement: KotlinPlacement, flags: SubscriptionFlags = [],
    observer: FlowObserver
  ) throws(KotlinError) -> UInt64 {
    defer { extendLifetime(owner) }
    let result = arguments.withBytes { bytes in
      Result { () throws(KotlinError) in
        try table.subscribe(
          to: id, arguments: bytes, placement: placement, flags: flags,
          demand: demand, observer: observer, at: place)
      }
    }
    return try result.get()
  }
}
