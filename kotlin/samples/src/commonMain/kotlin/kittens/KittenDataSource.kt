package kittens

/** Where the addresses of images come from. Each platform implements it. */
public interface KittenDataSource {
    /**
     * Returns the JSON of [limit] images from the one with the number [offset] on, or null if there is nothing.
     *
     * Cancelling the call ends the request.
     */
    public suspend fun load(limit: Int, offset: Int): String?
}
