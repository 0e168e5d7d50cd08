package kotlinbridge.engine

import kotlinbridge.wire.WireWriter
import kotlinx.coroutines.CoroutineScope
import kotlinx.coroutines.SupervisorJob
import kotlin.concurrent.atomics.AtomicReference

/**
 * One shared library: what it offers, and what is alive in it. A binary has one, because C
 * functions capture nothing.
 */
internal class Library(
    val name: String,
    val flows: Array<FlowEntry>,
    val functions: Array<FunctionEntry>,
    /** Takes the exceptions that nobody catches in this binary. */
    val uncaught: ((Throwable) -> Unit)?,
    /** The JSON that tells a consumer what is offered. */
    val manifest: ByteArray,
    val exceptions: ExceptionWriter? = null,
) {
    val handles = Handles()
    val objects = Objects()

    /** The scope of flows and functions that name none. Never cancelled. */
    val scope = ScopeContext(CoroutineScope(SupervisorJob()), mayEnd = false)
}

/**
 * Writes the fields of an exception. Returns the name of its class, or of the nearest one that it
 * extends, among those of the manifest; null if there is none.
 */
internal typealias ExceptionWriter = (Throwable, WireWriter) -> String?

private val current = AtomicReference<Library?>(null)

internal fun install(library: Library) {
    check(current.compareAndSet(null, library)) { "this binary has a library already, '${current.load()?.name}'" }
    library.uncaught?.let(::handUncaughtTo)
}

/** The library of this binary. There is one, because every caller came through its table. */
internal fun installed(): Library = current.load()!!

/** Null before the library is set up. */
internal fun installedOrNull(): Library? = current.load()

/** Prints to stderr a problem that nobody else can be told. */
internal fun printProblem(what: String, problem: Throwable) {
    val trace = try {
        problem.stackTraceToString()
    } catch (_: Throwable) { // thrown by a message that user code overrides
        problem::class.simpleName
    }
    platform.posix.fputs("kotlin-bridge: $what: $trace\n", platform.posix.stderr)
}
