package kotlinbridge.engine

import kotlinx.coroutines.CoroutineScope
import kotlinx.coroutines.SupervisorJob
import kotlin.concurrent.atomics.AtomicReference

/** What one shared library offers, and what is alive in it. There is one per binary, for the C functions can't capture. */
internal class Library(
    val name: String,
    val flows: Array<FlowRegistration>,
    val functions: Array<FunctionRegistration>,
    /** Takes what would end up as an unhandled exception of this binary. */
    val uncaught: ((Throwable) -> Unit)?,
    /** The JSON that tells a consumer what is offered. */
    val manifest: ByteArray,
) {
    val handles = Handles()

    /** Where flows and functions run that name no scope of their own. Never cancelled. */
    private val scope = CoroutineScope(SupervisorJob())

    init {
        flows.forEach { it.attach(scope) }
        functions.forEach { it.attach(scope) }
    }
}

private val current = AtomicReference<Library?>(null)

internal fun install(library: Library) {
    check(current.compareAndSet(null, library)) { "kotlinBridge was called before, for '${current.load()?.name}'" }
    library.uncaught?.let(::handUncaughtTo)
}

/** The library of this binary. Every caller came through its table, so it is there. */
internal fun installed(): Library = current.load()!!

/** Tells on stderr what can be told nowhere else. */
internal fun printProblem(what: String, problem: Throwable) {
    val trace = try {
        problem.stackTraceToString()
    } catch (_: Throwable) { // by a message that user code overrides
        problem::class.simpleName
    }
    platform.posix.fputs("kotlin-bridge: $what: $trace\n", platform.posix.stderr)
}
