extension KotlinModule {
  /// A flow with its arguments, which `write` writes in order.
  @usableFromInline
  func source(
    ofFlow flow: UInt32, _ traits: FlowTraits, at place: SourcePlace,
    write: (inout KotlinWriter) -> Void
  ) throws(KotlinError) -> FlowSource {
    let id = number(ofFlow: flow)
    return try KotlinWriter.withWriter { (writer) throws(KotlinError) in
      writer.kept = []
      write(&writer)
      return FlowSource(
        table: table, id: id, traits: traits, module: lent,
        arguments: Array(try writer.finish()), objects: writer.kept ?? [], place: place)
    }
  }

  /// A flow without parameters.
  @usableFromInline
  func source(ofFlow flow: UInt32, _ traits: FlowTraits, at place: SourcePlace) -> FlowSource {
    FlowSource(
      table: table, id: number(ofFlow: flow), traits: traits, module: lent, arguments: [],
      place: place)
  }

  /// A flow of an object, whose handle is the only argument.
  @usableFromInline
  func source(
    ofFlow flow: UInt32, of owner: KotlinObject, _ traits: FlowTraits, at place: SourcePlace
  ) -> FlowSource {
    do throws(KotlinError) {
      return try source(ofFlow: flow, traits, at: place) { $0.write(owner) }
    } catch {
      fatalError("\(error)")  // never, for a handle is not refused
    }
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
    of module: KotlinModule, flow: UInt32, traits: FlowTraits = .cold, owner: KotlinObject,
    fileID: StaticString = #fileID, line: UInt = #line
  ) {
    let place = SourcePlace(fileID: fileID, line: line)
    self.init(source: module.source(ofFlow: flow, of: owner, traits, at: place))
  }

  /// A flow by its number. `write` writes its arguments in order. Throws if it can't.
  public init(
    of module: KotlinModule, flow: UInt32, traits: FlowTraits = .cold,
    fileID: StaticString = #fileID, line: UInt = #line, write: (inout KotlinWriter) -> Void
  ) throws(KotlinError) {
    let place = SourcePlace(fileID: fileID, line: line)
    self.init(source: try module.source(ofFlow: flow, traits, at: place, write: write))
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
    owner: KotlinObject,
    fileID: StaticString = #fileID, line: UInt = #line
  ) {
    let place = SourcePlace(fileID: fileID, line: line)
    self.init(source: module.source(ofFlow: flow, of: owner, traits, at: place))
  }

  /// See `KotlinFlow`.
  public init(
    of module: KotlinModule, flow: UInt32, traits: FlowTraits = FlowTraits(.state),
    fileID: StaticString = #fileID, line: UInt = #line, write: (inout KotlinWriter) -> Void
  ) throws(KotlinError) {
    let place = SourcePlace(fileID: fileID, line: line)
    self.init(source: try module.source(ofFlow: flow, traits, at: place, write: write))
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
    owner: KotlinObject,
    fileID: StaticString = #fileID, line: UInt = #line
  ) {
    let place = SourcePlace(fileID: fileID, line: line)
    self.init(source: module.source(ofFlow: flow, of: owner, traits, at: place))
  }

  /// See `KotlinFlow`.
  public init(
    of module: KotlinModule, flow: UInt32, traits: FlowTraits = FlowTraits(.state),
    fileID: StaticString = #fileID, line: UInt = #line, write: (inout KotlinWriter) -> Void
  ) throws(KotlinError) {
    let place = SourcePlace(fileID: fileID, line: line)
    self.init(source: try module.source(ofFlow: flow, traits, at: place, write: write))
  }
}
