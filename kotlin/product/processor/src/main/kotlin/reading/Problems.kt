package kotlinbridge.processor.reading

import com.google.devtools.ksp.processing.KSPLogger
import com.google.devtools.ksp.symbol.KSNode
import kotlinbridge.processor.model.Omission

/** Tells the author what can't cross: an error where it was named, a line of a list where it came along. */
internal class Problems(private val log: KSPLogger) {
    private val omitted = mutableListOf<Omission>()

    var hasErrors: Boolean = false
        private set

    val omissions: List<Omission> get() = omitted.distinct().sortedWith(compareBy({ it.name }, { it.reason }))

    fun error(message: String, place: KSNode?) {
        hasErrors = true
        log.error(message, place)
    }

    /** What somebody asked for at [place]. */
    fun refuse(omission: Omission, place: KSNode): Unit =
        error("${omission.name} can't cross to Swift: ${omission.reason}", place)

    /** Not a warning, because the author may have meant it so. The manifest has the list, too. */
    fun omit(omission: Omission) {
        omitted += omission
        log.info("left out ${omission.name}: ${omission.reason}")
    }
}
