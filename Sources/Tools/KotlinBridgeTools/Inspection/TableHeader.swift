import CKotlinBridge

/// The first two words of a library's table, which are the same in every version, and what the
/// library says of its entries.
package struct TableHeader: Codable, Equatable, Sendable {
  /// The digest and the counts of a library's entries.
  package struct Module: Codable, Equatable, Sendable {
    /// Of the manifest's bytes, in hexadecimal: a number of JSON may not have 64 bits.
    package let digest: String
    package let flows: Int64
    package let functions: Int64

    init(_ module: kb_module) {
      digest = String(module.digest, radix: 16)
      flows = module.flow_count
      functions = module.function_count
    }
  }

  package let version: UInt32
  package let size: UInt32
  /// Nil for a library without entries, and for a table that can't be used.
  package private(set) var module: Module?
  /// The functions of a table that can be used which are NULL.
  package private(set) var missing: [String] = []

  package init(_ table: UnsafeMutableRawPointer) {
    version = table.load(as: UInt32.self)
    size = table.load(fromByteOffset: 4, as: UInt32.self)
    if !isUsable { return }
    let usable = table.assumingMemoryBound(to: kb_library.self).pointee
    module = usable.module.map { Module($0.pointee) }
    // As words, for Swift takes it that these pointers are never NULL.
    missing = Self.functions.filter { table.load(fromByteOffset: $0.offset, as: UInt.self) == 0 }
      .map(\.name)
  }

  /// What is right, in words, where functions are missing.
  package static let wholeTable = "a table whose functions are all there"

  private static let functions: [(name: String, offset: Int)] = {
    let members: [(String, PartialKeyPath<kb_library>)] = [
      ("manifest", \.manifest), ("subscribe", \.subscribe), ("request", \.request),
      ("cancel", \.cancel),
      ("call", \.call), ("state_value", \.state_value), ("state_set", \.state_set),
      ("state_compare_and_set", \.state_compare_and_set), ("counters", \.counters),
      ("collect_garbage", \.collect_garbage), ("release", \.release), ("fetch", \.fetch),
      ("attach", \.attach), ("hold", \.hold), ("open", \.open),
    ]
    return members.compactMap { name, path in
      MemoryLayout<kb_library>.offset(of: path).map { (name, $0) }
    }
  }()

  /// The version and the least size that this build of the harness can use.
  package static let neededVersion = UInt32(KB_ABI_VERSION)
  package static let neededSize = UInt32(MemoryLayout<kb_library>.size)

  /// Whether a consumer that was compiled with this header may use the table.
  package var isUsable: Bool { version == Self.neededVersion && size >= Self.neededSize }
}
