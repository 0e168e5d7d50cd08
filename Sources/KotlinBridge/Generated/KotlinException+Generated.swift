@_spi(GeneratedCode)
extension KotlinException {
  /// Makes an exception of the error that stands for it.
  ///
  /// - Parameters:
  ///   - names: the Kotlin names of the class and of those that extend it.
  ///   - make: reads the fields, those of its superclass first.
  ///
  /// Nil if the error is of another class, or its fields can't be read. An exception that Swift has thrown and that Kotlin
  /// could not make one of is the `swiftError`.
  public static func read(
    _ error: any Error, thrownAs names: [String],
    _ make: (inout KotlinReader, KotlinError) throws(KotlinError) -> Self
  ) -> Self? {
    guard let error = KotlinError.of(error) else { return nil }
    if let thrown = error.swiftError as? any KotlinException {
      return read(thrown, thrownAs: names, make)
    }
    guard let exception = error.exception, names.contains(exception.type) else { return nil }
    return exception.fields.withUnsafeBytes { bytes in
      var reader = KotlinReader(bytes)
      return try? make(&reader, error)
    }
  }
}

@_spi(GeneratedCode)
extension KotlinError {
  /// The failure of Kotlin code that throws an exception with the fields that `write` writes.
  public init(
    thrownAs type: String, message: String, cause: KotlinError?,
    write: (inout KotlinWriter) -> Void = { _ in }
  ) {
    let fields = KotlinWriter.withWriter { writer in
      write(&writer)
      return (try? writer.finish()).map { Array($0) }
    }
    self.init(
      code: .failed, typeName: type, message: message, trace: "", cause: cause,
      exception: fields.map { ThrownException(type: type, fields: $0) })
  }

  /// What a function throws that declares these exceptions, the most specific ones first: the first
  /// that the error stands for, else the error itself.
  public static func thrown(
    _ error: any Error, declared: [any KotlinException.Type]
  ) -> any Error {
    for type in declared {
      if let exception = type.init(error) { return exception }
    }
    return error
  }
}
