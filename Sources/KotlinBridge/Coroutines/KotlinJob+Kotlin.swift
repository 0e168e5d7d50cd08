@_spi(GeneratedCode)
extension KotlinJob: KotlinCoroutine {
  public convenience init(_ object: KotlinObject, _ calls: CoroutineCalls) {
    self.init(kotlin: CoroutineJob(CoroutineObject(object, calls)))
  }

  public func kotlinObject(of module: KotlinModule, _ calls: CoroutineCalls) -> KotlinObject? {
    (kotlin as? CoroutineJob)?.object.object(of: module)
  }
}

/// A `Job` of Kotlin's, or the job that a `Deferred` is.
struct CoroutineJob: OtherJob {
  let object: CoroutineObject

  init(_ object: CoroutineObject) {
    self.object = object
  }

  func cancel() {
    // It throws for a library alone that lacks the function.
    _ = try? object.call(object.calls.cancel)
  }

  func join() async {
    // Not a task of the caller's, whose cancel would end the wait and not the job.
    await Task { _ = try? await object.callSuspending(object.calls.join) }.value
  }

  var isActive: Bool {
    (try? object.call(object.calls.isActive, returning: Bool.self)) ?? false
  }
}
