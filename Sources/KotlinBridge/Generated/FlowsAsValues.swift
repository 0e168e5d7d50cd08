import KotlinBridgeLocks

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

/// What tells of which type elements are in Kotlin, by the library's numbers.
enum ElementPlace: Hashable {
  case flow(UInt32)
  /// One whose last parameter is an element, or its result if the object is all that it takes.
  case function(UInt32)

  func type(in manifest: Manifest) -> ManifestType? {
    switch self {
    case .flow(let id): return manifest.flows.first { $0.id == id }?.element
    case .function(let id):
      guard let function = manifest.functions.first(where: { $0.id == id }) else { return nil }
      return function.parameters.count > 1 ? function.parameters.last!.type : function.result
    }
  }
}

extension KotlinModule {
  /// Whether elements are of one type in Kotlin: some types are one in Swift, as a list and an array.
  func haveSameElements(_ one: ElementPlace, _ other: ElementPlace) -> Bool {
    if one == other { return true }
    return contents._withUnsafeGuaranteedRef { contents in
      let key = [one, other]
      if let known = contents.sameElements.withLock({ $0[key] }) { return known }
      let manifest = contents.library.manifest
      let areSame = one.type(in: manifest) == other.type(in: manifest)
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
