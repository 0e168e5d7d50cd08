package kitchen

// What comes along with the package and can't cross: the manifest lists it.

/** A class with objects of its own. */
public class Repository(private val places: List<Place>) {
    public fun count(): Int = places.size
}

public interface Listener {
    public fun heard(text: String)
}

public fun listen(listener: Listener): Unit = listener.heard("something")

public fun <T> same(value: T): T = value

public fun places(repository: Repository): Int = repository.count()

internal fun invisible(): Int = 1
