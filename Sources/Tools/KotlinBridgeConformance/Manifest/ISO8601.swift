import FoundationEssentials
import KotlinBridge

extension Duration {
  /// Reads a duration in ISO 8601, as Kotlin writes it: `PT0.01S`, `PT1H30M`, `P2D`, `-PT5S`. Nil
  /// if the text is none, or has more seconds than fit.
  init?(iso8601 text: String) {
    let form = /([+\-]?)P(?:(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?(?:(\d+)(?:\.(\d{1,9}))?S)?)?/
    guard let match = text.wholeMatch(of: form), let last = text.last, !"PT".contains(last)
    else { return nil }
    let (_, sign, days, hours, minutes, whole, fraction) = match.output
    var seconds: Int64 = 0
    for (count, unit) in [(days, 86_400), (hours, 3_600), (minutes, 60), (whole, 1)] {
      guard let count else { continue }
      guard let number = Int64(count) else { return nil }
      let (product, isProductLost) = number.multipliedReportingOverflow(by: Int64(unit))
      let (sum, isSumLost) = seconds.addingReportingOverflow(product)
      if isProductLost || isSumLost { return nil }
      seconds = sum
    }
    let digits = fraction.map { $0 + String(repeating: "0", count: 9 - $0.count) } ?? "0"
    let duration = Duration.seconds(seconds) + .nanoseconds(Int64(digits) ?? 0)
    self = sign == "-" ? .zero - duration : duration
  }
}

extension KotlinInstant {
  /// Reads a moment in ISO 8601, such as `2025-01-31T12:00:00.5Z`. Nil if the text is none.
  init?(iso8601 text: String) {
    let styles = [true, false].map { Date.ISO8601FormatStyle(includingFractionalSeconds: $0) }
    let dates = styles.lazy.compactMap { try? $0.parse(text) }
    guard let date = dates.first else { return nil }
    let seconds = date.timeIntervalSince1970.rounded(.down)
    let rest = (date.timeIntervalSince1970 - seconds) * 1_000_000_000
    self.init(seconds: Int64(seconds), nanoseconds: Int32(min(rest, 999_999_999)))
  }
}
