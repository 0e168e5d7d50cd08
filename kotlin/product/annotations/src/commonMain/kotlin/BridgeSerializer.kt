package kotlinbridge

import kotlin.reflect.KClass

/**
 * Says in [BridgeExports] that the values of a class cross as a serializer of kotlinx.serialization
 * writes them:
 *
 *     @BridgeExports(serializers = [BridgeSerializer(DateAsText::class, writes = "String")])
 *
 * @property serializer an object, or a class that is made without arguments.
 * @property writes the type that it writes: `"String"`, `"List<people.Person?>"`, or a class with the
 *   fields that it writes, in their order: `"people.DateFields"`. Kotlin's own types need no package. The
 *   library can't be set up if the serializer's descriptor says something else.
 */
@Retention(AnnotationRetention.SOURCE)
@Target()
@MustBeDocumented
public annotation class BridgeSerializer(val serializer: KClass<*>, val writes: String)
