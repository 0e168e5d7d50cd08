/// The flow that a library means by an object of its host.
enum HostedFlow {
  case flow(AnySwiftFlow)
  /// Swift has let go of it.
  case gone
  /// The object is no flow.
  case none
}

extension PeerTable {
  func flow(of peer: Peer) -> HostedFlow {
    locked {
      guard peer.holdCount > 0 else { return .none }
      if isGone(peer) { return .gone }
      guard kind(of: peer).isFlow else { return .none }
      return .flow(peer.copy(as: AnySwiftFlow.self))
    }
  }
}
