package kotlinbridge.processor.model

/**
 * An interface that Swift may implement.
 *
 * The host has an entry for each of its members, also for those that it inherits. They are numbered
 * over all such interfaces, in order.
 */
internal class HostedInterface(
    val type: Value.Declared,
    /** From 1. */
    val number: Int,
    /** The entry of the first member. */
    val firstEntry: Int,
    val members: List<HostedMember>,
) {
    /** What Swift may leave out here: the member runs Kotlin's own body then. */
    val bodies: List<HostedMember> get() = members.filter { it.body != null }
}

/** A function or accessor that Swift implements. */
internal class HostedMember(
    /** Of the interface, or of one that it extends. */
    val exported: ExportedFunction,
    /** What calls Swift: the same, or what gives the flow that it makes as a value. */
    val function: ExportedFunction,
    /** Runs Kotlin's own body; null for an abstract member. */
    val body: ExportedFunction?,
    /** Whether Swift has it as a member of the main actor, whose calls are queued. */
    val isOfMainActor: Boolean,
)

/** By which members differ. Those of two interfaces may be one. */
internal val ExportedFunction.shape get() = listOf(kind, origin.name) + parameters.filter { !it.isInstance }.map { it.value }
