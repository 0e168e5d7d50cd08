import KotlinBridgeConformance
import KotlinBridgeGenerator
import KotlinBridgeTools

/// The help texts of the command and its subcommands.
enum Help {
  static let subcommands = "check, inspect, generate, new, bench, doctor, rules, help"

  static func text(for arguments: [String]) throws(CommandError) -> String {
    if arguments.count > 1 { throw CommandError("help takes one subcommand: \(subcommands)") }
    return switch arguments.first {
    case nil: all
    case "check": check
    case "inspect": inspect
    case "generate": GenerateCommand.help
    case "new": NewCommand.help
    case "bench": bench
    case "doctor": doctor
    case "rules": "Prints all rules as Markdown. docs/RULES.md is the output of this command."
    case let other?: throw CommandError("there is no help on '\(other)'")
    }
  }

  static let all = """
    Checks whether a Kotlin/Native library's bridge is right, rule by rule, and measures what ours costs.

    USAGE: kotlin-bridge <subcommand>

      check <library.so>    run the rules against a library; see kotlin-bridge help check
      inspect <library.so>  print what a library offers
      generate <library.so> write a Swift module that calls a library; see kotlin-bridge help generate
      new <name>            write a project with a Kotlin library and a Swift package; see kotlin-bridge help new
      bench                 measure what crossing costs here; see kotlin-bridge help bench
      doctor                say what of this machine fits, and what to do about the rest
      rules                 print all rules as Markdown
      help [subcommand]     print this, or the help of a subcommand
      --version             print the version
    """

  static let inspect = """
    Prints what a library offers: the facts of its file, and its flows and functions with their types.

    USAGE: kotlin-bridge inspect <library.so> [options]

      --name NAME           the name of the bridge, if the file has more than one
      --classic FLOW        a flow of a hand-written bridge, as for check: whether the file has its
                            functions (repeatable)
      --json                as JSON
      --manifest            only the library's manifest, the JSON that it hands out, byte for byte with a
                            newline after it: for jq. docs/MANIFEST.md describes it

    EXIT STATUS
      0  it printed all of that
      2  the file can't be read, is no bridge or lacks a function, or the library can't be loaded
    """

  static let doctor = """
    Prints what of this machine fits, a line for each thing: 'ok', 'part' if only some work needs it, or 'MISS',
    and what to do: the system, glibc, Swift, Java, Gradle, the programs for bundles, memory and disk.

    USAGE: kotlin-bridge doctor

    EXIT STATUS
      0  nothing is missing without which no program with the bridge runs
      1  something is
    """

  static let bench = """
    Measures the cost of crossing between Kotlin and Swift. In the same run, by turns, it measures the code
    that people write by hand (usual) and the same work if nothing crosses (floor).

    USAGE: kotlin-bridge bench [options]

    What is run
      --filter TEXT         only rows whose names contain this (repeatable)
      --list                print the rows' names, and run nothing
      --quick               fewer and shorter samples, without the longest rows: under a minute
      --library FILE        libbench.so (kotlin/build/lib/libbench.so, here or in a folder above)

    Reports
      --json FILE           as JSON
      --html FILE           as one page with charts, which needs no network
      --compare FILE        print the changes beyond the noise since FILE, which --json wrote
      --check               fail if a row is out of its bounds: allocations, and generous ratios

    EXIT STATUS
      0    it measured all rows
      1    with --check: a row is out of its bounds
      2    it measured nothing: the options, the library, a report's path; or one row failed
    """

  static let check = """
    Runs the rules against a library, each in a process of its own.

    USAGE: kotlin-bridge check <library.so> [options]
           kotlin-bridge check --subject COMMAND [options]

    What is run
      --rule ID             only this rule (repeatable)
      --form FORM           only this form: callback, sequence, publisher, call, library, peer (repeatable)
      --skip ID             not this rule, which the report counts apart (repeatable)
      --list                print what would run, and run nothing
      --known-failing FILE  rules that are known to fail: lines 'ID' or 'ID form', # for comments.
                            The report counts them apart. One that passes fails the run

    How
      --rounds N            how often races are run (460: what shows in one of 100 rounds is found at 99 %).
                            Fewer rounds, for lack of time or because more would show nothing more, pass with a
                            note: 37 of 460 rounds
      --thorough            92000 rounds, and 30 minutes for each rule: what shows in one of 20 000 rounds is
                            found at 99 %. The run says how long it may take, and then begins
      --seed N              the seed of random moments, which the run prints (random)
      --timeout SECONDS     for each rule; one that takes longer is killed and fails (60)
      --patience SECONDS    for each signal that must come (5, or less with a short timeout). A process that
                            does nothing for twice as long and 2 seconds is killed and fails
      --jobs N              the count of rules that run at a time (that of the processors, at least 2)
      --strict              a SHOULD that the bridge does not keep fails the run, and is no warning
      --minimum N           the count of checks with a verdict that a pass takes (10, or as many as the library
                            can have, if it has no flow or function to name; 0 with --rule, --form or --skip)

    Without --timeout and --patience, the rules that start after two rules have waited in vain wait for
    2 seconds and take 30 at most, so that a wrong bridge is judged soon. The report says so.

    The library
      --name NAME           the name of the bridge, if the file has more than one
      --call 'NAME(parameter=value, …)'
                            a function that may be called, though it may have effects, with its arguments
                            written as those of a flow (repeatable)
      --flow 'NAME(parameter=value, …)'
                            a flow with its arguments, as below (repeatable); those without parameters
                            are found by themselves
      --does WHAT           what the flow of the --flow before it does, as below. Without it, only the
                            rules that hold for any flow are run on it
      --classic subscribe=SYM,cancel=SYM[,release=SYM][,live=SYM],does=WHAT[,delivers=one-thread]
                            a flow of a hand-written bridge, in the shape below (repeatable)
      --subject COMMAND     in place of a library: a bridge in another language, in a process that the
                            command starts and that speaks the protocol of docs/SUBJECTS.md

    Reports
      --junit FILE          as JUnit's XML
      --json FILE           as JSON
      --html FILE           as a page: the rules by form, and each failure with its likely cause
    An older file is replaced by the whole new one at the end, or by a report that says why nothing could
    run. A failure that follows from that of another rule is reported with that rule, and counted apart.

    A hand-written bridge has functions in C of this shape, without demand:
      void *subscribe(void *context, void (*on_each)(void *, int64_t), void (*on_complete)(void *),
                      void (*on_throw)(void *, const char *message));
      void cancel(void *job);
      void release(void *job);
      int64_t live(void);
      void open(void);
    release gives up a job, also inside a callback, which then is the last one; live counts the jobs that
    have not ended. delivers=one-thread says that all callbacks come on one thread, by design. WHAT says
    what the flow does: counts:N (0 to N-1, then completes), throws:K or throws:K:MESSAGE (K elements,
    then an exception, with this message), endless (counts forever), never (suspends forever), cancels:K
    (K elements, then cancels itself), dead (its scope is already cancelled), gated:OPEN (counts forever,
    and after each element blocks its thread until the function OPEN is called one more time, before or
    meanwhile).

    A flow of a library is named as Kotlin calls it: --flow 'poll(interval=PT0.01S, city="Bonn, Beuel")'.
    Booleans, numbers, text (in quotes if it has a comma), 'c' for a Char, durations (PT0.01S) and
    instants (2025-01-31T12:00:00Z) in ISO 8601, cases of an enum by name, null; lists, maps and
    records as JSON. --does takes the same WHAT but for gated, and the elements may be of any type:
    they count as 0, 1, 2. A flow that waits between elements should wait for little.

    EXIT STATUS
      0    all passed
      1    a rule failed, could not run, or passed though it is known to fail; or too few checks have a
           verdict
      2    nothing could run: the options, the library, a report's path; or the output got lost, as it does
           after 'head'. A run without a report then ends early
      130  interrupted: the report has the results until then, and is marked as partial
    """
}
