package kotlinbridge.processor.model

import com.squareup.kotlinpoet.ClassName

/**
 * The types of coroutines whose objects Swift has a type of its own for.
 *
 * @property calls the object of the runtime with what Swift calls of one
 */
internal enum class CoroutineType(val className: ClassName, val calls: ClassName, val members: List<Member>) {
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
        ),
    );

    constructor(name: String, calls: String, members: List<Member>) : this(
        ClassName("kotlinx.coroutines" + name.substringBeforeLast('.', "").let { if (it.isEmpty()) "" else ".$it" }, name.substringAfterLast('.')),
        ClassName("kotlinbridge", calls), members,
    )

    /** The kind of flow that an object is, or that is made of it; null if there is none. */
    val flow: FlowKind?
        get() = when (this) {
            CHANNEL -> FlowKind.CHANNEL
            MUTABLE_SHARED_FLOW -> FlowKind.SHARED
            else -> null
        }

    /**
     * @property instance the name of the parameter for the object; null if there is none
     * @property takesElement whether it has a parameter for an element besides
     * @property result from the arguments of the type
     */
    class Member(
        val name: String,
        val instance: String?,
        val isSuspending: Boolean = false,
        val takesElement: Boolean = false,
        val result: (List<Value>) -> Value = { Simple.UNIT },
    )

    companion object {
        private val byClass = entries.associateBy { it.className }

        fun of(className: ClassName): CoroutineType? = byClass[className]
    }
}

private fun jobMembers(instance: String) = listOf(
    CoroutineType.Member("cancel", instance), CoroutineType.Member("join", instance, isSuspending = true),
    CoroutineType.Member("isActive", instance) { Simple.BOOLEAN },
)

private val sendMembers = listOf(
    CoroutineType.Member("send", "channel", isSuspending = true, takesElement = true),
    CoroutineType.Member("trySend", "channel", takesElement = true) { Simple.BOOLEAN },
    CoroutineType.Member("close", "channel") { Simple.BOOLEAN },
)

/** What a value is that crosses in a form that is no part of another value: a function, or an object of a coroutine type. */
internal val Value.boxed: Value.Declared?
    get() = when (this) {
        is Value.Nullable -> of.boxed
        is Value.Declared -> takeIf { isFunction || CoroutineType.of(className) != null }
        else -> null
    }
