/// Types whose values cross on their own alone, and not inside of others.
extension Sort {
  /// Functions, exceptions and objects of coroutine types that have something to do with this type, each with a value.
  var boxed: [Sort] { functions + coroutineTypes + Self.throwables }

  private static let throwables = [
    Sort(type: "kotlin.Throwable", value: "kotlin.RuntimeException()"),
    Sort(type: "kotlin.Throwable?", value: "null"),
    Sort(type: "kotlin.Exception", value: "kotlin.Exception(\"none\")"),
  ]

  private var functions: [Sort] {
    [
      Sort(type: "(\(type)) -> \(type)", value: "{ it }"),
      Sort(type: "suspend (\(type)) -> \(type)", value: "{ it }"),
      Sort(type: "((\(type), kotlin.Int) -> kotlin.Unit)?", value: "null"),
      Sort(type: "() -> \(type)", value: "{ \(value) }"),
      Sort(type: "(\(type)).(kotlin.Boolean) -> kotlin.Boolean", value: "{ it }"),
      Sort(type: "((\(type)) -> kotlin.Unit) -> kotlin.Unit", value: "{ }"),
      Sort(type: "(kotlin.Throwable?) -> \(type)", value: "{ \(value) }"),
      Sort(type: "suspend (kotlin.Int) -> kotlin.Exception?", value: "{ null }"),
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
      Sort(type: "\(channels).ReceiveChannel<\(type)>", value: "\(channels).Channel<\(type)>(1)"),
      Sort(
        type: "\(package).flow.FlowCollector<\(type)>",
        value: "\(package).flow.FlowCollector<\(type)> { }"),
    ]
  }
}
