/// Types whose values cross on their own alone, and not inside of others.
extension Sort {
  /// Functions and objects of coroutine types that have something to do with this type, each with a value.
  var boxed: [Sort] { functions + coroutineTypes }

  private var functions: [Sort] {
    [
      Sort(type: "(\(type)) -> \(type)", value: "{ it }"),
      Sort(type: "suspend (\(type)) -> \(type)", value: "{ it }"),
      Sort(type: "((\(type), kotlin.Int) -> kotlin.Unit)?", value: "null"),
      Sort(type: "() -> \(type)", value: "{ \(value) }"),
      Sort(type: "(\(type)).(kotlin.Boolean) -> kotlin.Boolean", value: "{ it }"),
      Sort(type: "((\(type)) -> kotlin.Unit) -> kotlin.Unit", value: "{ }"),
    ]
  }

  private var coroutineTypes: [Sort] {
    let (package, channels) = ("kotlinx.coroutines", "kotlinx.coroutines.channels")
    return [
      Sort(type: "\(package).Job", value: "\(package).Job()"),
      Sort(type: "\(package).Job?", value: "null"),
      Sort(
        type: "\(package).Deferred<\(type)>",
        value: "\(package).CompletableDeferred<\(type)>(\(value))"),
      Sort(
        type: "\(package).CoroutineScope",
        value: "\(package).CoroutineScope(\(package).Dispatchers.Default)"),
      Sort(type: "\(channels).SendChannel<\(type)>", value: "\(channels).Channel<\(type)>(1)"),
      Sort(type: "\(channels).Channel<\(type)>", value: "\(channels).Channel<\(type)>(1)"),
    ]
  }
}
