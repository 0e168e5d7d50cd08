// Made by `kotlin-bridge generate` from the library kitchen. Do not edit: generate it again.

@_spi(GeneratedCode) public import KotlinBridge

/// What the platform has.
public protocol Catalogue: Sendable {
  var priceChanges: KotlinFlow<Product> { get throws }

  func search(text: String) async throws -> [Product]
}

/// Any object that implements `Catalogue`.
public struct AnyCatalogue: KotlinErased, Catalogue {
  /// The value itself, or the object as one of its own class, for `as?`, `is` and `switch`.
  public let base: any Catalogue

  /// Stands for a value or an object.
  public init(_ base: any Catalogue) {
    guard !(Swift.type(of: base) is AnyClass) else {
      self.base = base
      return
    }
    self.base = (base as? any KotlinErased)?.base as? any Catalogue ?? base
  }

  public static var kotlinType: KotlinType {
    .interface("kitchen.Catalogue", Self.self)
  }

  public init(from reader: inout KotlinReader) throws(KotlinError) {
    base = try Object.kotlinAny(from: &reader)
  }

  public func write(to writer: inout KotlinWriter) {
    writer.write(peer: base as any Catalogue, interface: 30, of: KitchenLibrary.module)
  }

  public var priceChanges: KotlinFlow<Product> {
    get throws {
      try base.priceChanges
    }
  }

  nonisolated(nonsending) public func search(text: String) async throws -> [Product] {
    try await base.search(text: text)
  }
}

extension AnyCatalogue {
  /// Any Kotlin object that implements `Catalogue` and is of no class that Swift knows.
  public final class Object: KotlinObject, Catalogue, @unchecked Sendable {
    @_spi(GeneratedCode) override public class var kotlinName: String { "kitchen.Catalogue" }
  }
}

extension AnyCatalogue {
  /// What Kotlin calls.
  static let kotlinHosted = HostedInterface(
    30, "kitchen.Catalogue", as: (any Catalogue).self,
    cast: { $0 as? any Catalogue },
    entries: [
      HostedEntry(914) { frame in
        KotlinHost.answerSuspending(frame, as: (any Catalogue).self) { (object, reader) in
          let argument0: String = try reader.read()
          try reader.finish()
          return { () async throws -> [Product] in try await object.search(text: argument0) }
        }
      },
      HostedEntry(913) { frame in
        KotlinHost.answer(frame, as: (any Catalogue).self) { (object, reader) in
          try reader.finish()
          return KitchenLibrary.FlowOfProduct(try object.priceChanges)
        }
      },
    ])
}

/// Kotlin's `kitchen.Closeable`.
public protocol Closeable: Sendable {
  func close() throws
}

/// Any object that implements `Closeable`.
public struct AnyCloseable: KotlinErased, Closeable {
  /// The value itself, or the object as one of its own class, for `as?`, `is` and `switch`.
  public let base: any Closeable

  /// Stands for a value or an object.
  public init(_ base: any Closeable) {
    guard !(Swift.type(of: base) is AnyClass) else {
      self.base = base
      return
    }
    self.base = (base as? any KotlinErased)?.base as? any Closeable ?? base
  }

  public static var kotlinType: KotlinType {
    .interface("kitchen.Closeable", Self.self)
  }

  public init(from reader: inout KotlinReader) throws(KotlinError) {
    base = try Object.kotlinAny(from: &reader)
  }

  public func write(to writer: inout KotlinWriter) {
    writer.write(peer: base as any Closeable, interface: 32, of: KitchenLibrary.module)
  }

  public func close() throws {
    try base.close()
  }
}

extension AnyCloseable {
  /// Any Kotlin object that implements `Closeable` and is of no class that Swift knows.
  public final class Object: KotlinObject, Closeable, @unchecked Sendable {
    @_spi(GeneratedCode) override public class var kotlinName: String { "kitchen.Closeable" }
  }
}

extension AnyCloseable {
  // swift-format-ignore
  /// What Kotlin calls.
  static let kotlinHosted = HostedInterface(
    32, "kitchen.Closeable", as: (any Closeable).self,
    cast: { $0 as? any Closeable },
    entries: [
      HostedEntry(912, twin: (@convention(c) (UnsafeMutableRawPointer, UnsafeMutableRawPointer) -> Void).self) { frame in
        KotlinHost.answer(frame, as: (any Closeable).self) { (object, reader) in
          try reader.finish()
          return try object.close()
        }
      } twin: { object, caught in
        KotlinHost.answer(object, caught, as: (any Closeable).self, function: 912, none: ()) {
          try $0.close()
        }
      }
    ])
}

/// Kotlin's `kitchen.PagingResult<Int, kitchen.Product>`.
public final class PagingResultIntProduct: KotlinObject, @unchecked Sendable {
  @_spi(GeneratedCode) override public class var kotlinName: String {
    "kitchen.PagingResult<Int, kitchen.Product>"
  }

  public convenience init(items: [Product], nextKey: Int32?) throws {
    let handle: UInt64 = try KitchenLibrary.module.call(905) {
      $0.write(items)
      $0.write(nextKey)
    }
    self.init(holding: handle, of: KitchenLibrary.module)
  }
}

/// Kotlin's `kitchen.Product`.
public struct Product: KotlinValue, Hashable, Codable {
  public var id: Int32
  public var name: String

  public init(id: Int32, name: String) {
    self.id = id
    self.name = name
  }

  public static var kotlinType: KotlinType {
    .record(
      "kitchen.Product", Self.self,
      ("id", Int32.self),
      ("name", String.self))
  }

  @inlinable
  public init(from reader: inout KotlinReader) throws(KotlinError) {
    try reader.beginRecord()
    id = try reader.read()
    name = try reader.read()
    reader.endRecord()
  }

  @inlinable
  public func write(to writer: inout KotlinWriter) {
    guard writer.beginRecord() else { return }
    writer.write(id)
    writer.write(name)
    writer.endRecord()
  }
}

/// Loads page after page by a function that the platform gives.
public final class ProductPagerInt: KotlinObject, @unchecked Sendable {
  @_spi(GeneratedCode) override public class var kotlinName: String { "kitchen.ProductPager<Int>" }

  public convenience init(
    scope: KotlinScope,
    firstKey: Int32,
    pageSize: Int32,
    getItems: @escaping @Sendable (Int32, Int32) async throws -> PagingResultIntProduct
  ) throws {
    defer { extendLifetime(scope) }
    let handle: UInt64 = try KitchenLibrary.module.call(908) {
      $0.write(KitchenLibrary.CoroutineScope(scope))
      $0.write(firstKey)
      $0.write(pageSize)
      $0.write(KitchenLibrary.SuspendFunctionOfIntAndIntToPagingResultOfIntAndProduct(getItems))
    }
    self.init(holding: handle, of: KitchenLibrary.module)
  }
}

/// Kotlin's `kitchen.ShopEvent`.
public enum ShopEvent: KotlinValue, Hashable, Codable {
  case failed(reason: String)
  case loaded(count: Int32)

  public static var kotlinType: KotlinType {
    .sealed(
      "kitchen.ShopEvent", Self.self,
      .case("kitchen.ShopEvent.Failed", ("reason", String.self)),
      .case("kitchen.ShopEvent.Loaded", ("count", Int32.self)))
  }

  @inlinable
  public init(from reader: inout KotlinReader) throws(KotlinError) {
    switch try reader.beginSealed(cases: 2) {
    case 0: self = .failed(reason: try reader.read())
    default: self = .loaded(count: try reader.read())
    }
    reader.endSealed()
  }

  @inlinable
  public func write(to writer: inout KotlinWriter) {
    guard writer.beginSealed() else { return }
    switch self {
    case .failed(let reason):
      writer.write(ordinal: 0)
      writer.write(reason)
    case .loaded(let count):
      writer.write(ordinal: 1)
      writer.write(count)
    }
    writer.endSealed()
  }
}

/// Kotlin's `kitchen.ShopViewModel`.
public final class ShopViewModel: KotlinObject, @unchecked Sendable {
  @_spi(GeneratedCode) override public class var kotlinName: String { "kitchen.ShopViewModel" }

  public convenience init(catalogue: any Catalogue) throws {
    defer { extendLifetime(catalogue) }
    let handle: UInt64 = try KitchenLibrary.module.call(915) { $0.write(AnyCatalogue(catalogue)) }
    self.init(holding: handle, of: KitchenLibrary.module)
  }
}

/// A flow for a platform without coroutines.
public final class WatchedFlowString: KotlinObject, KotlinFlowProtocol, @unchecked Sendable {
  @_spi(GeneratedCode) override public class var kotlinName: String {
    "kitchen.WatchedFlow<String>"
  }

  public typealias Element = String

  public convenience init(origin: KotlinFlow<String>) throws {
    defer { extendLifetime(origin) }
    let handle: UInt64 = try KitchenLibrary.module.call(910) {
      $0.write(KitchenLibrary.FlowOfString(origin))
    }
    self.init(holding: handle, of: KitchenLibrary.module)
  }
}

public func productPager(
  scope: KotlinScope,
  getItems: @escaping @Sendable (Int32, Int32) async throws -> PagingResultIntProduct
) throws -> ProductPagerInt {
  defer { extendLifetime(scope) }
  return try KitchenLibrary.module.call(919) {
    $0.write(KitchenLibrary.CoroutineScope(scope))
    $0.write(KitchenLibrary.SuspendFunctionOfIntAndIntToPagingResultOfIntAndProduct(getItems))
  }
}

extension ProductPagerInt {
  public var products: KotlinStateFlow<[Product]> {
    KotlinStateFlow(of: KitchenLibrary.module, flow: 103, owner: self)
  }

  public func loadNext() throws -> KotlinJob {
    defer { extendLifetime(self) }
    let result: KitchenLibrary.Job = try KitchenLibrary.module.call(909) { $0.write(self) }
    return result.base
  }
}

extension WatchedFlowString {
  public var flow: KotlinFlow<String> {
    KotlinFlow(of: KitchenLibrary.module, flow: 104, owner: self)
  }

  public func watch(
    block: @escaping @MainActor @Sendable (String) throws -> Void
  ) throws -> any Closeable {
    defer { extendLifetime(self) }
    let result: AnyCloseable = try KitchenLibrary.module.call(911) {
      $0.write(self)
      $0.write(KitchenLibrary.MainActorFunctionOfString(block))
    }
    return result.base
  }
}

extension ShopViewModel {
  public var products: KotlinStateFlow<[Product]> {
    KotlinStateFlow(of: KitchenLibrary.module, flow: 106, owner: self)
  }

  public var events: KotlinFlow<ShopEvent> {
    KotlinFlow(of: KitchenLibrary.module, flow: 107, traits: FlowTraits(.shared), owner: self)
  }

  public var priceChanges: WatchedFlowString {
    defer { extendLifetime(self) }
    let handle: UInt64 = KotlinModule.callOrStop(916, Twins.f916, of: KitchenLibrary.module) {
      $0(kotlinHandle, $1)
    } write: {
      $0.write(self)
    }
    return WatchedFlowString(holding: handle, of: KitchenLibrary.module)
  }

  public func loadData(text: String) throws -> KotlinJob {
    defer { extendLifetime(self) }
    let result: KitchenLibrary.Job = try KitchenLibrary.module.call(917) {
      $0.write(self)
      $0.write(text)
    }
    return result.base
  }

  public func close() throws {
    defer { extendLifetime(self) }
    try KotlinModule.run(918, Twins.f918, of: KitchenLibrary.module) {
      $0(kotlinHandle, $1)
    } write: {
      $0.write(self)
    }
  }
}

extension PagingResultIntProduct {
  public var items: [Product] {
    defer { extendLifetime(self) }
    return KitchenLibrary.module.callOrStop(906) { $0.write(self) }
  }

  public var nextKey: Int32? {
    defer { extendLifetime(self) }
    return KitchenLibrary.module.callOrStop(907) { $0.write(self) }
  }
}

extension Closeable where Self: KotlinObject {
  public func close() throws {
    defer { extendLifetime(self) }
    try KotlinModule.run(912, Twins.f912, of: KitchenLibrary.module) {
      $0(kotlinHandle, $1)
    } write: {
      $0.write(self)
    }
  }
}

extension Catalogue where Self: KotlinObject {
  public var priceChanges: KotlinFlow<Product> {
    get throws {
      defer { extendLifetime(self) }
      let handle: UInt64 = try KotlinModule.call(913, Twins.f913, of: KitchenLibrary.module) {
        $0(kotlinHandle, $1)
      } write: {
        $0.write(self)
      }
      return KotlinFlow<Product>(of: KitchenLibrary.module, flow: 105, made: handle)
    }
  }

  nonisolated(nonsending) public func search(text: String) async throws -> [Product] {
    defer { extendLifetime(self) }
    return try await KitchenLibrary.module.callSuspending(914) {
      $0.write(self)
      $0.write(text)
    }
  }
}

/// The functions of C for numbers and objects. A fake and a proxy have none.
private enum Twins {
  static let f912: (@convention(c) (UInt64, UnsafeMutableRawPointer) -> Void)? =
    KitchenLibrary.module.twin(912)
  static let f913: (@convention(c) (UInt64, UnsafeMutableRawPointer) -> UInt64)? =
    KitchenLibrary.module.twin(913)
  static let f916: (@convention(c) (UInt64, UnsafeMutableRawPointer) -> UInt64)? =
    KitchenLibrary.module.twin(916)
  static let f918: (@convention(c) (UInt64, UnsafeMutableRawPointer) -> Void)? =
    KitchenLibrary.module.twin(918)
}
