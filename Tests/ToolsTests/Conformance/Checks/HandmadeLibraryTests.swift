import Foundation
import TestHelpers
import Testing

@testable import KotlinBridgeConformance

/// A mistake of a library fails the checks of the rules that it breaks, and no others.
@Suite(.only(.zoo), .onOwnThread) struct HandmadeLibraryTests {
  /// The rules that each mistake breaks: the form, then the number. The wrong bridges in
  /// Tests/Violators break K41, K42 and K45 in more ways.
  private static let broken: [HandmadeFault: Set<String>] = [
    .none: [],
    .terminalAfterCancel: ["callback K10"],
    .terminalTwice: ["callback K4", "callback K5"],
    .noTerminal: ["callback K4"],
    .elementAfterTerminal: ["callback K5"],
    .releaseTwice: ["callback K35", "callback K12"],
    .moreThanAskedFor: ["callback K23"],
    .callbacksAfterCancel: ["callback K10", "callback K11"],
    .noCurrentValue: ["callback K34"],
    .noTable: ["library K41"], .missingFunction: ["library K41"],
    .takesNegativeDemand: ["library K42"], .callsBackWhenRefused: ["library K42"],
    .lyingMutable: ["library K45"], .lyingAbi: ["library K45"],
    .answersTwice: ["call K20"], .answersInPlaceAndCalls: ["call K20"],
    .neverAnswers: ["call K20"], .saysLentMemoryIsGrown: ["call K20"],
  ]

  /// The rules that these few lines of C are wrong or right by. Other checks cancel and block inside
  /// callbacks, or look at the whole process, and need a child process where a library is wrong.
  private static let rules: Set = [
    "K4", "K5", "K10", "K11", "K12", "K20", "K23", "K34", "K35", "K41", "K42", "K44", "K45", "K57",
    "K71",
  ]

  @Test(arguments: HandmadeFault.allCases)
  func itsOwnRulesFailAndNoOthers(_ mistake: HandmadeFault) async throws {
    let workshop = try Workshop()
    let path = try workshop.handmadeLibrary(mistake)
    var failed: Set<String> = []
    var failures: [CheckFailure] = []
    for form in [Form.library, .callback, .call] {
      guard let subject = try? Subject(form, path: path, calling: [NamedCall(name: "answer")])
      else {
        continue
      }
      let conformance = Conformance(subject, rounds: 10)
      for rule in Conformance.rules(for: form) where Self.rules.contains(rule.id) {
        if case .failed(let found) = await conformance.check(rule) {
          failed.insert("\(form.rawValue) \(rule.id)")
          failures += found
        }
      }
    }
    #expect(failed == Self.broken[mistake], "\(failures)")
  }

  /// What a right library may do is no mistake.
  @Test(arguments: HandmadeShape.allCases)
  func noRuleFailsForWhatIsLeftOpen(_ shape: HandmadeShape) async throws {
    let workshop = try Workshop()
    let path = try workshop.handmadeLibrary(.none, shape: shape)
    for form in [Form.library, .call] {
      let subject = try Subject(form, path: path, calling: [NamedCall(name: "answer")])
      let conformance = Conformance(subject, rounds: 10)
      for rule in Conformance.rules(for: form) where Self.rules.contains(rule.id) {
        let verdict = await conformance.check(rule)
        if case .failed(let failures) = verdict { Issue.record("\(form) \(rule.id): \(failures)") }
      }
    }
  }

  /// The rule is looked at, and its verdict says what could not be seen.
  @Test(
    arguments: [
      (.givesObjects, "K57", .passed(note: "without an object that comes back")),
      (.none, "K57", .notOffered("a plain function that makes a new object of zeros each time")),
      (.throwsForState, "K45", .passed(note: "without the value of 'now', which throws")),
      (.throwsForState, "K71", .notOffered("a state that keeps its value for a while: 'now'")),
      (.throwsForFlow, "K45", .passed(note: "without an element of 'updates'")),
      (.describesRecursiveTypes, "K45", .passed), (.blinks, "K71", .passed),
      (.countsDownLate, "K42", .passed), (.failsAtOnce, "K42", .passed),
    ] as [(HandmadeShape?, String, Verdict)])
  func whatIsNotSeenIsSaid(_ shape: HandmadeShape?, _ rule: String, _ right: Verdict) async throws {
    let workshop = try Workshop()
    let subject = try Subject(.library, path: try workshop.handmadeLibrary(.none, shape: shape))
    let rule = try #require(Rule.named(rule))
    let seen = await Conformance(subject, rounds: 10).check(rule)
    #expect(seen == right)
  }

  @Test func elementsThatAreComparedAreWaitedFor() async throws {
    let workshop = try Workshop()
    let path = try workshop.handmadeLibrary(.none, shape: .bringsSlowly)
    let settings = CheckSettings(rounds: 1, seed: 1, patience: .seconds(5), time: .seconds(40))
    let record = CheckRecord(time: settings.time) { _ in }
    let check = LibraryCheck(
      subject: LibrarySubject(path: path), settings: settings, record: record)
    let library = try check.subject.usable()
    let flow = DeclaredFlow(try #require(library.flow("numbers")))
    let batches = try await library.elements(of: flow, count: 3, for: check)
    #expect(batches.reduce(0) { $0 + $1.count } == 3)
  }

  @Test(arguments: [
    ("libshop.so", "libshop.so", true), ("libshop.so.1.2", "libshop.so.1", true),
    ("libshop.so", "libshop.so.1", true), ("libshop.so", "libold.so", false),
    ("libshop.so", "libshop.sox.1", false), ("libshop.so.1", "libshop.1", false),
  ])
  func aSonameIsANameOfTheFile(_ file: String, _ soname: String, isRight: Bool) async throws {
    let workshop = try Workshop()
    let path = try workshop.library(name: file, flags: "-Wl,-soname,\(soname)")
    #expect(try await verdictOnFile(path).isPass == isRight)
  }

  @Test func aSonameIsANameOfALink() async throws {
    let workshop = try Workshop()
    let path = try workshop.library(name: "libgoods.so", flags: "-Wl,-soname,libwares.so.1")
    #expect(try await verdictOnFile(path).isPass == false)
    for link in ["libwares.so.1", "libshop.so"] {
      try FileManager.default.createSymbolicLink(
        atPath: workshop.path(link), withDestinationPath: "libgoods.so")
    }
    for name in ["libgoods.so", "libshop.so", "libwares.so.1"] {
      #expect(try await verdictOnFile(workshop.path(name)).isPass)
    }
  }

  private func verdictOnFile(_ path: String) async throws -> Verdict {
    let subject = try Subject(.library, path: path, name: "shop")
    return await Conformance(subject, rounds: 1).check(try #require(Rule.named("K44")))
  }
}

extension Verdict {
  fileprivate var isPass: Bool { if case .passed = self { true } else { false } }
}
