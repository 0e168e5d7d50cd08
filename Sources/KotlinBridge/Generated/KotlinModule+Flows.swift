extension KotlinModule {
  /// A flow without parameters.
  @usableFromInline
  func source(ofFlow flow: UInt32, _ traits: FlowTraits, at place: SourcePlace) -> FlowSource {
    FlowSource(
      table: table, id: number(ofFlow: flow), traits: traits, module: lent, arguments: .none,
      place: place)
  }

  /// A flow of an object, whose handle is the only argument.
  ///
  /// - Parameter isItself: whether the object is the flow.
  @inline(__always)
  func source(
    ofFlow flow: UInt32, of owner: KotlinObject, isItself: Bool = false, _ traits: FlowTraits,
    at place: SourcePlace
  ) -> FlowSource {
    FlowSource(
      table: table, id: number(ofFlow: flow), traits: traits, module: lent,
      arguments: .owner(owner.kotlinHandle), owner: owner, isOwner: isItself, place: place)
  }

  /// A flow that a function has made. Takes over one hold of its handle.
  @usableFromInline
  func source(
    ofFlow flow: UInt32, made handle: UInt64, _ traits: FlowTraits, at place: SourcePlace
  ) -> FlowSource {
    source(
      ofFlow: flow, of: KotlinObject(holding: handle, of: self), isItself: true, traits, at: place)
  }

  /// A flow that is an object, which crosses as a value.
  func source(of object: KotlinObject, _ calls: CoroutineCalls) -> FlowSource {
    // Each type of flows has one.
    source(
      ofFlow: calls.flow!, of: object, isItself: true, calls.traits,
      at: SourcePlace(fileID: #fileID, line: #line))
  }
}

// MARK: - The flows

@_spi(GeneratedCode)
extension KotlinFlow {
  /// A flow without parameters, by its number.
  public init(
    of module: KotlinModule, flow: UInt32, traits: FlowTraits = .cold,
    fileID: StaticString = #fileID, line: UInt = #line
  ) {
    let place = SourcePlace(fileID: fileID, line: line)
    self.init(source: module.source(ofFlow: flow, traits, at: place))
  }

  /// A flow that an object has as a property, by its number.
  public init(
    of module: KotlinModule, flow: UInt32, traits: FlowTraits = .cold,
    owner: KotlinObject, fileID: StaticString = #fileID, line: UInt = #line
  ) {
    let place = SourcePlace(fileID: fileID, line: line)
    self.init(source: module.source(ofFlow: flow, of: owner, traits, at: place))
  }

  /// A flow that a function has made, by its number. Takes over one hold of its handle.
  public init(
    of module: KotlinModule, flow: UInt32, traits: FlowTraits = .cold,
    made handle: UInt64, fileID: StaticString = #fileID, line: UInt = #line
  ) {
    let place = SourcePlace(fileID: fileID, line: line)
    self.init(source: module.source(ofFlow: flow, made: handle, traits, at: place))
  }
}

@_spi(GeneratedCode)
extension KotlinStateFlow {
  /// See `KotlinFlow`.
  public init(
    of module: KotlinModule, flow: UInt32, traits: FlowTraits = FlowTraits(.state),
    fileID: StaticString = #fileID, line: UInt = #line
  ) {
    let place = SourcePlace(fileID: fileID, line: line)
    self.init(source: module.source(ofFlow: flow, traits, at: place))
  }

  /// See `KotlinFlow`.
  public init(
    of module: KotlinModule, flow: UInt32, traits: FlowTraits = FlowTraits(.state),
    owner: KotlinObject, fileID: StaticString = #fileID, line: UInt = #line
  ) {
    let place = SourcePlace(fileID: fileID, line: line)
    self.init(source: module.source(ofFlow: flow, of: owner, traits, at: place))
  }

  /// See `KotlinFlow`.
  public init(
    of module: KotlinModule, flow: UInt32, traits: FlowTraits = FlowTraits(.state),
    made handle: UInt64, fileID: StaticString = #fileID, line: UInt = #line
  ) {
    let place = SourcePlace(fileID: fileID, line: line)
    self.init(source: module.source(ofFlow: flow, made: handle, traits, at: place))
  }
}

@_spi(GeneratedCode)
extension KotlinMutableStateFlow {
  /// See `KotlinFlow`.
  public init(
    of module: KotlinModule, flow: UInt32, traits: FlowTraits = FlowTraits(.state),
    fileID: StaticString = #fileID, line: UInt = #line
  ) {
    let place = SourcePlace(fileID: fileID, line: line)
    self.init(source: module.source(ofFlow: flow, traits, at: place))
  }

  /// See `KotlinFlow`.
  public init(
    of module: KotlinModule, flow: UInt32, traits: FlowTraits = FlowTraits(.state),
    owner: KotlinObject, fileID: StaticString = #fileID, line: UInt = #line
  ) {
    let place = SourcePlace(fileID: fileID, line: line)
    self.init(source: module.source(ofFlow: flow, of: owner, traits, at: place))
  }

  /// See `KotlinFlow`.
  public init(
    of module: KotlinModule, flow: UInt32, traits: FlowTraits = FlowTraits(.state),
    made handle: UInt64, fileID: StaticString = #fileID, line: UInt = #line
  ) {
    let place = SourcePlace(fileID: fileID, line: line)
    self.init(source: module.source(ofFlow: flow, made: handle, traits, at: place))
  }
}
