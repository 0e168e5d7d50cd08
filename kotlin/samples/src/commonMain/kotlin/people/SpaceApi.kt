package people

/** The service that the repository asks. Each platform implements it, and throws a [SpaceException]. */
public interface SpaceApi {
    /** Returns the JSON of an [IssPosition]. */
    public suspend fun position(): String

    /** Returns JSON such as `{"people": [{"craft": "ISS", "name": "…"}], "number": 1, "message": "success"}`. */
    public suspend fun people(): String
}

/** What goes wrong between the repository and its service. */
public sealed class SpaceException(message: String) : Exception(message) {
    /** There is no answer. */
    public class Unreachable(message: String) : SpaceException(message)

    /** There is no answer yet. */
    public class TimedOut(message: String) : SpaceException(message)

    /** The answer says that the service can't do it. */
    public class ServerError(public val status: Int) : SpaceException("the server answers with the status $status")

    /** The answer makes no sense. */
    public class MalformedAnswer(message: String) : SpaceException(message)
}
