// Made by `kotlin-bridge generate` from the library kitchen. Do not edit: generate it again.

@_spi(GeneratedCode) public import KotlinBridge

/// Kotlin's `kotlin.collections.Iterator<Int>`.
public protocol IteratorInt: Sendable {
  func next() throws -> Int32

  func hasNext() throws -> Bool
}

/// Any object that implements `IteratorInt`.
public struct AnyIteratorInt: KotlinErased, IteratorInt {
  /// The value itself, or the object as one of its own class, for `as?`, `is` and `switch`.
  public let base: any IteratorInt

  /// Stands for a value or an object.
  public init(_ base: any IteratorInt) {
    guard !(Swift.type(of: base) is AnyClass) else {
      self.base = base
      return
    }
    self.base = (base as? any KotlinErased)?.base as? any IteratorInt ?? base
  }

  public static var kotlinType: KotlinType {
    .interface("kotlin.collections.Iterator<Int>", Self.self)
  }

  public init(from reader: inout KotlinReader) throws(KotlinError) {
    base = try Object.kotlinAny(from: &reader)
  }

  public func write(to writer: inout KotlinWriter) {
    writer.write(peer: base as any IteratorInt, interface: 61, of: KitchenLibrary.module)
  }

  public func next() throws -> Int32 {
    try base.next()
  }

  public func hasNext() throws -> Bool {
    try base.hasNext()
  }
}

extension AnyIteratorInt {
  /// Any Kotlin object that implements `IteratorInt` and is of no class that Swift knows.
  public final class Object: KotlinObject, IteratorInt, @unchecked Sendable {
    @_spi(GeneratedCode) override public class var kotlinName: String {
      "kotlin.collections.Iterator<Int>"
    }
  }
}

extension AnyIteratorInt {
  // swift-format-ignore
  /// What Kotlin calls.
  static let kotlinHosted = HostedInterface(
    61, "kotlin.collections.Iterator<Int>", as: (any IteratorInt).self,
    cast: { $0 as? any IteratorInt },
    entries: [
      HostedEntry(1082, twin: (@convention(c) (UnsafeMutableRawPointer, UnsafeMutableRawPointer) -> Int32).self) { frame in
        KotlinHost.answer(frame, as: (any IteratorInt).self) { (object, reader) in
          try reader.finish()
          return try object.next()
        }
      } twin: { object, caught in
        KotlinHost.answer(object, caught, as: (any IteratorInt).self, function: 1082, none: 0) {
          try $0.next()
        }
      },
      HostedEntry(1083, twin: (@convention(c) (UnsafeMutableRawPointer, UnsafeMutableRawPointer) -> Bool).self) { frame in
        KotlinHost.answer(frame, as: (any IteratorInt).self) { (object, reader) in
          try reader.finish()
          return try object.hasNext()
        }
      } twin: { object, caught in
        KotlinHost.answer(object, caught, as: (any IteratorInt).self, function: 1083, none: false) {
          try $0.hasNext()
        }
      },
    ])
}

/// Kotlin's `kotlin.collections.Iterator<UShort>`.
public protocol IteratorUShort: Sendable {
  func next() throws -> UTF16.CodeUnit

  func hasNext() throws -> Bool
}

/// Any object that implements `IteratorUShort`.
public struct AnyIteratorUShort: KotlinErased, IteratorUShort {
  /// The value itself, or the object as one of its own class, for `as?`, `is` and `switch`.
  public let base: any IteratorUShort

  /// Stands for a value or an object.
  public init(_ base: any IteratorUShort) {
    guard !(Swift.type(of: base) is AnyClass) else {
      self.base = base
      return
    }
    self.base = (base as? any KotlinErased)?.base as? any IteratorUShort ?? base
  }

  public static var kotlinType: KotlinType {
    .interface("kotlin.collections.Iterator<UShort>", Self.self)
  }

  public init(from reader: inout KotlinReader) throws(KotlinError) {
    base = try Object.kotlinAny(from: &reader)
  }

  public func write(to writer: inout KotlinWriter) {
    writer.write(peer: base as any IteratorUShort, interface: 62, of: KitchenLibrary.module)
  }

  public func next() throws -> UTF16.CodeUnit {
    try base.next()
  }

  public func hasNext() throws -> Bool {
    try base.hasNext()
  }
}

extension AnyIteratorUShort {
  /// Any Kotlin object that implements `IteratorUShort` and is of no class that Swift knows.
  public final class Object: KotlinObject, IteratorUShort, @unchecked Sendable {
    @_spi(GeneratedCode) override public class var kotlinName: String {
      "kotlin.collections.Iterator<UShort>"
    }
  }
}

extension AnyIteratorUShort {
  // swift-format-ignore
  /// What Kotlin calls.
  static let kotlinHosted = HostedInterface(
    62, "kotlin.collections.Iterator<UShort>", as: (any IteratorUShort).self,
    cast: { $0 as? any IteratorUShort },
    entries: [
      HostedEntry(1084, twin: (@convention(c) (UnsafeMutableRawPointer, UnsafeMutableRawPointer) -> UInt16).self) { frame in
        KotlinHost.answer(frame, as: (any IteratorUShort).self) { (object, reader) in
          try reader.finish()
          return try object.next()
        }
      } twin: { object, caught in
        KotlinHost.answer(object, caught, as: (any IteratorUShort).self, function: 1084, none: 0) {
          try $0.next()
        }
      },
      HostedEntry(1085, twin: (@convention(c) (UnsafeMutableRawPointer, UnsafeMutableRawPointer) -> Bool).self) { frame in
        KotlinHost.answer(frame, as: (any IteratorUShort).self) { (object, reader) in
          try reader.finish()
          return try object.hasNext()
        }
      } twin: { object, caught in
        KotlinHost.answer(object, caught, as: (any IteratorUShort).self, function: 1085, none: false) {
          try $0.hasNext()
        }
      },
    ])
}

/// Kotlin's `kotlin.collections.Iterator<kotlinx.serialization.json.JsonElement>`.
public protocol IteratorJsonElement: Sendable {
  func next() throws -> JsonElement

  func hasNext() throws -> Bool
}

/// Any object that implements `IteratorJsonElement`.
public struct AnyIteratorJsonElement: KotlinErased, IteratorJsonElement {
  /// The value itself, or the object as one of its own class, for `as?`, `is` and `switch`.
  public let base: any IteratorJsonElement

  /// Stands for a value or an object.
  public init(_ base: any IteratorJsonElement) {
    guard !(Swift.type(of: base) is AnyClass) else {
      self.base = base
      return
    }
    self.base = (base as? any KotlinErased)?.base as? any IteratorJsonElement ?? base
  }

  public static var kotlinType: KotlinType {
    .interface("kotlin.collections.Iterator<kotlinx.serialization.json.JsonElement>", Self.self)
  }

  public init(from reader: inout KotlinReader) throws(KotlinError) {
    base = try Object.kotlinAny(from: &reader)
  }

  public func write(to writer: inout KotlinWriter) {
    writer.write(peer: base as any IteratorJsonElement, interface: 63, of: KitchenLibrary.module)
  }

  public func next() throws -> JsonElement {
    try base.next()
  }

  public func hasNext() throws -> Bool {
    try base.hasNext()
  }
}

extension AnyIteratorJsonElement {
  /// Any Kotlin object that implements `IteratorJsonElement` and is of no class that Swift knows.
  public final class Object: KotlinObject, IteratorJsonElement, @unchecked Sendable {
    @_spi(GeneratedCode) override public class var kotlinName: String {
      "kotlin.collections.Iterator<kotlinx.serialization.json.JsonElement>"
    }
  }
}

extension AnyIteratorJsonElement {
  // swift-format-ignore
  /// What Kotlin calls.
  static let kotlinHosted = HostedInterface(
    63, "kotlin.collections.Iterator<kotlinx.serialization.json.JsonElement>", as: (any IteratorJsonElement).self,
    cast: { $0 as? any IteratorJsonElement },
    entries: [
      HostedEntry(1086) { frame in
        KotlinHost.answer(frame, as: (any IteratorJsonElement).self) { (object, reader) in
          try reader.finish()
          return try object.next()
        }
      },
      HostedEntry(1087, twin: (@convention(c) (UnsafeMutableRawPointer, UnsafeMutableRawPointer) -> Bool).self) { frame in
        KotlinHost.answer(frame, as: (any IteratorJsonElement).self) { (object, reader) in
          try reader.finish()
          return try object.hasNext()
        }
      } twin: { object, caught in
        KotlinHost.answer(object, caught, as: (any IteratorJsonElement).self, function: 1087, none: false) {
          try $0.hasNext()
        }
      },
    ])
}

extension IteratorInt where Self: KotlinObject {
  public func next() throws -> Int32 {
    defer { extendLifetime(self) }
    return try KotlinModule.call(1082, Twins.f1082, of: KitchenLibrary.module) {
      $0(kotlinHandle, $1)
    } write: {
      $0.write(self)
    }
  }

  public func hasNext() throws -> Bool {
    defer { extendLifetime(self) }
    return try KotlinModule.call(1083, Twins.f1083, of: KitchenLibrary.module) {
      $0(kotlinHandle, $1)
    } write: {
      $0.write(self)
    }
  }
}

extension IteratorUShort where Self: KotlinObject {
  public func next() throws -> UTF16.CodeUnit {
    defer { extendLifetime(self) }
    return try KotlinModule.call(1084, Twins.f1084, of: KitchenLibrary.module) {
      $0(kotlinHandle, $1)
    } write: {
      $0.write(self)
    }
  }

  public func hasNext() throws -> Bool {
    defer { extendLifetime(self) }
    return try KotlinModule.call(1085, Twins.f1085, of: KitchenLibrary.module) {
      $0(kotlinHandle, $1)
    } write: {
      $0.write(self)
    }
  }
}

extension IteratorJsonElement where Self: KotlinObject {
  public func next() throws -> JsonElement {
    defer { extendLifetime(self) }
    let handle: UInt64 = try KotlinModule.call(1086, Twins.f1086, of: KitchenLibrary.module) {
      $0(kotlinHandle, $1)
    } write: {
      $0.write(self)
    }
    return JsonElement.kotlinObject(holding: handle, of: KitchenLibrary.module)
  }

  public func hasNext() throws -> Bool {
    defer { extendLifetime(self) }
    return try KotlinModule.call(1087, Twins.f1087, of: KitchenLibrary.module) {
      $0(kotlinHandle, $1)
    } write: {
      $0.write(self)
    }
  }
}

/// The functions of C for numbers and objects. A fake and a proxy have none.
private enum Twins {
  static let f1082: (@convention(c) (UInt64, UnsafeMutableRawPointer) -> Int32)? =
    KitchenLibrary.module.twin(1082)
  static let f1083: (@convention(c) (UInt64, UnsafeMutableRawPointer) -> Bool)? =
    KitchenLibrary.module.twin(1083)
  static let f1084: (@convention(c) (UInt64, UnsafeMutableRawPointer) -> UInt16)? =
    KitchenLibrary.module.twin(1084)
  static let f1085: (@convention(c) (UInt64, UnsafeMutableRawPointer) -> Bool)? =
    KitchenLibrary.module.twin(1085)
  static let f1086: (@convention(c) (UInt64, UnsafeMutableRawPointer) -> UInt64)? =
    KitchenLibrary.module.twin(1086)
  static let f1087: (@convention(c) (UInt64, UnsafeMutableRawPointer) -> Bool)? =
    KitchenLibrary.module.twin(1087)
}
