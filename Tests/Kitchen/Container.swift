// Made by `kotlin-bridge generate` from the library kitchen. Do not edit: generate it again.

@_spi(Generated) public import KotlinBridge

/// Kotlin's `pantry.Container`.
public protocol Container: AnyObject, Sendable {
  func empty() throws(KotlinError) -> Int32

  /// What is written on it.
  var label: String { get throws(KotlinError) }
}

/// Any Kotlin object that is a `Container`.
public final class AnyContainer: KotlinObject, Container, @unchecked Sendable {
  @_spi(Generated) override public class var kotlinName: String { "pantry.Container" }

  /// Stands for the Kotlin object that `object` stands for.
  public convenience init(_ object: any KotlinObject & Container) {
    self.init(sharing: object)
  }
}

extension Container where Self: KotlinObject {
  public func empty() throws(KotlinError) -> Int32 {
    defer { extendLifetime(self) }
    if let twin = Twins.function334, !KotlinModule.isTraced {
      return try KotlinCatch.catching { twin(kotlinHandle, $0) }
    }
    return try KitchenLibrary.module.call(334) { $0.write(self) }
  }

  public var label: String {
    get throws(KotlinError) {
      defer { extendLifetime(self) }
      return try KitchenLibrary.module.call(335) { $0.write(self) }
    }
  }
}

/// The functions of C for numbers and objects, where the library has them.
private enum Twins {
  typealias Function334 = @convention(c) (UInt64, UnsafeMutableRawPointer) -> Int32
  static let function334 = try? KitchenLibrary.module.twin(
    ofFunction: 334, as: Function334.self)
}
