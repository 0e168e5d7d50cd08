import KotlinBridgeConformance
import KotlinBridgeToolSupport

enum Help {
  static let subcommands = "check, inspect, bench, rules, help"

  static func text(for arguments: [String]) throws(CommandError) -> String {
    switch arguments.first {
    case nil: all
    case "check": check
    case "inspect": inspect
    case "bench": bench
    case "rules": "Prints all rules as Markdown: this is what docs/RULES.md is made by."
    case let other?: throw CommandError("there is no help on '\(other)'")
    }
  }

  static let all = """
    Checks whether a Kotlin/Native library's bridge is right, rule by rule, and measures what ours costs.

    USAGE: kotlin-bridge <subcommand>

      check <library.so>    run the rules against a library; see kotlin-bridge help check
      inspect <library.so>  print what a library offers
      bench                 measure what crossing costs here; see kotlin-bridge help bench
      rules                 print all rules as Markdown
      help [subcommand]     print this, or the help of a subcommand
      --version             print the version
    """

  static let inspect = """
    Prints what a library offers: what its file says, and its flows and functions with their types.

    USAGE: kotlin-bridge inspect <library.so> [options]

      --name NAME           of the bridge, if the file has more than one
      --json                as JSON
      --manifest            only the library's manifest, the JSON that it hands out, byte for byte with a
                            newline after it: for jq. docs/ABI.md describes it

    EXIT STATUS
      0  all of it was printed
      2  the file can't be read, or the library can't be loaded
    """

  static let bench = """
    Measures what it costs to cross between Kotlin and Swift, beside the code that people write by hand
    (usual) and the same work where nothing crosses (floor), in one run by turns.

    USAGE: kotlin-bridge bench [options]

    What is run
      --filter TEXT         only rows with this in their names (repeatable)
      --list                print the rows' names, and run nothing
      --quick               fewer and shorter samples, without the longest rows: under a minute
      --library FILE        libbench.so (kotlin/build/lib/libbench.so, here or in a folder above)

    Reports
      --json FILE           as JSON
      --html FILE           as one page with charts, which needs no network
      --compare FILE        print what has changed beyond the noise since this file of --json
      --check               fail where a row is out of its bounds: allocations, and generous ratios

    EXIT STATUS
      0    all was measured
      1    with --check: a row is out of its bounds
      2    nothing was measured: the options, the library, a report's path; or a row could not be
    """

  static let check = """
    Runs the rules against a library, each in a process of its own.

    USAGE: kotlin-bridge check <library.so> [options]

    What is run
      --rule ID             only this rule (repeatable)
      --form FORM           only this form: callback, sequence, publisher, call, library (repeatable)
      --skip ID             not this rule; counted apart (repeatable)
      --list                print what would run, and run nothing
      --known-failing FILE  rules that are known to fail: lines 'ID' or 'ID form', # for comments.
                            They are counted apart, and one that passes fails the run

    How
      --rounds N            how often races are run (100)
      --seed N              of what is random; printed (random)
      --timeout SECONDS     for each rule; then it is killed and has failed (60)
      --patience SECONDS    for each signal that must come (10, or less with a short timeout)
      --jobs N              how many rules run at a time (1)
      --strict              a SHOULD that is not kept fails the run; else it is a warning

    The library
      --name NAME           of the bridge, if the file has more than one
      --call NAME           a function that may be called, though it may have effects (repeatable)
      --classic subscribe=SYM,cancel=SYM[,release=SYM],does=WHAT
                            a flow of a hand-written bridge, in the shape below (repeatable)

    Reports
      --junit FILE          in JUnit's XML
      --json FILE           as JSON

    A hand-written bridge has functions in C of this shape, without demand:
      void *subscribe(void *context, void (*on_each)(void *, int64_t), void (*on_complete)(void *),
                      void (*on_throw)(void *, const char *message));
      void cancel(void *job);
      void release(void *job);
      void open(void);
    and WHAT says what the flow does: counts:N (0 to N-1, then completes), throws:K (K elements, then
    an exception), endless (counts for ever), never (suspends for ever), cancels:K (K elements, then
    cancels itself), dead (its scope is already cancelled), gated:OPEN (counts for ever, and after each
    element blocks its thread until the function OPEN is called once more, before or meanwhile).

    EXIT STATUS
      0    all passed
      1    a rule failed, could not run, or passed though it is known to fail
      2    nothing could run: the options, the library, a report's path
      130  interrupted: what was found until then is reported, and marked as partial
    """
}
