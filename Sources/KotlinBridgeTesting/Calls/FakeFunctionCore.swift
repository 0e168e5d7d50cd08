import KotlinBridge
import KotlinBridgeLocks

/// A function of a fake library without the type of its result.
///
/// `lock` protects everything that changes; nothing is called while it is held.
final class FakeFunctionCore: @unchecked Sendable {
  typealias Answer = @Sendable (_ arguments: FakeValue) -> Result<FakeValue, KotlinError>

  let declaration: FakeDeclaration
  let objects: FakeObjects
  private let lock = Lock()
  private var answer: Answer?
  private var all: [FakeCallCore] = []
  private var byHandle: [UInt64: FakeCallCore] = [:]
  private var isEnding = true

  init(_ declaration: FakeDeclaration, objects: FakeObjects) {
    self.declaration = declaration
    self.objects = objects
  }

  var label: String { declaration.label }

  var calls: [FakeCallCore] { lock.withLock { all } }

  var endsWhenCancelled: Bool {
    get { lock.withLock { isEnding } }
    set { lock.withLock { isEnding = newValue } }
  }

  /// Begins anew, as just declared. Calls that run go on. Without an answer, the test answers.
  func begin(answer: Answer?) {
    lock.withLock {
      self.answer = answer
      all = []
      isEnding = true
    }
  }

  // MARK: - What Swift does

  func called(_ arguments: FakeValue) -> CallPlan {
    guard let answer = lock.withLock({ answer }) else {
      return .observed { job in _ = self.add(arguments, job: job) }
    }
    let result = answer(arguments)
    _ = add(arguments, job: nil)
    switch result {
    case .success(let value): return .inPlace(InPlaceAnswer(objects.handOut(value)))
    case .failure(let error): return .thrown(error)
    }
  }

  func running(_ job: FakeJob) -> FakeCallCore? {
    lock.withLock { byHandle[job.handle] }
  }

  private func add(_ arguments: FakeValue, job: FakeJob?) -> FakeCallCore {
    lock.withLock {
      let call = FakeCallCore(
        job: job, arguments: arguments, objects: objects,
        label: "call \(all.count + 1) of \(label)",
        endsWhenCancelled: { [weak self] in self?.endsWhenCancelled ?? true })
      all.append(call)
      if let job { byHandle[job.handle] = call }
      return call
    }
  }
}
