/// Writes events as JSON objects of the Trace Event Format.
///
/// - A subscription or call is a slice of its own, from its beginning to its last event, with its other
///   events as instants in it.
/// - Each event is an instant of its thread, too.
/// - An arrow leads from a cancel to the last event.
/// - A counter of each library shows what is alive.
struct TraceEventFormat {
  /// What is alive in a library.
  private struct Alive {
    var flows = 0
    var calls = 0
  }

  private let process: Int32
  private var threads: Set<Int> = []
  private var alive: [String: Alive] = [:]
  private var cancelled: Set<String> = []

  init(process: Int32) {
    self.process = process
  }

  /// What follows the events: the end of the array, after the count of those that were dropped.
  static func end(isEmpty: Bool, dropped: Int) -> String {
    if dropped == 0 { return isEmpty ? "[]\n" : "\n]\n" }
    let start = isEmpty ? "[" : ","
    return """
      \(start)
      {"ph":"C","name":"dropped events","pid":0,"tid":0,"ts":0,"args":{"count":\(dropped)}}
      ]

      """
  }

  /// Appends what an event adds, each object after a comma and a newline.
  mutating func append(_ event: KotlinTrace.Event, to bytes: inout [UInt8]) {
    let thread = number(ofThread: event)
    if threads.insert(thread).inserted {
      append(
        #""ph":"M","name":"thread_name","ts":0,"tid":\#(thread),"args":{"name":\#(quoted(event.thread))}"#,
        to: &bytes)
    }
    let time = #""ts":\#(event.time.microseconds),"tid":\#(thread)"#
    guard let work = event.work else {
      append(#""ph":"i","s":"p","name":\#(quoted(event.message)),\#(time)"#, to: &bytes)
      return
    }
    let id = quoted("\(event.library)#\(event.number)")
    append(slice(event, work, id, time), to: &bytes)
    append(instant(event, id, time), to: &bytes)
    appendArrow(event, id, time, to: &bytes)
    count(event, work, time, to: &bytes)
  }

  /// The next event of the thread brings its name again: what this event added is dropped.
  mutating func forgetThread(of event: KotlinTrace.Event) {
    threads.remove(number(ofThread: event))
  }

  /// The system may not say it.
  private func number(ofThread event: KotlinTrace.Event) -> Int {
    Int(event.thread.prefix { $0 != " " }) ?? 0
  }

  private func append(_ members: String, to bytes: inout [UInt8]) {
    bytes += ",\n{".utf8
    bytes += members.utf8
    bytes += #","pid":\#(process)}"#.utf8
  }

  /// The beginning or the end of the slice of its work, or an instant in it.
  private func slice(
    _ event: KotlinTrace.Event, _ work: KotlinTrace.Event.Work, _ id: String, _ time: String
  ) -> String {
    let isFirst = event.kind == .made
    let phase = isFirst ? "b" : event.isLast ? "e" : "n"
    let name = isFirst || event.isLast ? event.name : event.kind.word
    return
      #""ph":"\#(phase)","cat":"\#(work.category)","id":\#(id),"name":\#(quoted(name)),\#(time),"#
      + #""args":{"event":\#(quoted(event.message))}"#
  }

  /// The event on its thread. That of an arrow is a slice, because arrows lead from slice to slice.
  private func instant(_ event: KotlinTrace.Event, _ id: String, _ time: String) -> String {
    let name = quoted("\(event.name) #\(event.number): \(event.kind.word)")
    let isOfArrow = event.kind == .cancel || event.isLast && cancelled.contains(id)
    let phase = isOfArrow ? #""ph":"X","dur":1"# : #""ph":"i","s":"t""#
    return #"\#(phase),"name":\#(name),\#(time),"args":{"event":\#(quoted(event.message))}"#
  }

  private mutating func appendArrow(
    _ event: KotlinTrace.Event, _ id: String, _ time: String, to bytes: inout [UInt8]
  ) {
    let arrow = #""cat":"cancel","name":"cancel","id":\#(id),\#(time)"#
    if event.kind == .cancel, cancelled.insert(id).inserted {
      append(#""ph":"s",\#(arrow)"#, to: &bytes)
    } else if event.isLast, cancelled.remove(id) != nil {
      append(#""ph":"f","bp":"e",\#(arrow)"#, to: &bytes)
    }
  }

  private mutating func count(
    _ event: KotlinTrace.Event, _ work: KotlinTrace.Event.Work, _ time: String,
    to bytes: inout [UInt8]
  ) {
    let step = (event.kind == .made ? 1 : 0) - (event.isLast ? 1 : 0)
    if step == 0 { return }
    var count = alive[event.library, default: Alive()]
    if work.isFlow { count.flows += step } else { count.calls += step }
    alive[event.library] = count
    append(
      #""ph":"C","name":\#(quoted("alive in \(event.library)")),\#(time),"#
        + #""args":{"flows":\#(count.flows),"calls":\#(count.calls)}"#,
      to: &bytes)
  }

  /// A string of JSON.
  private func quoted(_ text: some StringProtocol) -> String {
    var quoted = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": quoted += "\\\""
      case "\\": quoted += "\\\\"
      case "\u{0}"..<" ":
        let digits = String(scalar.value, radix: 16)
        quoted += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }
}

extension Duration {
  /// With three decimals, as the format has times.
  fileprivate var microseconds: String {
    let (seconds, attoseconds) = components
    let nanoseconds = seconds * 1_000_000_000 + attoseconds / 1_000_000_000
    let digits = String(nanoseconds % 1000)
    return "\(nanoseconds / 1000)." + String(repeating: "0", count: 3 - digits.count) + digits
  }
}

extension KotlinTrace.Event.Work {
  fileprivate var category: String {
    switch self {
    case .subscription: "flow"
    case .call: "call"
    case .hosted: "call from Kotlin"
    case .collection: "collection from Kotlin"
    }
  }

  fileprivate var isFlow: Bool { self == .subscription || self == .collection }
}
