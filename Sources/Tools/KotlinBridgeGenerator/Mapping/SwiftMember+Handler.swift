extension SwiftMember {
  /// The method with a completion handler beside an `async` one; nil if it does not suspend.
  ///
  /// No other member has its signature, for no other has a parameter of its types. A protocol does
  /// not require it, as it does not require an overload.
  var withHandler: SwiftMember? {
    guard case .suspending(let placement) = effect else { return nil }
    var scope = NameScope(taken: parameters.map(\.name))
    let label = scope.claim("on")
    let chosen = Parameter(
      label: label, name: scope.claim("placement"), type: "KotlinPlacement",
      default: ".\(placement ?? "default")")
    let value = result == .unit ? "Void" : result.resultText
    let handler = Parameter(
      label: nil, name: scope.claim("completion"), type: "@escaping KotlinCompletion<\(value)>")
    var member = self
    member.effect = .completing(placement: chosen.name, completion: handler.name)
    member.isRequirement = false
    // All that has the protocol has the method: it goes through Kotlin, which calls the object.
    if isRequirement, let instance, instance.isHosted {
      member.arguments[0] = instance.written("self")
    }
    member.parameters += [chosen, handler]
    let own = "\(label): KotlinPlacement, \(handler.name): \(handler.type)"
    member.signature = signature.isEmpty ? own : "\(signature), \(own)"
    // Its error is a `KotlinError` whatever Kotlin declares.
    member.exceptions = []
    member.documentation = documentation.withHandler(named: handler.name)
    return member
  }
}

extension DocumentationComment {
  /// What a function returns or throws is what the handler gets.
  fileprivate func withHandler(named name: String) -> DocumentationComment {
    if isEmpty { return self }
    var lines = ["Called once. See `KotlinCompletion`."]
    var comment = self
    comment.items = []
    for item in items {
      switch item.name {
      case "Returns": lines += said("Success", item.lines)
      case "Throws": lines += said("Failure", item.lines)
      default: comment.items.append(item)
      }
    }
    comment.parameters.append(Parameter(name: name, lines: lines))
    return comment
  }

  private func said(_ title: String, _ lines: [String]) -> [String] {
    ["\(title): \(lines.first ?? "")"] + lines.dropFirst()
  }
}
