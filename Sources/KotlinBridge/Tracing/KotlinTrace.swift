/// Reports what subscriptions and calls of both directions do, and which of them are alive.
///
/// - `KOTLIN_BRIDGE_TRACE=1` in the environment prints the events of all libraries to stderr, from
///   the start of the process. `KOTLIN_BRIDGE_TRACE=live` only records what `live(in:)` returns.
/// - `KOTLIN_BRIDGE_TRACE=trace.json`, or another name that ends so, writes the events into a file that
///   Perfetto shows. `%p` in the name stands for the number of the process.
/// - It is off by default and then costs nothing that can be measured. It covers the subscriptions
///   and calls that begin after it was turned on.
///
///       people #1 pollIssPosition: subscribed: 12 bytes of arguments, …
///       people #1 pollIssPosition: 1 element, 36 bytes: 63 outstanding
///       people #1 pollIssPosition: cancel later
///       people #1 pollIssPosition: released
///       people #2 Map.show: called from Kotlin: 24 bytes of arguments, on a App.MapView
///       people #2 Map.show: returned 0 bytes in place
public enum KotlinTrace {}
