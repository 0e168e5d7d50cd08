package kotlinbridge

import kotlin.reflect.KClass

/**
 * Lists what Swift may use, beside the [BridgeLibrary] of the module. The declarations themselves
 * need no annotation.
 *
 * - A generic class crosses with the types with which something mentions it, or [generics] lists it.
 * - The types that a listed declaration mentions follow; they need not be listed.
 * - What is named here and can't cross is an error of the compilation. What came along with its
 *   package or object and can't cross is left out, and the manifest's `omitted` says why.
 * - What isn't public can't be listed, and does not come along.
 *
 * @property classes values that no listed declaration mentions, and objects, with all their members.
 * @property generics uses of generic classes that no listed declaration mentions, as `people.Page<people.Person>`.
 * @property functions qualified names: `people.describe`, or `people.Config.reload` for a member of
 *   an object. Overloads come together. A generic function has the types for its parameters, once for
 *   each use: `people.first<people.Person>`, `people.pairs<Int, List<String?>>`. Kotlin's own types
 *   need no package.
 * @property properties qualified names, as those of functions.
 * @property packages with all their functions, properties, values and objects, of this module and of
 *   those that it is compiled against. A package within another one is listed by itself.
 * @property serializers say which values cross as a serializer writes them: one that writes text gives
 *   Swift a `String`.
 * @property completionHandlers whether Swift gets a method with a completion handler for each `suspend`
 *   function, beside the `async` one.
 * @property scope the `CoroutineScope` that ends the flows and suspend functions without a
 *   [BridgeScope]: the qualified name of a property, as there. Without it nothing but its consumer
 *   ends a subscription or call.
 * @property uncaught the qualified name of a function `(Throwable) -> Unit` of this module. It gets,
 *   once each, the exceptions that nobody catches anywhere in the library: those of coroutines that
 *   nobody awaits, in whatever scope, those of the library's own threads, and what
 *   Swift's members of [mainActor] throw. Without it Kotlin prints
 *   them and ends the process. It runs on the thread that failed, and on several at once; if it throws,
 *   the process ends. It does not get what fails a flow or call, which the consumer gets, or what an
 *   `async` keeps or a `CoroutineExceptionHandler` takes. After it comes the hook that
 *   `setUnhandledExceptionHook` had installed before; one that is installed later replaces both, unless
 *   it calls what `setUnhandledExceptionHook` returned. An exception that leaves Kotlin through a C
 *   function of your own reaches it, and ends the process all the same.
 * @property mainActor qualified names of functions of interfaces that Swift implements, as
 *   `kittens.KittenView.render`. In Swift they are members of the main actor: a call is queued for the
 *   main thread and returns at once, also on the main thread, and those of one object run in order. They
 *   have no result and don't suspend. Overloads come together, and interfaces that inherit one have it
 *   as that, too. What the Swift member throws gets to [uncaught], on the main thread. The name of a
 *   parameter, as `feed.CommonFlow.watch.block`, says the same of the closures that Swift gives for it.
 */
@Retention(AnnotationRetention.SOURCE)
@Target(AnnotationTarget.CLASS)
@MustBeDocumented
public annotation class BridgeExports(
    val classes: Array<KClass<*>> = [],
    val generics: Array<String> = [],
    val functions: Array<String> = [],
    val properties: Array<String> = [],
    val packages: Array<String> = [],
    val serializers: Array<BridgeSerializer> = [],
    val completionHandlers: Boolean = false,
    val scope: String = "",
    val uncaught: String = "",
    val mainActor: Array<String> = [],
)
