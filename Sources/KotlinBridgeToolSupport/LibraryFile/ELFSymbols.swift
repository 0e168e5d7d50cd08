/// The table of dynamic symbols: what a library exports and imports.
struct ELFSymbols {
  static let sectionHeaderSize: UInt64 = 64
  static let entrySize: UInt64 = 24

  private let dynamic: ELFDynamicSection
  private let segments: ELFSegments
  private let table: FilePart?

  init(
    of dynamic: ELFDynamicSection, in segments: ELFSegments, sections: FilePart
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
    let count = try Self.count(of: dynamic, in: segments, sections: sections)
    let (size, overflow) = count.multipliedReportingOverflow(by: Self.entrySize)
    if overflow { throw .damaged("it would have \(count) symbols") }
    table = try segments.part("the symbol table", atAddress: address, size: size)
  }

  /// The names of the symbols that others can find, each once, sorted.
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
      // A version is a symbol as well, one without a section.
      if section == Self.noSection, versions.contains(name) { continue }
      exports.insert(name)
    }
    return exports.sorted()
  }

  /// Global, weak, and unique in the process, as C++ has it for what is in several libraries.
  private static let foundBindings: Set<UInt8> = [1, 2, 10]
  /// Default and protected: others find both.
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
}
