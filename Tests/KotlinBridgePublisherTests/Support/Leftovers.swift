/// What a suite undoes at the end of each test, so that cycles through a subscription that nobody ended
/// do not outlive it.
final class Leftovers {
  private var cleanUps: [() -> Void] = []

  func add(_ cleanUp: @escaping () -> Void) {
    cleanUps.append(cleanUp)
  }

  deinit {
    for cleanUp in cleanUps { cleanUp() }
  }
}
