import KotlinBridge

struct Assignment: KotlinValue {
  var name: String
  var craft: String

  static var kotlinType: String { "people.Assignment" }

  init(from reader: inout KotlinReader) throws(KotlinError) {
    name = try reader.read()
    craft = try reader.read()
  }

  func write(to writer: inout KotlinWriter) {
    writer.write(name)
    writer.write(craft)
  }
}
