// Made by `kotlin-bridge generate` from the library kitchen. Do not edit: generate it again.

@_spi(GeneratedCode) public import KotlinBridge

/// Kotlin's `catalogue.Source<Int>`.
public protocol SourceInt: Sendable {
  func next() throws(KotlinError) -> Int32
}

/// Any Kotlin object that is a `SourceInt`.
public final class AnySourceInt: KotlinObject, SourceInt, @unchecked Sendable {
  @_spi(GeneratedCode) override public class var kotlinName: String { "catalogue.Source<Int>" }

  @_spi(GeneratedCode) override public class var kotlinNumber: UInt32? { 34 }

  /// Stands for the Kotlin object that `object` stands for.
  public convenience init(_ object: any KotlinObject & SourceInt) {
    self.init(sharing: object)
  }

  /// The same Kotlin object as one of its own class, for `as?`, `is` and `switch`.
  public var base: any KotlinObject & SourceInt {
    kotlinBase()
  }
}

extension SourceInt where Self: KotlinObject {
  public func next() throws(KotlinError) -> Int32 {
    defer { extendLifetime(self) }
    return try KotlinModule.call(131, Twins.f131, of: KitchenLibrary.module) {
      $0(kotlinHandle, $1)
    } write: {
      $0.write(self)
    }
  }
}

/// The functions of C for numbers and objects. A fake and a proxy have none.
private enum Twins {
  static let f131: (@convention(c) (UInt64, UnsafeMutableRawPointer) -> Int32)? =
    KitchenLibrary.module.twin(131)
}
