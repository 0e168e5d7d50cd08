import CKotlinBridge
import KotlinBridge

extension Refusals {
  /// Tries each mistake alone: everything else about the call is right.
  func mistakes(in function: Manifest.Function, _ types: ManifestTypes) {
    let what = "call of '\(function.name)'"
    guard let arguments = try? MistakenArguments(function.parameters, types) else { return }
    for placement in Refusals.placements {
      expect(
        call(function.id, arguments.right, placement: placement), KB_INVALID_ARGUMENT,
        "\(what), placement \(placement)")
    }
    for wrong in arguments.malformed {
      malformed(call: function.id, wrong, "\(what), arguments of \(wrong.short)")
    }
    let lacking: [(String, (inout kb_call_observer) -> Void)] = [
      ("retain", { $0.retain = nil }), ("on_return", { $0.on_return = nil }),
      ("on_throw", { $0.on_throw = nil }), ("release", { $0.release = nil }),
    ]
    for (name, change) in lacking {
      expect(
        call(function.id, arguments.right, changing: change), KB_INVALID_ARGUMENT,
        "\(what), no \(name)")
    }
    var observer = callObserver
    var answer = kb_answer()
    let (right, size) = (arguments.right, Int64(arguments.right.count))
    expect(
      table.call(function.id, right, size, KB_DEFAULT, nil, &answer), KB_INVALID_ARGUMENT,
      "\(what), no observer")
    expect(
      table.call(function.id, right, size, KB_DEFAULT, &observer, nil), KB_INVALID_ARGUMENT,
      "\(what), no place for the answer")
    for size in [-1, .min] as [Int64] {
      expect(
        table.call(function.id, right, size, KB_DEFAULT, &observer, &answer), KB_INVALID_ARGUMENT,
        "\(what), \(size) bytes of arguments")
    }
    expect(
      table.call(function.id, nil, max(1, size), KB_DEFAULT, &observer, &answer),
      KB_INVALID_ARGUMENT,
      "\(what), arguments at NULL")
  }
}
