import KotlinBridgeCombine

/// A display that shows what others compute.
final class Display {
  var text = "" {
    didSet { history.append(text) }
  }
  private(set) var history: [String] = []
}

/// A thermostat: one property is assigned to a display's, and another one to a published one.
final class Thermostat: ObservableObject {
  struct Reading {
    var celsius: Double
    var humidity: Int
    var room: String
  }

  let sensor = PassthroughSubject<Reading, Never>()
  let display = Display()
  @Published private(set) var isHeating = false
  @Published var wanted = 20.0

  private var subscription: AnyCancellable?

  init() {
    sensor
      .map(\.celsius)
      .combineLatest($wanted)
      .map { $0 < $1 }
      .removeDuplicates()
      .assign(to: &$isHeating)
  }

  func switchOn() {
    subscription =
      sensor
      .map(\.room, \.celsius, \.humidity)
      .map { "\($0): \($1) degrees, \($2) %" }
      .assign(to: \.text, on: display)
  }

  func switchOff() {
    subscription?.cancel()
  }
}
