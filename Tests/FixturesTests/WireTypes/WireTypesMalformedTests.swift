import CKotlinBridge
import Fixtures
import TestHelpers
import Testing

@testable import KotlinBridge

extension FixtureSuites {
  /// Bytes that are not the encoding of the declared types get a status, and nothing is called.
  ///
  /// Rule K42 sends each flow and function arguments of a wrong size, at NULL and with one wrong
  /// value. The Kotlin tests of the wire format try each wrong encoding of each type.
  @Suite struct WireTypesMalformed {
    @Test func everyPrefixOfAValueIsTooShort() throws {
      let whole = encoded(Everything.sample)
      #expect(ManualCall<Everything>("echoEverything", bytes: whole).status == KB_OK)
      for count in 0..<whole.count { expectMalformed("echoEverything", Array(whole.prefix(count))) }
      expectMalformed("echoEverything", whole + [0])
    }

    @Test func malformedStatesAreRefused() throws {
      let state = try stringState(name: freshName())
      let (flow, arguments) = (state.source.id, state.source.arguments.withBytes(Array.init))
      let wrong: [[UInt8]] = [
        [], [2], [1], [1, 5, 0, 0, 0, 0x61], [0, 0], [1, 1, 0, 0, 0, 0xFF],
      ]
      for value in wrong {
        let count = Int64(value.count)
        let statuses = [
          ManualFrame(flow, arguments).used { table.state_set($0, value, count) },
          ManualFrame(flow, arguments).used {
            table.state_compare_and_set($0, value, count, [0], 1)
          },
          ManualFrame(flow, arguments).used {
            table.state_compare_and_set($0, [0], 1, value, count)
          },
        ]
        #expect(statuses.allSatisfy { $0 == KB_MALFORMED }, "\(value): \(statuses)")
      }
      #expect(ManualFrame(flow, [1, 2]).used { table.state_set($0, [0], 1) } == KB_MALFORMED)
      #expect(ManualFrame(flow, [9]).used(by: table.state_value) == KB_MALFORMED)
      #expect(state.value == nil)
    }

    @Test func bytesAtRandomGetAnAnswerOrAStatus() async throws {
      var seed = Seed()
      let valid = encoded(Everything.sample)
      for _ in 0..<rounds(500) {
        let start = seed
        var bytes = valid
        for _ in 0..<Int.random(in: 1...4, using: &seed) {
          bytes[Int.random(in: bytes.indices, using: &seed)] = .random(in: 0...255, using: &seed)
        }
        // NaNs are not equal, so the encodings are compared, by their sizes.
        let raw = ManualCall<Everything>("echoEverything", bytes: bytes)
        let isRight: Bool
        if raw.isAccepted {
          await raw.recorder.releases()
          isRight = raw.recorder.elements.map { encoded($0).count } == [bytes.count]
        } else {
          isRight = raw.status == KB_MALFORMED && raw.recorder.events == []
        }
        #expect(isRight, "\(start): status \(raw.status), \(raw.recorder.events)")
      }
    }
  }
}

/// Expects `KB_MALFORMED` for bytes that are not the arguments of a function.
private func expectMalformed(
  _ name: String, _ bytes: [UInt8], sourceLocation: SourceLocation = #_sourceLocation
) {
  let status = RefusedCall().call(name, bytes)
  #expect(status == KB_MALFORMED, "\(name) of \(bytes.prefix(20))", sourceLocation: sourceLocation)
}
