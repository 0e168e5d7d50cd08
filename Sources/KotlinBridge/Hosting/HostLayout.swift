/// The interfaces and entries of a host as its library numbers them.
struct HostLayout {
  /// All entries, in the library's order.
  let entries: [HostEntry]
  /// The library's numbers of the members of the entries.
  private let functions: [UInt32]
  /// The library's numbers of members by the module's; nil if they are equal.
  private let functionsByOwn: [UInt32: UInt32]?
  /// The library's numbers by the module's; nil if they are equal.
  private let numbers: [UInt16: UInt32]?
  /// The module's numbers by the library's.
  private let own: [UInt32: UInt16]

  /// For a library that is as the code was generated for.
  init(_ interfaces: [HostedInterface]) {
    let all = interfaces.sorted { $0.number < $1.number }.flatMap(\.entries)
    entries = all.map(\.entry)
    functions = all.map(\.function)
    functionsByOwn = nil
    numbers = nil
    own = [:]
  }

  /// Finds interfaces and members by their names. A member that only the library has is refused when it
  /// is called.
  init(
    _ interfaces: [HostedInterface], generatedFrom generated: Manifest, in library: Manifest
  ) {
    let names = Dictionary(generated.functions.map { ($0.id, $0.name) }) { first, _ in first }
    let byName = Dictionary(interfaces.map { ($0.name, $0) }) { first, _ in first }
    let functions = Dictionary(library.functions.map { ($0.id, $0.name) }) { first, _ in first }
    var entries: [HostEntry] = []
    var called: [UInt32] = []
    let numbersOfFunctions = Dictionary(library.functions.map { ($0.name, $0.id) }) { first, _ in
      first
    }
    var numbers: [UInt16: UInt32] = [:]
    let declared = (library.types ?? []).compactMap { type in type.interface.map { (type.name, $0) }
    }
    for (name, interface) in declared.sorted(by: { $0.1.number < $1.1.number }) {
      let hosted = byName[name]
      if let hosted { numbers[UInt16(hosted.number)] = interface.number }
      let members = Dictionary(
        (hosted?.entries ?? []).map { (names[$0.function] ?? "", $0.entry) }
      ) { first, _ in first }
      entries += interface.members.map { members[functions[$0.function] ?? ""] ?? .missing }
      called += interface.members.map(\.function)
    }
    self.entries = entries
    self.functions = called
    functionsByOwn = Dictionary(
      generated.functions.compactMap { function in
        numbersOfFunctions[function.name].map { (function.id, $0) }
      }
    ) { first, _ in first }
    self.numbers = numbers
    own = Dictionary(numbers.map { ($0.value, $0.key) }) { first, _ in first }
  }

  /// The library's number of the member of an entry; nil for an entry that it lacks.
  func function(ofEntry entry: UInt32) -> UInt32? {
    entry < functions.count ? functions[Int(entry)] : nil
  }

  /// The library's number of a member of the module; nil if the library does not know it.
  func function(_ own: UInt32) -> UInt32? {
    guard let functionsByOwn else { return own }
    return functionsByOwn[own]
  }

  /// The library's number of an interface of the module; nil if the library does not know it.
  func number(of interface: UInt16) -> UInt32? {
    guard let numbers, interface != 0 else { return UInt32(interface) }
    return numbers[interface]
  }

  /// The module's number of an interface of the library; nil if the module does not know it.
  func own(_ interface: UInt32) -> UInt16? {
    if numbers == nil || interface == 0 { return UInt16(exactly: interface) }
    return own[interface]
  }
}
