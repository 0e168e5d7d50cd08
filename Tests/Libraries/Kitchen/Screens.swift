// Made by `kotlin-bridge generate` from the library kitchen. Do not edit: generate it again.

@_spi(GeneratedCode) public import KotlinBridge

/// Works with a screen, and knows no more than the interface.
public final class Presenter: KotlinObject, @unchecked Sendable {
  @_spi(GeneratedCode) override public class var kotlinName: String { "kitchen.Presenter" }

  public convenience init(screen: (any WideScreen)?) throws {
    defer { extendLifetime(screen) }
    let handle: UInt64 = try KitchenLibrary.module.call(852) {
      $0.write(screen.map(AnyWideScreen.init))
    }
    self.init(holding: handle, of: KitchenLibrary.module)
  }
}

/// A screen of Kotlin's, which notes what it shows.
public final class Printer: KotlinObject, WideScreen, @unchecked Sendable {
  @_spi(GeneratedCode) override public class var kotlinName: String { "kitchen.Printer" }

  public convenience init() throws {
    let handle: UInt64 = try KotlinModule.call(863, Twins.f863, of: KitchenLibrary.module) {
      $0($1)
    }
    self.init(holding: handle, of: KitchenLibrary.module)
  }
}

/// Shows what was ordered: the example of docs/IMPLEMENTING.md.
public protocol Screen: Sendable {
  @MainActor func show(orders: [String]) throws
}

/// Any object that implements `Screen`.
public struct AnyScreen: KotlinErased, Screen {
  /// The value itself, or the object as one of its own class, for `as?`, `is` and `switch`.
  public let base: any Screen

  /// Stands for a value or an object.
  public init(_ base: any Screen) {
    guard !(Swift.type(of: base) is AnyClass) else {
      self.base = base
      return
    }
    self.base = (base as? any KotlinErased)?.base as? any Screen ?? base
  }

  public static var kotlinType: KotlinType {
    .interface("kitchen.Screen", Self.self)
  }

  public init(from reader: inout KotlinReader) throws(KotlinError) {
    base = try Object.kotlinAny(from: &reader)
  }

  public func write(to writer: inout KotlinWriter) {
    writer.write(peer: base as any Screen, interface: 52, of: KitchenLibrary.module)
  }

  @MainActor public func show(orders: [String]) throws {
    try base.show(orders: orders)
  }
}

extension AnyScreen {
  /// Any Kotlin object that implements `Screen` and is of no class that Swift knows.
  public final class Object: KotlinObject, Screen, @unchecked Sendable {
    @_spi(GeneratedCode) override public class var kotlinName: String { "kitchen.Screen" }

    @_spi(GeneratedCode) override public class var kotlinNumber: UInt32? { 264 }
  }
}

extension AnyScreen {
  /// What Kotlin calls.
  static let kotlinHosted = HostedInterface(
    52, "kitchen.Screen", as: (any Screen).self,
    cast: { $0 as? any Screen },
    entries: [
      HostedEntry(842) { frame in
        KotlinHost.answerOnMain(frame, as: (any Screen).self) { reader in
          let argument0: [String] = try reader.read()
          try reader.finish()
          return { object in try object.show(orders: argument0) }
        }
      }
    ])
}

/// Takes orders, and shows them.
public final class Till: KotlinObject, @unchecked Sendable {
  @_spi(GeneratedCode) override public class var kotlinName: String { "kitchen.Till" }

  public convenience init(screen: any Screen) throws {
    defer { extendLifetime(screen) }
    let handle: UInt64 = try KitchenLibrary.module.call(843) { $0.write(AnyScreen(screen)) }
    self.init(holding: handle, of: KitchenLibrary.module)
  }
}

/// A screen with all that a member of the main actor may have.
public protocol WideScreen: Screen {
  /// Runs where it is called.
  var width: Int32 { get throws }

  @MainActor func count(number: Int32, thread: Int32) throws

  @MainActor func present(cook: (any Cook)?, device: Device, dishes: [String]) throws

  @MainActor func blink(times: Int32?) throws

  /// Shows nothing.
  @MainActor func clear() throws

  func confirm(question: String) async throws -> Bool
}

/// Any object that implements `WideScreen`.
public struct AnyWideScreen: KotlinErased, WideScreen {
  /// The value itself, or the object as one of its own class, for `as?`, `is` and `switch`.
  public let base: any WideScreen

  /// Stands for a value or an object.
  public init(_ base: any WideScreen) {
    guard !(Swift.type(of: base) is AnyClass) else {
      self.base = base
      return
    }
    self.base = (base as? any KotlinErased)?.base as? any WideScreen ?? base
  }

  public static var kotlinType: KotlinType {
    .interface("kitchen.WideScreen", Self.self)
  }

  public init(from reader: inout KotlinReader) throws(KotlinError) {
    base = try Object.kotlinAny(from: &reader)
  }

  public func write(to writer: inout KotlinWriter) {
    writer.write(peer: base as any WideScreen, interface: 60, of: KitchenLibrary.module)
  }

  public var width: Int32 {
    get throws {
      try base.width
    }
  }

  @MainActor public func count(number: Int32, thread: Int32) throws {
    try base.count(number: number, thread: thread)
  }

  @MainActor public func present(cook: (any Cook)?, device: Device, dishes: [String]) throws {
    try base.present(cook: cook, device: device, dishes: dishes)
  }

  @MainActor public func blink(times: Int32?) throws {
    try base.blink(times: times)
  }

  @MainActor public func clear() throws {
    try base.clear()
  }

  nonisolated(nonsending) public func confirm(question: String) async throws -> Bool {
    try await base.confirm(question: question)
  }

  @MainActor public func show(orders: [String]) throws {
    try base.show(orders: orders)
  }
}

extension AnyWideScreen {
  /// Any Kotlin object that implements `WideScreen` and is of no class that Swift knows.
  public final class Object: KotlinObject, WideScreen, @unchecked Sendable {
    @_spi(GeneratedCode) override public class var kotlinName: String { "kitchen.WideScreen" }

    @_spi(GeneratedCode) override public class var kotlinNumber: UInt32? { 332 }
  }
}

extension AnyWideScreen {
  // swift-format-ignore
  /// What Kotlin calls.
  static let kotlinHosted = HostedInterface(
    60, "kitchen.WideScreen", as: (any WideScreen).self,
    extending: [52],
    cast: { $0 as? any WideScreen },
    entries: [
      HostedEntry(846) { frame in
        KotlinHost.answerOnMain(frame, as: (any WideScreen).self) { reader in
          let argument0: Int32 = try reader.read()
          let argument1: Int32 = try reader.read()
          try reader.finish()
          return { object in try object.count(number: argument0, thread: argument1) }
        }
      },
      HostedEntry(847) { frame in
        KotlinHost.answerOnMain(frame, as: (any WideScreen).self) { reader in
          let argument0: AnyCook? = try reader.read()
          let argument1: Device = try reader.read()
          let argument2: [String] = try reader.read()
          try reader.finish()
          return { object in try object.present(cook: argument0?.base, device: argument1, dishes: argument2) }
        }
      },
      HostedEntry(848) { frame in
        KotlinHost.answerOnMain(frame, as: (any WideScreen).self) { reader in
          let argument0: Int32 = try reader.read()
          try reader.finish()
          return { object in try object.blink(times: argument0) }
        }
      },
      HostedEntry(849) { frame in
        KotlinHost.answerOnMain(frame, as: (any WideScreen).self) { reader in
          try reader.finish()
          return { object in try object.clear() }
        }
      },
      HostedEntry(851) { frame in
        KotlinHost.answerSuspending(frame, as: (any WideScreen).self) { (object, reader) in
          let argument0: String = try reader.read()
          try reader.finish()
          return { () async throws -> Bool in try await object.confirm(question: argument0) }
        }
      },
      HostedEntry(842) { frame in
        KotlinHost.answerOnMain(frame, as: (any WideScreen).self) { reader in
          let argument0: [String] = try reader.read()
          try reader.finish()
          return { object in try object.show(orders: argument0) }
        }
      },
      HostedEntry(845, twin: (@convention(c) (UnsafeMutableRawPointer, UnsafeMutableRawPointer) -> Int32).self) { frame in
        KotlinHost.answer(frame, as: (any WideScreen).self) { (object, reader) in
          try reader.finish()
          return try object.width
        }
      } twin: { object, caught in
        KotlinHost.answer(object, caught, as: (any WideScreen).self, function: 845, none: 0) {
          try $0.width
        }
      },
    ])
}

extension AnyWideScreen {
  /// Kotlin's implementations of members that a Swift type with `WideScreen` may leave out or override.
  public struct Defaults: Sendable {
    private let kotlinImplementer: AnyWideScreen

    public init(_ object: any WideScreen) {
      kotlinImplementer = AnyWideScreen(object)
    }

    /// Shows nothing.
    @MainActor public func clear() throws {
      defer { extendLifetime(kotlinImplementer) }
      _ = try KitchenLibrary.module.call(850, returning: KotlinUnit.self) {
        $0.write(kotlinImplementer)
      }
    }
  }
}

extension WideScreen {
  @MainActor public func clear() throws {
    try AnyWideScreen.Defaults(self).clear()
  }
}

extension Screen where Self: KotlinObject {
  @MainActor public func show(orders: [String]) throws {
    defer { extendLifetime(self) }
    _ = try KitchenLibrary.module.call(842, returning: KotlinUnit.self) {
      $0.write(self)
      $0.write(orders)
    }
  }
}

extension Till {
  public func order(dish: String) throws {
    defer { extendLifetime(self) }
    _ = try KitchenLibrary.module.call(844, returning: KotlinUnit.self) {
      $0.write(self)
      $0.write(dish)
    }
  }
}

extension WideScreen where Self: KotlinObject {
  public var width: Int32 {
    get throws {
      defer { extendLifetime(self) }
      return try KotlinModule.call(845, Twins.f845, of: KitchenLibrary.module) {
        $0(kotlinHandle, $1)
      } write: {
        $0.write(self)
      }
    }
  }

  @MainActor public func count(number: Int32, thread: Int32) throws {
    defer { extendLifetime(self) }
    try KotlinModule.run(846, Twins.f846, of: KitchenLibrary.module) {
      $0(kotlinHandle, number, thread, $1)
    } write: {
      $0.write(self)
      $0.write(number)
      $0.write(thread)
    }
  }

  @MainActor public func present(cook: (any Cook)?, device: Device, dishes: [String]) throws {
    defer {
      extendLifetime(self)
      extendLifetime(cook)
      extendLifetime(device)
    }
    _ = try KitchenLibrary.module.call(847, returning: KotlinUnit.self) {
      $0.write(self)
      $0.write(cook.map(AnyCook.init))
      $0.write(device)
      $0.write(dishes)
    }
  }

  @MainActor public func blink(times: Int32? = nil) throws {
    defer { extendLifetime(self) }
    _ = try KitchenLibrary.module.call(848, returning: KotlinUnit.self) {
      $0.write(self)
      $0.write(times)
    }
  }

  @MainActor public func clear() throws {
    defer { extendLifetime(self) }
    try KotlinModule.run(849, Twins.f849, of: KitchenLibrary.module) {
      $0(kotlinHandle, $1)
    } write: {
      $0.write(self)
    }
  }

  nonisolated(nonsending) public func confirm(question: String) async throws -> Bool {
    defer { extendLifetime(self) }
    return try await KitchenLibrary.module.callSuspending(851) {
      $0.write(self)
      $0.write(question)
    }
  }
}

extension Presenter {
  /// The one that works now.
  public var screen: (any WideScreen)? {
    defer { extendLifetime(self) }
    let result: AnyWideScreen? = KitchenLibrary.module.callOrStop(853) { $0.write(self) }
    return result?.base
  }

  /// The one that works now.
  public func setScreen(_ value: (any WideScreen)?) throws {
    defer {
      extendLifetime(self)
      extendLifetime(value)
    }
    _ = try KitchenLibrary.module.call(854, returning: KotlinUnit.self) {
      $0.write(self)
      $0.write(value.map(AnyWideScreen.init))
    }
  }

  public func show(orders: [String]) throws {
    defer { extendLifetime(self) }
    _ = try KitchenLibrary.module.call(855, returning: KotlinUnit.self) {
      $0.write(self)
      $0.write(orders)
    }
  }

  public func count(number: Int32) throws {
    defer { extendLifetime(self) }
    try KotlinModule.run(856, Twins.f856, of: KitchenLibrary.module) {
      $0(kotlinHandle, number, $1)
    } write: {
      $0.write(self)
      $0.write(number)
    }
  }

  /// Counts on two threads of Kotlin's at once.
  nonisolated(nonsending) public func countTwice(end: Int32) async throws {
    defer { extendLifetime(self) }
    _ = try await KitchenLibrary.module.callSuspending(857, returning: KotlinUnit.self) {
      $0.write(self)
      $0.write(end)
    }
  }

  public func present(cook: (any Cook)?, device: Device, dishes: [String]) throws {
    defer {
      extendLifetime(self)
      extendLifetime(cook)
      extendLifetime(device)
    }
    _ = try KitchenLibrary.module.call(858, returning: KotlinUnit.self) {
      $0.write(self)
      $0.write(cook.map(AnyCook.init))
      $0.write(device)
      $0.write(dishes)
    }
  }

  public func blink() throws {
    defer { extendLifetime(self) }
    try KotlinModule.run(859, Twins.f859, of: KitchenLibrary.module) {
      $0(kotlinHandle, $1)
    } write: {
      $0.write(self)
    }
  }

  public func clear() throws {
    defer { extendLifetime(self) }
    try KotlinModule.run(860, Twins.f860, of: KitchenLibrary.module) {
      $0(kotlinHandle, $1)
    } write: {
      $0.write(self)
    }
  }

  nonisolated(nonsending) public func clearElsewhere() async throws {
    defer { extendLifetime(self) }
    _ = try await KitchenLibrary.module.callSuspending(861, returning: KotlinUnit.self) {
      $0.write(self)
    }
  }

  nonisolated(nonsending) public func confirm(question: String) async throws -> Bool {
    defer { extendLifetime(self) }
    return try await KitchenLibrary.module.callSuspending(862) {
      $0.write(self)
      $0.write(question)
    }
  }
}

extension Printer {
  public func printed() throws -> [String] {
    defer { extendLifetime(self) }
    return try KitchenLibrary.module.call(864) { $0.write(self) }
  }
}

/// The functions of C for numbers and objects. A fake and a proxy have none.
private enum Twins {
  static let f863: (@convention(c) (UnsafeMutableRawPointer) -> UInt64)? =
    KitchenLibrary.module.twin(863)
  static let f845: (@convention(c) (UInt64, UnsafeMutableRawPointer) -> Int32)? =
    KitchenLibrary.module.twin(845)
  static let f846: (@convention(c) (UInt64, Int32, Int32, UnsafeMutableRawPointer) -> Void)? =
    KitchenLibrary.module.twin(846)
  static let f849: (@convention(c) (UInt64, UnsafeMutableRawPointer) -> Void)? =
    KitchenLibrary.module.twin(849)
  static let f856: (@convention(c) (UInt64, Int32, UnsafeMutableRawPointer) -> Void)? =
    KitchenLibrary.module.twin(856)
  static let f859: (@convention(c) (UInt64, UnsafeMutableRawPointer) -> Void)? =
    KitchenLibrary.module.twin(859)
  static let f860: (@convention(c) (UInt64, UnsafeMutableRawPointer) -> Void)? =
    KitchenLibrary.module.twin(860)
}
