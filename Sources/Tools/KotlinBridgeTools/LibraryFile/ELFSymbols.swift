/// The table of dynamic symbols: those that a library exports and those that it imports.
struct ELFSymbols {
  private static let entrySize: UInt64 = 24

  private let dynamic: ELFDynamicSection
  private let segments: ELFSegments
  private let table: FilePart?

  init(
    of dynamic: ELFDynamicSection, in segments: ELFSegments
  ) throws(LibraryFileError.Reason) {
    self.dynamic = dynamic
    self.segments = segments
    guard let address = dynamic[.symbols] else {
      table = nil
      return
    }
    if let size = dynamic[.symbolSize], size != Self.entrySize {
      throw .damaged("a symbol is \(size) bytes, not \(Self.entrySize)")
    }
    let count = try Self.count(of: dynamic, in: segments)
    let (size, overflow) = count.multipliedReportingOverflow(by: Self.entrySize)
    if overflow { throw .damaged("it would have \(count) symbols") }
    table = try segments.part("the symbol table", atAddress: address, size: size)
  }

  /// The names of the symbols that other libraries can find, each once, sorted.
  func exports() throws(LibraryFileError.Reason) -> [String] {
    guard let table else { return [] }
    let versions = try versionNames()
    var exports: Set<String> = []
    for entry in stride(from: 0, to: table.size, by: Int(Self.entrySize)) {
      let binding = try table.read(UInt8.self, at: entry + 4) >> 4
      let visibility = try table.read(UInt8.self, at: entry + 5) & 3
      let section = try table.read(UInt16.self, at: entry + 6)
      guard Self.foundBindings.contains(binding), Self.foundVisibilities.contains(visibility),
        section != 0
      else { continue }
      let name = try dynamic.name(at: UInt64(table.read(UInt32.self, at: entry)))
      // The table also has a symbol for each version, without a section.
      if section == Self.noSection, versions.contains(name) { continue }
      exports.insert(name)
    }
    return exports.sorted()
  }

  /// Global, weak, and unique: C++ makes one symbol of those that several libraries have.
  private static let foundBindings: Set<UInt8> = [1, 2, 10]
  /// Default and protected: other libraries find both.
  private static let foundVisibilities: Set<UInt8> = [0, 3]
  /// `SHN_ABS`.
  private static let noSection: UInt16 = 0xfff1

  /// The names of the versions that the library defines.
  private func versionNames() throws(LibraryFileError.Reason) -> Set<String> {
    guard let address = dynamic[.versions] else { return [] }
    let definitions = try segments.part("the version definitions", atAddress: address)
    var names: Set<String> = []
    var entry: UInt64 = 0
    while true {
      let name = try entry + UInt64(definitions.read(UInt32.self, at: entry + 12))
      names.insert(try dynamic.name(at: UInt64(definitions.read(UInt32.self, at: name))))
      let step = try definitions.read(UInt32.self, at: entry + 16)
      if step == 0 { return names }
      entry += UInt64(step)
    }
  }

  /// The count of symbols, at least up to the last one that the loader can find.
  ///
  /// The dynamic section has the address of the symbol table but not its size. As the loader does,
  /// this takes the count from a hash table.
  private static func count(
    of dynamic: ELFDynamicSection, in segments: ELFSegments
  ) throws(LibraryFileError.Reason) -> UInt64 {
    if let address = dynamic[.gnuHash] {
      return try count(inGNUHash: segments.part("the GNU hash table", atAddress: address))
    }
    guard let address = dynamic[.hash] else {
      throw .damaged("the number of symbols is not recorded")
    }
    let hash = try segments.part("the hash table", atAddress: address, size: 8)
    return try UInt64(hash.read(UInt32.self, at: 4))
  }

  private static func count(
    inGNUHash hash: FilePart
  ) throws(LibraryFileError.Reason) -> UInt64 {
    let bucketCount = try UInt64(hash.read(UInt32.self, at: 0))
    let firstSymbol = try UInt64(hash.read(UInt32.self, at: 4))
    let filterSize = try UInt64(hash.read(UInt32.self, at: 8)) * 8
    let buckets = try hash.part(
      "the buckets of \(hash.name)", at: 16 + filterSize, size: bucketCount * 4)
    let chains = try hash.part(
      "the chains of \(hash.name)", at: 16 + filterSize + bucketCount * 4)

    // Symbols have the order of their buckets, so the last chain has the last symbol.
    var last: UInt64 = 0
    for bucket in stride(from: 0, to: buckets.size, by: 4) {
      last = max(last, try UInt64(buckets.read(UInt32.self, at: bucket)))
    }
    if last == 0 { return firstSymbol }
    if last < firstSymbol { throw .damaged("\(hash.name) leads to symbols it does not cover") }
    while try chains.read(UInt32.self, at: (last - firstSymbol) * 4) & 1 == 0 { last += 1 }
    return last + 1
  }
}
