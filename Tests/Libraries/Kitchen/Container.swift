// Made by `kotlin-bridge generate` from the library kitchen. Do not edit: generate it again.

@_spi(GeneratedCode) public import KotlinBridge

/// Kotlin's `pantry.Container`.
public protocol Container: Sendable {
  func empty() throws(KotlinError) -> Int32

  /// What is written on it.
  var label: String { get throws(KotlinError) }
}

/// Any Kotlin object that is a `Container`.
public final class AnyContainer: KotlinObject, Container, @unchecked Sendable {
  @_spi(GeneratedCode) override public class var kotlinName: String { "pantry.Container" }

  @_spi(GeneratedCode) override public class var kotlinNumber: UInt32? { 242 }

  /// Stands for the Kotlin object that `object` stands for.
  public convenience init(_ object: any KotlinObject & Container) {
    self.init(sharing: object)
  }

  /// The same Kotlin object as one of its own class, for `as?`, `is` and `switch`.
  public var base: any KotlinObject & Container {
    kotlinBase()
  }
}

extension Container where Self: KotlinObject {
  public func empty() throws(KotlinError) -> Int32 {
    defer { extendLifetime(self) }
    return try KotlinModule.call(725, Twins.f725, of: KitchenLibrary.module) {
      $0(kotlinHandle, $1)
    } write: {
      $0.write(self)
    }
  }

  public var label: String {
    get throws(KotlinError) {
      defer { extendLifetime(self) }
      return try KitchenLibrary.module.call(726) { $0.write(self) }
    }
  }
}

/// The functions of C for numbers and objects. A fake and a proxy have none.
private enum Twins {
  static let f725: (@convention(c) (UInt64, UnsafeMutableRawPointer) -> Int32)? =
    KitchenLibrary.module.twin(725)
}
