import CKotlinBridge
import KotlinBridge

extension Refusals {
  /// Tries each mistake alone: everything else about the subscription is right.
  ///
  /// Does nothing if the types of the flow can't be read, which is K45's verdict.
  func mistakes(in flow: Manifest.Flow, _ types: ManifestTypes) {
    let what = "subscribe to '\(flow.name)'"
    guard let arguments = try? MistakenArguments(flow.parameters, types) else {
      return leaveOut(flow.name)
    }
    hasObjects = arguments.hasObjects
    defer { hasObjects = false }
    for placement in Refusals.placements {
      expect(
        subscribe(flow.id, arguments.right, placement: placement), KB_INVALID_ARGUMENT,
        "\(what), \(placement.named)")
    }
    for flags in Refusals.flags {
      expect(
        subscribe(flow.id, arguments.right, flags: flags), KB_INVALID_ARGUMENT,
        "\(what), flags \(flags)")
    }
    for demand in [-1, .min] as [Int64] {
      expect(
        subscribe(flow.id, arguments.right, demand: demand), KB_INVALID_ARGUMENT,
        "\(what), demand \(demand)")
    }
    for wrong in arguments.malformed {
      malformed(flow.id, wrong, "\(what), arguments of \(wrong.short)")
    }
    let lacking: [(String, (inout kb_observer) -> Void)] = [
      ("on_each", { $0.on_each = nil }), ("on_complete", { $0.on_complete = nil }),
      ("on_throw", { $0.on_throw = nil }), ("release", { $0.release = nil }),
    ]
    for (name, change) in lacking {
      expect(
        subscribe(flow.id, arguments.right, changing: change), KB_INVALID_ARGUMENT,
        "\(what), no \(name)")
    }
    var observer = observer
    var job: kb_job = 0
    let (right, size) = (arguments.right, Int64(arguments.right.count))
    expect(
      table.subscribe(table.context, flow.id, right, size, KB_DEFAULT, 0, 1, nil, &job),
      KB_INVALID_ARGUMENT,
      "\(what), no observer")
    expect(
      table.subscribe(table.context, flow.id, right, size, KB_DEFAULT, 0, 1, &observer, nil),
      KB_INVALID_ARGUMENT,
      "\(what), no place for the job")
    for size in [-1, .min] as [Int64] {
      expect(
        table.subscribe(table.context, flow.id, right, size, KB_DEFAULT, 0, 1, &observer, &job),
        KB_INVALID_ARGUMENT,
        "\(what), \(size) bytes of arguments")
    }
    expect(
      table.subscribe(table.context, flow.id, nil, max(1, size), KB_DEFAULT, 0, 1, &observer, &job),
      KB_INVALID_ARGUMENT,
      "\(what), arguments at NULL")
    stateMistakes(in: flow, right, types)
  }

  /// Tries mistakes with the functions for states. The arguments are right.
  private func stateMistakes(
    in flow: Manifest.Flow, _ arguments: [UInt8], _ types: ManifestTypes
  ) {
    let what = "of '\(flow.name)'"
    guard let value = try? types.zeros(types.checked(flow.element)) else { return }
    guard flow.isState else {
      return eachStateFunction(value) { name, use in
        expect(
          frame(flow.id, arguments).used(by: use), KB_UNSUPPORTED, mayThrow: true,
          "\(name) \(what), which is not a state flow")
      }
    }
    wrongFrames("state_value \(what)", flow.id, arguments) { table.state_value($0) }
    // K45 tries a flow that can't be set. If the manifest lied, this would set it.
    guard flow.mutable else { return }
    eachStateFunction(value) { name, use in
      wrongFrames("\(name) \(what)", flow.id, arguments, use)
    }
    // A call with right arguments opens the flow, which may have effects.
    guard arguments.isEmpty else { return }
    for wrong in [value.dropLast(), value + [0]] where wrong.count != value.count {
      let wrong = Array(wrong)
      malformed(state: "state_set \(what) to \(wrong.short)") {
        Witness.frame(of: table.context, flow.id, $0).used {
          table.state_set($0, wrong, Int64(wrong.count))
        }
      }
      malformed(state: "state_compare_and_set \(what) from \(wrong.short)") {
        Witness.frame(of: table.context, flow.id, $0).used {
          table.state_compare_and_set(
            $0, wrong, Int64(wrong.count), value, Int64(value.count))
        }
      }
    }
    for (data, size) in [(value, -1), (nil, 1)] as [([UInt8]?, Int64)] {
      expect(
        data.withPointer { data in
          frame(flow.id).used { table.state_set($0, data, size) }
        }, KB_INVALID_ARGUMENT, "state_set \(what) to \(size) bytes\(data == nil ? " at NULL" : "")"
      )
    }
  }

  /// Tries each function for states, with this value.
  func eachStateFunction(
    _ value: [UInt8],
    _ body: (_ name: String, _ use: (UnsafeMutablePointer<kb_frame>?) -> kb_status) -> Void
  ) {
    let count = Int64(value.count)
    body("state_value") { table.state_value($0) }
    body("state_set") { table.state_set($0, value, count) }
    body("state_compare_and_set") { table.state_compare_and_set($0, value, count, value, count) }
  }
}

extension [UInt8]? {
  fileprivate func withPointer<Result>(_ body: (UnsafePointer<UInt8>?) -> Result) -> Result {
    guard let self else { return body(nil) }
    return self.withUnsafeBufferPointer { body($0.baseAddress) }
  }
}
