package kotlinbridge

import kotlinx.coroutines.CoroutineScope

/** What an entry has read, with the scope whose end ends it. */
@GeneratedCode
public class Scoped(internal val scope: CoroutineScope, internal val body: Any)
