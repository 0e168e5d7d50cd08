// Made by `kotlin-bridge generate` from the library kitchen. Do not edit: generate it again.

@_spi(GeneratedCode) public import KotlinBridge

public func summed(_ receiver: [Int32]) throws(KotlinError) -> Int32 {
  try KitchenLibrary.module.call(297) { $0.write(receiver) }
}

public func orZero(_ receiver: Int32?) throws(KotlinError) -> Int32 {
  try KitchenLibrary.module.call(299) { $0.write(receiver) }
}

extension Place {
  /// The place on the other side.
  public func opposite() throws(KotlinError) -> Place {
    try KitchenLibrary.module.call(289) { $0.write(self) }
  }

  public func renamed(name: String, isLoud: Bool? = nil) throws(KotlinError) -> Place {
    try KitchenLibrary.module.call(290) {
      $0.write(self)
      $0.write(name)
      $0.write(isLoud)
    }
  }

  nonisolated(nonsending) public func fetchNeighbours(count: Int32) async throws -> [Place] {
    try await KitchenLibrary.module.callSuspending(291) {
      $0.write(self)
      $0.write(count)
    }
  }

  public var isNorth: Bool {
    get throws(KotlinError) {
      try KitchenLibrary.module.call(292) { $0.write(self) }
    }
  }

  public func letters() throws(KotlinError) -> KotlinFlow<UTF16.CodeUnit> {
    let handle: UInt64 = try KitchenLibrary.module.call(293) { $0.write(self) }
    return KotlinFlow<UTF16.CodeUnit>(of: KitchenLibrary.module, flow: 30, made: handle)
  }

  public static func + (left: Place, right: Place) throws(KotlinError) -> Place {
    try KitchenLibrary.module.call(294) {
      $0.write(left)
      $0.write(right)
    }
  }

  public subscript(index: Int32) -> UTF16.CodeUnit {
    get throws(KotlinError) {
      try KitchenLibrary.module.call(295) {
        $0.write(self)
        $0.write(index)
      }
    }
  }
}

extension String {
  public func shouted() throws(KotlinError) -> String {
    try KitchenLibrary.module.call(296) { $0.write(self) }
  }
}

extension Alarm {
  public func isLoud() throws(KotlinError) -> Bool {
    try KitchenLibrary.module.call(298) { $0.write(self) }
  }
}
