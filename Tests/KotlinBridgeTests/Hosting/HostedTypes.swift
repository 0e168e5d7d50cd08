import KotlinBridgeTesting
import TestHelpers

@testable @_spi(GeneratedCode) import KotlinBridge

// What is generated for a library with three interfaces: `ToyNamed`, `ToyStation`, which extends it, and
// `ToyMachine`.

protocol ToyNamed: Sendable {
  var name: String { get throws }
}

protocol ToyStation: ToyNamed {
  func mark(level: Int32) throws -> Bool
  func join(other: any ToyStation) throws -> any ToyStation
  func box(any: ToyObject) throws -> ToyObject
  func nothing() throws
  func forecast(hours: Int32) async throws -> String
  func rest() async throws
}

protocol ToyMachine: Sendable {
  func spin(_ times: Int64) throws -> Int64
}

/// A Kotlin object of a class.
final class ToyObject: KotlinObject, @unchecked Sendable {
  override class var kotlinName: String { "toy.Object" }
}

/// Kotlin objects with the interface, which no test has.
private final class KotlinStation: KotlinObject, @unchecked Sendable {
  override class var kotlinName: String { "toy.Station" }
}

struct AnyToyStation: KotlinValue {
  let base: any ToyStation

  static var kotlinType: KotlinType { .interface("toy.Station", Self.self) }

  init(_ base: any ToyStation) { self.base = base }

  init(from reader: inout KotlinReader) throws(KotlinError) {
    base = try KotlinStation.kotlinAny(from: &reader)
  }

  func write(to writer: inout KotlinWriter) {
    writer.write(peer: base as any ToyStation, interface: 2, of: AnyToyStation.module!)
  }

  /// The module of the library in use, as a generated one has it.
  @TaskLocal static var module: KotlinModule?
}

enum HostedNamed {
  static let name: HostedFrame = { frame in
    KotlinHost.answer(frame, as: (any ToyNamed).self) { (named, reader) in
      try reader.finish()
      return try named.name
    }
  }
}

enum HostedStation {
  static let name: HostedFrame = { frame in
    KotlinHost.answer(frame, as: (any ToyStation).self) { (station, reader) in
      try reader.finish()
      return try station.name
    }
  }

  static let mark: HostedFrame = { frame in
    KotlinHost.answer(frame, as: (any ToyStation).self) { (station, reader) in
      let level: Int32 = try reader.read()
      try reader.finish()
      return try station.mark(level: level)
    }
  }

  static let markTwin:
    @convention(c) (UnsafeMutableRawPointer, Int32, UnsafeMutableRawPointer) -> Bool = {
      object, level, caught in
      KotlinHost.answer(object, caught, as: (any ToyStation).self, function: 0, none: false) {
        try $0.mark(level: level)
      }
    }

  static let join: HostedFrame = { frame in
    KotlinHost.answer(frame, as: (any ToyStation).self) { (station, reader) in
      let other = try AnyToyStation(from: &reader).base
      try reader.finish()
      return AnyToyStation(try station.join(other: other))
    }
  }

  static let box: HostedFrame = { frame in
    KotlinHost.answer(frame, as: (any ToyStation).self) { (station, reader) in
      let object: ToyObject = try reader.read()
      try reader.finish()
      return try station.box(any: object)
    }
  }

  static let nothing: HostedFrame = { frame in
    KotlinHost.answer(frame, as: (any ToyStation).self) { (station, reader) in
      try reader.finish()
      try station.nothing()
    }
  }

  static let forecast: HostedFrame = { frame in
    KotlinHost.answerSuspending(frame, as: (any ToyStation).self) { (station, reader) in
      let hours: Int32 = try reader.read()
      try reader.finish()
      return { try await station.forecast(hours: hours) }
    }
  }

  static let rest: HostedFrame = { frame in
    KotlinHost.answerSuspending(frame, as: (any ToyStation).self) { (station, reader) in
      try reader.finish()
      return { try await station.rest() }
    }
  }
}

enum HostedMachine {
  static let spin: HostedFrame = { frame in
    KotlinHost.answer(frame, as: (any ToyMachine).self) { (machine, reader) in
      let times: Int64 = try reader.read()
      try reader.finish()
      return try machine.spin(times)
    }
  }
}

let toyInterfaces = [
  HostedInterface(
    1, "toy.Named", as: (any ToyNamed).self, cast: { $0 as? any ToyNamed },
    entries: [HostedEntry(0, HostedNamed.name)]),
  HostedInterface(
    2, "toy.Station", as: (any ToyStation).self, extending: [1],
    cast: { $0 as? any ToyStation },
    entries: [
      HostedEntry(0, HostedStation.name),
      HostedEntry(
        1, twin: type(of: HostedStation.markTwin), frame: HostedStation.mark,
        twin: HostedStation.markTwin),
      HostedEntry(2, HostedStation.join), HostedEntry(3, HostedStation.box),
      HostedEntry(4, HostedStation.nothing), HostedEntry(5, HostedStation.forecast),
      HostedEntry(6, HostedStation.rest),
    ]),
  HostedInterface(
    3, "toy.Machine", as: (any ToyMachine).self, cast: { $0 as? any ToyMachine },
    entries: [HostedEntry(7, HostedMachine.spin)]),
]

/// The entries of the toy library, by their numbers.
enum ToyEntry {
  static let nameOfNamed = 0
  static let name = 1
  static let mark = 2
  static let join = 3
  static let box = 4
  static let nothing = 5
  static let forecast = 6
  static let rest = 7
  static let spin = 8
}
