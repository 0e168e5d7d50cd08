/// A property of a class that is also a publisher: `$name` delivers the values of `name`.
///
/// - The subscribers of `$name` and of the object's `objectWillChange` are notified of a new value before
///   it is set, on the thread that sets it. Meanwhile the property still has the old one.
/// - The property may be read on any thread. If two threads set it at once, either may be the last,
///   and the subscribers may get the values in the other order.
/// - It holds the subscriptions that `assign(to:)` has given it, until the object goes.
@propertyWrapper
public struct Published<Value> {
  private let box: PublishedBox<Value>

  /// Makes a property with this value.
  public init(wrappedValue: Value) {
    box = PublishedBox(wrappedValue)
  }

  /// Makes a property with this value, for initializers: `_name = Published(initialValue: "")`.
  public init(initialValue: Value) {
    self.init(wrappedValue: initialValue)
  }

  /// The publisher of the property's values, which is `$name`.
  ///
  /// - It can only be set to itself: that is what `assign(to: &$name)` does.
  public var projectedValue: Publisher {
    get { Publisher(box: box) }
    nonmutating set {
      precondition(newValue.box === box, "The publisher of a @Published property can't be replaced")
    }
  }

  @available(*, unavailable, message: "@Published is for properties of classes")
  public var wrappedValue: Value {
    get { fatalError("Unavailable") }
    set { fatalError("Unavailable") }
  }

  /// Gives the compiler access to a property of a class. Code uses the property's name instead.
  public static subscript<EnclosingSelf: AnyObject>(
    _enclosingInstance object: EnclosingSelf,
    wrapped wrappedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Value>,
    storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Published<Value>>
  ) -> Value {
    get { object[keyPath: storageKeyPath].box.value }
    set { object[keyPath: storageKeyPath].box.send(newValue) }
  }
}

// What changes is under the locks of the box, which hands only its values to other threads.
extension Published: @unchecked Sendable where Value: Sendable {}

extension Published: PublishedProperty {
  var storage: any PublishedStorage { box }
}

extension Published {
  /// A publisher of a property's value, at once, and then of each that it is about to have.
  ///
  /// - A subscriber without demand misses values, but not the latest: it gets that when it requests
  ///   one.
  /// - It never completes. When the object has gone it delivers nothing more.
  public struct Publisher: KotlinBridgeCombine.Publisher {
    public typealias Output = Value
    public typealias Failure = Never

    let box: PublishedBox<Value>

    public func receive(subscriber: some Subscriber<Value, Never>) {
      box.receive(subscriber: subscriber)
    }
  }
}

// As for the property.
extension Published.Publisher: @unchecked Sendable where Value: Sendable {}

extension Publisher where Failure == Never {
  /// Sets a `@Published` property to each value, as in `assign(to: &$name)`.
  ///
  /// - The property is set on the thread on which the publisher delivers.
  /// - The object owns the subscription, and cancels it when it goes. Its subscribers don't get the
  ///   publisher's completion.
  public func assign(to published: inout Published<Output>.Publisher) {
    subscribe(SubjectFeed(published.box))
  }
}
