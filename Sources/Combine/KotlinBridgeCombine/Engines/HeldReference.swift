/// A value on its way through code that knows nothing of its type.
///
/// - Generic code looks types up at run time, in each function, and that took most of a value's time
///   in merge engines and subjects. An object for each value that waits takes less.
class HeldReference {
  /// - Returns: the value, which must be of this type, and not of an optional of it.
  func value<Value>(of type: Value.Type) -> Value {
    unsafeDowncast(self, to: HeldValue<Value>.self).content
  }
}

final class HeldValue<Value>: HeldReference {
  fileprivate let content: Value

  init(_ content: Value) { self.content = content }
}
