public import KotlinBridge

/// A person in space and the craft that he or she is in.
public struct Assignment: Hashable, Sendable {
  public var name: String
  public var craft: String

  public init(name: String, craft: String) {
    self.name = name
    self.craft = craft
  }
}

extension Assignment: KotlinValue {
  public static var kotlinType: String { "people.Assignment" }

  public init(from reader: inout KotlinReader) throws(KotlinError) {
    name = try reader.read()
    craft = try reader.read()
  }

  public func write(to writer: inout KotlinWriter) {
    writer.write(name)
    writer.write(craft)
  }
}
