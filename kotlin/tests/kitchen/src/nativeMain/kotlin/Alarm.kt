package kitchen

import kotlinx.coroutines.flow.Flow
import kotlinx.coroutines.flow.asFlow

/** What a station warns of. */
public sealed interface Alarm {
    /** A storm comes. */
    public data class Storm(val speed: Double) : Alarm

    public data class Frost(val hours: Int, val place: Place?) : Alarm

    /** Hierarchies may be nested; Swift sees the leaves. */
    public sealed class Flood : Alarm {
        public data class River(val name: String, val level: Meters) : Flood()

        public data object Sea : Flood()
    }

    /** All is well. */
    public data object AllClear : Alarm

    public object Unknown : Alarm
}

public fun echoAlarm(value: Alarm): Alarm = value

public fun echoFlood(value: Alarm.Flood): Alarm.Flood = value

public fun echoStorm(value: Alarm.Storm): Alarm.Storm = value

public fun echoAllClear(value: Alarm.AllClear): Alarm.AllClear = value

public fun flowOfAlarms(value: List<Alarm>): Flow<Alarm> = value.asFlow()
