// Made by `kotlin-bridge generate` from the library kitchen. Do not edit: generate it again.

@_spi(GeneratedCode) public import KotlinBridge

/// Kotlin's `catalogue.Judge`.
public protocol Judge: Sendable {
  func judge(points: Int32) throws(KotlinError) -> Bool
}

/// Any Kotlin object that is a `Judge`.
public final class AnyJudge: KotlinObject, Judge, @unchecked Sendable {
  @_spi(GeneratedCode) override public class var kotlinName: String { "catalogue.Judge" }

  /// Stands for the Kotlin object that `object` stands for.
  public convenience init(_ object: any KotlinObject & Judge) {
    self.init(sharing: object)
  }

  /// The same Kotlin object as one of its own class, for `as?`, `is` and `switch`.
  public var base: any KotlinObject & Judge {
    self
  }
}

extension Judge where Self: KotlinObject {
  public func judge(points: Int32) throws(KotlinError) -> Bool {
    defer { extendLifetime(self) }
    return try KotlinModule.call(108, Twins.f108, of: KitchenLibrary.module) {
      $0(kotlinHandle, points, $1)
    } write: {
      $0.write(self)
      $0.write(points)
    }
  }
}

/// The functions of C for numbers and objects. A fake and a proxy have none.
private enum Twins {
  static let f108: (@convention(c) (UInt64, Int32, UnsafeMutableRawPointer) -> Bool)? =
    KitchenLibrary.module.twin(108)
}
