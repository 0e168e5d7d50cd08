package import KotlinBridge

/// The manifest and the table of a library that was loaded, as `inspect --json` writes them.
package struct InspectedBridge: Sendable {
  package let manifest: Manifest
  package let table: TableHeader

  package init(manifest: Manifest, table: TableHeader) {
    self.manifest = manifest
    self.table = table
  }
}

extension InspectedBridge: Encodable {
  private enum Key: CodingKey {
    case library, kotlin, table, flows, functions
    case name, kind, mutable, parameters, element, result, placement, window, type
  }

  private typealias Object = KeyedEncodingContainer<Key>

  package func encode(to encoder: any Encoder) throws {
    var bridge = encoder.container(keyedBy: Key.self)
    try bridge.encode(manifest.library, forKey: .library)
    try bridge.encode(manifest.kotlin, forKey: .kotlin)
    try bridge.encode(table, forKey: .table)
    try Self.encode(manifest.flows, .flows, into: &bridge) { flow, object in
      try object.encode(flow.name, forKey: .name)
      try object.encode(flow.kind, forKey: .kind)
      try object.encode(flow.mutable, forKey: .mutable)
      try Self.encode(manifest.parameters(of: flow), into: &object)
      try object.encode(flow.element.description, forKey: .element)
      try object.encodeIfPresent(flow.placement, forKey: .placement)
      try object.encodeIfPresent(flow.window, forKey: .window)
    }
    let functions = manifest.functions.filter { $0.flow == nil }
    try Self.encode(functions, .functions, into: &bridge) { function, object in
      try object.encode(function.name, forKey: .name)
      try object.encode(function.kind, forKey: .kind)
      try Self.encode(function.parameters, into: &object)
      try object.encode(function.result.description, forKey: .result)
      try object.encodeIfPresent(function.placement, forKey: .placement)
    }
  }

  private static func encode(_ parameters: [Manifest.Parameter], into object: inout Object) throws {
    try encode(parameters, .parameters, into: &object) { parameter, object in
      try object.encode(parameter.name, forKey: .name)
      try object.encode(parameter.type.description, forKey: .type)
    }
  }

  private static func encode<Value>(
    _ values: [Value], _ key: Key, into object: inout Object,
    _ body: (Value, inout Object) throws -> Void
  ) throws {
    var array = object.nestedUnkeyedContainer(forKey: key)
    for value in values {
      var element = array.nestedContainer(keyedBy: Key.self)
      try body(value, &element)
    }
  }
}
