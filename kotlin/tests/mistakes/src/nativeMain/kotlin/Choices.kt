package mistakes

import kotlinbridge.BridgeExport
import kotlinbridge.BridgeScope
import kotlinbridge.BridgeWindow
import kotlinx.coroutines.CoroutineScope
import kotlinx.coroutines.Job
import kotlinx.coroutines.flow.Flow
import kotlinx.coroutines.flow.MutableStateFlow
import kotlinx.coroutines.flow.StateFlow
import kotlinx.coroutines.flow.emptyFlow

@BridgeExport
@BridgeScope("missing")
fun inNoScope(): Flow<Int> = emptyFlow()

private val secretScope = CoroutineScope(Job())

@BridgeExport
@BridgeScope("mistakes.secretScope")
suspend fun inSecretScope() {}

val noScope = 1

@BridgeExport
@BridgeScope("mistakes.noScope")
suspend fun inNumber() {}

@BridgeExport
@BridgeScope("mistakes.noScope")
fun inScopeForNothing() {}

@BridgeExport
@BridgeScope("scope")
class Unscoped {
    suspend fun work() {}
}

@BridgeExport
@BridgeWindow(-1)
fun inNegativeWindow(): Flow<Int> = emptyFlow()

@BridgeExport
@BridgeWindow(1)
val stateWithWindow: StateFlow<Int> = MutableStateFlow(1)

@BridgeExport
@BridgeWindow(1)
fun withWindowForNothing() {}
