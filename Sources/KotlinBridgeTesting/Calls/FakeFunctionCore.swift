import KotlinBridge
import KotlinBridgeLocks

/// A function of a fake library without the type of its result.
///
/// `lock` protects everything that changes; nothing is called while it is held.
final class FakeFunctionCore: @unchecked Sendable {
  struct Declaration: Equatable, Sendable, CustomStringConvertible {
    var name: String
    var parameters: [ManifestType]
    var result: ManifestType

    var description: String {
      "a function (\(parameters.map(\.description).joined(separator: ", "))) that returns \(result)"
    }

    func append(to text: inout ManifestText, isPlain: Bool) {
      text.appendFunction(
        name, kind: isPlain ? "plain" : "suspend", parameters: .unnamed(parameters),
        returning: result)
    }
  }

  typealias Answer = @Sendable (_ arguments: [UInt8]) -> Result<[UInt8], KotlinError>

  let declaration: Declaration
  let label: String
  private let lock = Lock()
  private var answer: Answer?
  private var all: [FakeCallCore] = []
  private var byHandle: [UInt64: FakeCallCore] = [:]
  private var isEnding = true

  init(_ declaration: Declaration, library: String) {
    self.declaration = declaration
    label = "the function '\(declaration.name)' of the fake library '\(library)'"
  }

  /// Whether it answers inside the call, as a function that does not suspend.
  var isPlain: Bool { lock.withLock { answer != nil } }

  var calls: [FakeCallCore] { lock.withLock { all } }

  var endsWhenCancelled: Bool {
    get { lock.withLock { isEnding } }
    set { lock.withLock { isEnding = newValue } }
  }

  func setAnswer(_ answer: @escaping Answer) {
    lock.withLock { self.answer = answer }
  }

  // MARK: - What Swift does

  func called(_ arguments: [UInt8]) -> CallPlan {
    guard let answer = lock.withLock({ answer }) else {
      return .observed { job in _ = self.add(arguments, job: job) }
    }
    let result = answer(arguments)
    _ = add(arguments, job: nil)
    switch result {
    case .success(let bytes): return .inPlace(InPlaceAnswer(bytes))
    case .failure(let error): return .thrown(error)
    }
  }

  func running(_ job: FakeJob) -> FakeCallCore? {
    lock.withLock { byHandle[job.handle] }
  }

  private func add(_ arguments: [UInt8], job: FakeJob?) -> FakeCallCore {
    lock.withLock {
      let call = FakeCallCore(
        job: job, arguments: arguments, label: "call \(all.count + 1) of \(label)",
        endsWhenCancelled: { [weak self] in self?.endsWhenCancelled ?? true })
      all.append(call)
      if let job { byHandle[job.handle] = call }
      return call
    }
  }
}
