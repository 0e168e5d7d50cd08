public import Observation
public import Samples

/// The same as `KittenViewProxy` for views that use Observation.
@MainActor @Observable
public final class ObservedKittenView: KittenView {
  @ObservationIgnored public nonisolated let events: KittenViewEvents
  /// What was rendered last.
  public private(set) var model = KittenViewModel(isLoading: false, isError: false, imageUrls: [])

  public init() throws { events = try KittenViewEvents() }

  /// Kotlin calls this on the main thread.
  public nonisolated func render(model: KittenViewModel) {
    MainActor.assumeIsolated { self.model = model }
  }

  /// The user wants other images.
  public func refresh() throws { try events.dispatch(event: .refreshTriggered) }
}
