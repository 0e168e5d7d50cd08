import KotlinBridgeTools
import TestHelpers
import Testing

/// The reader reads right files as readelf does.
@Suite(.onOwnThread) struct LibraryFileTests {
  private let workshop: Workshop

  init() throws {
    workshop = try Workshop()
  }

  @Test(arguments: ["fixtures", "samples"])
  func aKotlinLibraryIsReadAsReadelfReadsIt(name: String) throws {
    let path = kotlinLibrary(name)
    let file = try LibraryFile(reading: path)
    let readelf = try Readelf(path)
    #expect(file.soname == readelf.soname)
    #expect(file.needed == readelf.needed)
    #expect(file.exports == readelf.exports)
    #expect(file.hasTextRelocations == readelf.hasTextRelocations)
    #expect(file.hasExecutableStack == readelf.hasExecutableStack)
    #expect(file.isNeverUnloaded == readelf.isNeverUnloaded)
    #expect(try file.size == bytes(of: path).count)
    #expect(Set(file.exports) == ["\(name)_kotlin_bridge", "lib\(name)_symbols"])
    #expect(file.entries == ["\(name)_kotlin_bridge"])
    #expect(file.libraryNames == [name])
  }

  @Test func onlyWhatOthersCanFindIsExported() throws {
    let source = """
      #define visible(kind) __attribute__((visibility(kind)))
      int zebra(void) { return 0; }
      int ant = 1;
      _Thread_local int thread;
      __attribute__((weak)) int weak(void) { return 0; }
      visible("protected") int guarded(void) { return 0; }
      visible("hidden") int hidden(void) { return 0; }
      static int internal(void) { return 0; }
      extern int elsewhere(void);
      int call(void) { return internal() + hidden() + elsewhere(); }
      """
    let file = try LibraryFile(reading: workshop.library(source))
    #expect(file.exports == ["ant", "call", "guarded", "thread", "weak", "zebra"])
    #expect(file.entries == [])
  }

  @Test func versionsAreNoExportsAndNamesWithSeveralAreOne() throws {
    let source = """
      __asm__(".symver old_shop, shop@V1\\n.symver new_shop, shop@@V2");
      int old_shop(void) { return 1; }
      int new_shop(void) { return 2; }
      """
    let map = try workshop.write("V1 { global: shop; local: *; }; V2 {} V1;".utf8, to: "map")
    let file = try LibraryFile(
      reading: workshop.library(source, flags: "-Wl,--version-script=\(map)"))
    #expect(file.exports == ["shop"])
  }

  @Test(arguments: ["gnu", "sysv", "both"])
  func exportsAreReadByEitherHashTableWithoutSectionHeaders(style: String) throws {
    let path = try workshop.library(flags: "-Wl,--hash-style=\(style)")
    let whole = try LibraryFile(reading: path)
    let stripped = try LibraryFile(bytes: bytes(of: path).strippingSectionHeaders(), path: path)
    #expect(whole.exports == ["libshop_symbols", "shop_kotlin_bridge"])
    #expect(stripped.exports == whole.exports)
    #expect(stripped.soname == "libshop.so")
  }

  @Test func aLibraryWithoutAHashTableIsDamaged() throws {
    let path = try workshop.library(flags: "-Wl,--hash-style=gnu")
    let withoutHash = try bytes(of: path).replacingDynamicTag(0x6fff_fef5, by: 0x6fff_0000)
    let error = #expect(throws: LibraryFileError.self) {
      try LibraryFile(bytes: withoutHash, path: path)
    }
    #expect(error?.reason == .damaged("the number of symbols is not recorded"))
  }

  @Test func aLibraryWithoutExportsHasNone() throws {
    for style in ["gnu", "sysv"] {
      let path = try workshop.library("", flags: "-nostdlib", "-Wl,--hash-style=\(style)")
      #expect(try LibraryFile(reading: path).exports == [])
    }
  }

  @Test func neededLibrariesAreInTheOrderOfTheLinker() throws {
    _ = try workshop.library(name: "libone.so")
    _ = try workshop.library(name: "libtwo.so")
    let path = try workshop.library(
      "", flags: "-nostdlib", "-L" + workshop.folder, "-Wl,--no-as-needed", "-ltwo", "-lone")
    #expect(try LibraryFile(reading: path).needed == ["libtwo.so", "libone.so"])
  }

  @Test func aFileWithoutAWordAboutTheStackMakesItExecutable() throws {
    let path = try workshop.library()
    let edited = try bytes(of: path).replacingSegmentType(0x6474_e551, by: 0)
    #expect(try !LibraryFile(reading: path).hasExecutableStack)
    #expect(try LibraryFile(bytes: edited, path: path).hasExecutableStack)
  }
}
