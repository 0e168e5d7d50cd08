import KotlinBridgeCombine

/// A form whose button is enabled while three fields fit together.
final class SignUpForm: ObservableObject {
  enum Problem: String {
    case shortName = "The name is too short"
    case weakPassword = "The password is too weak"
    case mismatch = "The passwords differ"
  }

  @Published var name = ""
  @Published var password = ""
  @Published var repeated = ""
  @Published private(set) var problems: [Problem] = []
  @Published private(set) var canSubmit = false

  private var validity: AnyPublisher<[Problem], Never> {
    Publishers.CombineLatest3($name, $password, $repeated)
      .map { name, password, repeated in
        var problems: [Problem] = []
        if name.count < 3 { problems.append(.shortName) }
        if password.count < 8 { problems.append(.weakPassword) }
        if password != repeated { problems.append(.mismatch) }
        return problems
      }
      .removeDuplicates()
      .eraseToAnyPublisher()
  }

  init() {
    validity.assign(to: &$problems)
    validity.map(\.isEmpty).removeDuplicates().assign(to: &$canSubmit)
  }
}
