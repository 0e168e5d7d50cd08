public import KotlinBridge

/// A person in space and the craft that carries the person.
public struct Assignment: Hashable, Sendable {
  public var name: String
  public var craft: String

  public init(name: String, craft: String) {
    self.name = name
    self.craft = craft
  }
}

extension Assignment: KotlinRecord {
  public static var kotlinName: String { "people.Assignment" }

  public static var kotlinFields: KotlinFields<Self> {
    fields(Self.init, .field("name", \.name), .field("craft", \.craft))
  }
}
