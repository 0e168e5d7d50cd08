// Made by `kotlin-bridge generate libkitchen.so --module Kitchen`. Do not edit: generate it again.

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
    if let twin = Twins.function332, !KotlinModule.isTraced {
      return try KotlinCatch.catching { twin(kotlinHandle, $0) }
    }
    return try KitchenLibrary.module.call(332) { $0.write(self) }
  }

  public var label: String {
    get throws(KotlinError) {
      defer { extendLifetime(self) }
      return try KitchenLibrary.module.call(333) { $0.write(self) }
    }
  }
}

/// The functions of C for numbers and objects, where the library has them.
private enum Twins {
  typealias Function332 = @convention(c) (UInt64, UnsafeMutableRawPointer) -> Int32
  static let function332 = try? KitchenLibrary.module.twin(
    ofFunction: 332, as: Function332.self)
}
