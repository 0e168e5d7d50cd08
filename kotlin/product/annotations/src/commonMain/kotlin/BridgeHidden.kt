package kotlinbridge

/** Keeps this declaration from coming along with its package or object. It is not listed as left out. */
@Retention(AnnotationRetention.BINARY)
@Target(AnnotationTarget.CLASS, AnnotationTarget.FUNCTION, AnnotationTarget.PROPERTY)
@MustBeDocumented
public annotation class BridgeHidden
