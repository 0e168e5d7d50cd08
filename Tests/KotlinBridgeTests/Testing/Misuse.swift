import KotlinBridge
import Testing

/// The message of the misuse that `body` throws; nil if it throws nothing.
func misuse<R>(_ body: () throws -> R) -> String? {
  do {
    _ = try body()
    return nil
  } catch {
    guard let error = error as? KotlinError, error.code == .misuse else { return "\(error)" }
    return error.message
  }
}

/// What the process has printed that a mistake has ended.
func printed(by result: ExitTest.Result?) -> String {
  String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
}
