public import KotlinBridgePublisher
public import Samples

/// What Kotlin renders into, for a view that observes it.
///
/// A Swift class can't extend a Kotlin class, so what would be a base class with `dispatch` elsewhere is an object of
/// Kotlin's that this one holds.
@MainActor
public final class KittenViewProxy: KittenView, ObservableObject {
  public nonisolated let events: KittenViewEvents
  /// What was rendered last.
  @Published public private(set) var model = KittenViewModel(
    isLoading: false, isError: false, imageUrls: [])

  public init() throws { events = try KittenViewEvents() }

  /// Kotlin calls this on the main thread.
  public nonisolated func render(model: KittenViewModel) {
    MainActor.assumeIsolated { self.model = model }
  }

  /// The user wants other images.
  public func refresh() throws { try events.dispatch(event: .refreshTriggered) }
}
