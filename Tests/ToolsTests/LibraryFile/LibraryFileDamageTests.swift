import Foundation
import KotlinBridgeTools
import TestHelpers
import Testing

/// A file that is cut off or has wrong bytes gives an error or a value, and never a trap.
@Suite(.onOwnThread) struct LibraryFileDamageTests {
  private let workshop: Workshop
  private let whole: [UInt8]

  init() throws {
    workshop = try Workshop()
    whole = try bytes(of: workshop.library())
  }

  private func read(_ bytes: [UInt8]) throws(LibraryFileError) -> LibraryFile {
    try LibraryFile(bytes: bytes, path: "libshop.so")
  }

  private func expectDamage(
    _ bytes: [UInt8], _ part: String = "", sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let error = #expect(throws: LibraryFileError.self, sourceLocation: sourceLocation) {
      try read(bytes)
    }
    let message = error?.description ?? ""
    #expect(
      message.hasPrefix("libshop.so is damaged or cut off: \(part)"), sourceLocation: sourceLocation
    )
  }

  @Test func aFileCutOffAnywhereIsAnError() throws {
    for size in 4..<64 {
      expectDamage(Array(whole[..<size]), "the ELF header would reach beyond the end of the file")
    }
    for size in 64..<1024 { expectDamage(Array(whole[..<size])) }
    // The reader does not read what comes after the dynamic section, such as debug information.
    for size in stride(from: 1024, to: whole.dynamicSection.upperBound, by: 61) {
      expectDamage(Array(whole[..<size]))
    }
  }

  @Test func aFileCutOffInTheDynamicSectionNamesTheSegment() throws {
    for size in whole.dynamicSection {
      expectDamage(Array(whole[..<size]), "the segment for address 0x")
    }
  }

  @Test func offsetsAndSizesBeyondTheFileNameThePart() throws {
    let huge = UInt64.max
    expectDamage(whole.setting(huge, at: 32), "the program headers would reach beyond")
    expectDamage(whole.setting(UInt16.max, at: 56), "the program headers would reach beyond")
    expectDamage(whole.setting(UInt16(32), at: 54), "the program headers are 32 bytes each, not 56")
    let dynamic = try #require(whole.segmentHeader(2))
    expectDamage(whole.setting(huge, at: dynamic + 8), "the dynamic section would reach beyond")
    expectDamage(whole.setting(huge, at: dynamic + 32), "the dynamic section would reach beyond")
    expectDamage(
      whole.setting(UInt64(16), at: dynamic + 32), "the dynamic section would be read beyond")
    let loaded = try #require(whole.segmentHeader(1))
    expectDamage(whole.setting(huge, at: loaded + 16), "the string table has the address 0x")
  }

  @Test(
    arguments: [
      (5, "the string table has the address"), (6, "the symbol table has the address"),
      (10, "the string table would reach beyond"), (11, "a symbol is 18446744073709551615 bytes"),
      (14, "a name in the string table would reach beyond"),
      (0x6fff_fef5, "the GNU hash table has the address"),
    ] as [(UInt64, String)])
  func wrongDynamicValuesNameThePart(tag: UInt64, part: String) throws {
    let entry = try #require(whole.dynamicEntry(tag))
    expectDamage(whole.setting(UInt64.max, at: entry + 8), part)
  }

  @Test(arguments: ["gnu", "sysv"])
  func wrongBytesNeverTrap(style: String) throws {
    let whole = try bytes(of: workshop.library(flags: "-Wl,--hash-style=\(style)"))
    let given = ProcessInfo.processInfo.environment["KOTLIN_BRIDGE_SEED"].flatMap(UInt64.init)
    let seed = given ?? .random(in: .min ... .max)
    // Not printed by `print`, whose buffer a trap would lose.
    FileHandle.standardError.write(Data("\(style): KOTLIN_BRIDGE_SEED=\(seed)\n".utf8))
    var random = SeededGenerator(seed: seed)
    var outcomes: [Bool: Int] = [:]
    for _ in 0..<20_000 {
      var bytes = whole
      for _ in 0...Int.random(in: 0...3, using: &random) {
        // The headers and tables are there. The rest is code, which the reader does not read.
        let region = Bool.random(using: &random) ? 0..<0x600 : whole.dynamicSection
        let wrong: UInt8 = [0, 1, 0x7f, 0x80, 0xff].randomElement(using: &random) ?? 0
        bytes[Int.random(in: region, using: &random)] =
          Bool.random(using: &random) ? wrong : .random(in: .min ... .max, using: &random)
      }
      outcomes[(try? read(bytes)) != nil, default: 0] += 1
    }
    #expect(outcomes.keys.count == 2, "both errors and values: \(outcomes), seed \(seed)")
  }
}
