/// A subscription that people see as its name, in `print(_:)`, `dump(_:)` and playgrounds.
///
/// - It shows no stored property: those are under a lock, and nothing that a user knows of.
protocol NamedSubscription: Subscription, CustomStringConvertible, CustomReflectable,
  CustomPlaygroundDisplayConvertible
{
  /// What it delivers, where that is in hand.
  var content: Any? { get }
}

extension NamedSubscription {
  var content: Any? { nil }

  var customMirror: Mirror {
    Mirror(self, unlabeledChildren: content.map { [$0] } ?? [])
  }

  var playgroundDescription: Any { description }
}
