extension ELFSymbols {
  /// How many symbols there are, or at least how many up to the last one that the loader can find.
  ///
  /// The dynamic section has an address for the table of symbols and no size, so it comes from a
  /// hash table, as the loader has it, else from the section headers.
  static func count(
    of dynamic: ELFDynamicSection, in segments: ELFSegments, sections: FilePart
  ) throws(LibraryFileError.Reason) -> UInt64 {
    if let address = dynamic[.gnuHash] {
      return try count(inGNUHash: segments.part("the GNU hash table", atAddress: address))
    }
    if let address = dynamic[.hash] {
      let hash = try segments.part("the hash table", atAddress: address, size: 8)
      return try UInt64(hash.read(UInt32.self, at: 4))
    }
    for entry in stride(from: 0, to: sections.size, by: Int(sectionHeaderSize))
    where try sections.read(UInt32.self, at: entry + 4) == dynamicSymbols {
      return try sections.read(UInt64.self, at: entry + 32) / entrySize
    }
    throw .damaged("nothing tells how many symbols there are")
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

    // Symbols are in the order of their buckets, so the last chain has the last symbol.
    var last: UInt64 = 0
    for bucket in stride(from: 0, to: buckets.size, by: 4) {
      last = max(last, try UInt64(buckets.read(UInt32.self, at: bucket)))
    }
    if last == 0 { return firstSymbol }
    if last < firstSymbol { throw .damaged("\(hash.name) leads to symbols it does not cover") }
    while try chains.read(UInt32.self, at: (last - firstSymbol) * 4) & 1 == 0 { last += 1 }
    return last + 1
  }

  /// `SHT_DYNSYM`.
  private static let dynamicSymbols: UInt32 = 11
}
