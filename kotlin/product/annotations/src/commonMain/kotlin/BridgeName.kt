package kotlinbridge

/**
 * Gives this declaration another name in Swift: [swift], without labels or types. Kotlin's name is
 * taken without it.
 */
@Retention(AnnotationRetention.BINARY)
@Target(AnnotationTarget.CLASS, AnnotationTarget.FUNCTION, AnnotationTarget.PROPERTY)
@MustBeDocumented
public annotation class BridgeName(val swift: String)
