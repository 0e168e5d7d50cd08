package kotlinbridge.host

import kotlinbridge.engine.installed

/** Ends a hold that was given out with a handle and that nobody has taken over. */
@PublishedApi
internal fun endHold(handle: Long) {
    if (isOfHost(handle)) theHost?.drop(handle) else installed().objects.release(handle)
}
