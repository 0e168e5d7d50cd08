package people

import kotlin.time.Clock
import kotlinx.serialization.json.Json

/** A service without a network: it computes where the station is. */
public class SimulatedSpace(private val clock: Clock = Clock.System, private val orbit: Orbit = Orbit.ISS) : SpaceApi {
    override suspend fun position(): String = Json.encodeToString(orbit.position(clock.now()))

    override suspend fun people(): String = Json.encodeToString(PeopleResponse(CREW))

    private companion object {
        /** Who was up there when the elements of [Orbit.ISS] held. */
        val CREW = listOf(
            "Luca Parmitano", "Aleksandr Skvortsov", "Andrew Morgan", "Oleg Skripochka", "Jessica Meir", "Christina Koch",
        ).map { Assignment(it, craft = "ISS") }
    }
}
