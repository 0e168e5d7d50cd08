/// Writes a struct.
enum RecordWriter {
  static func lines(_ record: SwiftRecord) -> [String] {
    let isInlinable = !record.fields.contains(where: \.isIndirect)
    let attribute = isInlinable ? ["@inlinable"] : []
    return record.documentation.lines(width: Lines.width)
      + TypeWriter.block(
        "struct", record.path, record.generic, record.isCodable, record.protocols,
        record.order,
        Lines.separated([
          record.fields.flatMap(property), initializer(record),
          TypeWriter.kotlinType(
            "record", TypeWriter.kotlinName(record.kotlinName, record.generic),
            record.fields.map { [TypeWriter.namedType($0)] }),
          attribute + Lines.block(TypeWriter.initFromReader, read(record.fields)),
          attribute + Lines.block(TypeWriter.writeToWriter, write(record.fields)),
          record.order.map { TypeWriter.order(of: record.path, by: $0) } ?? [],
        ]))
  }

  private static func property(_ field: SwiftField) -> [String] {
    let attribute = field.isIndirect ? "@KotlinIndirect " : ""
    return field.documentation.lines(width: Lines.width - 2)
      + ["\(attribute)public var \(Keywords.escaped(field.name)): \(field.type.text)"]
  }

  private static func initializer(_ record: SwiftRecord) -> [String] {
    if record.fields.isEmpty { return ["public init() {}"] }
    let parameters = record.fields.map(\.parameter)
    return Lines.list("public init", parameters, ") {", depth: record.path.memberDepth)
      + record.fields.map { "  self.\(Keywords.escaped($0.name)) = \(Keywords.escaped($0.name))" }
      + ["}"]
  }

  private static func read(_ fields: [SwiftField]) -> [String] {
    ["try reader.beginRecord()"]
      + fields.map { "\(field($0, besides: "reader")) = try reader.read()" }
      + ["reader.endRecord()"]
  }

  private static func write(_ fields: [SwiftField]) -> [String] {
    ["guard writer.beginRecord() else { return }"]
      + fields.map { "writer.write(\(field($0, besides: "writer")))" }
      + ["writer.endRecord()"]
  }

  private static func field(_ field: SwiftField, besides parameter: String) -> String {
    (field.name == parameter ? "self." : "") + Keywords.escaped(field.name)
  }
}
