import Dispatch
import EquipmentModels
import KotlinBridgePublisher

/// A kind of equipment on the screen, whatever its items are.
@MainActor
protocol Tab: AnyObject {
  var name: String { get }
  var rows: [String] { get }
  var selected: Int { get }
  var status: String { get }

  func start(_ changed: @escaping @MainActor () -> Void)
  func stop()
  func move(_ rows: Int)
  func retry()
}

/// The tab of a view model.
@MainActor
final class TabOf<Item: Sendable>: Tab {
  let name: String
  private(set) var selected = 0
  private let model: EquipmentViewModel<Item>
  private let row: (Item) -> String
  private var watch: AnyCancellable?

  init(_ name: String, _ model: EquipmentViewModel<Item>, row: @escaping (Item) -> String) {
    self.name = name
    self.model = model
    self.row = row
  }

  var rows: [String] { model.items.map(row) }

  var status: String {
    if let problem = model.problem { return problem }
    return "\(model.items.count) items"
      + (model.isLoading ? ", loading" : model.hasNextPage ? ", more" : "")
  }

  func start(_ changed: @escaping @MainActor () -> Void) {
    // It says so before the change: the screen is drawn after it.
    watch = model.objectWillChange.receive(on: DispatchQueue.main).sink { _ in
      MainActor.assumeIsolated(changed)
    }
    model.fetchEquipment()
  }

  func stop() {
    watch = nil
    model.stop()
  }

  func move(_ rows: Int) {
    selected = max(0, min(selected + rows, model.items.count - 1))
    model.rowAppeared(selected)
  }

  func retry() { model.fetchNextData() }
}
