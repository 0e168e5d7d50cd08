// Made by `kotlin-bridge generate` from the library kitchen. Do not edit: generate it again.

@_spi(GeneratedCode) public import KotlinBridge

/// Kotlin's `catalogue.Delivery`.
public enum Delivery: KotlinValue, Hashable {
  case failed(Delivery.Failed)
  case gone
  case ok(value: Int32)

  public static var kotlinType: KotlinType {
    .sealed(
      "catalogue.Delivery", Self.self,
      .case("catalogue.Delivery.Failed", ("", Delivery.Failed.self)),
      .case("catalogue.Delivery.Gone"),
      .case("catalogue.Delivery.Ok", ("value", Int32.self)))
  }

  @inlinable
  public init(from reader: inout KotlinReader) throws(KotlinError) {
    switch try reader.beginSealed(cases: 3) {
    case 0: self = .failed(try reader.read())
    case 1: self = .gone
    default: self = .ok(value: try reader.read())
    }
    reader.endSealed()
  }

  @inlinable
  public func write(to writer: inout KotlinWriter) {
    guard writer.beginSealed() else { return }
    switch self {
    case .failed(let failed):
      writer.write(ordinal: 0)
      writer.write(failed)
    case .gone: writer.write(ordinal: 1)
    case .ok(let value):
      writer.write(ordinal: 2)
      writer.write(value)
    }
    writer.endSealed()
  }
}

extension Delivery {
  /// Kotlin's `catalogue.Delivery.Failed`.
  public final class Failed: KotlinObject, @unchecked Sendable {
    @_spi(GeneratedCode) override public class var kotlinName: String {
      "catalogue.Delivery.Failed"
    }

    public convenience init(why: String) throws {
      let handle: UInt64 = try KitchenLibrary.module.call(97) { $0.write(why) }
      self.init(holding: handle, of: KitchenLibrary.module)
    }
  }
}

extension Delivery {
  public var code: Int32 {
    get throws {
      defer { extendLifetime(self) }
      return try KitchenLibrary.module.call(96) { $0.write(self) }
    }
  }
}

extension Delivery.Failed {
  public var why: String {
    defer { extendLifetime(self) }
    return KitchenLibrary.module.callOrStop(98) { $0.write(self) }
  }

  public var code: Int32 {
    defer { extendLifetime(self) }
    return KotlinModule.callOrStop(99, Twins.f99, of: KitchenLibrary.module) {
      $0(kotlinHandle, $1)
    } write: {
      $0.write(self)
    }
  }
}

/// The functions of C for numbers and objects. A fake and a proxy have none.
private enum Twins {
  static let f99: (@convention(c) (UInt64, UnsafeMutableRawPointer) -> Int32)? =
    KitchenLibrary.module.twin(99)
}
