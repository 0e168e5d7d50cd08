import Foundation
import KotlinBridgePublisher

extension Notification.Name {
  static let documentSaved = Notification.Name("document saved")
  static let documentClosed = Notification.Name("document closed")
}

/// Counts the saved documents that a centre of notifications tells of, until one is closed.
final class DocumentStore: ObservableObject {
  @Published private(set) var names: [String] = []
  @Published private(set) var bytes = 0

  private var subscriptions = Set<AnyCancellable>()

  init(center: NotificationCenter, owner: AnyObject? = nil) {
    let closed = center.publisher(for: .documentClosed, object: owner)
    let saved = center.publisher(for: .documentSaved, object: owner)
      .prefix(untilOutputFrom: closed)
      .share()

    saved
      .compactMap { $0.userInfo?["name"] as? String }
      .scan([]) { $0 + [$1] }
      .sink { [weak self] in self?.names = $0 }
      .store(in: &subscriptions)

    saved
      .compactMap { $0.userInfo?["bytes"] as? Int }
      .reduce(0, +)
      .sink { [weak self] in self?.bytes = $0 }
      .store(in: &subscriptions)
  }
}
