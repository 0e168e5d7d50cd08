/// An interface of a module that Swift types may implement, with the code that Kotlin calls.
@_spi(GeneratedCode)
public struct HostedInterface: Sendable {
  let number: UInt32
  let name: String
  let kind: PeerKind
  /// The numbers of those that it extends, directly or not.
  let ancestors: [UInt32]
  let entries: [HostedEntry]

  /// - Parameters:
  ///   - number: of the interface, from 1, in the manifest that the code was generated from.
  ///   - name: of the Kotlin interface.
  ///   - type: the existential, `(any Station).self`.
  ///   - ancestors: the numbers of the interfaces that it extends, directly or not.
  ///   - cast: that of a value, if it has the interface.
  ///   - entries: one for each of its members, in the order of the host's entries.
  public init<Interface>(
    _ number: UInt32, _ name: String, as type: Interface.Type,
    extending ancestors: [UInt32] = [], cast: @escaping @Sendable (Any) -> Interface?,
    entries: [HostedEntry]
  ) {
    precondition(
      number > 0 && number <= UInt16.max, "the number of \(name) is out of range: \(number)")
    self.number = number
    self.name = name
    self.ancestors = ancestors
    self.entries = entries
    kind = PeerKind(type, cast: cast)
  }
}

extension HostedInterface: Equatable {
  /// Whether both are the same code.
  public static func == (one: HostedInterface, other: HostedInterface) -> Bool {
    one.number == other.number && one.name == other.name && one.kind.type == other.kind.type
      && one.entries == other.entries
  }
}

/// The code for one member of an interface.
@_spi(GeneratedCode)
public struct HostedEntry: Sendable {
  /// The number of the function in the manifest that the code was generated from.
  let function: UInt32
  let entry: HostEntry

  /// A member that is called by its frame.
  public init(_ function: UInt32, _ frame: HostedFrame) {
    self.function = function
    entry = HostEntry(frame: frame, twin: nil)
  }

  /// A member that has a typed twin, too: a C function of the type that is given.
  public init<Twin>(
    _ function: UInt32, twin type: Twin.Type, frame: HostedFrame, twin: Twin
  ) {
    self.function = function
    entry = HostEntry(frame: frame, twin: unsafeBitCast(twin, to: UnsafeRawPointer.self))
  }

  /// A member that Swift has no form for: its calls are refused.
  public init(lacking function: UInt32) {
    self.function = function
    entry = .missing
  }
}

extension HostedEntry: Equatable {
  public static func == (one: HostedEntry, other: HostedEntry) -> Bool {
    func address(_ frame: HostedFrame) -> UInt { unsafeBitCast(frame, to: UInt.self) }
    return one.function == other.function && one.entry.twin == other.entry.twin
      && address(one.entry.frame) == address(other.entry.frame)
  }
}

extension HostEntry {
  /// For a member that the code lacks.
  static let missing = HostEntry(frame: { _ in HostFrame.unsupported }, twin: nil)
}
