package mistakes

import kotlinbridge.BridgeExport
import kotlinbridge.BridgeMainActor
import kotlinx.coroutines.channels.ReceiveChannel

// Members of the main actor.

interface View {
    val size: Int

    fun draw()

    fun title(): String

    suspend fun load()

    @BridgeMainActor
    fun area(): Int

    fun later(regex: Regex) {}
}

interface WideView : View {
    override fun draw()
}

sealed interface Sealed {
    fun draw()

    class Leaf : Sealed {
        override fun draw() {}
    }
}

interface Watched {
    val frames: ReceiveChannel<Int>

    fun draw()
}

interface Unlisted {
    fun draw()
}

interface Left {
    fun move()
}

interface Right {
    fun move()
}

interface Both : Left, Right

@BridgeExport
fun showAll(view: WideView, both: Both) {}

@BridgeExport
fun showOthers(sealed: Sealed, watched: Watched) {}
