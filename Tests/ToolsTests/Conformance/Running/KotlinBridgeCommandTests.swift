import Foundation
import KotlinBridgeConformance
import TestHelpers
import Testing

/// The command `kotlin-bridge` as a user runs it, with libraries that can be checked.
@Suite(.onOwnThread) struct KotlinBridgeCommandTests {
  @Test func aRightBridgePasses() throws {
    let shop = try Workshop()
    let outcome = try shop.check(try shop.classicLibrary())
    #expect(outcome.status == 0)
    #expect(outcome.error == "")
    let lines = outcome.output.split(separator: "\n")
    #expect(lines.first == "seed 7, 460 rounds")
    #expect(lines[1].hasPrefix("pass K2 callback ("))
    #expect(lines[2...] == ["rule  callback", "K2    pass", "1 passed, 0 failed"])
  }

  @Test func aFailureTellsHowToRunJustThatAgain() throws {
    let shop = try Workshop()
    let library = try shop.classicLibrary(before: "on_each(context, 3);")
    // The check does not use the second flow, nor does it draw random moments.
    let outcome = try shop.check(
      library, "--classic", "subscribe=start,cancel=stop,does=throws:5")
    #expect(outcome.status == 1)
    #expect(outcome.output.contains("\nFAIL K2 MUST callback\n"))
    let observed = "  observed: element 3 arrived twice: 6 of 5 arrived: 3 0 1 2 3 4"
    #expect(
      outcome.output.contains(
        "\n  expected: each of the 5 elements once, in their order\n\(observed)"))
    #expect(outcome.output.contains("\n0 passed, 1 failed\n"))
    let again = try #require(
      outcome.output.split(separator: "\n").first { $0.hasPrefix("  again:    ") })
    let command = again.dropFirst("  again:    ".count)
    #expect(
      command == "\(try CommandRun.path) check \(library) --rule K2 --form callback --classic "
        + "subscribe=start,cancel=stop,does=counts:5")
    let output = try run("sh", ["-c", "\(command) | grep observed"])
    #expect(output.hasPrefix(observed))
  }

  @Test(arguments: [
    ("sequence", "K4"), ("publisher", "K4"), ("call", "K20"), ("library", "K41"), ("peer", "K59"),
  ])
  func aRenamedLibraryPassesByTheNameOfItsBridge(_ form: String, _ rule: String) throws {
    let shop = try Workshop()
    let renamed = shop.path("libother.so")
    try FileManager.default.copyItem(atPath: kotlinLibrary("fixtures"), toPath: renamed)
    let outcome = try CommandRun.run(
      "check", renamed, "--name", "fixtures", "--form", form, "--rule", rule, "--rounds", "5")
    #expect(outcome.output.contains("\npass \(rule) \(form) ("))
    #expect(outcome.status == 0, "\(outcome.output)\(outcome.error)")
  }

  @Test func reportsAreWritten() throws {
    let shop = try Workshop()
    let outcome = try shop.check(
      try shop.classicLibrary(), "--junit=\(shop.path("a.xml"))", "--json", shop.path("a.json"))
    #expect(outcome.status == 0)
    let xml = String(decoding: try bytes(of: shop.path("a.xml")), as: UTF8.self)
    #expect(xml.hasPrefix("<?xml"))
    #expect(xml.hasSuffix("</testsuites>\n"))
    let json = String(decoding: try bytes(of: shop.path("a.json")), as: UTF8.self)
    #expect(json.contains("\"outcome\" : \"passed\""))
  }

  @Test func aKnownFailureIsCountedApartUntilItPasses() throws {
    let shop = try Workshop()
    let known = try shop.write("K2 callback # as ever\n".utf8, to: "known")
    let wrong = try shop.classicLibrary(before: "on_each(context, 3);")
    let failing = try shop.check(wrong, "--known-failing", known)
    #expect(failing.status == 0)
    #expect(failing.output.contains("\n0 passed, 0 failed\n1 failed as known\n"))
    let passing = try shop.check(try shop.classicLibrary(), "--known-failing", known)
    #expect(passing.status == 1)
    #expect(passing.output.contains("\n0 passed, 1 failed\n1 known as failing passed"))
  }

  @Test func aListIsWhatWouldRun() throws {
    let shop = try Workshop()
    let outcome = try shop.check(try shop.classicLibrary(), "--list", "--rule", "K1")
    #expect(outcome.status == 0)
    #expect(
      outcome.output == """
        K1 callback MUST \(Rule.named("K1")!.sentence)
        K2 callback MUST \(Rule.named("K2")!.sentence)

        """)
  }

  @Test func whatIsNotOfferedIsNoSuccessAlone() throws {
    let shop = try Workshop()
    let outcome = try CommandRun.run(
      ["check", try shop.classicLibrary(), "--rule", "K19"] + Workshop.classic, in: shop)
    #expect(outcome.status == 2)
    #expect(outcome.output.contains("0 passed, 0 failed\nnot offered: a flow 'endless'"))
    #expect(outcome.output.contains("nothing was checked, which is not a success"))
  }

  @Test func aRunOfEverythingTakesEnoughChecks() throws {
    let shop = try Workshop()
    let library = try shop.tableLibrary(
      manifest: """
        {"types":[],"kotlin":"2","abi":6,"library":"shop","collector":"cms","functions":[],\
        "flows":[]}
        """)
    let few = try CommandRun.run("check", library, "--minimum", "10", in: shop)
    #expect(few.status == 1)
    #expect(few.output.contains(" checks have a verdict, but a pass needs 10: "), "\(few.output)")
  }

  @Test func aFunctionIsCalledWithItsArguments() throws {
    let shop = try Workshop()
    let outcome = try CommandRun.run(
      "check", try shop.handmadeLibrary(.none), "--rule", "K20", "--form", "call", "--call",
      "add(a=1, b=2)",
      in: shop)
    #expect(outcome.status == 0, "\(outcome.output)\(outcome.error)")
    #expect(outcome.output.contains("\npass K20 call ("))
    #expect(outcome.output.hasSuffix("\n1 passed, 0 failed\n"))
  }

  @Test func aLibraryWithFunctionsAloneIsToldToNameThemAndNoFlows() throws {
    let shop = try Workshop()
    let manifest = """
      {"types":[],"kotlin":"2","abi":6,"library":"shop","collector":"cms","flows":[],"functions":[\
      {"id":0,"name":"add","kind":"plain","parameters":[{"name":"a","type":"Long"}],"result":"Long"}]}
      """
    let few = try CommandRun.run("check", try shop.tableLibrary(manifest: manifest), in: shop)
    #expect(
      few.output.contains("name functions and their arguments with --call; --minimum"),
      "\(few.output)")
    #expect(!few.output.contains("state what more flows do"))
  }

  @Test func noLibraryNeedsMoreChecksThanItCanHave() throws {
    let shop = try Workshop()
    let library = try shop.tableLibrary(
      manifest: """
        {"types":[],"kotlin":"2","abi":6,"library":"shop","collector":"cms","functions":[],\
        "flows":[]}
        """)
    let outcome = try CommandRun.run("check", library, in: shop)
    #expect(!outcome.output.contains("but a pass needs"), "\(outcome.output)")
  }

  @Test func noControlCharacterOfALibraryIsPrinted() throws {
    let shop = try Workshop()
    let escape = "\\\\u001b[31mred\\\\u0007"
    let library = try shop.tableLibrary(
      manifest: """
        {"types":[],"kotlin":"2\(escape)","abi":6,"library":"shop","collector":"cms","functions":[],"flows":[\
        {"id":0,"name":"a\(escape)","kind":"flow","mutable":false,"parameters":[],"element":"Long"}]}
        """)
    let inspected = try CommandRun.run("inspect", library, in: shop)
    #expect(
      inspected.output.contains("  val a\\u{1B}[31mred\\u{7}: Flow<Long>\n"), "\(inspected.output)")
    let named = try CommandRun.run("check", library, "--flow", "b\u{1B}[31m\u{9B}", in: shop)
    for printed in [inspected.output, named.output, named.error] {
      let controls = printed.unicodeScalars.filter {
        $0.value < 0x20 && $0 != "\n" || (0x7F...0x9F).contains($0.value)
      }
      #expect(controls.isEmpty, "\(printed)")
    }
    #expect(named.error.contains("--flow 'b\\u{1B}[31m\\u{9B}'"), "\(named.error)")
  }

  @Test func roundsForWhichThereIsNoTimeAreToldAndNotFailed() throws {
    let shop = try Workshop()
    let outcome = try CommandRun.run(
      [
        "check", try shop.classicLibrary(), "--rule", "K18", "--rounds", "1000000000",
        "--timeout", "2",
      ] + Workshop.classic, in: shop)
    #expect(outcome.status == 0, "\(outcome.output)")
    #expect(outcome.output.contains(" of 1000000000 rounds, for lack of time: K18 (callback)"))
  }

  @Test func aBridgeThatIsSilentIsJudgedSoon() throws {
    let shop = try Workshop()
    let library = try shop.library(
      """
      #include <stdint.h>
      void *start(void *c, void (*e)(void *, int64_t), void (*d)(void *),
                  void (*t)(void *, const char *)) { return 0; }
      void stop(void *job) {}
      """)
    let outcome = try CommandRun.run(
      [
        "check", library, "--jobs", "1", "--rule", "K1", "--rule", "K2", "--rule", "K4",
        "--classic",
        "subscribe=start,cancel=stop,does=counts:5",
      ], in: shop)
    #expect(outcome.status == 1)
    #expect(outcome.output.contains(" within 5.0 seconds"), "\(outcome.output)")
    #expect(outcome.output.contains("after two rules had waited in vain, the later ones waited"))
    #expect(outcome.output.contains(" --timeout 30 --patience 2\n"))
  }

  @Test func aFlowThatBlocksIsLetGoOn() throws {
    let outcome = try Workshop().checkGated(held: 0)
    #expect(outcome.output.hasSuffix("\n2 passed, 0 failed\n"))
    #expect(outcome.status == 0)
  }

  @Test func anElementThatIsHeldWhileItsProducerBlocksIsNamed() throws {
    let outcome = try Workshop().checkGated(held: 1)
    #expect(outcome.output.hasSuffix("\n0 passed, 2 failed\n"))
    #expect(outcome.output.contains("element 1 of 1 had not arrived when the producer blocked"))
  }

  @Test func theRulesOfFlowsThatBlockAreNotOfferedWithoutOne() throws {
    let shop = try Workshop()
    for rule in ["K47", "K48"] {
      let outcome = try CommandRun.run(
        ["check", try shop.classicLibrary(), "--rule", rule] + Workshop.classic, in: shop)
      #expect(outcome.output.contains("\nnot offered: a flow 'gated:OPEN'"))
    }
  }

  @Test func aKotlinLibraryPassesInAllForms() throws {
    let outcome = try CommandRun.run(
      "check", kotlinLibrary("fixtures"), "--rule", "K2", "--jobs", "2")
    #expect(outcome.status == 0)
    #expect(outcome.output.hasSuffix("\n3 passed, 0 failed\n"))
  }

  @Test func inspectPrintsWhatALibraryOffers() throws {
    let outcome = try CommandRun.run("inspect", kotlinLibrary("samples"))
    #expect(outcome.status == 0)
    #expect(outcome.output.contains("\nsoname   libsamples.so\n"))
    #expect(
      outcome.output.contains(/\nmodule   digest [0-9a-f]{10,16}, \d+ flows? and \d+ functions?\n/))
    #expect(
      outcome.output.contains(
        "  fun PeopleInSpaceRepository.pollIssPosition(this: people.PeopleInSpaceRepository, "
          + "interval: Duration): Flow<people.IssPosition>\n"))
    #expect(
      outcome.output.contains(
        "  suspend fun PeopleInSpaceRepository.fetchPeople(this: people.PeopleInSpaceRepository)"
          + ": List<people.Assignment>\n"))
    let json = try CommandRun.run("inspect", "--json", kotlinLibrary("samples")).output
    let object = try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any]
    #expect((object?["bridge"] as? [String: Any])?["library"] as? String == "samples")
  }

  @Test func inspectPrintsWhereAndHowFarAheadAFlowRuns() throws {
    let shop = try Workshop()
    let outcome = try CommandRun.run("inspect", try shop.handmadeLibrary(.none), in: shop)
    #expect(outcome.output.contains("  val numbers: Flow<Long> // placement io, window 0\n"))
    #expect(outcome.output.contains("  val ticks: Flow<Long>\n"))
  }

  @Test func inspectPrintsTheFileOfALibraryThatCannotBeLoaded() throws {
    let shop = try Workshop()
    let outcome = try CommandRun.run(
      "inspect", try shop.tableLibrary(entry: "return 0;"), in: shop)
    #expect(outcome.status == 2)
    #expect(outcome.output.contains("soname   libshop.so\n"))
    #expect(outcome.error.contains("returned NULL"))
  }

  @Test func inspectOfNoBridgeSaysHowAHandWrittenOneIsChecked() throws {
    let shop = try Workshop()
    let outcome = try CommandRun.run("inspect", try shop.classicLibrary(), in: shop)
    #expect(outcome.status == 2)
    #expect(!outcome.output.contains("problem"), "\(outcome.output)")
    #expect(outcome.error.contains("has no bridge: "))
    #expect(outcome.error.contains("name them with --classic (see kotlin-bridge help check)"))
  }

  @Test func inspectListsTheFlowsOfAHandWrittenBridge() throws {
    let shop = try Workshop()
    let library = try shop.classicLibrary()
    let whole = try CommandRun.run(["inspect", library] + Workshop.classic, in: shop)
    #expect(whole.status == 0, "\(whole.error)")
    #expect(whole.output.hasSuffix("\n1 flow\n  counts:5: subscribe start, cancel stop\n"))
    let flow = "subscribe=start,cancel=halt,does=gated:go"
    let part = try CommandRun.run("inspect", library, "--classic", flow, "--json", in: shop)
    #expect(part.status == 2)
    #expect(part.error.contains("exports no halt, which --classic names"))
    let object = try JSONSerialization.jsonObject(with: Data(part.output.utf8)) as? [String: Any]
    let flows = try #require(object?["classic"] as? [[String: Any]])
    let functions = try #require(flows[0]["functions"] as? [[String: Any]])
    #expect(functions.map { $0["role"] as? String } == ["subscribe", "cancel", "open"])
    #expect(functions.map { $0["found"] as? Bool } == [true, false, false])
  }

  @Test func inspectPrintsTheManifestAsItIs() throws {
    let shop = try Workshop()
    // The spaces, the number 1.0e2, the unknown member and the order of the members must stay.
    let manifest = #"""
      { "types": [], "note": "Zoë 1.0e2", "kotlin" : "2", "number": 1.0e2,
        "abi": 6, "library": "shop", "collector": "cms", "functions": [], "flows": []  }
      """#.split(separator: "\n").joined()
    let outcome = try CommandRun.run(
      "inspect", "--manifest", try shop.tableLibrary(manifest: manifest), in: shop)
    #expect(outcome.output == manifest + "\n")
    #expect(outcome.error == "")
    #expect(outcome.status == 0)
  }

  @Test func inspectPrintsOnlyTheManifestOfAKotlinLibrary() throws {
    let outcome = try CommandRun.run("inspect", kotlinLibrary("samples"), "--manifest")
    #expect(outcome.status == 0)
    let object = try JSONSerialization.jsonObject(with: Data(outcome.output.utf8))
    let manifest = try #require(object as? [String: Any])
    #expect(manifest["library"] as? String == "samples")
    let types = try #require(manifest["types"] as? [[String: Any]])
    #expect(types.contains { $0["name"] as? String == "people.IssPosition" })
  }

  @Test func inspectPrintsAlsoAManifestThatCannotBeRead() throws {
    let shop = try Workshop()
    let outcome = try CommandRun.run(
      "inspect", "--manifest", try shop.tableLibrary(manifest: "{ \"library\": "), in: shop)
    #expect(outcome.status == 2)
    #expect(outcome.output == "{ \"library\": \n")
    #expect(outcome.error.contains("the manifest of"))
  }

  @Test func inspectPrintsNoManifestOfALibraryThatCannotBeLoaded() throws {
    let shop = try Workshop()
    let outcome = try CommandRun.run(
      "inspect", "--manifest", try shop.tableLibrary(entry: "return 0;"), in: shop)
    #expect(outcome.status == 2)
    #expect(outcome.output == "")
    #expect(outcome.error.contains("returned NULL"))
  }

  @Test func rulesPrintsTheDocument() throws {
    #expect(try CommandRun.run("rules").output == Rule.document + "\n")
  }

  @Test(arguments: [["help"], ["--help"], ["help", "check"], ["check", "--help"], ["--version"]])
  func helpIsPrinted(arguments: [String]) throws {
    let outcome = try CommandRun.run(arguments)
    #expect(outcome.status == 0)
    #expect(outcome.error == "")
    #expect(!outcome.output.isEmpty)
  }
}
