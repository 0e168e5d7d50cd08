/// A value of one of up to four publishers, each with its own type of values.
enum Part<A, B, C, D> {
  case a(A)
  case b(B)
  case c(C)
  case d(D)

  // A rule hands each part back at the place of its publisher.
  var a: A { if case .a(let value) = self { value } else { misplaced() } }
  var b: B { if case .b(let value) = self { value } else { misplaced() } }
  var c: C { if case .c(let value) = self { value } else { misplaced() } }
  var d: D { if case .d(let value) = self { value } else { misplaced() } }

  private func misplaced() -> Never { fatalError("A part is at the place of another") }
}
