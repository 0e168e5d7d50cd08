import CKotlinBridge
import Glibc
import KotlinBridge

extension LibraryCheck {
  /// Fails unless the entries and the typed twins of the fixtures' functions answer what `call` answers.
  func expectSameAnswers(of library: TableClient) throws {
    let longs = [.min, -7, -1, 0, 1, 2, 84, 1 << 31, 1 << 32 + 1, .max] as [Int64]
    for name in ["divide", "plainAdd"] {
      for (a, b) in longs.flatMap({ a in longs.map { (a, $0) } }) {
        try expectSame("\(name)(\(a), \(b))", name, KotlinWriter.bytes(of: a, b), in: library) {
          typealias Twin = @convention(c) (Int64, Int64, Catch) -> Int64
          return KotlinWriter.bytes(of: unsafeBitCast($0, to: Twin.self)(a, b, $1))
        }
      }
    }
    for flag in [false, true] {
      try expectSame("negate(\(flag))", "negate", KotlinWriter.bytes(of: flag), in: library) {
        typealias Twin = @convention(c) (Bool, Catch) -> Bool
        return KotlinWriter.bytes(of: unsafeBitCast($0, to: Twin.self)(flag, $1))
      }
    }
    try expectSame("plainThread()", "plainThread", [], in: library) {
      typealias Twin = @convention(c) (Catch) -> UInt64
      return KotlinWriter.bytes(of: unsafeBitCast($0, to: Twin.self)($1))
    }
    try expectSame("plainUnit()", "plainUnit", [], in: library) {
      unsafeBitCast($0, to: (@convention(c) (Catch) -> Void).self)($1)
      return []
    }
    try expectSame("plainOnCancelledScope()", "plainOnCancelledScope", [], in: library) {
      typealias Twin = @convention(c) (Catch) -> Int64
      return KotlinWriter.bytes(of: unsafeBitCast($0, to: Twin.self)($1))
    }
    try expectSameAnswersOfObjects(in: library)
  }

  /// Does the same with functions that take the handle of an object, which may be wrong.
  private func expectSameAnswersOfObjects(in library: TableClient) throws {
    guard library.function("makeTally") != nil else { return }
    let made = try library.callInPlace("makeTally", 9 as Int64)
    let handle = made.withUnsafeBytes { $0.loadUnaligned(as: kb_handle.self) }
    defer { _ = library.table.pointee.release(library.table.pointee.context, handle) }
    for (what, handle) in [("tally", handle), ("handle of nothing", handle ^ 1), ("0", 0)] {
      // The least number is one that Kotlin code refuses.
      for amount in [0, .min] as [Int64] {
        let arguments = KotlinWriter.bytes(of: handle, amount)
        try expectSame("addToTally(\(what), \(amount))", "addToTally", arguments, in: library) {
          typealias Twin = @convention(c) (kb_handle, Int64, Catch) -> Int64
          return KotlinWriter.bytes(of: unsafeBitCast($0, to: Twin.self)(handle, amount, $1))
        }
      }
    }
  }

  private typealias Catch = UnsafeMutablePointer<kb_catch>

  /// - Parameters:
  ///   - what: the call, for the failure.
  ///   - twin: calls the twin by its type, and encodes the result.
  private func expectSame(
    _ what: String, _ name: String, _ arguments: [UInt8], in library: TableClient,
    twin call: (_ twin: @convention(c) () -> Void, Catch) -> [UInt8]
  ) throws {
    guard let id = library.function(name)?.id else { return }
    let table = library.table.pointee
    let entry = table.module!.pointee.functions![Int(id)]
    let byID = library.answer(table.call, id, arguments)
    let byEntry = library.answer(entry.frame, id, arguments)
    try expect(byEntry == byID, "\(byID) for \(what), called by its entry", "\(byEntry)")
    guard let twin = entry.twin else { return }
    var throwCount = 0
    let byTwin = withUnsafeMutablePointer(to: &throwCount) { count in
      var caught = kb_catch(context: count, on_throw: countThrow, status: kb_status(KB_OK))
      let bytes = call(twin, &caught)
      return FrameAnswer(status: caught.status, bytes: caught.status == KB_OK ? bytes : [])
    }
    try expect(
      byTwin == byID && throwCount == (byID.status == KB_THREW ? 1 : 0),
      "\(byID)\(byID.status == KB_THREW ? " and one failure" : "") from the twin of \(what)",
      "\(byTwin) and \(throwCount) failures")
  }
}

private let countThrow:
  @convention(c) (UnsafeMutableRawPointer?, UnsafePointer<kb_failure>?) -> Void = { context, _ in
    context!.assumingMemoryBound(to: Int.self).pointee += 1
  }
