package kotlinbridge

import kotlin.reflect.KClass

/**
 * Says in [BridgeExports] that the values of a class cross as a serializer of kotlinx.serialization
 * writes them:
 *
 *     @BridgeExports(serializers = [BridgeSerializer(DateAsText::class, writes = "String")])
 *
 *     @BridgeExports(serializers = [BridgeSerializer(Reading::class)])
 *
 * @property serializer an object, or a class that is made without arguments; or a class with
 *   `@Serializable`, whose own serializer writes its fields, under the names that `@SerialName` gives them:
 *   it is a struct in Swift, also where it is no data class.
 * @property writes the type that a serializer writes, and nothing for a class with `@Serializable`: `"String"`, `"List<people.Person?>"`, or a class with the
 *   fields that it writes, in their order: `"people.DateFields"`. Kotlin's own types need no package. The
 *   library can't be set up if the serializer's descriptor says something else.
 */
@Retention(AnnotationRetention.SOURCE)
@Target()
@MustBeDocumented
public annotation class BridgeSerializer(val serializer: KClass<*>, val writes: String = "")
