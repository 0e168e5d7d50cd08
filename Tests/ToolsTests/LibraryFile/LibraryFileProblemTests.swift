import KotlinBridgeTools
import TestHelpers
import Testing

/// The reader names the problems of libraries that it can read.
@Suite(.onOwnThread) struct LibraryFileProblemTests {
  private let workshop: Workshop

  init() throws {
    workshop = try Workshop()
  }

  private func problems(_ path: String) throws -> [LibraryFile.Problem] {
    try LibraryFile(reading: path).problems()
  }

  @Test func rightLibrariesHaveNone() throws {
    #expect(try problems(workshop.library()) == [])
    #expect(try problems(kotlinLibrary("fixtures")) == [])
    #expect(try problems(kotlinLibrary("samples")) == [])
  }

  @Test func everyOtherExportIsNamed() throws {
    let source = Workshop.entry + "int IsInstance; int Konan_cxa_demangle; int libother_symbols;"
    #expect(
      try problems(workshop.library(source))
        == [.otherExports(["IsInstance", "Konan_cxa_demangle", "libother_symbols"])])
  }

  @Test func aLibraryWithoutAnEntryIsNoBridge() throws {
    #expect(
      try problems(workshop.library("int shop; int _kotlin_bridge;"))
        == [.noEntry, .otherExports(["_kotlin_bridge", "shop"])])
  }

  @Test func theSonameIsThatOfTheFileOrTheExpectedOne() throws {
    let path = try workshop.library(flags: "-Wl,-soname,libold.so")
    #expect(try problems(path) == [.otherSoname("libold.so", expected: "libshop.so")])
    #expect(try LibraryFile(reading: path).problems(expectedSoname: "libold.so") == [])
    let flags = ["-shared", "-fPIC", "-Wl,-z,nodelete"]
    let without = try workshop.compile(Workshop.entry, to: "libshop.so", flags)
    #expect(try problems(without) == [.noSoname(expected: "libshop.so")])
  }

  @Test func aLibraryThatCanBeUnloadedIsAProblem() throws {
    let flags = ["-shared", "-fPIC", "-Wl,-soname,libshop.so"]
    let path = try workshop.compile(Workshop.entry, to: "libshop.so", flags)
    #expect(try problems(path) == [.canBeUnloaded])
  }

  @Test func eachProblemIsOneSentenceThatSaysWhatToDo() {
    let names = (1...8).map { "name\($0)" }
    let problems: [LibraryFile.Problem] = [
      .noEntry, .exportedDemangler, .otherExports(names), .noSoname(expected: "liba.so"),
      .otherSoname("libb.so", expected: "liba.so"), .executableStack, .textRelocations,
      .canBeUnloaded,
    ]
    for problem in problems {
      #expect(problem.description.hasPrefix("it"))
      #expect(problem.description.contains(": "))
      #expect(!problem.description.contains("\n"))
    }
    #expect(
      LibraryFile.Problem.otherExports(names).description
        .hasPrefix("it exports name1, name2, name3, name4, name5 and 3 more symbols besides"))
  }
}
