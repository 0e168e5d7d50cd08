/// A random package: its code, what it declares, and what the program in Swift checks of it.
struct KotlinPackage {
  /// As code writes it, and as the manifest does.
  let code: String
  let name: String
  let number: Int
  var dice: Dice
  private(set) var lines: [String] = []
  /// The qualified names of all public declarations, as `Scope.qualified` has them.
  private(set) var declared: [String] = []
  /// What a declaration may mention.
  private(set) var sorts = Sort.simple
  /// What the program in Swift calls.
  private(set) var checks: [any Check] = []
  /// The types of this package whose values cross inside of no others.
  var alone: [Sort] = []
  /// The exceptions that functions may declare.
  var exceptions: [Sort] = []
  /// Those of nested classes and the like, which the functions of a top-level one wait for.
  var pending: [Sort] = []
  var pendingExceptions: [Thrown] = []
  var pendingFlows: [FlowClass] = []

  /// Code that would mean another function where a package has one of its name.
  static let imported = "import kotlinx.coroutines.async as startWork"

  init(number: Int, dice: Dice) {
    self.number = number
    self.dice = dice
    code = "p\(number)" + self.dice.one(of: Names.packages)
    name = code.replacing("`", with: "")
    var scope = Scope(package: self)
    for _ in 0..<self.dice.count(2...4) {
      add(classifier(in: &scope))
      for sort in pending { echo(sort) }
      pending = []
      for thrown in pendingExceptions { add(check(thrown)) }
      pendingExceptions = []
      for made in pendingFlows { add(check(made)) }
      pendingFlows = []
    }
    for _ in 0..<self.dice.count(3...8) { add(callable(in: &scope)) }
    for _ in 0..<self.dice.count(0...2) { add(other(in: &scope)) }
    for _ in 0..<self.dice.count(0...2) { add(objectEcho()) }
  }

  mutating func add(_ lines: [String]) { self.lines += lines + [""] }

  mutating func declare(_ name: String) { declared.append(name) }

  /// Adds functions that give a value of a sort back, and lets later declarations mention it.
  mutating func echo(_ sort: Sort) {
    let echo = Echo(sort, id: nextID, package: code, &dice)
    add(echo)
    sorts.append(echo.echoed)
  }

  private var nextID: String { "\(number)of\(checks.count)" }

  private mutating func objectEcho() -> ObjectEcho {
    ObjectEcho(of: sort(), exceptions: exceptions, id: nextID, package: code, &dice)
  }

  private mutating func check(_ thrown: Thrown) -> ThrownCheck {
    let result = dice.one(of: ["kotlin.Unit", "kotlin.Nothing", sort().type])
    return ThrownCheck(thrown, id: nextID, package: code, result: result)
  }

  private mutating func check(_ made: FlowClass) -> FlowClassEcho {
    FlowClassEcho(made, id: nextID, package: code, &dice)
  }

  private mutating func add(_ check: some Check) {
    checks.append(check)
    add(check.kotlin)
    for name in check.names { declare("\(self.name).\(name)") }
  }

  /// A type whose values cross on their own, and inside of no others.
  mutating func ofItself() -> Sort { dice.one(of: sort().boxed + alone) }

  /// A type that crosses, and rarely one that does not.
  mutating func sort() -> Sort {
    let own = sorts.count > Sort.simple.count && dice.isOne(in: 2)
    let sort = dice.one(of: own ? Array(sorts[Sort.simple.count...]) : sorts)
    switch dice.count(1...12) {
    case 1: return sort.nullable
    case 2: return sort.list
    case 3: return sort.map
    case 4: return sort.nullable.list.nullable
    default: return sort
    }
  }
}

/// Where declarations stand, and the names there.
struct Scope {
  /// The package, and the classes that it is in, as code writes them.
  let path: [String]
  var taken: Set<String> = []
  /// Whether a property here has no value of its own.
  var isInterface = false

  init(package: KotlinPackage) { path = [package.code] }

  /// - Parameter inherited: the names that its supertypes have.
  init(_ name: String, in outer: Scope, inherited: Set<String> = []) {
    path = outer.path + [Names.code(name)]
    taken = inherited
  }

  var code: String { path.joined(separator: ".") }

  var depth: Int { path.count - 1 }

  /// Whether it is that of a companion, whose members are those of its class.
  var isCompanion = false

  /// The qualified name of what it declares by this name; for a member of a companion also that by which Swift has it.
  func qualified(_ name: String) -> String {
    let outer = isCompanion ? ["\(path.dropLast().joined(separator: ".")).\(name)"] : []
    return (["\(code).\(name)"] + outer).joined(separator: "\t").replacing("`", with: "")
  }

  /// A name that nothing else here has.
  mutating func name(from all: [String], _ dice: inout Dice) -> String {
    while true {
      let name = dice.one(of: all) + (dice.isOne(in: 3) ? "\(dice.count(1...99))" : "")
      if taken.insert(name).inserted { return name }
    }
  }
}
