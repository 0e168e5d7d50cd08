/// What an `async` call has come to before it waits.
@usableFromInline
@frozen
enum StartedCall<Value> {
  case answered(Value)
  case pending(PendingCall)
}
