import KotlinBridgeTools

/// Events as `FlightRecorder` keeps them: without the texts of failures.
extension ObservedEvent {
  /// The meaning of `FlightRecord.kind`.
  private enum Kind: UInt32 {
    case element, completed, failed, released, overlap, left
    /// The mark with the place that is the value.
    case mark
  }

  /// Notes the event for a parent that asks what had come before this process ended.
  func record(in subscription: UInt32) {
    let (kind, value): (Kind, Int64) =
      switch self {
      case .element(let value): (.element, value)
      case .completed: (.completed, 0)
      case .failed: (.failed, 0)
      case .released: (.released, 0)
      case .overlap: (.overlap, 0)
      case .left(let count): (.left, count)
      case .mark(let mark): (.mark, Int64(Mark.allCases.firstIndex(of: mark) ?? 0))
      }
    FlightRecorder.record(subscription: subscription, kind: kind.rawValue, value: value)
  }

  /// The text of a record; nil for one that this process could not have made.
  private static func text(of record: FlightRecord) -> String? {
    switch Kind(rawValue: record.kind) {
    case .element: "\(record.value)"
    case .completed: "completed"
    case .failed: "failed"
    case .released: "released"
    case .overlap: "\(Self.overlap)"
    case .left: "\(Self.left(record.value))"
    case .mark where Mark.allCases.indices.contains(Int(record.value)):
      "\(Self.mark(Mark.allCases[Int(record.value)]))"
    case .mark, nil: nil
    }
  }

  /// What the subscription that was told last had been told, as one line; nil if there was none.
  static func lastHistory(_ records: [FlightRecord]) -> String? {
    guard let last = records.last?.subscription else { return nil }
    let texts = records.filter { $0.subscription == last }.compactMap(text)
    return texts.isEmpty ? nil : line(of: texts)
  }
}
