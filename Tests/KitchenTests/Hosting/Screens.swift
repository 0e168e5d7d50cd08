import Kitchen
import KotlinBridge

/// What a screen of these tests throws.
struct Dark: Error, Equatable {
  let times: Int32
}

/// A class of the main actor without any mark at the members that are of the main actor anyhow.
@MainActor
final class Wall: WideScreen {
  private(set) var lines: [String] = []
  /// Runs in each call of `count`.
  var onCount: (() -> Void)?

  nonisolated var width: Int32 { 40 }

  func show(orders: [String]) {
    MainActor.assertIsolated()
    lines.append(orders.joined(separator: " "))
  }

  func count(number: Int32, thread: Int32) {
    lines.append("\(thread): \(number)")
    onCount?()
  }

  func present(cook: (any Cook)?, device: Device, dishes: [String]) throws {
    lines.append("\(try cook?.skill ?? 0) \(dishes)")
  }

  func blink(times: Int32?) throws { throw Dark(times: times!) }

  func confirm(question: String) async -> Bool {
    lines.append(question)
    return true
  }
}

/// A class of no actor: what it needs on the main thread, it says.
final class Slate: WideScreen {
  let width: Int32 = 20
  @MainActor private(set) var lines: [String] = []

  func show(orders: [String]) { lines.append("\(orders)") }
  func count(number: Int32, thread: Int32) { lines.append("\(number)") }
  nonisolated func present(cook: (any Cook)?, device: Device, dishes: [String]) {}
  func blink(times: Int32?) throws { throw CancellationError() }
  func clear() throws {
    lines.append("clear")
    try AnyWideScreen.Defaults(self).clear()
  }
  func confirm(question: String) async -> Bool { await lines.contains(question) }
}

/// An actor, whose members of the main actor are not its own.
actor Terminal: WideScreen {
  private var questions = 0
  nonisolated let width: Int32 = 10
  @MainActor private(set) var lines: [String] = []

  @MainActor func show(orders: [String]) { lines.append("\(orders)") }
  @MainActor func count(number: Int32, thread: Int32) {}
  @MainActor func present(cook: (any Cook)?, device: Device, dishes: [String]) {}
  nonisolated func blink(times: Int32?) {}

  func confirm(question: String) async -> Bool {
    questions += 1
    return questions > 1
  }
}
