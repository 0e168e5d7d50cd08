/// The Swift objects that a library written in Swift was passed, as Kotlin holds them.
package struct HostedObjects: Sendable {
  private let host: LibraryHost

  /// Nil if no module with interfaces that Swift implements has taken the library.
  ///
  /// - Parameter table: of the library.
  package init?(in table: UnsafeMutableRawPointer) {
    guard let host = LibraryHost.known(UInt(bitPattern: table)) else { return nil }
    self.host = host
  }

  /// Whether a handle is that of a Swift object.
  package static func has(_ handle: UInt64) -> Bool { PeerTable.isPeer(handle) }

  /// Makes one more hold. False for the handle of nothing.
  package func hold(_ handle: UInt64) -> Bool { host.hold(handle) }

  /// Ends a hold.
  package func drop(_ handle: UInt64) { host.drop(handle) }
}
