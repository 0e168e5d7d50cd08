import Testing

@testable import KotlinBridgeGenerator

/// Uses of generic classes that leave types open, as a `Box<*>`, which the tests write as `Box<kotlin.Any>`.
struct StarTests {
  private let any = Declared.object("kotlin.Any")

  @Test func oneIsMadeOfEachOtherUse() throws {
    let generated = try Generated(types: [
      any, Declared.object("space.Box<kotlin.Any>"), Declared.object("space.Box<Int>"),
      Declared.object("space.Box<String>"), Declared.object("space.Crate<Int>"),
    ])
    #expect(
      generated.declarations(of: "Box").hasPrefix(
        #"""
        /// Kotlin's `space.Box<kotlin.Any>`.
        public final class BoxAny: KotlinObject, @unchecked Sendable {
          @_spi(GeneratedCode) override public class var kotlinName: String { "space.Box<kotlin.Any>" }

          /// Stands for the Kotlin object that `object` stands for.
          public convenience init(_ object: BoxInt) {
            self.init(sharing: object)
          }

          /// Stands for the Kotlin object that `object` stands for.
          public convenience init(_ object: BoxString) {
            self.init(sharing: object)
          }
        }

        """#))
    #expect(!generated["Crate"].contains("init(_"))
  }

  @Test func theTypesThatItHasMustFit() throws {
    let generated = try Generated(types: [
      any, Declared.object("space.Two<kotlin.Any, Int>"), Declared.object("space.Two<Int, Int>"),
      Declared.object("space.Two<Int, String>"),
    ])
    #expect(generated["Two"].contains("class TwoAnyInt: "))
    #expect(generated["Two"].contains("init(_ object: TwoIntInt)"))
    #expect(!generated["Two"].contains("init(_ object: TwoIntString)"))
  }

  @Test func anInterfaceGivesItsObjects() throws {
    let generated = try Generated(types: [
      any, Declared.object("space.Source<kotlin.Any>"), Declared.interface("space.Source<Int>"),
    ])
    #expect(
      generated["Source"].contains("convenience init(_ object: any KotlinObject & SourceInt)"))
  }

  @Test func aSubclassIsNotMadeOfUsesOfItsSuperclass() throws {
    let generated = try Generated(types: [
      any, Declared.object("space.Box<kotlin.Any>"), Declared.object("space.Box<Int>"),
      Declared.object("space.Crate<kotlin.Any>", extends: "space.Box<kotlin.Any>"),
    ])
    #expect(
      generated["Crate"].contains(
        "  @available(*, unavailable)\n  public convenience init(_ object: BoxInt) {"))
  }
}
