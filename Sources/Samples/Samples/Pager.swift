// Made by `kotlin-bridge generate` from the library samples. Do not edit: generate it again.

@_spi(GeneratedCode) public import KotlinBridge

/// Reads a list page by page.
///
/// - `getItems`: reads the page with a key, of so many items.
public final class PagerIntAircraft: KotlinObject, @unchecked Sendable {
  @_spi(GeneratedCode) override public class var kotlinName: String {
    "equipment.Pager<Int, equipment.Aircraft>"
  }

  public convenience init(
    scope: KotlinScope,
    config: PagingConfig,
    initialKey: Int32,
    getItems: @escaping @Sendable (Int32, Int32) async throws -> PagingResult<Int32, Aircraft>
  ) throws {
    defer { extendLifetime(scope) }
    let handle: UInt64 = try SamplesLibrary.module.call(8) {
      $0.write(SamplesLibrary.CoroutineScope(scope))
      $0.write(config)
      $0.write(initialKey)
      $0.write(SamplesLibrary.SuspendFunctionOfIntAndIntToPagingResultOfIntAndAircraft(getItems))
    }
    self.init(holding: handle, of: SamplesLibrary.module)
  }
}

/// Reads a list page by page.
///
/// - `getItems`: reads the page with a key, of so many items.
public final class PagerIntLandVehicle: KotlinObject, @unchecked Sendable {
  @_spi(GeneratedCode) override public class var kotlinName: String {
    "equipment.Pager<Int, equipment.LandVehicle>"
  }

  public convenience init(
    scope: KotlinScope,
    config: PagingConfig,
    initialKey: Int32,
    getItems: @escaping @Sendable (Int32, Int32) async throws -> PagingResult<Int32, LandVehicle>
  ) throws {
    defer { extendLifetime(scope) }
    let handle: UInt64 = try SamplesLibrary.module.call(9) {
      $0.write(SamplesLibrary.CoroutineScope(scope))
      $0.write(config)
      $0.write(initialKey)
      $0.write(SamplesLibrary.SuspendFunctionOfIntAndIntToPagingResultOfIntAndLandVehicle(getItems))
    }
    self.init(holding: handle, of: SamplesLibrary.module)
  }
}

/// Reads a list page by page.
///
/// - `getItems`: reads the page with a key, of so many items.
public final class PagerIntShip: KotlinObject, @unchecked Sendable {
  @_spi(GeneratedCode) override public class var kotlinName: String {
    "equipment.Pager<Int, equipment.Ship>"
  }

  public convenience init(
    scope: KotlinScope,
    config: PagingConfig,
    initialKey: Int32,
    getItems: @escaping @Sendable (Int32, Int32) async throws -> PagingResult<Int32, Ship>
  ) throws {
    defer { extendLifetime(scope) }
    let handle: UInt64 = try SamplesLibrary.module.call(10) {
      $0.write(SamplesLibrary.CoroutineScope(scope))
      $0.write(config)
      $0.write(initialKey)
      $0.write(SamplesLibrary.SuspendFunctionOfIntAndIntToPagingResultOfIntAndShip(getItems))
    }
    self.init(holding: handle, of: SamplesLibrary.module)
  }
}

/// How a `Pager` reads.
public struct PagingConfig: KotlinValue, Hashable, Codable {
  public var pageSize: Int32

  public init(pageSize: Int32 = 20) {
    self.pageSize = pageSize
  }

  public static var kotlinType: KotlinType {
    .record(
      "equipment.PagingConfig", Self.self,
      ("pageSize", Int32.self))
  }

  @inlinable
  public init(from reader: inout KotlinReader) throws(KotlinError) {
    try reader.beginRecord()
    pageSize = try reader.read()
    reader.endRecord()
  }

  @inlinable
  public func write(to writer: inout KotlinWriter) {
    guard writer.beginRecord() else { return }
    writer.write(pageSize)
    writer.endRecord()
  }
}

/// One page, and the keys of its neighbours; null where there is none.
public struct PagingResult<
  Key: KotlinValue & Hashable, Item: KotlinValue & Hashable
>: KotlinValue, Hashable {
  public var items: [Item]
  public var prevKey: Key?
  public var nextKey: Key?

  public init(items: [Item], prevKey: Key?, nextKey: Key?) {
    self.items = items
    self.prevKey = prevKey
    self.nextKey = nextKey
  }

  public static var kotlinType: KotlinType {
    .record(
      "equipment.PagingResult<\(Key.kotlinType), \(Item.kotlinType)>", Self.self,
      ("items", [Item].self),
      ("prevKey", Key?.self),
      ("nextKey", Key?.self))
  }

  @inlinable
  public init(from reader: inout KotlinReader) throws(KotlinError) {
    try reader.beginRecord()
    items = try reader.read()
    prevKey = try reader.read()
    nextKey = try reader.read()
    reader.endRecord()
  }

  @inlinable
  public func write(to writer: inout KotlinWriter) {
    guard writer.beginRecord() else { return }
    writer.write(items)
    writer.write(prevKey)
    writer.write(nextKey)
    writer.endRecord()
  }
}

extension PagingResult: Codable where Key: Codable, Item: Codable {}

extension PagerIntAircraft {
  /// The same, with the value.
  public var state: KotlinStateFlow<[Aircraft]> {
    KotlinStateFlow(of: SamplesLibrary.module, flow: 3, owner: self)
  }

  /// All items so far.
  public var pagingData: CommonFlowListAircraft {
    defer { extendLifetime(self) }
    let handle: UInt64 = KotlinModule.callOrStop(11, Twins.f11, of: SamplesLibrary.module) {
      $0(kotlinHandle, $1)
    } write: {
      $0.write(self)
    }
    return CommonFlowListAircraft(holding: handle, of: SamplesLibrary.module)
  }

  public var hasNextPage: Bool {
    get throws {
      defer { extendLifetime(self) }
      return try KotlinModule.call(14, Twins.f14, of: SamplesLibrary.module) {
        $0(kotlinHandle, $1)
      } write: {
        $0.write(self)
      }
    }
  }

  /// Adds the next page, after those that others are adding; nothing at the end of the data. What
  /// `getItems` throws
  /// leaves the pager as it was, so that the next call tries again.
  nonisolated(nonsending) public func loadNext() async throws {
    defer { extendLifetime(self) }
    _ = try await SamplesLibrary.module.callSuspending(17, returning: KotlinUnit.self) {
      $0.write(self)
    }
  }

  /// Adds the next page, after those that others are adding; nothing at the end of the data. What
  /// `getItems` throws
  /// leaves the pager as it was, so that the next call tries again.
  ///
  /// - Parameter completion: Called once. See `KotlinCompletion`.
  @discardableResult
  public func loadNext(
    on placement: KotlinPlacement = .default, completion: @escaping KotlinCompletion<Void>
  ) -> KotlinJob {
    defer { extendLifetime(self) }
    return SamplesLibrary.module.callSuspending(17, on: placement, completion: completion) {
      $0.write(self)
    }
  }

  /// The same in the pager's scope.
  public func launchNext() throws -> KotlinJob {
    defer { extendLifetime(self) }
    let result: SamplesLibrary.Job = try SamplesLibrary.module.call(20) { $0.write(self) }
    return result.base
  }
}

extension PagerIntLandVehicle {
  /// The same, with the value.
  public var state: KotlinStateFlow<[LandVehicle]> {
    KotlinStateFlow(of: SamplesLibrary.module, flow: 4, owner: self)
  }

  /// All items so far.
  public var pagingData: CommonFlowListLandVehicle {
    defer { extendLifetime(self) }
    let handle: UInt64 = KotlinModule.callOrStop(12, Twins.f12, of: SamplesLibrary.module) {
      $0(kotlinHandle, $1)
    } write: {
      $0.write(self)
    }
    return CommonFlowListLandVehicle(holding: handle, of: SamplesLibrary.module)
  }

  public var hasNextPage: Bool {
    get throws {
      defer { extendLifetime(self) }
      return try KotlinModule.call(15, Twins.f15, of: SamplesLibrary.module) {
        $0(kotlinHandle, $1)
      } write: {
        $0.write(self)
      }
    }
  }

  /// Adds the next page, after those that others are adding; nothing at the end of the data. What
  /// `getItems` throws
  /// leaves the pager as it was, so that the next call tries again.
  nonisolated(nonsending) public func loadNext() async throws {
    defer { extendLifetime(self) }
    _ = try await SamplesLibrary.module.callSuspending(18, returning: KotlinUnit.self) {
      $0.write(self)
    }
  }

  /// Adds the next page, after those that others are adding; nothing at the end of the data. What
  /// `getItems` throws
  /// leaves the pager as it was, so that the next call tries again.
  ///
  /// - Parameter completion: Called once. See `KotlinCompletion`.
  @discardableResult
  public func loadNext(
    on placement: KotlinPlacement = .default, completion: @escaping KotlinCompletion<Void>
  ) -> KotlinJob {
    defer { extendLifetime(self) }
    return SamplesLibrary.module.callSuspending(18, on: placement, completion: completion) {
      $0.write(self)
    }
  }

  /// The same in the pager's scope.
  public func launchNext() throws -> KotlinJob {
    defer { extendLifetime(self) }
    let result: SamplesLibrary.Job = try SamplesLibrary.module.call(21) { $0.write(self) }
    return result.base
  }
}

extension PagerIntShip {
  /// The same, with the value.
  public var state: KotlinStateFlow<[Ship]> {
    KotlinStateFlow(of: SamplesLibrary.module, flow: 5, owner: self)
  }

  /// All items so far.
  public var pagingData: CommonFlowListShip {
    defer { extendLifetime(self) }
    let handle: UInt64 = KotlinModule.callOrStop(13, Twins.f13, of: SamplesLibrary.module) {
      $0(kotlinHandle, $1)
    } write: {
      $0.write(self)
    }
    return CommonFlowListShip(holding: handle, of: SamplesLibrary.module)
  }

  public var hasNextPage: Bool {
    get throws {
      defer { extendLifetime(self) }
      return try KotlinModule.call(16, Twins.f16, of: SamplesLibrary.module) {
        $0(kotlinHandle, $1)
      } write: {
        $0.write(self)
      }
    }
  }

  /// Adds the next page, after those that others are adding; nothing at the end of the data. What
  /// `getItems` throws
  /// leaves the pager as it was, so that the next call tries again.
  nonisolated(nonsending) public func loadNext() async throws {
    defer { extendLifetime(self) }
    _ = try await SamplesLibrary.module.callSuspending(19, returning: KotlinUnit.self) {
      $0.write(self)
    }
  }

  /// Adds the next page, after those that others are adding; nothing at the end of the data. What
  /// `getItems` throws
  /// leaves the pager as it was, so that the next call tries again.
  ///
  /// - Parameter completion: Called once. See `KotlinCompletion`.
  @discardableResult
  public func loadNext(
    on placement: KotlinPlacement = .default, completion: @escaping KotlinCompletion<Void>
  ) -> KotlinJob {
    defer { extendLifetime(self) }
    return SamplesLibrary.module.callSuspending(19, on: placement, completion: completion) {
      $0.write(self)
    }
  }

  /// The same in the pager's scope.
  public func launchNext() throws -> KotlinJob {
    defer { extendLifetime(self) }
    let result: SamplesLibrary.Job = try SamplesLibrary.module.call(22) { $0.write(self) }
    return result.base
  }
}

/// The functions of C for numbers and objects. A fake and a proxy have none.
private enum Twins {
  static let f11: (@convention(c) (UInt64, UnsafeMutableRawPointer) -> UInt64)? =
    SamplesLibrary.module.twin(11)
  static let f12: (@convention(c) (UInt64, UnsafeMutableRawPointer) -> UInt64)? =
    SamplesLibrary.module.twin(12)
  static let f13: (@convention(c) (UInt64, UnsafeMutableRawPointer) -> UInt64)? =
    SamplesLibrary.module.twin(13)
  static let f14: (@convention(c) (UInt64, UnsafeMutableRawPointer) -> Bool)? =
    SamplesLibrary.module.twin(14)
  static let f15: (@convention(c) (UInt64, UnsafeMutableRawPointer) -> Bool)? =
    SamplesLibrary.module.twin(15)
  static let f16: (@convention(c) (UInt64, UnsafeMutableRawPointer) -> Bool)? =
    SamplesLibrary.module.twin(16)
}
