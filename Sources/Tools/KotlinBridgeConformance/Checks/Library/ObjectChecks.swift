import CKotlinBridge
import KotlinBridge
import KotlinBridgeTools

extension Check {
  static let objectCheck = Check.library("K57") { check in
    let library = try check.subject.usable()
    guard let types = try? ManifestTypes(library.manifest) else {
      throw NotOffered("readable types: see K45")
    }
    guard let maker = ObjectMaker(of: library, types) else {
      throw NotOffered("a plain function that makes objects, and one that takes them")
    }
    let before = try library.alive()
    try maker.expectOneHandle()
    try maker.expectHolds()
    try maker.expectRefusals()
    try maker.expectOwnHandles()
    let after = try library.alive()
    try expect(
      after.handles == before.handles, "\(before.handles) handles when all objects are released",
      "\(after.handles)")
  }
}

/// Functions of a library that make and take the objects of one class, called with zeros.
private struct ObjectMaker {
  private let library: TableClient
  private let make: Manifest.Function
  private let arguments: [UInt8]
  /// A function whose first parameter is such an object.
  private let use: Manifest.Function
  private let moreArguments: [UInt8]
  /// Returns the object that it gets; nil if the library has none like the fixtures'.
  private let same: Manifest.Function?
  /// Takes objects of a class that has no objects of this one.
  private let other: (Manifest.Function, arguments: [UInt8])?

  init?(of library: TableClient, _ types: ManifestTypes) {
    func zeros(_ parameters: some Sequence<Manifest.Parameter>) -> [UInt8]? {
      var count = 0
      for parameter in parameters {
        guard types.object(parameter.type) == nil, let type = try? types.checked(parameter.type),
          let zeros = try? types.zeros(type)
        else { return nil }
        count += zeros
      }
      return [UInt8](repeating: 0, count: count)
    }
    let plain = library.manifest.functions.filter { $0.kind == "plain" }
    func taker(where isRight: (String) -> Bool) -> (Manifest.Function, arguments: [UInt8])? {
      for function in plain {
        guard let first = function.parameters.first, let object = types.object(first.type),
          isRight(object), types.object(function.result) == nil,
          let rest = zeros(function.parameters.dropFirst())
        else { continue }
        return (function, rest)
      }
      return nil
    }
    for make in plain where make.flow == nil {
      guard let object = types.object(make.result), let arguments = zeros(make.parameters),
        let user = taker(where: { $0 == object })
      else { continue }
      (self.library, self.make, self.arguments) = (library, make, arguments)
      (use, moreArguments) = user
      same = library.hasFixtures ? library.function("sameTally") : nil
      other = taker(where: { types.areApart(object, $0) })
      return
    }
    return nil
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
    let status = used(handle)
    try expect(
      status == KB_OK,
      "KB_OK from '\(use.name)' with an object that is held twice and released once",
      status.named)
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
        let status = used(handle)
        try expect(
          status == KB_OK,
          "KB_OK from '\(use.name)' with an object that was held \(count + 1) times and released \(ended) "
            + "times", status.named)
        try expect(release(handle) == KB_OK, "KB_OK from a release for each hold", "another status")
      }
      for (name, status) in [("hold", hold(handle)), ("'\(use.name)'", used(handle))] {
        try expect(
          status == KB_INVALID_HANDLE, "KB_INVALID_HANDLE from \(name) after the last release",
          status.named)
      }
    }
  }

  /// Fails unless handles that stand for nothing are refused, also the one that was valid before.
  func expectRefusals() throws {
    let stale = try made()
    _ = release(stale)
    let valid = try made()
    defer { _ = release(valid) }
    for handle in [stale, 0, 1, .max, 1 << 63, valid ^ 1, valid ^ (1 << 63), valid &+ (1 << 32)] {
      let what = handle == stale ? "a released object" : "the handle \(hex(handle))"
      for (name, status) in [
        ("hold", hold(handle)), ("release", release(handle)), ("'\(use.name)'", used(handle)),
      ] {
        try expect(
          status == KB_INVALID_HANDLE, "KB_INVALID_HANDLE from \(name) with \(what)", status.named)
      }
    }
    if let other {
      let status = self.status(of: other.0, bytes(valid) + other.arguments)
      try expect(
        status == KB_INVALID_HANDLE, "KB_INVALID_HANDLE from '\(other.0.name)' with another class",
        status.named)
    }
    let status = used(valid)
    try expect(
      status == KB_OK, "KB_OK from '\(use.name)' with the object that is held", status.named)
  }

  /// Fails unless each of many objects has a handle of its own, whether alive together or one after
  /// the other.
  func expectOwnHandles() throws {
    var seen: Set<kb_handle> = []
    for _ in 0..<10 {
      let handles = try (0..<100).map { _ in try made() }
      let isNew = handles.allSatisfy { seen.insert($0).inserted }
      for handle in handles { _ = release(handle) }
      try expect(isNew, "a handle for each object that no other object has had", "a reused handle")
    }
  }

  // MARK: - Calls

  private func made() throws -> kb_handle { try handle(of: make, arguments) }

  private func used(_ handle: kb_handle) -> kb_status {
    status(of: use, bytes(handle) + moreArguments)
  }

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
