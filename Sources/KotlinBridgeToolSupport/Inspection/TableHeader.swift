import CKotlinBridge

/// The first two words of a library's table. They are the same in every version.
package struct TableHeader: Codable, Equatable, Sendable {
  package let version: UInt32
  package let size: UInt32

  package init(_ table: UnsafeMutableRawPointer) {
    version = table.load(as: UInt32.self)
    size = table.load(fromByteOffset: 4, as: UInt32.self)
  }

  /// The version and the least size that this build of the harness can use.
  package static let neededVersion = UInt32(KB_ABI_VERSION)
  package static let neededSize = UInt32(MemoryLayout<kb_library>.size)

  /// Whether a consumer that was compiled with this header may use the table.
  package var isUsable: Bool { version == Self.neededVersion && size >= Self.neededSize }
}
