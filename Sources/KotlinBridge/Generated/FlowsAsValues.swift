// Flows that cross as the objects that they are in Kotlin.

extension FlowSource {
  /// The flow as an object of Kotlin's, for a place where a library asks for a flow of this type. Nil for a
  /// flow of another library, for one whose elements are others in Kotlin, and for one that Kotlin does not
  /// give.
  func object(for module: KotlinModule, _ calls: CoroutineCalls) -> KotlinObject? {
    let own = KotlinModule(lent: self.module)
    guard own.isSameLibrary(as: module), let type = calls.flow,
      module.haveSameElements(.flow(id), .flow(module.number(ofFlow: type)))
    else { return nil }
    if isOwner { return owner }
    let handle = try? withArguments { (arguments) throws(KotlinError) in
      try table.untraced.open(id, with: arguments).take(UInt64.self)
    }
    return handle.map { KotlinObject(holding: $0, of: own) }
  }
}

@_spi(GeneratedCode)
extension KotlinFlow: KotlinCoroutine {
  public init(_ object: KotlinObject, _ calls: CoroutineCalls) {
    self.init(source: object.kotlinModule.source(of: object, calls))
  }

  public func kotlinObject(of module: KotlinModule, _ calls: CoroutineCalls) -> KotlinObject? {
    origin.source?.object(for: module, calls)
  }
}

@_spi(GeneratedCode)
extension KotlinStateFlow: KotlinCoroutine {
  public init(_ object: KotlinObject, _ calls: CoroutineCalls) {
    self.init(source: object.kotlinModule.source(of: object, calls))
  }

  public func kotlinObject(of module: KotlinModule, _ calls: CoroutineCalls) -> KotlinObject? {
    source.object(for: module, calls)
  }
}

@_spi(GeneratedCode)
extension KotlinMutableStateFlow: KotlinCoroutine {
  public init(_ object: KotlinObject, _ calls: CoroutineCalls) {
    self.init(source: object.kotlinModule.source(of: object, calls))
  }

  public func kotlinObject(of module: KotlinModule, _ calls: CoroutineCalls) -> KotlinObject? {
    source.object(for: module, calls)
  }
}
