// Exceptions that cross as values: what Kotlin hands over without throwing it.

@_spi(GeneratedCode)
extension KotlinError: KotlinCoroutine {
  /// Kotlin reports all of an exception where it throws it.
  public init(_ object: KotlinObject, _ calls: CoroutineCalls) {
    let module = object.kotlinModule
    do throws(KotlinError) {
      // Each such type has one.
      try module.call(calls.raise!) { $0.write(object) }
      self = .misuse("the library returned from a call that must throw an exception")
    } catch {
      self = error.keeping(object)
    }
  }

  /// The exception itself, or a new one for an error of Swift's.
  public func kotlinObject(of module: KotlinModule, _ calls: CoroutineCalls) -> KotlinObject? {
    if let known = throwable as? KotlinObject, known.kotlinModule.isSameLibrary(as: module) {
      return known
    }
    guard let make = calls.make, let host = module.host else { return nil }
    let error = passedOn
    let handle = host.lend(error)
    defer { host.drop(handle) }
    return try? module.call(make, returning: KotlinObject.self) { writer in
      writer.write(Int64(bitPattern: handle))
      writer.write(String(reflecting: type(of: error)))
      writer.write(error.textForKotlin)
    }
  }
}

extension KotlinModule {
  /// Calls a function without a result, and throws the error as Kotlin has reported it.
  fileprivate func call(
    _ function: UInt32, write: (inout KotlinWriter) -> Void
  ) throws(KotlinError) {
    try KotlinWriter.withWriter { (writer) throws(KotlinError) in
      write(&writer)
      let place = SourcePlace(fileID: #fileID, line: #line)
      _ = try call(function, with: writer.lend(), at: place).take(KotlinUnit.self, of: lent)
    }
  }
}
