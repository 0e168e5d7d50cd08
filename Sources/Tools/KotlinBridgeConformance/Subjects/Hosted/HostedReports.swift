// The names are those of the header.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

package import CKotlinBridgeConformance

// What a bridge says of its subscriptions: functions of kotlin_bridge_conformance.h.

/// An element.
@c @implementation
package func kbc_element(_ consumer: OpaquePointer?, _ value: Int64) {
  HostedSubscription.received(.element(value), by: consumer)
}

/// The end of a flow.
@c @implementation
package func kbc_complete(_ consumer: OpaquePointer?) {
  HostedSubscription.received(.completed, by: consumer)
}

/// The failure of a flow.
@c @implementation
package func kbc_fail(_ consumer: OpaquePointer?, _ failure: UnsafePointer<kbc_failure>?) {
  let failure = failure.map { ObservedFailure($0.pointee) } ?? ObservedFailure(.unknown)
  HostedSubscription.received(.failed(failure), by: consumer)
}

/// The end of a job.
@c @implementation
package func kbc_released(_ consumer: OpaquePointer?, _ unseen: UnsafePointer<kbc_failure>?) {
  HostedSubscription.received(.released(unseen.map { ObservedFailure($0.pointee) }), by: consumer)
}

extension ObservedFailure {
  /// A copy of a failure of C. A kind that nobody knows is `unknown`.
  fileprivate init(_ failure: kbc_failure) {
    var causes: [String] = []
    var next = failure.causes
    while let list = next, let cause = list.pointee {
      causes.append(String(cString: cause))
      next = list + 1
    }
    self.init(
      failure.kind.flatMap { Kind(rawValue: String(cString: $0)) } ?? .unknown,
      message: failure.message.map { String(cString: $0) } ?? "",
      typeName: failure.type_name.map { String(cString: $0) }, causes: causes)
  }
}
