package equipment

import kotlinx.coroutines.CoroutineScope
import kotlinx.coroutines.delay

public data class LandVehicle(val name: String, val wheels: Int)

public data class Aircraft(val name: String, val ceiling: Int)

public data class Ship(val name: String, val displacement: Double)

/** The list of vehicles as pages, which are read with a delay as from a server. */
public fun landVehicles(scope: CoroutineScope, config: PagingConfig = PagingConfig()): Pager<Int, LandVehicle> =
    Pager(scope, config, initialKey = 0) { key, count ->
        delay(LATENCY)
        val last = minOf(key + count, COUNT)
        PagingResult(
            (key until last).map { LandVehicle("Vehicle ${it + 1}", wheels = 4 + it % 3 * 2) },
            prevKey = (key - count).takeIf { key > 0 },
            nextKey = last.takeIf { it < COUNT },
        )
    }

private const val COUNT = 95
private const val LATENCY = 50L
