package kotlinbridge.processor.model

/** The declared type of a flow: its class, the function that adds its entry, and its `kind` in the manifest. */
internal enum class FlowKind(val classes: Set<String>, val entry: String, val manifestName: String) {
    COLD(setOf("kotlinx.coroutines.flow.Flow"), "flow", "flow"),
    SHARED(setOf("kotlinx.coroutines.flow.SharedFlow"), "sharedFlow", "shared"),
    STATE(setOf("kotlinx.coroutines.flow.StateFlow"), "stateFlow", "state"),
    MUTABLE_STATE(setOf("kotlinx.coroutines.flow.MutableStateFlow"), "mutableStateFlow", "state"),
    CHANNEL(setOf("kotlinx.coroutines.channels.ReceiveChannel"), "flow", "flow");

    val isState: Boolean get() = this == STATE || this == MUTABLE_STATE

    companion object {
        fun of(className: String?): FlowKind? = entries.find { className in it.classes }
    }
}
