import KotlinBridgeTesting
import TestHelpers
import Testing

@testable @_spi(GeneratedCode) import KotlinBridge

extension FakeTableTests {
  /// The value of a state flow: read, set, compared.
  @Suite struct StateFlowTests {
    private let fake = ScriptedLibrary()

    private func setting() throws -> KotlinMutableStateFlow<Int64> {
      KotlinMutableStateFlow(of: try fake.module(), flow: 5)
    }

    @Test func theValueIsSet() throws {
      try setting().set(7)
      #expect(try setting().value == 7)
      #expect(
        fake.stateChanges
          == [.init(flow: 5, arguments: [], expected: nil, value: encode(Int64(7)))])
    }

    @Test(arguments: [[], [1], Array(repeating: 1, count: 9)] as [[UInt8]])
    func aMalformedValueIsAnError(_ bytes: [UInt8]) throws {
      fake.stateBytes = bytes
      let setting = try setting()
      let error = #expect(throws: KotlinError.self) { try setting.get() }
      #expect(error?.message.hasPrefix("malformed bytes: ") == true)
    }

    @Test func anExceptionOfKotlinIsThrown() throws {
      let cause = KotlinError(code: .failed, typeName: "kotlin.Error", message: "why")
      let refusal = KotlinError(
        code: .failed, typeName: "kotlin.IllegalArgumentException", message: "too small",
        cause: cause)
      fake.stateBytes = encode(Int64(5))
      let setting = try setting()
      fake.stateFailure = refusal
      let uses: [() throws -> Void] = [
        { _ = try setting.get() }, { try setting.set(1) },
        { _ = try setting.compareAndSet(expected: 5, update: 1) },
      ]
      for use in uses {
        let error = #expect(throws: KotlinError.self) { try use() }
        #expect(error?.code == .failed)
        #expect(error?.description == refusal.description)
      }
      fake.stateFailure = nil
      #expect(try setting.get() == 5)
    }
  }
}
