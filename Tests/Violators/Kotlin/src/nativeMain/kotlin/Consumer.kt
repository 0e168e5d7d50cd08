package violators

import kotlinx.cinterop.ByteVar
import kotlinx.cinterop.CFunction
import kotlinx.cinterop.COpaquePointer
import kotlinx.cinterop.CPointer
import kotlinx.cinterop.cstr
import kotlinx.cinterop.invoke
import kotlinx.cinterop.memScoped

public typealias OnEach = CPointer<CFunction<(COpaquePointer?, Long) -> Unit>>
public typealias OnComplete = CPointer<CFunction<(COpaquePointer?) -> Unit>>
public typealias OnThrow = CPointer<CFunction<(COpaquePointer?, CPointer<ByteVar>?) -> Unit>>

/** Whoever has subscribed. Hand-written bridges call it `callbacks` or `observer`. */
internal interface Consumer {
    fun each(value: Long)
    fun complete()
    fun fail(failure: Throwable)
}

/** A consumer in C. */
internal class CConsumer(
    private val context: COpaquePointer?,
    private val onEach: OnEach,
    private val onComplete: OnComplete,
    private val onThrow: OnThrow,
) : Consumer {
    override fun each(value: Long) = onEach(context, value)

    override fun complete() = onComplete(context)

    override fun fail(failure: Throwable) = memScoped {
        onThrow(context, (failure.message ?: failure.toString()).cstr.ptr)
    }
}
