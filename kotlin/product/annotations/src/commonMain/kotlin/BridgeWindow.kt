package kotlinbridge

/**
 * Says how many [elements] this flow may be ahead of a consumer that iterates, unless the consumer
 * chooses. Without it that is 64, and 0 for a channel.
 *
 * A window of 0 is for elements that must not be taken before they are asked for: `emit` then returns
 * only with the request for the next element, and nothing is lost when a loop is left. A state flow
 * has no window, because it gives the latest value.
 */
@Retention(AnnotationRetention.BINARY)
@Target(AnnotationTarget.FUNCTION, AnnotationTarget.PROPERTY)
@MustBeDocumented
public annotation class BridgeWindow(val elements: Int)
