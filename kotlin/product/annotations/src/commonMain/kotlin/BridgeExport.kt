package kotlinbridge

/**
 * Lets Swift use this declaration, as if [BridgeExports] named it: what can't cross is an error.
 * An object has it for all its members.
 */
@Retention(AnnotationRetention.BINARY)
@Target(AnnotationTarget.CLASS, AnnotationTarget.FUNCTION, AnnotationTarget.PROPERTY)
@MustBeDocumented
public annotation class BridgeExport
