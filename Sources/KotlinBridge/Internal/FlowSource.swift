/// A flow of a library with its arguments: what every form of `KotlinFlow` subscribes to.
struct FlowSource: Sendable {
  let table: Table
  let id: UInt32
  let isState: Bool
  let arguments: [UInt8]
  /// Where it was looked up, or better where it is subscribed to.
  var place: SourcePlace

  func subscribe(
    demand: Int64, placement: KotlinPlacement, observer: FlowObserver
  ) throws(KotlinError) -> UInt64 {
    let result = arguments.withUnsafeBytes { bytes in
      Result { () throws(KotlinError) in
        try table.subscribe(
          to: id, arguments: bytes, placement: placement, demand: demand, observer: observer,
          at: place)
      }
    }
    return try result.get()
  }
}
