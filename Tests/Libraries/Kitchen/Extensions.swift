// Made by `kotlin-bridge generate` from the library kitchen. Do not edit: generate it again.

@_spi(GeneratedCode) public import KotlinBridge

public func summed(_ receiver: [Int32]) throws(KotlinError) -> Int32 {
  try KitchenLibrary.module.call(274) { $0.write(receiver) }
}

public func orZero(_ receiver: Int32?) throws(KotlinError) -> Int32 {
  try KitchenLibrary.module.call(276) { $0.write(receiver) }
}

extension Place {
  public func letters() throws(KotlinError) -> KotlinFlow<UTF16.CodeUnit> {
    try KotlinFlow(of: KitchenLibrary.module, flow: 29) { $0.write(self) }
  }

  /// The place on the other side.
  public func opposite() throws(KotlinError) -> Place {
    try KitchenLibrary.module.call(267) { $0.write(self) }
  }

  public func renamed(name: String, isLoud: Bool? = nil) throws(KotlinError) -> Place {
    try KitchenLibrary.module.call(268) {
      $0.write(self)
      $0.write(name)
      $0.write(isLoud)
    }
  }

  nonisolated(nonsending) public func fetchNeighbours(count: Int32) async throws -> [Place] {
    try await KitchenLibrary.module.callSuspending(269) {
      $0.write(self)
      $0.write(count)
    }
  }

  public var isNorth: Bool {
    get throws(KotlinError) {
      try KitchenLibrary.module.call(270) { $0.write(self) }
    }
  }

  public static func + (left: Place, right: Place) throws(KotlinError) -> Place {
    try KitchenLibrary.module.call(271) {
      $0.write(left)
      $0.write(right)
    }
  }

  public subscript(index: Int32) -> UTF16.CodeUnit {
    get throws(KotlinError) {
      try KitchenLibrary.module.call(272) {
        $0.write(self)
        $0.write(index)
      }
    }
  }
}

extension String {
  public func shouted() throws(KotlinError) -> String {
    try KitchenLibrary.module.call(273) { $0.write(self) }
  }
}

extension Alarm {
  public func isLoud() throws(KotlinError) -> Bool {
    try KitchenLibrary.module.call(275) { $0.write(self) }
  }
}
