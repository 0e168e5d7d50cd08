import Foundation
import KotlinBridgeTools
import TestHelpers
import Testing

/// For what can't be checked, the command prints one line that says what to do, and exits with 2.
@Suite(.onOwnThread) struct BadInputTests {
  @Test(arguments: [
    ([], "name a subcommand: check, inspect, generate, new, bench, doctor, rules, help"),
    (
      ["test"],
      "there is no subcommand 'test': check, inspect, generate, new, bench, doctor, rules, help"
    ),
    (["check"], "name the library to check"),
    (["check", "/nowhere/libshop.so"], "there is no file /nowhere/libshop.so"),
    (["check", "/etc/passwd"], "not an ELF file"),
    (["check", "/etc"], "/etc is a directory"),
    (["check", "FIXTURES", "--rule", "K99"], "there is no rule 'K99'; they are K1 to K74"),
    (["check", "FIXTURES", "--rule", "K43"], "K43 can't be checked: "),
    (["check", "FIXTURES", "--rule", "K31", "--form", "callback"], "it has one in sequence"),
    (["check", "FIXTURES", "--name", "people"], "exports no people_kotlin_bridge: --name may be"),
    (
      ["check", "FIXTURES", "--rule", "K2", "--call", "nothing"],
      "has no function 'nothing' to --call; "
    ),
    (
      ["check", "FIXTURES", "--flow", "long(n=5)"],
      "--flow 'long(n=5)': fixtures has no flow 'long'; did you mean 'longs'?"
    ),
    (["check", "FIXTURES", "--flow", "longs"], "the parameter 'n', a Long, is missing"),
    (
      ["check", "FIXTURES", "--flow", "longs(count=5)"],
      "there is no parameter 'count'; it has n"
    ),
    (["check", "FIXTURES", "--flow", "longs(n=five)"], "n: 'five' is not a valid Long"),
    (["check", "FIXTURES", "--does", "never"], "--does never needs a --flow before it"),
    (
      ["check", "FIXTURES", "--junit", "/nowhere/r.xml"],
      "the report /nowhere/r.xml can't be written"
    ),
    (["check", "FIXTURES", "--json", "/"], "the report / can't be written"),
    (["check", "FIXTURES", "--known-failing", "/nowhere/k"], "/nowhere/k can't be read"),
    (["check", "FIXTURES", "--classic", "subscribe=go,cancel=stop,does=never"], "exports no go"),
    (
      [
        "check", "FIXTURES", "--classic",
        "subscribe=fixtures_kotlin_bridge,cancel=libfixtures_symbols,does=gated:go",
      ],
      "exports no go, which --classic names"
    ),
    (["run-one", "FIXTURES"], "internal subcommand of check: run kotlin-bridge check"),
    (["rules", "all"], "rules takes no argument 'all'"),
    (["help", "me"], "there is no help on 'me'"),
    (["help", "check", "inspect"], "help takes one subcommand: check, inspect"),
    (["--version", "2"], "--version takes no argument '2'"),
    (
      ["check", "FIXTURES", "--list", "--json", "/nowhere/r"],
      "--list runs nothing and writes no report"
    ),
    (
      ["bench", "--list", "--json", "/nowhere/r"],
      "--list measures nothing, so it can't be combined with --json"
    ),
    (
      ["bench", "--library", "/etc/passwd"],
      "/etc/passwd is text, perhaps a linker script, not an ELF file"
    ),
    (
      ["generate", "SAMPLES", "--module", "class", "--output", "/nowhere"],
      "'class' is a keyword of Swift: choose another name for the module"
    ),
    (
      ["generate", "SAMPLES", "--module", "Samples", "--output", "/proc/x"],
      "the folder /proc/x can't be made: "
    ),
    (
      ["check", "FIXTURES", "--call", "divide(a=84)"],
      "--call 'divide(a=84)': the parameter 'b', a Long, is missing, in 'fun divide(a: Long, b: Long): Long'"
    ),
    (
      ["check", "FIXTURES", "--call", "divide(84)"],
      "--call 'divide(84)': an argument must be parameter=value"
    ),
    (
      ["check", "SAMPLES", "--call", "PeopleInSpaceRepository.fetchPeople"],
      "'suspend fun PeopleInSpaceRepository.fetchPeople(this: people.PeopleInSpaceRepository)"
    ),
    (["inspect"], "name the library to inspect"),
    (["inspect", "/etc/passwd"], "not an ELF file"),
    (["inspect", "/etc/passwd", "--manifest"], "not an ELF file"),
    (["inspect", "FIXTURES", "--manifest", "--json"], "--json and --manifest: choose one"),
  ])
  func itIsOneLine(arguments: [String], message: String) throws {
    let libraries = ["FIXTURES": "fixtures", "SAMPLES": "samples"]
    let arguments = arguments.map { libraries[$0].map(kotlinLibrary) ?? $0 }
    expectOneLine(try CommandRun.run(arguments), message)
  }

  @Test func aLibraryWithoutABridgeIsNamed() throws {
    let shop = try Workshop()
    let library = try shop.library("int nothing(void) { return 0; }")
    expectOneLine(try CommandRun.run("check", library, in: shop), "\(library) has no bridge: ")
  }

  @Test func aMissingDependencyIsNamed() throws {
    let shop = try Workshop()
    let part = try shop.library("int part(void) { return 0; }", name: "libpart.so")
    let library = try shop.library(
      "int part(void); void *shop_kotlin_bridge(void) { part(); return 0; }",
      flags: "-Wl,--no-as-needed", part)
    try FileManager.default.removeItem(atPath: part)
    expectOneLine(try CommandRun.run("check", library, in: shop), "libpart.so")
  }

  @Test func aCrashOnLoadIsNamed() throws {
    let shop = try Workshop()
    let library = try shop.library(
      """
      #include <stdio.h>
      #include <stdlib.h>
      __attribute__((constructor)) void load(void) { fputs("no luck\\n", stderr); abort(); }
      void *shop_kotlin_bridge(void) { return 0; }

      """)
    let outcome = try CommandRun.run("check", library, in: shop)
    expectOneLine(outcome, "died of SIGABRT (signal 6) in libshop.so+0x")
    #expect(outcome.error.contains(" while it was loaded"))
    #expect(outcome.error.contains("it printed 'no luck'"))
  }

  @Test func anExitWhileItIsLoadedIsNamed() throws {
    let shop = try Workshop()
    let library = try shop.library(
      """
      #include <stdlib.h>
      __attribute__((constructor)) void load(void) { exit(0); }
      void *shop_kotlin_bridge(void) { return 0; }

      """)
    expectOneLine(
      try CommandRun.run("check", library, in: shop),
      "\(library) called exit(0) while it was loaded")
  }

  @Test func functionsOfTheTableThatAreNullAreNamed() throws {
    let shop = try Workshop()
    let library = try shop.tableLibrary(isWhole: false)
    let outcome = try CommandRun.run("check", library, in: shop)
    #expect(outcome.status == 1)
    #expect(outcome.output.contains("\n  observed: NULL for subscribe, request, cancel, call, "))
    #expect(
      outcome.output.contains(
        "could not run: the library can't be used, see K41: NULL for subscribe"))
    let inspected = try CommandRun.run("inspect", library, in: shop)
    #expect(
      inspected.error.contains("has NULL for subscribe, request, cancel"), "\(inspected.error)")
  }

  @Test func aLoadThatHangsIsNamed() throws {
    let shop = try Workshop()
    let library = try shop.library(
      """
      #include <unistd.h>
      __attribute__((constructor)) void load(void) { for (;;) pause(); }
      void *shop_kotlin_bridge(void) { return 0; }

      """)
    expectOneLine(
      try CommandRun.run("check", library, "--timeout", "1", in: shop),
      "did not end within 1 s and was killed while it was loaded")
  }

  @Test func anEntryThatGivesNothingIsNamed() throws {
    let shop = try Workshop()
    let library = try shop.tableLibrary(entry: "return 0;")
    expectOneLine(
      try CommandRun.run("check", library, in: shop),
      "shop_kotlin_bridge of \(library) returned NULL"
    )
  }

  @Test func anotherVersionOfTheTableIsAVerdict() throws {
    let shop = try Workshop()
    let library = try shop.tableLibrary(version: "99")
    let outcome = try CommandRun.run("check", library, in: shop)
    #expect(outcome.status == 1)
    #expect(outcome.output.contains("\nFAIL K41 MUST library\n"))
    #expect(outcome.output.contains("\n  observed: version 99 and "))
    #expect(outcome.output.contains("\nK2    CAN'T     CAN'T     CAN'T"))
    #expect(
      outcome.output.contains("could not run: the library can't be used, see K41: version 99"))
  }

  @Test func aBrokenManifestIsAVerdict() throws {
    let shop = try Workshop()
    let library = try shop.tableLibrary(manifest: "{ \"library\": ")
    let outcome = try CommandRun.run("check", library, in: shop)
    #expect(outcome.status == 1)
    #expect(outcome.output.contains("\nFAIL K45 MUST library\n"))
    #expect(outcome.output.contains("could not run: the library can't be used, see K45: "))
  }

  @Test(arguments: [
    (["/etc/passwd"], "not an ELF file"), (["FIXTURES", "--fast"], "check has no option '--fast'"),
    (["FIXTURES", "--rounds"], "the option --rounds needs a value"),
    (["FIXTURES", "--known-failing", "/nowhere/k"], "/nowhere/k can't be read"),
  ])
  func theReportsSayWhyNothingRan(arguments: [String], message: String) throws {
    let shop = try Workshop()
    let arguments = arguments.map { $0 == "FIXTURES" ? kotlinLibrary("fixtures") : $0 }
    let reports = ["--json", shop.path("r.json"), "--junit=\(shop.path("r.xml"))"]
    expectOneLine(try CommandRun.run(["check"] + reports + arguments, in: shop), message)
    let object = try JSONSerialization.jsonObject(with: Data(bytes(of: shop.path("r.json"))))
    let json = try #require(object as? [String: Any])
    #expect((json["error"] as? String)?.contains(message) == true)
    #expect(json["exitStatus"] as? Int == 2)
    #expect((json["results"] as? [Any])?.isEmpty == true)
    let xml = String(decoding: try bytes(of: shop.path("r.xml")), as: UTF8.self)
    #expect(xml.contains(" tests=\"1\" failures=\"0\" errors=\"1\" skipped=\"0\""))
    #expect(xml.contains("<error message="))
  }

  @Test func outputThatGetsLostIsNoSuccess() throws {
    for arguments in [["rules"], ["check", kotlinLibrary("fixtures"), "--rule", "K41"]] {
      let command = commandText([try CommandRun.path] + arguments)
      let printed = try run("sh", ["-c", "\(command) 2>&1 >/dev/full; echo $?"])
      #expect(
        printed
          == "kotlin-bridge: error: the output can't be written: No space left on device\n2\n")
    }
  }

  @Test func aReaderThatHasGoneEndsTheRunAsHelpSays() throws {
    let command = commandText([
      try CommandRun.path, "check", kotlinLibrary("fixtures"), "--form", "callback",
    ])
    // The reader has gone once `wait` is over, before the command prints its first line.
    let printed = try run(
      "bash", ["-c", "exec 3> >(exec true); wait $!; \(command) 2>&1 >&3; echo $?"])
    #expect(printed == "kotlin-bridge: error: the output can't be written: Broken pipe\n2\n")
  }

  private func expectOneLine(_ outcome: CommandRun.Outcome, _ message: String) {
    #expect(outcome.status == 2)
    #expect(outcome.error.hasPrefix("kotlin-bridge: error: "))
    #expect(outcome.error.contains(message))
    #expect(outcome.error.split(separator: "\n").count == 1, "\(outcome.error)")
    #expect(outcome.output == "")
  }
}
