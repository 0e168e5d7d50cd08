// Made by `kotlin-bridge generate` from the library samples. Do not edit: generate it again.

@_spi(GeneratedCode) public import KotlinBridge

/// What shows the images. Each platform implements it, on its main thread.
public protocol KittenView: Sendable {
  /// What the user does. A view keeps one of these and dispatches to it.
  var events: KittenViewEvents { get throws }

  func render(model: KittenViewModel) throws
}

/// Any object that implements `KittenView`.
public struct AnyKittenView: KotlinErased, KittenView {
  /// The value itself, or the object as one of its own class, for `as?`, `is` and `switch`.
  public let base: any KittenView

  /// Stands for a value or an object.
  public init(_ base: any KittenView) {
    guard !(Swift.type(of: base) is AnyClass) else {
      self.base = base
      return
    }
    self.base = (base as? any KotlinErased)?.base as? any KittenView ?? base
  }

  public static var kotlinType: KotlinType {
    .interface("kittens.KittenView", Self.self)
  }

  public init(from reader: inout KotlinReader) throws(KotlinError) {
    base = try Object.kotlinAny(from: &reader)
  }

  public func write(to writer: inout KotlinWriter) {
    writer.write(peer: base as any KittenView, interface: 9, of: SamplesLibrary.module)
  }

  public var events: KittenViewEvents {
    get throws {
      try base.events
    }
  }

  public func render(model: KittenViewModel) throws {
    try base.render(model: model)
  }
}

extension AnyKittenView {
  /// Any Kotlin object that implements `KittenView` and is of no class that Swift knows.
  public final class Object: KotlinObject, KittenView, @unchecked Sendable {
    @_spi(GeneratedCode) override public class var kotlinName: String { "kittens.KittenView" }
  }
}

extension AnyKittenView {
  /// What Kotlin calls.
  static let kotlinHosted = HostedInterface(
    9, "kittens.KittenView", as: (any KittenView).self,
    cast: { $0 as? any KittenView },
    entries: [
      HostedEntry(31) { frame in
        KotlinHost.answer(frame, as: (any KittenView).self) { (object, reader) in
          let argument0: KittenViewModel = try reader.read()
          try reader.finish()
          return try object.render(model: argument0)
        }
      },
      HostedEntry(30) { frame in
        KotlinHost.answer(frame, as: (any KittenView).self) { (object, reader) in
          try reader.finish()
          return try object.events
        }
      },
    ])
}

/// Kotlin's `kittens.KittenView.Event`.
public enum KittenViewEvent: KotlinValue, Hashable, Codable {
  case refreshTriggered

  public static var kotlinType: KotlinType {
    .sealed(
      "kittens.KittenView.Event", Self.self,
      .case("kittens.KittenView.Event.RefreshTriggered"))
  }

  @inlinable
  public init(from reader: inout KotlinReader) throws(KotlinError) {
    switch try reader.beginSealed(cases: 1) {
    default: self = .refreshTriggered
    }
    reader.endSealed()
  }

  @inlinable
  public func write(to writer: inout KotlinWriter) {
    guard writer.beginSealed() else { return }
    switch self {
    case .refreshTriggered: writer.write(ordinal: 0)
    }
    writer.endSealed()
  }
}

/// Hands the events of a view to the component that has the view now; they are lost while none has.
public final class KittenViewEvents: KotlinObject, @unchecked Sendable {
  @_spi(GeneratedCode) override public class var kotlinName: String { "kittens.KittenView.Events" }

  public convenience init() throws {
    let handle: UInt64 = try KotlinModule.call(32, Twins.f32, of: SamplesLibrary.module) { $0($1) }
    self.init(holding: handle, of: SamplesLibrary.module)
  }
}

/// All that is shown.
public struct KittenViewModel: KotlinValue, Hashable, Codable {
  public var isLoading: Bool
  public var isError: Bool
  public var imageUrls: [String]

  public init(isLoading: Bool, isError: Bool, imageUrls: [String]) {
    self.isLoading = isLoading
    self.isError = isError
    self.imageUrls = imageUrls
  }

  public static var kotlinType: KotlinType {
    .record(
      "kittens.KittenView.Model", Self.self,
      ("isLoading", Bool.self),
      ("isError", Bool.self),
      ("imageUrls", [String].self))
  }

  @inlinable
  public init(from reader: inout KotlinReader) throws(KotlinError) {
    try reader.beginRecord()
    isLoading = try reader.read()
    isError = try reader.read()
    imageUrls = try reader.read()
    reader.endRecord()
  }

  @inlinable
  public func write(to writer: inout KotlinWriter) {
    guard writer.beginRecord() else { return }
    writer.write(isLoading)
    writer.write(isError)
    writer.write(imageUrls)
    writer.endRecord()
  }
}

extension KittenView where Self: KotlinObject {
  public var events: KittenViewEvents {
    get throws {
      defer { extendLifetime(self) }
      let handle: UInt64 = try KotlinModule.call(30, Twins.f30, of: SamplesLibrary.module) {
        $0(kotlinHandle, $1)
      } write: {
        $0.write(self)
      }
      return KittenViewEvents(holding: handle, of: SamplesLibrary.module)
    }
  }

  public func render(model: KittenViewModel) throws {
    defer { extendLifetime(self) }
    _ = try SamplesLibrary.module.call(31, returning: KotlinUnit.self) {
      $0.write(self)
      $0.write(model)
    }
  }
}

extension KittenViewEvents {
  public func dispatch(event: KittenViewEvent) throws {
    defer { extendLifetime(self) }
    _ = try SamplesLibrary.module.call(33, returning: KotlinUnit.self) {
      $0.write(self)
      $0.write(event)
    }
  }
}

/// The functions of C for numbers and objects. A fake and a proxy have none.
private enum Twins {
  static let f32: (@convention(c) (UnsafeMutableRawPointer) -> UInt64)? =
    SamplesLibrary.module.twin(32)
  static let f30: (@convention(c) (UInt64, UnsafeMutableRawPointer) -> UInt64)? =
    SamplesLibrary.module.twin(30)
}
