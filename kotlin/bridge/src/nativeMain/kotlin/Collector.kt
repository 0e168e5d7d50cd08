package kotlinbridge

/** The garbage collector that this binary was built with, as far as Kotlin/Native tells. */
internal fun collectorName(): String = "default"
