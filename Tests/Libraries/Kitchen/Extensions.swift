// Made by `kotlin-bridge generate` from the library kitchen. Do not edit: generate it again.

@_spi(GeneratedCode) public import KotlinBridge

public func summed(_ receiver: [Int32]) throws -> Int32 {
  try KitchenLibrary.module.call(410) { $0.write(receiver) }
}

public func orZero(_ receiver: Int32?) throws -> Int32 {
  try KitchenLibrary.module.call(412) { $0.write(receiver) }
}

extension Place {
  /// The place on the other side.
  public func opposite() throws -> Place {
    try KitchenLibrary.module.call(402) { $0.write(self) }
  }

  public func renamed(name: String, isLoud: Bool? = nil) throws -> Place {
    try KitchenLibrary.module.call(403) {
      $0.write(self)
      $0.write(name)
      $0.write(isLoud)
    }
  }

  nonisolated(nonsending) public func fetchNeighbours(count: Int32) async throws -> [Place] {
    try await KitchenLibrary.module.callSuspending(404) {
      $0.write(self)
      $0.write(count)
    }
  }

  public var isNorth: Bool {
    get throws {
      try KitchenLibrary.module.call(405) { $0.write(self) }
    }
  }

  public func letters() throws -> KotlinFlow<UTF16.CodeUnit> {
    let handle: UInt64 = try KitchenLibrary.module.call(406) { $0.write(self) }
    return KotlinFlow<UTF16.CodeUnit>(of: KitchenLibrary.module, flow: 33, made: handle)
  }

  public static func + (left: Place, right: Place) throws -> Place {
    try KitchenLibrary.module.call(407) {
      $0.write(left)
      $0.write(right)
    }
  }

  public subscript(index: Int32) -> UTF16.CodeUnit {
    get throws {
      try KitchenLibrary.module.call(408) {
        $0.write(self)
        $0.write(index)
      }
    }
  }
}

extension String {
  public func shouted() throws -> String {
    try KitchenLibrary.module.call(409) { $0.write(self) }
  }
}

extension Alarm {
  public func isLoud() throws -> Bool {
    try KitchenLibrary.module.call(411) { $0.write(self) }
  }
}
