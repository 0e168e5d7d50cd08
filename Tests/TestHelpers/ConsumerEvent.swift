package import KotlinBridge

/// One thing that the consumer of a flow or the caller of a function sees.
package enum ConsumerEvent<Element: Equatable & Sendable>: Equatable, Sendable {
  case element(Element)
  case completed
  case threw(SeenFailure)
  /// `CancellationError`, in the forms that throw it.
  case cancellationError
  /// The last call, at the C boundary.
  case released(unseen: SeenFailure?)
  /// A callback came while another one had not returned, which is always wrong.
  case overlap
}

extension ConsumerEvent {
  /// The answer of a call that returned.
  package static func value(_ value: Element) -> Self { .element(value) }

  /// A failure without a Kotlin class, as the bridge itself makes it.
  package static func error(_ code: KotlinError.Code, _ message: String) -> Self {
    .threw(SeenFailure(code: code, typeName: "", message: message))
  }

  package static func misuse(_ message: String) -> Self { .error(.misuse, message) }

  package init(_ error: any Error) {
    switch error {
    case let error as KotlinError: self = .threw(SeenFailure(error))
    case is CancellationError: self = .cancellationError
    default: self = .error(.failed, "\(type(of: error)): \(error)")
    }
  }

  package init(_ result: Result<Element, KotlinError>) {
    switch result {
    case .success(let value): self = .element(value)
    case .failure(let error): self = .threw(SeenFailure(error))
    }
  }

  package var isElement: Bool { if case .element = self { true } else { false } }

  package var isEnd: Bool {
    switch self {
    case .completed, .threw, .cancellationError: true
    case .element, .released, .overlap: false
    }
  }

  package var isRelease: Bool { if case .released = self { true } else { false } }

  /// Whether it is a cancellation, in whatever form.
  package var isCancellation: Bool {
    switch self {
    case .cancellationError: true
    case .threw(let failure): failure.code == .cancelled
    case .element, .completed, .released, .overlap: false
    }
  }
}

extension ConsumerEvent: ExpressibleByIntegerLiteral where Element == Int64 {
  package init(integerLiteral value: Int64) { self = .element(value) }
}

/// The events of `elements`, followed by `end`.
package func events<S: Sequence>(
  _ elements: S, _ end: ConsumerEvent<S.Element>? = nil
) -> [ConsumerEvent<S.Element>] {
  elements.map { .element($0) } + (end.map { [$0] } ?? [])
}

/// The parts of a failure that tests compare.
package struct SeenFailure: Equatable, Sendable, CustomStringConvertible {
  package var code: KotlinError.Code
  package var typeName: String
  package var message: String

  package init(_ error: KotlinError) {
    self.init(code: error.code, typeName: error.typeName, message: error.message)
  }

  package init(code: KotlinError.Code, typeName: String, message: String) {
    self.code = code
    self.typeName = typeName
    self.message = message
  }

  package var description: String { "\(code) \(typeName) '\(message)'" }
}
