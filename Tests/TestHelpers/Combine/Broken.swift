/// The failure of publishers in tests.
package struct Broken: Error, Equatable {
  package var reason = 1

  package init(reason: Int = 1) {
    self.reason = reason
  }
}
