package kotlinbridge

/**
 * Says where the code of this flow or function runs unless the consumer chooses. Without it that
 * depends on how Swift uses it: see [Placement].
 */
@Retention(AnnotationRetention.BINARY)
@Target(AnnotationTarget.FUNCTION, AnnotationTarget.PROPERTY)
@MustBeDocumented
public annotation class BridgePlacement(val placement: Placement)
