import KotlinBridgeCombine
import TestHelpers
import Testing

/// Every operator by every clause, and wrong operators, each of which the checker must find out.
@Suite(.onOwnThread) struct OperatorContractTests {
  @Test(arguments: CheckedOperator.all) func operatorKeepsTheContract(subject: CheckedOperator) {
    #expect(OperatorChecker(subject).brokenClauses() == [])
  }

  @Test(arguments: WrongOperator.Fault.allCases)
  func wrongOperatorBreaksJustItsClauses(fault: WrongOperator.Fault) {
    let subject = CheckedOperator(fault.rawValue) { upstream, _ in
      WrongOperator(upstream: upstream, fault: fault).erased
    }
    #expect(OperatorChecker(subject, patience: 0.5).brokenClauses() == fault.breaks)
  }

  @Test func everyClauseIsBrokenByAnOperator() {
    let broken = WrongOperator.Fault.allCases.flatMap(\.breaks)
    #expect(Set(broken) == Set(ContractClause.allCases))
  }
}
