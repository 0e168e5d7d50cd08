package kotlinbridge.host

import kotlinbridge.engine.entered
import kotlinx.cinterop.COpaquePointer
import kotlinx.cinterop.asStableRef
import kotlinx.coroutines.Runnable
import kotlin.native.processUnhandledException

/** Runs what [Host.post] has posted. The host calls this on its main queue. */
internal fun runPosted(work: COpaquePointer?) {
    entered()
    val posted = work!!.asStableRef<Runnable>()
    val block = posted.get()
    posted.dispose()
    try {
        block.run()
    } catch (failure: Throwable) {
        processUnhandledException(failure)
    }
}
