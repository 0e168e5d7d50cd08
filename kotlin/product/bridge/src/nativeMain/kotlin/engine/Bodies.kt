package kotlinbridge.engine

import kotlinbridge.Scoped

// What an entry has read: the body, and perhaps its scope.

/** The scope that bounds the life of what was read: its own, or the library's. */
internal fun scopeOf(read: Any): ScopeContext = if (read is Scoped) ScopeContext(read.scope) else installed().scope

@Suppress("UNCHECKED_CAST") // the entry has read it
internal fun <B> bodyOf(read: Any): B = (if (read is Scoped) read.body else read) as B
