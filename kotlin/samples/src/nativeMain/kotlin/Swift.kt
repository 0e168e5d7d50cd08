import equipment.Aircraft
import equipment.LandVehicle
import equipment.Pager
import equipment.Ship
import equipment.landVehicles
import kittens.KittenComponent
import kotlinbridge.BridgeExports
import kotlinbridge.BridgeLibrary
import news.NewsModel
import people.PeopleInSpaceRepository
import people.SimulatedSpace

/** What Swift sees. The types that it mentions follow. */
@BridgeLibrary("samples")
@BridgeExports(
    classes = [
        PeopleInSpaceRepository::class, SimulatedSpace::class, KittenComponent::class, NewsModel::class,
        LandVehicle::class, Aircraft::class, Ship::class,
    ],
    functions = ["equipment.landVehicles"],
    generics = ["equipment.Pager<Int, equipment.Aircraft>", "equipment.Pager<Int, equipment.Ship>"],
    mainActor = ["equipment.CommonFlow.watch.block", "news.AnyFlow.collect.onEach", "news.AnyFlow.collect.onCompletion"],
    completionHandlers = true,
)
private object Swift
