import Foundation
import TestHelpers
import Testing

/// `./build.sh compare`, by which a prebuilt library that is not of these sources is found.
@Suite(.onOwnThread) struct CompareTests {
  private let shop: Workshop
  private let other: Workshop
  private let library: String

  init() throws {
    shop = try Workshop()
    other = try Workshop()
    library = try shop.handmadeLibrary(.none, name: "shop")
  }

  /// Compares the library with one of the same name that has been made otherwise.
  private func compared(
    _ mistake: HandmadeFault = .none, more: String = "", isReversed: Bool = false
  ) throws -> (status: Int32, text: String) {
    let changed = try other.handmadeLibrary(mistake, name: "shop", more: more)
    return try compare(isReversed ? [changed, library] : [library, changed])
  }

  private func compare(_ libraries: [String]) throws -> (status: Int32, text: String) {
    let process = Process()
    process.executableURL = URL(filePath: repositoryFile("build.sh"))
    process.arguments = ["compare"] + libraries
    process.environment = ProcessInfo.processInfo.environment
      .merging(["KOTLIN_BRIDGE_COMMAND": try CommandRun.path]) { $1 }
    let output = try FileHandle(forWritingTo: URL(filePath: shop.write([], to: "output")))
    process.standardOutput = output
    process.standardError = output
    try process.run()
    process.waitUntilExit()
    let text = String(decoding: try bytes(of: shop.path("output")), as: UTF8.self)
    return (process.terminationStatus, text)
  }

  /// What the last line says that the two differ in; nil if it says nothing such.
  private func difference(_ text: String) -> String? {
    text.split(separator: "\n").last?.split(separator: " differ: ").dropFirst().first.map(
      String.init)
  }

  @Test func librariesOfTheSameSourceOfferTheSame() throws {
    let (status, text) = try compared()
    #expect(status == 0, "\(text)")
    #expect(text == "build.sh: \(library) and \(other.path("libshop.so")) offer the same\n")
  }

  @Test func aKotlinLibraryOffersTheSameWithoutItsLocalSymbols() throws {
    try run(
      "strip", ["--strip-unneeded", "-o", shop.path("libsamples.so"), kotlinLibrary("samples")])
    let (status, text) = try compare([shop.path("libsamples.so"), kotlinLibrary("samples")])
    #expect(status == 0, "\(text)")
  }

  @Test func oneFunctionMoreIsNamed() throws {
    let (status, text) = try compared(more: "EXPORTED int one_more(void) { return 1; }")
    #expect(status == 1)
    #expect(difference(text) == "exported symbols")
    #expect(text.contains("\n> T one_more\n"))
  }

  @Test func oneFunctionThatIsMissingIsNamed() throws {
    let (status, text) = try compared(
      more: "EXPORTED int one_more(void) { return 1; }", isReversed: true)
    #expect(status == 1)
    #expect(difference(text) == "exported symbols")
    #expect(text.contains("\n< T one_more\n"))
  }

  @Test func aLibraryWithoutATableDiffersInAllThatItSays() throws {
    let (status, text) = try compared(.noTable)
    #expect(status == 1)
    #expect(difference(text) == "table, manifest")
  }

  @Test func anotherManifestIsShown() throws {
    let (status, text) = try compared(.lyingMutable)
    #expect(status == 1)
    #expect(difference(text) == "table, manifest")
    #expect(text.contains("\n<   val now: MutableStateFlow<Long>\n"))
    #expect(text.contains("\n>   val now: StateFlow<Long>\n"))
  }

  @Test func aSizeMayDifferByTwoPercent() throws {
    let size = try bytes(of: library).count
    let within = try compared(more: padding(size / 100))
    #expect(within.status == 0, "\(within.text)")
    for isReversed in [false, true] {
      let (status, text) = try compared(more: padding(size / 20), isReversed: isReversed)
      #expect(status == 1)
      #expect(difference(text) == "size")
    }
  }

  private func padding(_ size: Int) -> String {
    "__attribute__((used)) static char padding[\(size)] = {1};\n"
  }

  @Test func whatIsNoLibraryIsRefused() throws {
    let (status, text) = try compare([library, shop.path("nothing.so")])
    #expect(status == 2)
    #expect(text.contains("compare takes the files of two libraries: see ./build.sh help\n"))
  }
}
