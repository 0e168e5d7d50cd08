/// An object that says when it is about to change.
///
/// - A class that declares nothing gets a publisher that each of its `@Published` properties notifies of
///   changes, those of its superclasses too. They are found with `Mirror`, which needs reflection
///   metadata: don't compile with `-disable-reflection-metadata`, and don't make the class
///   `CustomReflectable`.
/// - A class may declare an `objectWillChange` of its own, and then sends by itself.
public protocol ObservableObject: AnyObject {
  /// The type of the publisher that says it.
  associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
  where ObjectWillChangePublisher.Failure == Never

  /// The publisher that says that the object is about to change.
  var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  /// The publisher of this object: always the same one, whichever thread asks first.
  ///
  /// - It lives in the `@Published` properties, and goes with them. An object that has none finds its
  ///   own in a table, which lets it go some time after the object.
  public var objectWillChange: ObservableObjectPublisher {
    let properties = publishedProperties
    guard let home = properties.first else {
      return ObservableObjectTable.shared.publisher(of: self)
    }
    // The first property decides between two threads, and all others follow it.
    let publisher = home.adopt(ObservableObjectPublisher())
    for property in properties.dropFirst() { _ = property.adopt(publisher) }
    return publisher
  }

  private var publishedProperties: [any PublishedStorage] {
    sequence(first: Mirror(reflecting: self), next: \.superclassMirror).flatMap { mirror in
      mirror.children.compactMap { ($0.value as? any PublishedProperty)?.storage }
    }
  }
}
