#if !canImport(Combine)
  internal import Synchronization

  /// A name for one subscriber or subscription, for logs.
  public struct CombineIdentifier: Hashable, Sendable, CustomStringConvertible {
    private static let previous = Atomic<UInt>(0)

    private let value: UInt

    /// An identifier that no other has. Identifiers of objects are counted apart.
    public init() {
      value = Self.previous.add(1, ordering: .relaxed).newValue
    }

    /// The identifier of an object: the same for the same object, unique while it lives.
    public init(_ object: AnyObject) {
      value = UInt(bitPattern: ObjectIdentifier(object))
    }

    public var description: String {
      "0x" + String(value, radix: 16)
    }
  }

  /// A type that has a `CombineIdentifier`. Classes need nothing for it.
  public protocol CustomCombineIdentifierConvertible {
    var combineIdentifier: CombineIdentifier { get }
  }

  extension CustomCombineIdentifierConvertible where Self: AnyObject {
    public var combineIdentifier: CombineIdentifier {
      CombineIdentifier(self)
    }
  }
#endif
