// Made by `kotlin-bridge generate` from the library kitchen. Do not edit: generate it again.

@_spi(GeneratedCode) public import KotlinBridge

/// Kotlin's `catalogue.Delivery`.
public class Delivery: KotlinObject, @unchecked Sendable {
  @_spi(GeneratedCode) override public class var kotlinName: String { "catalogue.Delivery" }

  @_spi(GeneratedCode) override public class var kotlinNumber: UInt32? { 8 }
}

extension Delivery {
  /// Kotlin's `catalogue.Delivery.Failed`.
  public final class Failed: Delivery, @unchecked Sendable {
    @_spi(GeneratedCode) override public class var kotlinName: String {
      "catalogue.Delivery.Failed"
    }

    @_spi(GeneratedCode) override public class var kotlinNumber: UInt32? { nil }

    public convenience init(why: String) throws(KotlinError) {
      let handle: UInt64 = try KitchenLibrary.module.call(87) { $0.write(why) }
      self.init(holding: handle, of: KitchenLibrary.module)
    }
  }
}

extension Delivery {
  /// Kotlin's `catalogue.Delivery.Gone`.
  public struct Gone: KotlinValue, Hashable, Codable {
    public init() {}

    public static var kotlinType: KotlinType {
      .record("catalogue.Delivery.Gone", Self.self)
    }

    @inlinable
    public init(from reader: inout KotlinReader) throws(KotlinError) {
      try reader.beginRecord()
      reader.endRecord()
    }

    @inlinable
    public func write(to writer: inout KotlinWriter) {
      guard writer.beginRecord() else { return }
      writer.endRecord()
    }
  }
}

extension Delivery {
  /// Kotlin's `catalogue.Delivery.Ok`.
  public struct Ok: KotlinValue, Hashable, Codable {
    public var value: Int32

    public init(value: Int32) {
      self.value = value
    }

    public static var kotlinType: KotlinType {
      .record(
        "catalogue.Delivery.Ok", Self.self,
        ("value", Int32.self))
    }

    @inlinable
    public init(from reader: inout KotlinReader) throws(KotlinError) {
      try reader.beginRecord()
      value = try reader.read()
      reader.endRecord()
    }

    @inlinable
    public func write(to writer: inout KotlinWriter) {
      guard writer.beginRecord() else { return }
      writer.write(value)
      writer.endRecord()
    }
  }
}

extension Delivery {
  public var code: Int32 {
    get throws(KotlinError) {
      defer { extendLifetime(self) }
      return try KotlinModule.call(86, Twins.f86, of: KitchenLibrary.module) {
        $0(kotlinHandle, $1)
      } write: {
        $0.write(self)
      }
    }
  }
}

extension Delivery.Failed {
  public var why: String {
    get throws(KotlinError) {
      defer { extendLifetime(self) }
      return try KitchenLibrary.module.call(88) { $0.write(self) }
    }
  }
}

/// The functions of C for numbers and objects. A fake and a proxy have none.
private enum Twins {
  static let f86: (@convention(c) (UInt64, UnsafeMutableRawPointer) -> Int32)? =
    KitchenLibrary.module.twin(86)
}
