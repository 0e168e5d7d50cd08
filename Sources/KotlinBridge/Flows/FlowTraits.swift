/// What Kotlin says of a flow, besides its type.
@_spi(GeneratedCode)
public struct FlowTraits: Sendable {
  /// The kinds of flows.
  public enum Kind: Sendable {
    /// Each subscription begins a collection of its own, so that it misses nothing before it asks.
    case cold
    case shared
    case state
  }

  let kind: Kind
  /// Kotlin's choice, for consumers that choose nothing else.
  let placement: KotlinPlacement?
  let window: KotlinWindow?

  public init(
    _ kind: Kind = .cold, placement: KotlinPlacement? = nil, window: KotlinWindow? = nil
  ) {
    self.kind = kind
    self.placement = placement
    self.window = window
  }

  /// A cold flow for which Kotlin chooses nothing.
  public static var cold: FlowTraits { FlowTraits() }
}
