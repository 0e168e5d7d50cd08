import CKotlinBridge
import KotlinBridge

extension Refusals {
  /// Tries each mistake alone: everything else about the subscription is right.
  ///
  /// Does nothing if the types of the flow can't be read, which is K45's verdict.
  func mistakes(in flow: Manifest.Flow, _ types: ManifestTypes) {
    let what = "subscribe to '\(flow.name)'"
    guard let arguments = try? MistakenArguments(flow.parameters, types) else { return }
    for placement in Refusals.placements {
      expect(
        subscribe(flow.id, arguments.right, placement: placement), KB_INVALID_ARGUMENT,
        "\(what), placement \(placement)")
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
      table.subscribe(flow.id, right, size, KB_DEFAULT, 0, 1, nil, &job), KB_INVALID_ARGUMENT,
      "\(what), no observer")
    expect(
      table.subscribe(flow.id, right, size, KB_DEFAULT, 0, 1, &observer, nil), KB_INVALID_ARGUMENT,
      "\(what), no place for the job")
    for size in [-1, .min] as [Int64] {
      expect(
        table.subscribe(flow.id, right, size, KB_DEFAULT, 0, 1, &observer, &job),
        KB_INVALID_ARGUMENT,
        "\(what), \(size) bytes of arguments")
    }
    expect(
      table.subscribe(flow.id, nil, max(1, size), KB_DEFAULT, 0, 1, &observer, &job),
      KB_INVALID_ARGUMENT,
      "\(what), arguments at NULL")
    stateMistakes(in: flow, right, types)
  }

  /// Tries mistakes with the functions for states. The arguments are right.
  private func stateMistakes(
    in flow: Manifest.Flow, _ arguments: [UInt8], _ types: ManifestTypes
  ) {
    let size = Int64(arguments.count)
    let what = "of '\(flow.name)'"
    var swapped: Int32 = 0
    guard let zeros = try? types.zeros(types.type(flow.element)) else { return }
    let value = [UInt8](repeating: 0, count: zeros)
    let count = Int64(value.count)
    guard flow.isState else {
      expect(
        table.state_value(
          flow.id, arguments, size, context, Refusals.receive, Refusals.thrown), KB_UNSUPPORTED,
        "state_value \(what), which is no state flow")
      expect(
        table.state_set(
          flow.id, arguments, size, value, count, context, Refusals.thrown), KB_UNSUPPORTED,
        "state_set \(what), which is no state flow")
      return expect(
        table.state_compare_and_set(
          flow.id, arguments, size, value, count, value, count, &swapped, context,
          Refusals.thrown),
        KB_UNSUPPORTED, "state_compare_and_set \(what), which is no state flow")
    }
    expect(
      table.state_value(flow.id, arguments, size, context, nil, Refusals.thrown),
      KB_INVALID_ARGUMENT, "state_value \(what) without receive")
    expect(
      table.state_value(flow.id, arguments, size, context, Refusals.receive, nil),
      KB_INVALID_ARGUMENT, "state_value \(what) without on_throw")
    // K45 tries a flow that can't be set. If the manifest lied, this would set it.
    guard flow.mutable else { return }
    expect(
      table.state_compare_and_set(
        flow.id, arguments, size, value, count, value, count, nil, context, Refusals.thrown),
      KB_INVALID_ARGUMENT, "state_compare_and_set \(what) without a place for the outcome")
    // A call with right arguments opens the flow, which may have effects.
    guard arguments.isEmpty else { return }
    for wrong in [value.dropLast(), value + [0]] where wrong.count != value.count {
      let wrong = Array(wrong)
      malformed(state: "state_set \(what) to \(wrong.short)") {
        table.state_set(flow.id, nil, 0, wrong, Int64(wrong.count), $0, Witness.thrown)
      }
      malformed(state: "state_compare_and_set \(what) from \(wrong.short)") {
        table.state_compare_and_set(
          flow.id, nil, 0, wrong, Int64(wrong.count), value, count, &swapped, $0, Witness.thrown)
      }
    }
    expect(
      table.state_set(flow.id, nil, 0, value, -1, context, Refusals.thrown), KB_INVALID_ARGUMENT,
      "state_set \(what) to -1 bytes")
  }
}
