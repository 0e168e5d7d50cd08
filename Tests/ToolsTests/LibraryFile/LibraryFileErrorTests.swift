import Foundation
import KotlinBridgeTools
import TestHelpers
import Testing

/// For a file that is no shared library of this machine, one line says what is wrong and what to
/// do.
@Suite(.onOwnThread) struct LibraryFileErrorTests {
  private let workshop: Workshop

  init() throws {
    workshop = try Workshop()
  }

  private func expectError(
    _ path: String, _ start: String, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let error = #expect(throws: LibraryFileError.self, sourceLocation: sourceLocation) {
      try LibraryFile(reading: path)
    }
    let message = error?.description ?? ""
    #expect(message.hasPrefix(start), sourceLocation: sourceLocation)
    #expect(message.contains(": "), "it says what to do", sourceLocation: sourceLocation)
    #expect(!message.contains("\n"), sourceLocation: sourceLocation)
  }

  @Test func aMissingFileIsNamed() {
    expectError("/nowhere/libshop.so", "there is no file /nowhere/libshop.so: build the library")
    expectError(#filePath + "/libshop.so", "there is no file \(#filePath)/libshop.so")
  }

  @Test func foldersAndPipesAreNotWaitedFor() throws {
    expectError(workshop.folder, "\(workshop.folder) is a directory: name")
    expectError("/dev/null", "/dev/null is not a regular file: name")
    let pipe = workshop.path("pipe")
    #expect(mkfifo(pipe, 0o600) == 0)
    expectError(pipe, "\(pipe) is not a regular file")
  }

  @Test func anUnreadableFileHasTheSystemsReason() throws {
    let path = try workshop.library()
    try #require(chmod(path, 0) == 0)
    // The superuser can read it.
    if geteuid() != 0 { expectError(path, "\(path) can't be read: Permission denied") }
    let name = String(repeating: "x", count: 300)
    expectError(name, "\(name) can't be read: File name too long")
    let huge = try workshop.write([], to: "huge.so")
    try #require(truncate(huge, 1 << 40) == 0)
    expectError(huge, "\(huge) can't be read: it has more than 1 GB")
  }

  @Test(arguments: [
    ("", "an empty file"),
    ("/* GNU ld script */\nGROUP ( libshop.so.1 )\n", "text, perhaps a linker script"),
    ("MZ\u{0}", "a Windows PE file"),
    ("PK\u{3}\u{4}", "a zip file or klib"),
  ])
  func whatIsNotELFIsCalledWhatItLooksLike(text: String, kind: String) throws {
    let path = try workshop.write(text.utf8, to: "libshop.so")
    expectError(path, "\(path) is \(kind), not an ELF file: name")
  }

  @Test(arguments: [
    ([0xcf, 0xfa, 0xed, 0xfe, 7], "is a Mach-O file, not an ELF file"),
    ([0xca, 0xfe, 0xba, 0xbe, 0], "is a universal Mach-O file, not an ELF file"),
    ([0x1f, 0x8b, 8], "is a gzip file, not an ELF file"),
    ([0, 1, 2, 3], "is not an ELF file"),
    ([0x7f, 0x45, 0x4c], "is not an ELF file"),
  ])
  func binaryFilesAreRecognised(bytes: [UInt8], kind: String) throws {
    let path = try workshop.write(bytes, to: "libshop.so")
    expectError(path, "\(path) \(kind): name")
  }

  @Test func otherProductsOfACompilerAreNoSharedLibrary() throws {
    let main = "int main(void) { return 0; }"
    let object = try workshop.compile(main, to: "shop.o", ["-c"])
    expectError(object, "\(object) is an object file, not a shared library: link")
    let archive = workshop.path("libshop.a")
    try run("ar", ["rc", archive, object])
    try run("ar", ["rcT", workshop.path("thin.a"), object])
    for library in [archive, workshop.path("thin.a")] {
      expectError(library, "\(library) is a static library, which can't be loaded by itself: name")
    }
    for flag in ["-no-pie", "-pie"] {
      let executable = try workshop.compile(main, to: "shop\(flag)", ["-fPIE", flag])
      expectError(executable, "\(executable) is an executable, not a shared library: link")
    }
  }

  @Test func theFileOfDebugInformationHasNothingToLoad() throws {
    let debug = workshop.path("libshop.so.debug")
    try run("objcopy", ["--only-keep-debug", workshop.library(flags: "-g"), debug])
    expectError(debug, "\(debug) has no dynamic section, so it can't be loaded: name")
  }

  @Test func librariesOfOtherMachinesAreNamed() throws {
    let bytes = try bytes(of: workshop.library())
    func path(_ edited: [UInt8]) throws -> String { try workshop.write(edited, to: "libother.so") }
    #if arch(arm64)
      let (this, other, number) = ("aarch64", "x86_64", UInt16(62))
    #else
      let (this, other, number) = ("x86_64", "aarch64", UInt16(183))
    #endif
    var edited = try path(bytes.setting(number, at: 18))
    expectError(
      edited, "\(edited) is for \(other), but this machine is \(this): build it for \(this)")
    edited = try path(bytes.setting(UInt16(4711), at: 18))
    expectError(edited, "\(edited) is for machine 4711, but this machine is \(this): build")
    edited = try path(bytes.setting(UInt8(1), at: 4))
    expectError(edited, "\(edited) is for a 32-bit machine: build it for \(this)")
    edited = try path(bytes.setting(UInt8(2), at: 5))
    expectError(edited, "\(edited) is for a big-endian machine: build it for \(this)")
    edited = try path(bytes.setting(UInt16(4), at: 16))
    expectError(edited, "\(edited) is a core dump, not a shared library: link")
  }
}
