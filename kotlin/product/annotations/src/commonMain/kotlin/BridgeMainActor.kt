package kotlinbridge

/**
 * Makes this function of an interface that Swift implements a member of Swift's main actor, or the closure that
 * Swift gives for this parameter one that runs there, as if [BridgeExports.mainActor] named it.
 *
 * A call is queued for Swift's main thread and returns at once. The function has no result and does not suspend.
 */
@Retention(AnnotationRetention.BINARY)
@Target(AnnotationTarget.FUNCTION, AnnotationTarget.VALUE_PARAMETER)
@MustBeDocumented
public annotation class BridgeMainActor
