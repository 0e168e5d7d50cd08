import CKotlinBridge
import KotlinBridge
import KotlinBridgeTools

extension Check {
  static let objectCheck = Check.library("K57") { check in
    let library = try check.subject.usable()
    guard let types = try? ManifestTypes(library.manifest) else {
      throw NotOffered("readable types: see K45")
    }
    let before = try library.alive()
    guard let maker = ObjectMaker(of: library, types) else {
      throw NotOffered("a plain function that makes a new object of zeros each time")
    }
    try maker.expectOneHandle()
    try maker.expectHolds()
    try maker.expectRefusals()
    try maker.expectOwnHandles()
    if let unseen = maker.unseen { check.record.note(unseen) }
    try await check.wait(
      for: "\(before.handles) handles when all objects are released",
      until: { try library.alive().handles == before.handles },
      observed: { (try? library.alive()).map { "\($0.handles)" } ?? "no counters" })
  }
}

/// Functions of a library that make and take the objects of one class, called with zeros.
///
/// Kotlin code may do anything with an object. So only the fixtures' functions get one that is held; elsewhere
/// `hold` says whether it is, and functions only get handles with which nothing may run.
private struct ObjectMaker {
  private let library: TableClient
  private let make: Manifest.Function
  private let arguments: [UInt8]
  /// A function whose only parameter is such an object; of the fixtures, whose first one is.
  private let use: (Manifest.Function, arguments: [UInt8])?
  /// Returns the object that it gets; nil if the library has none like the fixtures'.
  private let same: Manifest.Function?
  /// Takes objects of a class that has no objects of this one.
  private let other: (Manifest.Function, arguments: [UInt8])?

  /// Nil if nothing makes objects, or only the ones that there are, or throws for zeros.
  init?(of library: TableClient, _ types: ManifestTypes) {
    let plain = library.manifest.functions.filter { $0.kind == "plain" }
    let same = library.hasFixtures ? library.function("sameTally") : nil
    let makers = plain.filter { make in
      guard let object = types.object(make.result), make.flow == nil else { return false }
      return same.map { types.object($0.result) == object } ?? true
    }
    for make in makers.filter(\.isConstructor) + makers.filter({ !$0.isConstructor }) {
      guard let arguments = types.zeros(make.parameters) else { continue }
      self.init(library, make, arguments, same, types)
      if makesNewObjects { return }
    }
    return nil
  }

  private init(
    _ library: TableClient, _ make: Manifest.Function, _ arguments: [UInt8],
    _ same: Manifest.Function?, _ types: ManifestTypes
  ) {
    func taker(
      where isRight: (String) -> Bool
    ) -> (Manifest.Function, arguments: [UInt8])? {
      for function in library.manifest.functions where function.kind == "plain" {
        guard let first = function.parameters.first, let object = types.object(first.type),
          isRight(object), same != nil || function.parameters.count == 1,
          !types.mayHaveObjects(function.result),
          let rest = types.zeros(function.parameters.dropFirst())
        else { continue }
        return (function, rest)
      }
      return nil
    }
    let object = types.object(make.result)!
    (self.library, self.make, self.arguments, self.same) = (library, make, arguments, same)
    use = taker { $0 == object }
    other = taker {
      types.isOwnClass(object) && types.isOwnClass($0) && types.areApart(object, $0)
    }
  }

  /// Whether two objects that are held at once are two, and neither was refused. A property may always have the
  /// same one, and a class may refuse zeros.
  private var makesNewObjects: Bool {
    let handles = (0..<2).compactMap { _ in try? made() }
    for handle in handles { _ = release(handle) }
    return Set(handles).count == 2
  }

  /// Whether each object is certainly another one than those before.
  private var makesOnlyNewObjects: Bool { make.isConstructor || same != nil }

  /// What is not looked at for want of functions; nil if everything is.
  var unseen: String? {
    let parts = [
      same == nil ? "an object that comes back" : nil, use == nil ? "a call with an object" : nil,
      other == nil ? "another class" : nil, makesOnlyNewObjects ? nil : "handles used again",
    ].compactMap(\.self)
    return parts.isEmpty ? nil : "without \(parts.joined(separator: ", "))"
  }

  // MARK: - Expectations

  /// Fails unless an object that goes out twice has one handle, which is valid until the second
  /// release.
  func expectOneHandle() throws {
    let handle = try made()
    if let same {
      let again = try self.handle(of: same, bytes(handle))
      try expect(
        again == handle, "one handle, \(hex(handle)), for an object that is held twice", hex(again))
      try expect(release(handle) == KB_OK, "KB_OK from the first of two releases", "another status")
    }
    try expectHeld(handle, "an object that is held twice and released once")
    try expect(release(handle) == KB_OK, "KB_OK from the last release", "another status")
  }

  /// Fails unless each hold that the consumer makes needs a release of its own.
  func expectHolds() throws {
    for count in [1, 2, 7] {
      let handle = try made()
      for _ in 0..<count {
        let status = hold(handle)
        try expect(status == KB_OK, "KB_OK from a hold of an object", status.named)
      }
      for ended in 0...count {
        try expectHeld(
          handle, "an object that was held \(count + 1) times and released \(ended) times")
        try expect(release(handle) == KB_OK, "KB_OK from a release for each hold", "another status")
      }
      try expectRefused(handle, "after the last release")
    }
  }

  /// Fails unless handles that stand for nothing are refused, also the one that was valid before.
  func expectRefusals() throws {
    let stale = try made()
    _ = release(stale)
    let valid = try made()
    defer { _ = release(valid) }
    for handle in [stale, 0, 1, .max, 1 << 63, valid ^ 1, valid ^ (1 << 63), valid &+ (1 << 32)]
    where handle != valid || makesOnlyNewObjects {
      let what = handle == stale ? "a released object" : "the handle \(hex(handle))"
      try expectRefused(handle, "with \(what)")
      let status = release(handle)
      try expect(
        status == KB_INVALID_HANDLE, "KB_INVALID_HANDLE from release with \(what)", status.named)
    }
    if let other {
      let status = self.status(of: other.0, bytes(valid) + other.arguments)
      try expect(
        status == KB_INVALID_HANDLE, "KB_INVALID_HANDLE from '\(other.0.name)' with another class",
        status.named)
    }
    try expectHeld(valid, "the object that is held")
  }

  /// Fails unless each of many objects has a handle of its own, whether alive together or one after
  /// the other.
  func expectOwnHandles() throws {
    guard makesOnlyNewObjects else { return }
    var seen: Set<kb_handle> = []
    for _ in 0..<10 {
      let handles = try (0..<100).map { _ in try made() }
      let isNew = handles.allSatisfy { seen.insert($0).inserted }
      for handle in handles { _ = release(handle) }
      try expect(isNew, "a handle for each object that no other object has had", "a reused handle")
    }
  }

  /// Fails unless the handle stands for an object.
  private func expectHeld(_ handle: kb_handle, _ what: String) throws {
    if same != nil, let use {
      let status = status(of: use.0, bytes(handle) + use.arguments)
      return try expect(status == KB_OK, "KB_OK from '\(use.0.name)' with \(what)", status.named)
    }
    let statuses = [hold(handle), release(handle)]
    try expect(
      statuses == [KB_OK, KB_OK].map { kb_status($0) },
      "KB_OK from one more hold, and its release, of \(what)",
      statuses.map(\.named).joined(separator: ", "))
  }

  /// Fails unless the handle can neither be held nor passed to a function.
  private func expectRefused(_ handle: kb_handle, _ what: String) throws {
    var statuses = [("hold", hold(handle))]
    if let (use, more) = use {
      statuses.append(("'\(use.name)'", status(of: use, bytes(handle) + more)))
    }
    for (name, status) in statuses {
      try expect(
        status == KB_INVALID_HANDLE, "KB_INVALID_HANDLE from \(name) \(what)", status.named)
    }
  }

  // MARK: - Calls

  private func made() throws -> kb_handle { try handle(of: make, arguments) }

  private func release(_ handle: kb_handle) -> kb_status {
    library.table.pointee.release(library.table.pointee.context, handle)
  }

  private func hold(_ handle: kb_handle) -> kb_status {
    library.table.pointee.hold(library.table.pointee.context, handle)
  }

  private func status(of function: Manifest.Function, _ arguments: [UInt8]) -> kb_status {
    LentFrame(of: library.table.pointee.context, function.id, arguments, onThrow: { _, _ in }).used(
      by: library.table.pointee.call)
  }

  private func handle(of function: Manifest.Function, _ arguments: [UInt8]) throws -> kb_handle {
    let frame = LentFrame(
      of: library.table.pointee.context, function.id, arguments, onThrow: { _, _ in })
    let status = frame.used(by: library.table.pointee.call)
    let answer = frame.answer
    try expect(
      status == KB_OK && answer.count == 8, "a handle from '\(function.name)'",
      status == KB_OK ? answer.short : status.named)
    return answer.reversed().reduce(0) { $0 << 8 | kb_handle($1) }
  }

  private func bytes(_ handle: kb_handle) -> [UInt8] { KotlinWriter.bytes(of: UInt64(handle)) }

  private func hex(_ handle: kb_handle) -> String { "0x" + String(handle, radix: 16) }
}

extension Manifest.Function {
  fileprivate var isConstructor: Bool { kotlin?.kind == "constructor" }
}

extension ManifestTypes {
  /// Zeros for parameters; nil if one needs an object or has no values.
  fileprivate func zeros(_ parameters: some Sequence<Manifest.Parameter>) -> [UInt8]? {
    var bytes: [UInt8] = []
    for parameter in parameters {
      guard let type = try? checked(parameter.type), object(within: type) == nil,
        let zeros = try? zeros(type)
      else { return nil }
      bytes += zeros
    }
    return bytes
  }
}
