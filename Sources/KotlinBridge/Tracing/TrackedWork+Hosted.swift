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
  @usableFromInline
  func refusedAsGone() {
    Tracking.tell(.refused, self, isEnd: true) { _ in "refused: Swift has let go of the object" }
  }

  /// A typed twin has returned its value.
  @usableFromInline
  func returned() {
    end(.returned, isLast: true) { "returned in place" }
  }

  @usableFromInline
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

extension HostedArguments {
  /// The call of this frame, if somebody traces the library.
  @usableFromInline
  var tracked: TrackedWork? { Tracking.isOn ? begun : nil }

  private var begun: TrackedWork? {
    LibraryHost.of(frame)?._withUnsafeGuaranteedRef {
      $0.track($0.function(ofEntry: frame.entry), on: peer, arguments: frame.arguments.count)
    }
  }
}

extension KotlinHost {
  /// The call of a typed twin, if somebody traces the library.
  ///
  /// - Parameter function: the number of the member in the manifest that the code was generated from.
  @usableFromInline
  static func tracked(_ peer: Peer, _ function: UInt32) -> TrackedWork? {
    Tracking.isOn ? begun(peer, function) : nil
  }

  @inline(never)
  private static func begun(_ peer: Peer, _ function: UInt32) -> TrackedWork? {
    guard let host = LibraryHost.of(peer) else { return nil }
    return host.track(host.function(function), on: peer, arguments: nil)
  }
}
