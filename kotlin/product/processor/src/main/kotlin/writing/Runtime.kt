package kotlinbridge.processor.writing

import com.squareup.kotlinpoet.ClassName
import com.squareup.kotlinpoet.MemberName
import com.squareup.kotlinpoet.ParameterizedTypeName.Companion.parameterizedBy
import com.squareup.kotlinpoet.TypeName
import kotlinbridge.processor.model.Simple
import kotlinbridge.processor.model.Value

/** The names of the runtime that generated code uses. */
internal object Runtime {
    private const val BRIDGE = "kotlinbridge"
    private const val WIRE = "kotlinbridge.wire"
    private const val C = "kotlinbridge.c"
    private const val CINTEROP = "kotlinx.cinterop"

    val generatedCode = ClassName(BRIDGE, "GeneratedCode")
    val scoped = ClassName(BRIDGE, "Scoped")
    val bodies = ClassName(BRIDGE, "GeneratedBodies")
    val entries = ClassName(BRIDGE, "GeneratedEntries")
    val classes = ClassName(BRIDGE, "GeneratedClasses")
    val `class` = ClassName(BRIDGE, "GeneratedClass")
    val generatedLibrary = MemberName(BRIDGE, "generatedLibrary")
    val checkWritten = MemberName(WIRE, "checkWritten")
    val serializedCodec = MemberName(WIRE, "serializedCodec")
    val answerFrame = MemberName(BRIDGE, "answerFrame")
    val makeCall = MemberName(BRIDGE, "makeCall")
    val readState = MemberName(BRIDGE, "readState")
    val answerTwin = MemberName(BRIDGE, "answerTwin")

    val codec = ClassName(WIRE, "Codec")

    /** The codecs that are not generated. */
    val codecs: Map<Value, ClassName> = mapOf(
        Simple.LONG to ClassName(WIRE, "LongCodec"), Simple.DOUBLE to ClassName(WIRE, "DoubleCodec"),
    )
    val reader = ClassName(WIRE, "WireReader")
    val writer = ClassName(WIRE, "WireWriter")

    /** A function that extends the reader or the writer. */
    fun wire(name: String): MemberName = MemberName(WIRE, name, isExtension = true)

    /** A function for objects of Swift's. */
    fun host(name: String): MemberName = MemberName(BRIDGE, name, isExtension = true)

    val swiftObject = ClassName(BRIDGE, "SwiftObject")
    val swiftFlow = ClassName(BRIDGE, "SwiftFlow")
    val peer = ClassName(BRIDGE, "Peer")
    val peers = ClassName(BRIDGE, "GeneratedPeers")

    /** The handle of an object, and the object of a handle, in a twin. */
    val heldHandle = MemberName(WIRE, "heldHandle")
    val objectOf = MemberName(WIRE, "objectOf")

    private val pointer = ClassName(CINTEROP, "CPointer")
    val frame: TypeName = pointer.parameterizedBy(ClassName(C, "kb_frame")).copy(nullable = true)
    val caught: TypeName = pointer.parameterizedBy(ClassName(C, "kb_catch")).copy(nullable = true)
    val anyPointer = ClassName(CINTEROP, "COpaquePointer")
    val reinterpret = MemberName(CINTEROP, "reinterpret", isExtension = true)
    val invoke = MemberName(CINTEROP, "invoke", isExtension = true)
    val cFunction = ClassName(CINTEROP, "CFunction")
    val staticFunction = MemberName(CINTEROP, "staticCFunction")
    val receiveAsFlow = MemberName("kotlinx.coroutines.flow", "receiveAsFlow", isExtension = true)
    val consumeAsFlow = MemberName("kotlinx.coroutines.flow", "consumeAsFlow", isExtension = true)
}
