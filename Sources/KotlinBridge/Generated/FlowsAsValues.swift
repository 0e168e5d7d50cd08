import KotlinBridgeLocks

// Flows that cross as the objects that they are in Kotlin.

extension FlowSource {
  /// The flow as an object of Kotlin's, for a place where a library asks for a flow of this type. Nil for a
  /// flow of another library, for one whose elements are others in Kotlin, and for one that Kotlin does not
  /// give.
  func object(for module: KotlinModule, _ calls: CoroutineCalls) -> KotlinObject? {
    let own = KotlinModule(lent: self.module)
    guard own.isSameLibrary(as: module), let type = calls.flow,
      module.haveSameElements(id, module.number(ofFlow: type))
    else { return nil }
    if isOwner { return owner }
    let handle = try? withArguments { (arguments) throws(KotlinError) in
      try table.untraced.open(id, with: arguments).take(UInt64.self)
    }
    return handle.map { KotlinObject(holding: $0, of: own) }
  }
}

extension KotlinModule {
  /// Whether the elements of two flows, by the library's numbers, are of one type in Kotlin: some types are
  /// one in Swift, as a list and an array.
  func haveSameElements(_ one: UInt32, _ other: UInt32) -> Bool {
    contents._withUnsafeGuaranteedRef { contents in
      let key = UInt64(one) << 32 | UInt64(other)
      if let known = contents.sameElements.withLock({ $0[key] }) { return known }
      let flows = contents.library.manifest.flows
      func element(_ id: UInt32) -> ManifestType? { flows.first { $0.id == id }?.element }
      let areSame = element(one) == element(other)
      contents.sameElements.withLock { $0[key] = areSame }
      return areSame
    }
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
