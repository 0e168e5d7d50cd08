import Foundation
import KotlinBridgeConformance
import KotlinBridgeTools
import Testing

/// The command line of `check`.
struct ArgumentTests {
  @Test func aLibraryAloneTakesTheDefaults() throws {
    let options = try CheckOptions(arguments: ["libshop.so"])
    #expect(options.target.path == "libshop.so")
    #expect(options.settings.rounds == 460)
    #expect(options.settings.timeout == .seconds(60))
    #expect(options.jobs == ProcessInfo.processInfo.activeProcessorCount + 2)
    #expect(options.settings.patience == .seconds(5))
    #expect(options.minimum == 10)
    #expect(!options.isStrict)
  }

  @Test func valuesFollowOrAreAttached() throws {
    let options = try CheckOptions(arguments: [
      "--rule", "k2", "--rule=K18", "--form=callback", "libshop.so", "--skip", "K3", "--seed=7",
      "--rounds", "9", "--timeout=0.5", "--jobs", "4", "--strict", "--junit=a.xml", "--json",
      "b.json",
    ])
    #expect(options.selection.rules == ["K2", "K18"])
    #expect(options.selection.forms == [.callback])
    #expect(options.selection.skips == ["K3"])
    let settings = ["--rounds", "9", "--seed", "7", "--timeout", "0.5"]
    #expect(options.settings.options(seed: true) == settings)
    #expect(options.jobs == 4)
    #expect(options.minimum == 0)
    #expect(options.isStrict)
    #expect(options.junit == "a.xml")
    #expect(options.json == "b.json")
  }

  @Test func onlyWhatIsNotAsUsualIsWritten() throws {
    let usual = try CheckOptions(arguments: ["a.so", "--rounds", "460", "--timeout", "60"])
    #expect(usual.settings.options(seed: false) == [])
    #expect(usual.settings.hurried.options(seed: false) == ["--timeout", "30", "--patience", "2"])
    let named = try CheckOptions(arguments: ["a.so", "--patience", "3"])
    #expect(named.settings.options(seed: false) == ["--patience", "3"])
    #expect(!named.settings.mayHurry)
  }

  @Test func whatFollowsTwoDashesIsNoOption() throws {
    let options = try CheckOptions(arguments: ["--", "--rule.so"])
    #expect(options.target.path == "--rule.so")
  }

  @Test(arguments: [
    ([], "name the library to check, lib<name>.so"),
    (["a.so", "b.so"], "only one library can be checked at a time, not 'a.so' and 'b.so'"),
    (["a.so", "--fast"], "check has no option '--fast'"),
    (["a.so", "--strict=yes"], "the option --strict takes no value"),
    (["a.so", "--rule"], "the option --rule needs a value"),
    (["a.so", "--rule", "--list"], "the option --rule needs a value"),
    (["a.so", "--rule="], "the option --rule needs a value"),
    (["a.so", "--rule", "K99"], "there is no rule 'K99'; they are K1 to K74"),
    (["a.so", "--rule", "12"], "there is no rule '12'; did you mean K12?"),
    (["a.so", "--skip", "K012"], "there is no rule 'K012'; did you mean K12?"),
    (
      ["a.so", "--form", "calls"],
      "--form must be one of callback, sequence, publisher, call, library, peer, not 'calls'"
    ),
    (["a.so", "--rounds", "0"], "--rounds must be a whole number from 1 to 1000000000, not '0'"),
    (["a.so", "--seed", "-1"], "--seed must be a whole number of at least 0, not '-1'"),
    (
      ["a.so", "--timeout", "0"],
      "--timeout must be a number of seconds from 0.01 to 86400, not '0'"
    ),
    (
      ["a.so", "--timeout", "nan"],
      "--timeout must be a number of seconds from 0.01 to 86400, not 'nan'"
    ),
    (["a.so", "--jobs", "many"], "--jobs must be a whole number from 1 to 256, not 'many'"),
    (["a.so", "--junit", "r", "--json", "r"], "--junit and --json name the same file"),
  ])
  func whatIsNotUnderstoodIsNamed(arguments: [String], message: String) {
    #expect(throws: CommandError(message)) { try CheckOptions(arguments: arguments) }
  }

  @Test(arguments: [
    "subscribe=start,cancel=stop,does=counts:5",
    "subscribe=start,cancel=stop,release=free,does=throws:0",
    "subscribe=start,cancel=stop,does=endless", "subscribe=start,cancel=stop,does=never",
    "subscribe=start,cancel=stop,does=cancels:3", "subscribe=start,cancel=stop,does=dead",
    "subscribe=start,cancel=stop,does=gated:go_on",
    "subscribe=start,cancel=stop,release=free,live=count,does=throws:5:no, not: this",
    "subscribe=start,cancel=stop,does=counts:5,delivers=one-thread",
  ])
  func aClassicFlowIsReadAndWrittenAlike(text: String) throws {
    #expect(try ClassicFlow(argument: text).argument == text)
  }

  @Test(arguments: [
    ("subscribe=a,cancel=b", "--classic 'subscribe=a,cancel=b' lacks does="),
    ("cancel=b,does=endless", "--classic 'cancel=b,does=endless' lacks subscribe="),
    (
      "subscribe=a,cancel=b,does=count:5",
      "does= must be one of counts:N, throws:K, throws:K:MESSAGE, endless, never, cancels:K, dead, gated:OPEN, not 'count:5'"
    ),
    (
      "subscribe=a,cancel=b,does=counts:-1",
      "does= 'counts:-1' has no count of elements from 0 to 1000000000"
    ),
    (
      "subscribe=a,cancel=b,does=never:1",
      "does= must be one of counts:N, throws:K, throws:K:MESSAGE, endless, never, cancels:K, dead, gated:OPEN, not 'never:1'"
    ),
    (
      "subscribe=a,cancel=b,does=gated:",
      "does= must be one of counts:N, throws:K, throws:K:MESSAGE, endless, never, cancels:K, dead, gated:OPEN, not 'gated:'"
    ),
    (
      "subscribe=a,stop=b",
      "--classic takes subscribe=, cancel=, release=, live=, does=, delivers=, not 'stop=b'"
    ),
    (
      "subscribe=a,cancel=b,does=counts:9223372036854775807",
      "does= 'counts:9223372036854775807' has no count of elements from 0 to 1000000000"
    ),
    (
      "subscribe=a,cancel=b,does=throws:5:",
      "does= 'throws:5:' gives an empty message: leave out the last colon"
    ),
    (
      "subscribe=a,cancel=,does=never",
      "--classic 'subscribe=a,cancel=,does=never' gives cancel= no value"
    ),
    (
      "subscribe=a,cancel=b,does=never,delivers=any-thread",
      "delivers= must be one-thread or left out, not 'any-thread'"
    ),
    ("subscribe=a,subscribe=b", "--classic gives subscribe= twice in 'subscribe=a,subscribe=b'"),
  ])
  func aClassicFlowThatIsNotUnderstoodIsNamed(text: String, message: String) {
    #expect(throws: CommandError(message)) { try ClassicFlow(argument: text) }
  }

  @Test func aClassicLibraryHasNoTableToName() {
    let flow = "subscribe=a,cancel=b,does=counts:5"
    #expect(throws: CommandError.self) {
      try CheckOptions(arguments: ["a.so", "--classic", flow, "--call", "f"])
    }
  }

  @Test func aMessageMayHaveCommasWhereverItStands() throws {
    let flow = try ClassicFlow(argument: "subscribe=a,does=throws:5:one, two,cancel=b")
    #expect(flow.behavior == .throwsAfter(5))
    #expect(flow.message == "one, two")
    #expect(flow.cancel == "b")
  }
}
