import CKotlinBridge
import KotlinBridgeTesting
import TestHelpers
import Testing

@testable @_spi(GeneratedCode) import KotlinBridge

extension FakeTableTests {
  /// Every status of every function of the table is an error that says what it means.
  @Suite struct StatusTests {
    static let meanings: [Int32: String] = [
      1: "the library has no flow or function with this id",
      2: "the job has ended, or the object is another library's",
      3: "an argument is out of range (a demand must be at least 1)",
      4: "the bytes are not the encoding of the declared types",
      5: "it is not a state flow, its value can't be set, or it is a suspend function",
      6: "the library is out of memory or has no room for another job",
      7: "Kotlin threw, but the library did not report the exception",
      8: "the library deferred the answer but retained no observer", 9: "status 9", -1: "status -1",
    ]

    /// Refuses a function, makes Swift call it, and returns the error.
    private func error(of function: ScriptedLibrary.Function, _ status: Int32) async -> KotlinError?
    {
      let fake = ScriptedLibrary()
      do {
        if function == .manifest { fake.refuse(function, with: status) }
        let library = try fake.open()
        fake.refuse(function, with: status)
        let setting = KotlinMutableStateFlow<Int64>(
          of: KotlinModule(asGenerated: library), flow: 5)
        switch function {
        case .manifest: break
        case .subscribe:
          for try await _ in setting {}
        case .request:
          let subscription = RecordedSubscription(setting.flow)
          defer { fake.jobs[0].release() }
          try subscription.job.request(1)
        case .call: _ = try await library.call("nothing", returning: KotlinUnit.self)
        case .cancel:
          // Nobody can do anything about a cancel that fails.
          RecordedSubscription(setting.flow).job.cancel()
          fake.jobs[0].release()
        case .stateValue: _ = try setting.get()
        case .stateSet: try setting.set(1)
        case .stateCompareAndSet: _ = try setting.compareAndSet(expected: 1, update: 2)
        case .counters: _ = try library.counters
        case .collectGarbage: try library.collectGarbage()
        }
        return nil
      } catch {
        return error as? KotlinError
      }
    }

    @Test(arguments: meanings.keys.sorted())
    func everyStatusIsAMisuseThatSaysWhy(_ status: Int32) async throws {
      let actions: [ScriptedLibrary.Function: String] = [
        .manifest: "read from the library", .subscribe: "subscribe", .request: "request",
        .call: "call", .stateValue: "read the state", .stateSet: "set the state",
        .stateCompareAndSet: "set the state", .counters: "read the counters",
        .collectGarbage: "collect garbage",
      ]
      for function in ScriptedLibrary.Function.allCases {
        let error = await error(of: function, status)
        // To cancel a job that has ended, or to request of it, is not a mistake.
        if function == .cancel || function == .request && status == 2 {
          #expect(error == nil)
        } else {
          let message = "can't \(try #require(actions[function])): \(Self.meanings[status] ?? "")"
          let isUnanswered = function == .call && status == KB_OBSERVED
          #expect(
            error?.message
              == (isUnanswered ? "the library ended a call without an answer" : message))
          #expect(error?.code == .misuse)
        }
      }
    }

    @Test func countersAreThoseOfTheLibrary() async throws {
      let fake = ScriptedLibrary()
      let library = try fake.open()
      let subscription = RecordedSubscription(try library.flow("numbers", of: Int64.self))
      let counters = try library.counters
      #expect(counters.jobs == 1 && counters.subscriptions == 1 && counters.handles == 1)
      #expect(counters.stableReferences == -1)
      #expect(counters.contexts >= 1)
      fake.jobs[0].complete()
      fake.jobs[0].release()
      await subscription.job.join()
      #expect(try library.counters.jobs == 0)
      try library.collectGarbage()
    }
  }
}
