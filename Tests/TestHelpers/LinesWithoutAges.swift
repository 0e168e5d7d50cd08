/// The lines of a description of what is alive, without the ages, which differ each time.
package func linesWithoutAges(of description: (any CustomStringConvertible)?) -> [String] {
  (description?.description ?? "").split(separator: "\n").map {
    String($0).replacing(/, begun [0-9.]+ s ago/, with: "")
  }
}
