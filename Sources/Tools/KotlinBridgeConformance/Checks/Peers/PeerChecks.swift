extension Check {
  /// The checks of how a library calls the objects of its host.
  static let peerChecks: [Check] =
    [
      attaching, peerIdentityCheck, peerHoldCheck, plainPeerCheck, peerReentryCheck,
      functionCheck, peerFlowCheck, iterationEndCheck, stalePeerCheck, mainQueueCheck,
    ] + suspendedPeerChecks
}
