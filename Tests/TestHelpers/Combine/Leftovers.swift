/// The clean-ups that a suite runs at the end of each test. Without them a cycle through a
/// subscription that nobody has ended would outlive the test.
package final class Leftovers {
  private var cleanUps: [() -> Void] = []

  package init() {}

  package func add(_ cleanUp: @escaping () -> Void) {
    cleanUps.append(cleanUp)
  }

  deinit {
    for cleanUp in cleanUps { cleanUp() }
  }
}
