import TestHelpers
import Testing

@testable import KotlinBridge

extension FixtureSuites {
  /// Wrong bytes and frames on both sides of the C boundary: an error or a value, never a crash.
  ///
  /// A run has some thousand rounds, and with KOTLIN_BRIDGE_FUZZ as many as that says:
  /// `./build.sh fuzz`.
  @Suite(.onOwnThread) struct Fuzz {
    @Test func mutatedFramesGetAnAnswerOrAStatus() throws {
      var fuzz = try FuzzRun()
      let functions: [any FuzzTarget] = FuzzedFunction.all(fuzz.forms)
      let (states, flows): ([any FuzzTarget], [any FuzzTarget]) = (
        FuzzedState.all(), FuzzedFlow.all()
      )
      try library.collectGarbage()
      let before = try library.counters.stableReferences
      fuzz.forEachRound { fuzz in
        let targets = fuzz.chance(8) ? states : fuzz.chance(8) ? flows : functions
        let target = targets.randomElement(using: &fuzz.seed)!
        return target.complaint(&fuzz).map { "\(target.name): \($0)" }
      }
      try library.collectGarbage()
      let after = try library.counters.stableReferences
      // Each thread of the pools keeps one, and some are new.
      #expect(after <= before + 32)
    }

    @Test func mutatedBytesAreAValueOrAnError() throws {
      var fuzz = try FuzzRun()
      fuzz.forEachRound { fuzz in
        let form = fuzz.forms.randomElement(using: &fuzz.seed)!
        let lent = fuzz.lend(fuzz.mutant(of: form.samples), isExact: true)
        // The type that the bytes are of, and another one.
        let readers = [form, fuzz.forms.randomElement(using: &fuzz.seed)!]
        return withExtendedLifetime(lent) {
          if fuzz.chance(4) { _ = try? form.skipped(lent.bytes) }
          return readers.lazy.compactMap { $0.complaint(reading: lent.bytes) }.first
        }
      }
    }

    @Test func wrongHandlesAndWrongAnswersOfSwiftEndInKotlinAsErrors() throws {
      var fuzz = try FuzzRun()
      let peers = try FuzzedPeers()
      fuzz.forEachRound { peers.complaint(&$0) }
      let left = try peers.leftovers()
      #expect(left == nil)
    }

    @Test func wrongFramesAndHandlesEndInSwiftAsErrors() throws {
      var fuzz = try FuzzRun()
      let host = try FuzzedHost()
      fuzz.forEachRound { host.complaint(&$0) }
      let left = host.leftovers()
      #expect(left == nil)
    }
  }
}
