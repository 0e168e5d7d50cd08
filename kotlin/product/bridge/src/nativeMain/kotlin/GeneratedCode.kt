package kotlinbridge

/**
 * Marks what only generated code uses. It may change with each version, and the generator with it.
 */
@RequiresOptIn("This is for generated code.")
@Target(AnnotationTarget.CLASS, AnnotationTarget.FUNCTION, AnnotationTarget.TYPEALIAS)
public annotation class GeneratedCode
