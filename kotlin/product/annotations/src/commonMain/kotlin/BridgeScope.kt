package kotlinbridge

/**
 * Names the `CoroutineScope` that ends the subscriptions and calls of this flow or suspend function,
 * or of those of this class. When it is cancelled, those that run are cancelled, and later ones
 * answer as cancelled.
 *
 * - [property] is a property of the class that has the declaration, by its name, or any property at
 *   top level or of an object, by its qualified name: `scope`, `people.applicationScope`.
 * - It is read at each subscription and call. Private and protected properties can't be read.
 * - The scope's dispatcher does not count: see [BridgePlacement].
 * - [BridgeExports] names one for all that have none of their own.
 */
@Retention(AnnotationRetention.BINARY)
@Target(AnnotationTarget.CLASS, AnnotationTarget.FUNCTION, AnnotationTarget.PROPERTY)
@MustBeDocumented
public annotation class BridgeScope(val property: String)
