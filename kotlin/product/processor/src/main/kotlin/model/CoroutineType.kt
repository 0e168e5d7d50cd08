package kotlinbridge.processor.model

import com.squareup.kotlinpoet.ClassName

/**
 * The types of Kotlin's libraries whose objects Swift has a type of its own for: those of coroutines, and exceptions.
 *
 * @property calls the object of the runtime with what Swift calls of one; null if there is nothing
 */
internal enum class CoroutineType(val className: ClassName, val calls: ClassName?, val members: List<Member>) {
    JOB("Job", "JobCalls", jobMembers("job")),
    DEFERRED("Deferred", "DeferredCalls", jobMembers("deferred") + Member("await", "deferred", isSuspending = true) { it.single() }),
    SCOPE(
        "CoroutineScope", "ScopeCalls",
        listOf(
            Member("make", null) { Value.Declared(ClassName("kotlinx.coroutines", "CoroutineScope")) },
            Member("cancel", "scope"), Member("isActive", "scope") { Simple.BOOLEAN },
        ),
    ),
    SEND_CHANNEL("channels.SendChannel", "ChannelCalls", sendMembers),
    CHANNEL("channels.Channel", "ChannelCalls", sendMembers),
    MUTABLE_SHARED_FLOW(
        "flow.MutableSharedFlow", "SharedFlowCalls",
        listOf(
            Member("emit", "flow", isSuspending = true, takesElement = true),
            Member("tryEmit", "flow", takesElement = true) { Simple.BOOLEAN },
            Member("make", null, others = listOf("replay" to Simple.INT, "extraBufferCapacity" to Simple.INT)) {
                flow("MutableSharedFlow", it)
            },
        ),
    ),
    FLOW("flow.Flow", null, emptyList()),
    SHARED_FLOW("flow.SharedFlow", null, emptyList()),
    STATE_FLOW("flow.StateFlow", null, emptyList()),
    MUTABLE_STATE_FLOW(
        "flow.MutableStateFlow", "StateFlowCalls",
        listOf(Member("make", null, takesElement = true) { flow("MutableStateFlow", it) }),
    ),
    THROWABLE(ClassName("kotlin", "Throwable"), ClassName("kotlinbridge", "ThrowableCalls"), throwableMembers("Throwable")),
    EXCEPTION(ClassName("kotlin", "Exception"), ClassName("kotlinbridge", "ThrowableCalls"), throwableMembers("Exception"));

    constructor(name: String, calls: String?, members: List<Member>) : this(
        ClassName("kotlinx.coroutines" + name.substringBeforeLast('.', "").let { if (it.isEmpty()) "" else ".$it" }, name.substringAfterLast('.')),
        calls?.let { ClassName("kotlinbridge", it) }, members,
    )

    /** The kind of flow that an object is, or that is made of it; null if there is none. */
    val flow: FlowKind?
        get() = when (this) {
            CHANNEL -> FlowKind.CHANNEL
            MUTABLE_SHARED_FLOW, SHARED_FLOW -> FlowKind.SHARED
            FLOW -> FlowKind.COLD
            STATE_FLOW -> FlowKind.STATE
            MUTABLE_STATE_FLOW -> FlowKind.MUTABLE_STATE
            else -> null
        }

    /**
     * @property instance the name of the parameter for the object; null if there is none
     * @property takesElement whether it has a parameter for an element besides
     * @property others the names and types of its other parameters
     * @property result from the arguments of the type
     */
    class Member(
        val name: String,
        val instance: String?,
        val isSuspending: Boolean = false,
        val takesElement: Boolean = false,
        val others: List<Pair<String, Simple>> = emptyList(),
        val result: (List<Value>) -> Value = { Simple.UNIT },
    )

    companion object {
        private val byClass = entries.associateBy { it.className }

        fun of(className: ClassName): CoroutineType? = byClass[className]
    }
}

private fun flow(name: String, arguments: List<Value>) = Value.Declared(ClassName("kotlinx.coroutines.flow", name), arguments)

private fun jobMembers(instance: String) = listOf(
    CoroutineType.Member("cancel", instance), CoroutineType.Member("join", instance, isSuspending = true),
    CoroutineType.Member("isActive", instance) { Simple.BOOLEAN },
)

private val sendMembers = listOf(
    CoroutineType.Member("send", "channel", isSuspending = true, takesElement = true),
    CoroutineType.Member("trySend", "channel", takesElement = true) { Simple.BOOLEAN },
    CoroutineType.Member("close", "channel") { Simple.BOOLEAN },
)

private fun throwableMembers(name: String) = listOf(
    CoroutineType.Member("raise", "throwable"),
    CoroutineType.Member("make", null, others = listOf("error" to Simple.LONG, "type" to Simple.STRING, "message" to Simple.STRING)) {
        Value.Declared(ClassName("kotlin", name))
    },
)

/** Whether it is a flow that Swift makes of a sequence. */
internal val Value.Declared.isFlow: Boolean get() = CoroutineType.of(className) == CoroutineType.FLOW

/** What a value is that crosses in a form that is no part of another value: a function, or an object of a coroutine type. */
internal val Value.boxed: Value.Declared?
    get() = when (this) {
        is Value.Nullable -> of.boxed
        is Value.Declared -> takeIf { isFunction || CoroutineType.of(className) != null }
        else -> null
    }
