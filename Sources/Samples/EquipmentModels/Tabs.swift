import Dispatch
public import KotlinBridge
import KotlinBridgePublisher
public import Samples

/// The vehicles, whose pages Kotlin reads. It watches Kotlin's flow by a closure.
public final class LandViewModel: EquipmentViewModel<LandVehicle> {
  private let pager: PagerIntLandVehicle
  private var watch: (any Closeable)?

  public init(scope: KotlinScope, config: PagingConfig = PagingConfig()) throws {
    pager = try landVehicles(scope: scope, config: config)
  }

  public override func fetchEquipment() {
    watch = try? pager.pagingData.watch { [weak self] in self?.items = $0 }
    super.fetchEquipment()
  }

  public override func fetchNextData() {
    load(pager.loadNext, hasNextPage: { [pager] in try pager.hasNextPage })
  }

  public override func stop() {
    super.stop()
    try? watch?.close()
  }
}

/// The aircraft, whose pages Swift reads from a server. It takes the values of Kotlin's state by a publisher.
public final class AirViewModel: EquipmentViewModel<Aircraft> {
  private let pager: PagerIntAircraft
  private var watch: AnyCancellable?

  public init(
    scope: KotlinScope, server: EquipmentServer, config: PagingConfig = PagingConfig()
  ) throws {
    pager = try PagerIntAircraft(scope: scope, config: config, initialKey: 0) { key, count in
      try await server.page("aircraft", from: key, count: count) {
        Aircraft(name: $0.name, ceiling: Int32($0.size))
      }
    }
  }

  public override func fetchEquipment() {
    watch = pager.state.publisher()
      .replaceError(with: [])
      .receive(on: DispatchQueue.main)
      .sink { [weak self] in self?.items = $0 }
    super.fetchEquipment()
  }

  public override func fetchNextData() {
    load(pager.loadNext, hasNextPage: { [pager] in try pager.hasNextPage })
  }

  public override func stop() {
    super.stop()
    watch = nil
  }
}

/// The ships, whose pages Swift reads from a server. It iterates over Kotlin's flow.
public final class SeaViewModel: EquipmentViewModel<Ship> {
  private let pager: PagerIntShip
  private var watch: Task<Void, any Error>?

  public init(
    scope: KotlinScope, server: EquipmentServer, config: PagingConfig = PagingConfig()
  ) throws {
    pager = try PagerIntShip(scope: scope, config: config, initialKey: 0) { key, count in
      try await server.page("ships", from: key, count: count) {
        Ship(name: $0.name, displacement: $0.size)
      }
    }
  }

  public override func fetchEquipment() {
    watch = Task { [weak self, pager] in
      for try await items in pager.pagingData { self?.items = items }
    }
    super.fetchEquipment()
  }

  public override func fetchNextData() {
    load(pager.loadNext, hasNextPage: { [pager] in try pager.hasNextPage })
  }

  public override func stop() {
    super.stop()
    watch?.cancel()
  }
}
