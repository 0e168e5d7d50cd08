public import Samples

/// Destroys its component when it ends, which only a class can do.
@MainActor
public final class KittenComponentHolder {
  /// What appears and disappears, perhaps many times.
  public let component: KittenComponent

  /// - Parameter onLabel: gets what happens once.
  public init(
    source: any KittenDataSource, onLabel: @escaping @MainActor (KittenLabel) -> Void
  ) throws {
    component = try KittenComponent(dataSource: source) { label in
      MainActor.assumeIsolated { onLabel(label) }
    }
  }

  isolated deinit { try? component.onDestroy() }

  /// The view is on the screen.
  public func appear(_ view: any KittenView) throws {
    try component.onViewCreated(view: view)
    try component.onStart()
  }

  /// The view is gone.
  public func disappear() throws {
    try component.onStop()
    try component.onViewDestroyed()
  }
}
