extension FilePart {
  /// Whether it is a static library, which a linker reads.
  var isStaticLibrary: Bool {
    starts(with: Array("!<arch>\n".utf8)) || starts(with: Array("!<thin>\n".utf8))
  }

  /// The kind of a file that is not ELF, as far as its first bytes tell.
  var likeness: String? {
    if size == 0 { return "an empty file" }
    let magics: [([UInt8], String)] = [
      (Array("MZ".utf8), "a Windows PE file"), (Array("PK\u{3}\u{4}".utf8), "a zip file or klib"),
      ([0x1f, 0x8b], "a gzip file"),
      ([0xcf, 0xfa, 0xed, 0xfe], "a Mach-O file"), ([0xce, 0xfa, 0xed, 0xfe], "a Mach-O file"),
      ([0xca, 0xfe, 0xba, 0xbe], "a universal Mach-O file"),
    ]
    if let (_, likeness) = magics.first(where: { starts(with: $0.0) }) { return likeness }
    let isText = prefix(512).allSatisfy { $0 >= 0x20 && $0 != 0x7f || (9...13).contains($0) }
    return isText ? "text, perhaps a linker script" : nil
  }
}
