/// The dynamic section of a library: tags with values, for the loader.
struct ELFDynamicSection {
  enum Tag: UInt64 {
    case needed = 1
    case hash = 4
    case strings = 5
    case symbols = 6
    case stringsSize = 10
    case symbolSize = 11
    case soname = 14
    case textRelocations = 22
    case flags = 30
    case gnuHash = 0x6fff_fef5
    case flags1 = 0x6fff_fffb
    case versions = 0x6fff_fffc
  }

  private var values: [Tag: [UInt64]] = [:]
  /// The names of symbols, libraries and versions; nil if the section names no such table.
  let names: FilePart?

  init(of segments: ELFSegments) throws(LibraryFileError.Reason) {
    guard let section = segments.dynamic else { throw .noDynamicSection }
    var offset: UInt64 = 0
    while case let number = try section.read(UInt64.self, at: offset), number != 0 {
      if let tag = Tag(rawValue: number) {
        values[tag, default: []].append(try section.read(at: offset + 8))
      }
      offset += 16
    }
    names =
      if let address = values[.strings]?.last, let size = values[.stringsSize]?.last {
        try segments.part("the string table", atAddress: address, size: size)
      } else {
        nil
      }
  }

  /// The value of a tag. If there are several, the loader takes the last one, and so does this.
  subscript(_ tag: Tag) -> UInt64? { values[tag]?.last }

  /// The names to which the entries with a tag refer, in their order.
  func strings(_ tag: Tag) throws(LibraryFileError.Reason) -> [String] {
    var strings: [String] = []
    for offset in values[tag] ?? [] { strings.append(try name(at: offset)) }
    return strings
  }

  func name(at offset: UInt64) throws(LibraryFileError.Reason) -> String {
    guard let names else { throw .damaged("the dynamic section names no string table") }
    return try names.string(at: offset)
  }

  var hasTextRelocations: Bool { values[.textRelocations] != nil || has(4, in: .flags) }
  var isNeverUnloaded: Bool { has(8, in: .flags1) }
  /// Whether the file is an executable that can lie at any address (`-pie`).
  var isExecutable: Bool { has(0x0800_0000, in: .flags1) }

  private func has(_ flag: UInt64, in tag: Tag) -> Bool {
    self[tag].map { $0 & flag != 0 } ?? false
  }
}
