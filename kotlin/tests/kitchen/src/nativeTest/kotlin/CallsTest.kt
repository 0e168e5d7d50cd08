package kitchen

import kotlinbridge.c.KB_OK
import kotlinbridge.c.kb_catch
import kotlinx.cinterop.CFunction
import kotlinx.cinterop.CPointer
import kotlinx.cinterop.alloc
import kotlinx.cinterop.get
import kotlinx.cinterop.invoke
import kotlinx.cinterop.memScoped
import kotlinx.cinterop.pointed
import kotlinx.cinterop.ptr
import kotlinx.cinterop.reinterpret
import kotlinx.serialization.json.jsonArray
import kotlinx.serialization.json.jsonObject
import kotlinx.serialization.json.jsonPrimitive
import kotlin.test.Test
import kotlin.test.assertContains
import kotlin.test.assertEquals
import kotlin.test.assertFailsWith
import kotlin.test.assertNotNull
import kotlin.test.assertNull

/** What generated code calls, and with which arguments. */
class CallsTest {
    @Test
    fun eachArgumentOfFourMayBeLeftToItsDefault() {
        for (given in 0 until 16) {
            fun value(bit: Int, value: String) = if (given and (1 shl bit) != 0) some(value) else NULL
            val arguments = value(0, text("Ada")) + value(1, text("Bye")) + value(2, int(2)) +
                value(3, some(short('?'.code)))
            val expected = greet(given)
            assertEquals(text(expected), call("greet", arguments), "with $given")
        }
    }

    private fun greet(given: Int): String {
        val name = if (given and 1 != 0) "Ada" else "you"
        val greeting = if (given and 2 != 0) "Bye" else "Hello"
        val mark = if (given and 8 != 0) "?" else "!"
        return List(if (given and 4 != 0) 2 else 1) { "$greeting, $name$mark" }.joinToString(" ")
    }

    @Test
    fun nullIsAnotherValueThanNone() {
        assertEquals(text("Hello, you"), call("greet", NULL + NULL + NULL + some(NULL)))
    }

    @Test
    fun ofManyDefaultsTheLastOnesMayBeTaken() {
        for (given in 0..5) {
            val arguments = (1..5).joinToString("") { if (it <= given) some(int(10)) else NULL }
            assertEquals(int(given * 10 + (given + 1..5).sum()), call("sum", arguments))
        }
        assertEquals(
            "threw kotlin.IllegalArgumentException: only the last defaults of sum may be taken",
            call("sum", NULL + some(int(10)) + NULL + NULL + NULL),
        )
    }

    @Test
    fun aDefaultMayUseEarlierArguments() {
        assertEquals(place(5.0, 5.0, "nowhere"), call("placeAt", double(5.0) + NULL + NULL))
        assertEquals(place(5.0, 6.0, "nowhere"), call("placeAt", double(5.0) + NULL + some(double(6.0))))
    }

    @Test
    fun aFunctionIsLeftToItsDefault() = assertEquals(text("A"), call("shout", text("a") + NULL))

    @Test
    fun argumentsMayVaryInNumber() {
        assertEquals(text(""), call("joined", list()))
        assertEquals(text("a+b"), call("joined", list(text("a"), text("b"))))
        assertEquals(int(6), call("total", int(1) + list(int(2), int(3))))
        assertEquals(text("none"), call("longest(Array<Place>, String)", list() + NULL))
        assertEquals(text("xx"), call("longest(Array<Place>, String)", list(place(0.0, 0.0, "x"), place(0.0, 0.0, "xx")) + some(text("?"))))
    }

    @Test
    fun overloadsAreToldApart() {
        assertEquals(text("Int 1"), call("describe(Int)", int(1)))
        assertEquals(text("String 1"), call("describe(String)", text("1")))
        assertEquals(text("List of 0"), call("describe(List<Place>)", list()))
        assertEquals(text("Int 1 and null"), call("describe(Int, String?)", int(1) + NULL))
    }

    @Test
    fun namesMayBeThoseOfGeneratedCode() {
        assertEquals(text("a reader"), call("reader"))
        assertEquals(int(3), call("result", int(1) + int(2)))
    }

    @Test
    fun annotationsSayMore() {
        fun function(name: String) = manifest.getValue("functions").jsonArray[idOf("functions", name)].jsonObject
        assertEquals("loudness", function("db").getValue("kotlin").jsonObject.getValue("swift").jsonPrimitive.content)
        assertEquals("io", function("block").getValue("placement").jsonPrimitive.content)
        assertEquals(null, function("db")["placement"])
        assertFailsWith<IllegalArgumentException> { function("hidden") }
    }

    @Test
    fun namesMayBeKeywords() = assertEquals(text("abab"), call("repeat", text("ab") + int(2)))

    @Test
    fun extensionsHaveTheirReceiverFirst() {
        val place = place(1.0, 2.0, "here")
        assertEquals(place(-1.0, -2.0, "not here"), call("opposite(Place)", place))
        assertEquals(place(1.0, 2.0, "X"), call("renamed", place + text("x") + some("01")))
        assertEquals("01", call("isNorth", place))
        assertEquals(place(2.0, 4.0, "here+here"), call("plus(Place, Place)", place + place))
        assertEquals(short('e'.code), call("get", place + int(1)))
        assertEquals(int(3), call("summed", list(int(1), int(2))))
        assertEquals(int(0), call("orZero", NULL))
        assertEquals(text("here at 1"), call("Settings.at", place + int(1)))
    }

    @Test
    fun propertiesAreReadAndSet() {
        assertEquals(text("1.0"), call("VERSION"))
        assertEquals("", call("set counter", long(42)))
        assertEquals(long(42), call("counter"))
        assertEquals("", call("set lastAlarm", some(short(2))))
        assertEquals(some(short(2)), call("lastAlarm"))
        assertEquals(int(7), call("readOnlyOutside"))
        assertEquals("threw kotlin.IllegalStateException: unreadable", call("unreadable"))
        assertEquals("", call("set Settings.volume", int(9)))
        assertEquals(int(9), call("Settings.volume"))
    }

    @Test
    fun objectsHaveMembers() {
        assertEquals("01", call("Settings.Advanced.reset"))
        // `call` calls twice.
        val before = state("Settings.levels").hexToByteArray()[0]
        call("Settings.raise", some(int(2)))
        assertEquals(int(before + 4), state("Settings.levels"))
    }

    @Test
    fun whatAFunctionThrowsArrives() {
        assertEquals("threw kotlin.IllegalStateException: why", call("fail", text("why")))
        assertContains(call("divide", long(1) + long(0)), "threw kotlin.ArithmeticException")
    }

    @Test
    fun scalarsHaveATypedTwin(): Unit = memScoped {
        val caught = alloc<kb_catch>()
        caught.status = KB_OK.toInt()
        assertEquals(21L, twin<(Long, Long, CPointer<kb_catch>?) -> Long>("divide")(42, 2, caught.ptr))
        assertEquals(0u, twin<(UByte, CPointer<kb_catch>?) -> UByte>("echoBoolean")(0u, caught.ptr))
        assertEquals(97u, twin<(UShort, CPointer<kb_catch>?) -> UShort>("echoChar")(97u, caught.ptr))
        assertEquals(Unit, twin<(CPointer<kb_catch>?) -> Unit>("echoUnit")(caught.ptr))
        assertEquals(KB_OK.toInt(), caught.status)
        assertNull(entry("echoString").twin)
        assertNull(entry("total").twin)
        assertNotNull(entry("counter").twin)
        assertNotNull(entry("set counter").twin)
    }

    @Test
    fun theManifestSaysTheTypesOfATwin() {
        fun types(name: String) = manifest.getValue("functions").jsonArray[idOf("functions", name)].jsonObject["twin"]
            ?.jsonArray?.joinToString { it.jsonPrimitive.content }
        assertEquals("int64_t, int64_t, int64_t", types("divide"))
        assertEquals("bool, bool", types("echoBoolean"))
        assertEquals("uint16_t, uint16_t", types("echoChar"))
        assertEquals("void", types("echoUnit"))
        assertNull(types("echoString"))
        for (name in manifest.getValue("functions").jsonArray.map { it.jsonObject.getValue("name").jsonPrimitive.content }) {
            assertEquals(types(name) != null, entry(name).twin != null, name)
        }
    }

    private fun entry(name: String) = table.module!!.pointed.functions!![idOf("functions", name)]

    private fun <F : Function<*>> twin(name: String): CPointer<CFunction<F>> = entry(name).twin!!.reinterpret()

    @Test
    fun whatCameAlongAndCanNotCrossIsListed() {
        val omitted = manifest.getValue("omitted").jsonArray
            .map { it.jsonObject.getValue("name").jsonPrimitive.content }
        assertEquals(
            listOf(
                "kitchen.Emergency.crew", "kitchen.Grade.seen.set", "kitchen.Grams", "kitchen.Leak.percent",
                "kitchen.Letters.listIterator", "kitchen.Names", "kitchen.Noted",
                "kitchen.Parcel.looks.set", "kitchen.Risky", "kitchen.Table", "kitchen.Tasty", "kitchen.Tool",
                "kitchen.Tray.counted", "kitchen.Tray.stacked", "kitchen.WithName", "kitchen.loud", "kitchen.same",
            ),
            omitted.filter { it.startsWith("kitchen.") },
        )
    }

    @Test
    fun listingATypeOfKotlinsOwnLibraryIsNotAdvised() {
        val reasons = manifest.getValue("omitted").jsonArray.map { it.jsonObject }
            .associate { it.getValue("name").jsonPrimitive.content to it.getValue("reason").jsonPrimitive.content }
        val reason = reasons.getValue("kitchen.Letters.listIterator")
        assertEquals(
            "its result: kotlin.collections.ListIterator is of Kotlin's own library and has no form in Swift: " +
                "give a list, a map, a flow, or a class of your own",
            reason,
        )
    }
}
