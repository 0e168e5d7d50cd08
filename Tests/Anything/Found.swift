/// A package of declarations that random code once showed a fault with. Each run has it.
enum Found {
  static let package = "found"

  static let kotlin = """
    package found

    // The class of a companion has the name of a parameter.
    public class Hidden {
        public companion object {
            public fun half(Hidden: kotlin.Int = 4): kotlin.Int = Hidden / 2
        }
    }

    // A class that nests others has the name of a local of generated code, or of a parameter.
    public class reader {
        public data class Page(public val number: kotlin.Int)
        public class Book(public val reader: kotlin.Int = 3)
        public object Shelf {
            public fun size(reader: kotlin.Int): kotlin.Int = reader + 1
        }
    }

    public fun turned(page: found.reader.Page): found.reader.Page = found.reader.Page(page.number + 1)

    // A function that Swift may leave out is called self.
    public object Shell {
        public interface Snail {
            public suspend fun self(steps: kotlin.Int): kotlin.Int = steps + 1
        }
    }

    // An exception has members that do not cross.
    public class Odd : kotlin.Exception() {
        public val kotlin.Int.twice: kotlin.Int get() = this * 2
        public fun kotlin.Int.thrice(): kotlin.Int = this * 3
    }

    // An object is an exception that has a field of its superclass.
    public open class Wet(public val litres: kotlin.Int) : kotlin.Exception("wet")

    public object Soaked : Wet(7)

    @kotlin.Throws(Wet::class)
    public fun soak(): kotlin.Unit = throw Soaked

    public fun isSoaked(by: () -> kotlin.Unit): kotlin.Boolean =
        try { by(); false } catch (thrown: Soaked) { thrown === Soaked }

    // Swift implements what returns an object that only Kotlin can implement.
    public interface Rare {
        public fun take(value: kotlin.Any)
    }

    private class RareOfKotlin : Rare {
        override fun take(value: kotlin.Any) {}
    }

    public fun rare(): Rare = RareOfKotlin()

    public fun interface RareGiver {
        public fun give(isThere: kotlin.Boolean): Rare?
    }

    public fun interface LaterRareGiver {
        public suspend fun give(rare: Rare): Rare
    }

    public fun isGiven(rare: Rare, by: RareGiver): kotlin.Boolean =
        by.give(true) === rare && by.give(false) == null

    // A Char and a UShort are one type in Swift, and so are flows of them.
    public fun lastLetter(
        flow: kotlinx.coroutines.flow.MutableSharedFlow<kotlin.collections.List<kotlin.Char?>?>
    ): kotlin.Char? = flow.replayCache.last()?.last()

    public fun lastShort(
        flow: kotlinx.coroutines.flow.MutableSharedFlow<kotlin.collections.List<kotlin.UShort?>?>
    ): kotlin.UShort? = flow.replayCache.last()?.last()

    // Classes have members of a type that the library has with other arguments, too.
    public class Heard<T>(private val origin: kotlinx.coroutines.flow.MutableStateFlow<T>) :
        kotlinx.coroutines.flow.MutableStateFlow<T> by origin

    public fun heard(): Heard<kotlin.String> = Heard(kotlinx.coroutines.flow.MutableStateFlow("a"))

    public class Unheard(
        private val origin: kotlinx.coroutines.flow.MutableStateFlow<() -> kotlin.Int>
    ) : kotlinx.coroutines.flow.MutableStateFlow<() -> kotlin.Int> by origin

    public fun unheard(collector: kotlinx.coroutines.flow.FlowCollector<kotlin.Int>): Unheard =
        Unheard(kotlinx.coroutines.flow.MutableStateFlow({ 1 }))

    public sealed interface Weighed<T> {
        public val label: kotlin.String get() = "weighed"
        public fun twice(of: T): kotlin.collections.List<T> = kotlin.collections.listOf(of, of)
        public data class Light<T>(public val of: T) : Weighed<T>
        public class Heavy<T>(public val of: T) : Weighed<T>
    }

    public fun weighed(): Weighed<kotlin.String> = Weighed.Light("a")

    public fun light(): Weighed.Light<kotlin.Int> = Weighed.Light(1)

    public fun heavy(): Weighed.Heavy<kotlin.Int> = Weighed.Heavy(2)

    public abstract class Kept<T>(public val kept: T) {
        public open fun isKept(of: T): kotlin.Boolean = of == kept
    }

    public class KeptNumber : Kept<kotlin.Int>(3)

    public class KeptFunction : Kept<() -> kotlin.Int>({ 4 })

    public fun kept(): Kept<kotlin.Int> = KeptNumber()

    // Nothing in an object crosses.
    public object Vault {
        public fun opened(): kotlin.Any = 1
    }

    // Types that are left open.
    public open class Open<T : kotlin.Comparable<T>>(public val of: T) {
        public var next: Open<T>? = null
        public val last: Open<T> get() = next?.last ?: this
        public fun isBefore(other: Open<T>): kotlin.Boolean = of < other.of
        public fun length(): kotlin.Int = 1 + (next?.length() ?: 0)
    }

    public class Opened<T : kotlin.Comparable<T>>(of: T) : Open<T>(of)

    public fun opened(): Opened<*> = Opened(1)

    public fun open(): Open<kotlin.String> = Open("a")

    public fun length(open: Open<*>?): kotlin.Int = open?.length() ?: 0

    public suspend fun isLaterGiven(rare: Rare, by: LaterRareGiver): kotlin.Boolean = by.give(rare) === rare

    """

  /// A function of the program in Swift.
  static let swift = """
    struct SnailOfSwift: Shell.Snail {}

    func packageFound() async {
      await check("Hidden") { try Hidden.half() == 2 && Hidden.half(hidden: 6) == 3 }
      await check("Reader") {
        let turned = try turned(page: Reader.Page(number: 1))
        return try turned.number == 2 && Reader.Book().reader == 3 && Reader.Shelf.size(reader: 1) == 2
      }
      await check("Snail") { try await SnailOfSwift().self2(steps: 1) == 2 }
      await check("Soaked") {
        let soaked = try await caught { try soak() }
        return try (soaked as? Wet)?.litres == 7 && isSoaked { throw soaked }
      }
      await check("letters and shorts") {
        let letters =
          try AnythingLibrary.mutableSharedFlowOfOptionalListOfOptionalChar(replay: 1)
        let shorts =
          try AnythingLibrary.mutableSharedFlowOfOptionalListOfOptionalUShort(replay: 1)
        try await letters.emit([nil, 65])
        try await shorts.emit([65])
        return try lastLetter(flow: letters) == 65 && lastShort(flow: shorts) == 65
      }
      await check("Heard") {
        let heard = try heard()
        try await heard.emit(value: "b")
        return try heard.compareAndSet(expect: "b", update: "c")
      }
      await check("Weighed") {
        let light = try light()
        return try light.of == 1 && light.label == "weighed" && light.twice(of: 2) == [2, 2]
          && heavy().of == 2
      }
      await check("Kept") { try kept().isKept(of: 3) && KeptNumber().kept == 3 }
      await check("Open") {
        let opened = try opened()
        return try length(open: opened.last) == 1 && length(open: OpenAny(open())) == 1
          && length(open: nil) == 0
      }
      await check("Rare") {
        let rare = try rare()
        let isLaterGiven = try await isLaterGiven(rare: rare, by: AnyLaterRareGiver { $0 })
        return try isLaterGiven && isGiven(rare: rare, by: AnyRareGiver { $0 ? rare : nil })
      }
    }

    """
}
