/// The events of a watched subscription or call, with their messages. Any thread may report them.
extension TrackedWork {
  // MARK: - Of Swift

  func made(arguments: Int, placement: KotlinPlacement, demand: Int64) {
    Tracking.tell(.made, self) { figures in
      figures.outstanding = demand
      let how = "\(bytes(arguments)) of arguments, placement \(placement.name)"
      guard kind == .subscription else { return "called: \(how), at \(origin)" }
      let asked =
        demand > 0
        ? "demand \(name(of: demand))"
        : "no demand requested yet: nothing arrives before the first request"
      return "subscribed: \(how), \(asked), at \(origin)"
    }
  }

  /// The library has accepted the work, and may have ended it already.
  func accepted(as job: UInt64) {
    Tracking.accepted(self, as: job)
  }

  func refused(_ error: KotlinError) {
    Tracking.tell(.refused, self, isEnd: true) { _ in "refused: \(error)" }
  }

  func requested(_ count: Int64) {
    Tracking.tell(.request, self) { figures in
      let (sum, isTooMuch) = figures.outstanding.addingReportingOverflow(count)
      figures.outstanding = isTooMuch ? .max : sum
      return "request \(name(of: count)): \(name(of: figures.outstanding)) outstanding"
    }
  }

  func cancelled(_ place: String) {
    Tracking.tell(.cancel, self) { figures in
      defer { figures.isCancelled = true }
      return figures.isCancelled ? "cancel \(place), once more" : "cancel \(place)"
    }
  }

  // MARK: - Of the library

  func received(_ count: Int, size: Int) {
    Tracking.tell(.elements, self) { figures in
      if figures.outstanding < .max {
        // A wrong library may claim a count that overflows.
        let (rest, isTooMuch) = figures.outstanding.subtractingReportingOverflow(Int64(count))
        figures.outstanding = isTooMuch ? -.max : rest
      }
      var message = "\(count) element\(count == 1 ? "" : "s"), \(bytes(size)): "
      switch figures.outstanding {
      case ..<0: message += "\(-figures.outstanding) more than were requested"
      case 0: message += "demand used up, nothing more arrives before the next request"
      default: message += "\(name(of: figures.outstanding)) outstanding"
      }
      return figures.isCancelled ? message + ", after the cancel" : message
    }
  }

  func completed() {
    end(.completed) { "completed" }
  }

  func returned(_ size: Int, inPlace: Bool = false) {
    end(.returned, isLast: inPlace) { "returned \(bytes(size))\(inPlace ? " in place" : "")" }
  }

  func threw(_ error: KotlinError, inPlace: Bool = false) {
    end(.threw, isLast: inPlace) {
      "threw\(inPlace ? " in place" : ""), \(error.code): \(error)"
    }
  }

  /// The call was refused, or Kotlin code threw before it returned.
  func failedInPlace(_ error: KotlinError) {
    if error.code == .misuse { refused(error) } else { threw(error, inPlace: true) }
  }

  func released(unseen: KotlinError?) {
    Tracking.tell(.released, self, isEnd: true) { figures in
      if let unseen { return "released, unseen: \(unseen)" }
      return figures.isEnded || figures.isCancelled
        ? "released" : "released without reporting how it ended"
    }
  }

  func end(
    _ kind: KotlinTrace.Event.Kind, isLast: Bool = false, _ message: () -> String
  ) {
    Tracking.tell(kind, self, isEnd: isLast) { figures in
      defer { figures.isEnded = true }
      return figures.isEnded ? message() + ", although it had already ended" : message()
    }
  }

  func bytes(_ count: Int) -> String { count == 1 ? "1 byte" : "\(count) bytes" }

  private func name(of demand: Int64) -> String { demand == .max ? "unlimited" : "\(demand)" }
}

extension KotlinPlacement {
  fileprivate var name: String {
    switch self {
    case .caller: "caller"
    case .default: "default"
    case .io: "io"
    default: "\(rawValue)"
    }
  }
}
