import KotlinBridgeCombine
import KotlinBridgeTestSupport
import Testing

/// Every operator by every rule, and wrong operators, each of which the checker must find out.
@Suite struct OperatorRuleTests {
  @Test(arguments: CheckedOperator.all) func operatorKeepsAllRules(subject: CheckedOperator) {
    #expect(OperatorChecker(subject).brokenRules() == [])
  }

  @Test(arguments: WrongOperator.Fault.allCases)
  func wrongOperatorBreaksJustItsRules(fault: WrongOperator.Fault) {
    let subject = CheckedOperator(fault.rawValue) { upstream, _ in
      WrongOperator(upstream: upstream, fault: fault).erased
    }
    #expect(OperatorChecker(subject, patience: 0.5).brokenRules() == fault.breaks)
  }

  @Test func everyRuleIsBrokenByAnOperator() {
    let broken = WrongOperator.Fault.allCases.flatMap(\.breaks)
    #expect(Set(broken) == Set(OperatorRule.allCases))
  }
}
