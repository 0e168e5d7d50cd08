/// The events of a call in which Kotlin calls Swift. Any thread may report them.
extension TrackedWork {
  /// - Parameter arguments: their size; nil for a typed twin, which has them in registers.
  func called(arguments: Int?) {
    Tracking.tell(.made, self) { _ in
      let what = arguments.map { "\(bytes($0)) of arguments" } ?? "typed arguments"
      return "called from Kotlin: \(what), on a \(origin)"
    }
  }

  /// The object was let go of, so that nothing runs.
  func refusedAsGone() {
    Tracking.tell(.refused, self, isEnd: true) { _ in "refused: Swift has released the object" }
  }

  /// A typed twin has returned.
  ///
  /// - Parameter hasRun: whether the object was called; it was let go of otherwise.
  func returned(hasRun: Bool, _ error: (any Error)?) {
    if !hasRun { return refusedAsGone() }
    if let error { return failed(error) }
    end(.returned, isLast: true) { "returned in place" }
  }

  func failed(_ error: any Error) {
    end(.threw, isLast: true) { "threw in place: \(error)" }
  }

  /// A suspended call has ended on another thread, or after its call had returned.
  func returnedLater(_ size: Int) {
    end(.returned, isLast: true) { "returned \(bytes(size))" }
  }

  func failedLater(_ error: any Error) {
    end(.threw, isLast: true) { "threw: \(error)" }
  }
}

extension LibraryHost {
  /// Begins to track an iteration. Nil if nobody traces the library.
  func track(_ flow: AnySwiftFlow) -> TrackedWork? {
    let work = Tracking.beginTracked(
      .collection, named: flow.name, of: table, .object(flow.sequence))
    work?.collected()
    return work
  }

  /// Begins to track a call of Kotlin's. Nil if nobody traces the library.
  ///
  /// - Parameters:
  ///   - function: its number in the library's manifest; nil for one that the library lacks.
  ///   - arguments: their size; nil for a typed twin.
  func track(_ function: UInt32?, on peer: Peer, arguments: Int?) -> TrackedWork? {
    guard let function, let type = PeerTable.shared.description(of: peer)?.type,
      let work = Tracking.beginTracked(.hosted, function, of: table, .object(type))
    else { return nil }
    work.called(arguments: arguments)
    return work
  }
}
