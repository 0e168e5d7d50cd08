/// Carries a value that Combine's shapes do not declare Sendable to another thread.
///
/// - Each use says what makes it safe: a lock inside the value, or a hand-over.
struct UncheckedSendable<Value>: @unchecked Sendable {
  let value: Value

  init(_ value: Value) {
    self.value = value
  }
}
