public import Foundation
public import KotlinBridgeCombine

extension NotificationCenter {
  /// A publisher of the notifications with a name that are posted from the subscription on.
  ///
  /// - They are delivered on the threads that post them, to each subscriber by one at a time. A
  ///   subscriber without demand misses them.
  /// - It never completes. A subscription that is not cancelled stays in the center.
  public struct Publisher: KotlinBridgeCombine.Publisher {
    public typealias Output = Notification
    public typealias Failure = Never

    /// Where the notifications are posted.
    public let center: NotificationCenter
    /// The name of the notifications.
    public let name: Notification.Name
    /// Whose notifications they are; nil for everybody's.
    public let object: AnyObject?

    /// Makes the publisher, as the method does.
    public init(center: NotificationCenter, name: Notification.Name, object: AnyObject? = nil) {
      self.center = center
      self.name = name
      self.object = object
    }

    public func receive(subscriber: some Subscriber<Notification, Never>) {
      let subject = PassthroughSubject<Notification, Never>()
      // Safe on any thread: the subject hands a notification on, as the center does.
      nonisolated(unsafe) let posted = subject
      let observer = center.addObserver(forName: name, object: object, queue: nil) {
        nonisolated(unsafe) let notification = $0
        posted.send(notification)
      }
      subject.handleEvents(receiveCancel: { [center] in center.removeObserver(observer) })
        .subscribe(subscriber)
    }
  }

  /// A publisher of the notifications called `name` that are posted from the subscription on, of
  /// `object` if there is one.
  public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
    Publisher(center: self, name: name, object: object)
  }
}

extension NotificationCenter.Publisher: Equatable {
  /// Whether both are of the same center, name and object.
  public static func == (left: Self, right: Self) -> Bool {
    left.center === right.center && left.name == right.name && left.object === right.object
  }
}
