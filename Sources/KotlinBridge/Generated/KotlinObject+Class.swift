extension KotlinValue where Self: KotlinObject {
  // An initializer of the class could not make an object of another class.
  public init(from reader: inout KotlinReader) throws(KotlinError) {
    self = try Self.kotlinObject(from: &reader)
  }
}

extension KotlinObject {
  /// Takes over one hold of the object whose handle comes next.
  fileprivate static func kotlinObject(
    from reader: inout KotlinReader
  ) throws(KotlinError) -> Self {
    let (handle, module) = try held(from: &reader)
    if PeerTable.isPeer(handle) {
      reader.skipPeer(handle, of: module)
      throw .malformed("a Swift object where a Kotlin object was expected: a \(kotlinName)")
    }
    let object = kotlinObject(holding: handle, of: module)
    reader.withHolds { $0.add(object, handle, of: module.table.untraced) }
    return object
  }

  /// The same for an interface that values or Swift objects have, too. See `kotlinAny(holding:of:)`.
  @_spi(GeneratedCode)
  @inlinable
  public static func kotlinAny<Interface>(
    from reader: inout KotlinReader
  ) throws(KotlinError) -> Interface {
    let (handle, module) = try held(from: &reader)
    if isPeer(handle) { return try reader.peer(handle, of: module) }
    return kotlinAny(holding: handle, of: module, in: &reader)
  }

  /// Takes over one hold of a Kotlin object, which the reader may have to give back.
  @_spi(GeneratedCode)
  public static func kotlinAny<Interface>(
    holding handle: UInt64, of module: KotlinModule, in reader: inout KotlinReader
  ) -> Interface {
    let object: Interface = kotlinAny(holding: handle, of: module)
    reader.withHolds { $0.add(object, handle, of: module.table.untraced) }
    return object
  }

  /// Whether a handle is that of a Swift object.
  @_spi(GeneratedCode)
  public static func isPeer(_ handle: UInt64) -> Bool { PeerTable.isPeer(handle) }

  /// The handle that comes next, and the module whose object it is.
  @_spi(GeneratedCode)
  public static func held(
    from reader: inout KotlinReader
  ) throws(KotlinError) -> (handle: UInt64, module: KotlinModule) {
    guard let module = reader.module else {
      throw .misuse("objects of \(Self.kotlinName) can only cross in calls of generated code")
    }
    let handle: UInt64 = try reader.load()
    return (UInt64(littleEndian: handle), KotlinModule(lent: module))
  }

  /// Takes over one hold of the object with this handle. The object is of the most derived class that
  /// extends this one.
  @_spi(GeneratedCode)
  public static func kotlinObject(holding handle: UInt64, of module: KotlinModule) -> Self {
    guard let number = kotlinNumber else { return self.init(holding: handle, of: module) }
    let own = module.type(of: handle, declared: number) as? Self.Type ?? self
    return own.init(holding: handle, of: module)
  }

  /// The same for an interface, whose class for any object this is. The object is of any class that has
  /// the interface, or the Swift object that the handle stands for. If that was let go of, it is one
  /// whose calls are refused.
  @_spi(GeneratedCode)
  public static func kotlinAny<Interface>(
    holding handle: UInt64, of module: KotlinModule
  ) -> Interface {
    if PeerTable.isPeer(handle), let object = module.host?.object(handle, as: Interface.self) {
      module.release(handle)
      return object
    }
    guard !PeerTable.isPeer(handle), let number = kotlinNumber,
      let own = module.type(of: handle, declared: number)
    else { return self.init(holding: handle, of: module) as! Interface }
    let object = own.init(holding: handle, of: module)
    return object as? Interface ?? self.init(sharing: object) as! Interface
  }

  /// This object as one of its own class: itself, the one that it stands for, or another one.
  @_spi(GeneratedCode)
  public final func kotlinBase<Interface>() -> Interface {
    defer { extendLifetime(self) }
    guard let number = Self.kotlinNumber,
      let own = kotlinModule.type(of: kotlinHandle, declared: number)
    else { return self as! Interface }
    let holder = kotlinHolder
    let base = type(of: holder) == own ? holder : own.init(sharing: self)
    return base as? Interface ?? self as! Interface
  }
}

extension KotlinModule {
  /// The class of the object with this handle, which is declared as the type with this number of the
  /// module. Nil if there is nothing better than that.
  func type(of handle: UInt64, declared: UInt32) -> KotlinObject.Type? {
    contents._withUnsafeGuaranteedRef { contents in
      let classes = contents.classes
      guard let number = classes.pointee.number(of: declared),
        let answer = contents.any.type(of: handle, declared: number), answer != number
      else { return nil }
      return classes.pointee.type(answer) as? KotlinObject.Type
    }
  }
}
