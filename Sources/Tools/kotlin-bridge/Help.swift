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
    Checks the bridge of a Kotlin/Native library rule by rule, and measures the cost of this project's own.

    USAGE: kotlin-bridge <subcommand>

      check <library.so>    run the rules against a library; see kotlin-bridge help check
      inspect <library.so>  print what a library offers
      generate <library.so> write a Swift module that calls a library; see kotlin-bridge help generate
      new <name>            write a project with a Kotlin library and a Swift package; see kotlin-bridge help new
      bench                 measure the cost of crossing on this machine; see kotlin-bridge help bench
      doctor                check whether this machine has what the bridge needs, and say what to do
      rules                 print all rules as Markdown
      help [subcommand]     print this, or the help of a subcommand
      --version             print the version
    """

  static let inspect = """
    Prints what a library offers: the facts of its file, and its flows and functions with their types.
    For a bundle, Weather.artifactbundle, it prints what the library beside it offers, libweather.so.

    USAGE: kotlin-bridge inspect <library.so or bundle> [options]

      --name NAME           the name of the bridge, if the file has more than one
      --classic FLOW        a flow of a hand-written bridge, as for check: print whether the file exports
                            its functions (repeatable)
      --json                print JSON
      --manifest            print only the library's manifest, its JSON byte for byte plus a newline, for
                            jq. docs/MANIFEST.md describes it

    EXIT STATUS
      0  everything was printed
      2  the file can't be read, has no bridge or lacks a function, or the library can't be loaded
    """

  static let doctor = """
    Prints a line for each thing that the bridge needs: 'ok', or 'part' if only some tasks need what is missing,
    or 'MISS', and what to do. The lines are the system, glibc, Swift, Java, Gradle, the programs for bundles,
    memory and disk.

    USAGE: kotlin-bridge doctor

    EXIT STATUS
      0  nothing is missing that every program with the bridge needs
      1  something is missing that every program with the bridge needs
    """

  static let bench = """
    Measures the cost of crossing between Kotlin and Swift. In the same run, in turn, it measures the code
    that people write by hand (usual) and the same work without crossing (floor).

    USAGE: kotlin-bridge bench [options]

    What to run
      --filter TEXT         run only rows whose names contain this (repeatable)
      --list                print the rows' names and run nothing
      --quick               take fewer and shorter samples and skip the longest rows: under a minute
      --library FILE        libbench.so (kotlin/build/lib/libbench.so, here or in a folder above)

    Reports
      --json FILE           write JSON
      --html FILE           write one page with charts, which needs no network
      --compare FILE        print the changes beyond the noise since FILE, which --json wrote
      --check               fail if a row exceeds its bounds: allocations and generous ratios

    EXIT STATUS
      0    all rows were measured
      1    with --check: a row exceeds its bounds
      2    nothing was measured because of the options, the library or a report's path; or a row failed
    """

  static let check = """
    Runs the rules against a library, each in a separate process. A bundle, Weather.artifactbundle, is checked by
    the library beside it, libweather.so, which 'gradle bridgeLibrary' makes from the same code.

    USAGE: kotlin-bridge check <library.so or bundle> [options]
           kotlin-bridge check --subject COMMAND [options]

    What to run
      --rule ID             run only this rule (repeatable)
      --form FORM           run only this form: callback, sequence, publisher, call, library, peer (repeatable)
      --skip ID             skip this rule, which the report counts separately (repeatable)
      --list                print what would run and run nothing
      --known-failing FILE  rules that are known to fail: lines 'ID' or 'ID form', # for comments.
                            The report counts them separately. If one passes, the run fails

    How
      --rounds N            the number of rounds of each race (460, which find a fault of one in 100 rounds
                            with a probability of 99 %). A check that runs fewer rounds, because time ran out
                            or more would show nothing new, passes with a note: 37 of 460 rounds
      --thorough            run 92000 rounds, and take up to 30 minutes for each rule, to find a fault of one in
                            20 000 rounds with a probability of 99 %. The run first prints how long it may take
      --seed N              the seed for random timing, which the run prints (random)
      --timeout SECONDS     the limit for each rule; a rule that takes longer is killed and fails (60)
      --patience SECONDS    how long to wait for each signal (5, or less with a short timeout). A process that
                            does nothing for twice as long plus 2 seconds is killed and fails
      --jobs N              how many rules run at a time (two more than there are processors)
      --strict              fail the run, instead of warning, if the bridge violates a SHOULD
      --minimum N           how many checks must have a verdict for the run to pass (10, or as many as the
                            library can have, if it has no flow or function to name; 0 with --rule, --form
                            or --skip)

    Without --timeout and --patience, once two rules have waited in vain, the rules that start later wait for
    2 seconds and take at most 30, so that a wrong bridge is judged soon. The report says so.

    The library
      --name NAME           the name of the bridge, if the file has more than one
      --call 'NAME(parameter=value, …)'
                            a function that the checks may call although it may have side effects, with
                            its arguments written like those of a flow (repeatable)
      --flow 'NAME(parameter=value, …)'
                            a flow with its arguments, as below (repeatable). Flows without parameters
                            are found automatically
      --does WHAT           what the flow of the preceding --flow does, as below. Without --does, only the
                            rules that hold for any flow are run on it
      --classic subscribe=SYM,cancel=SYM[,release=SYM][,live=SYM],does=WHAT[,delivers=one-thread]
                            a flow of a hand-written bridge, in the shape below (repeatable)
      --subject COMMAND     check a bridge in another language instead of a library: the command starts
                            a process that speaks the protocol of docs/SUBJECTS.md

    Reports
      --junit FILE          write JUnit XML
      --json FILE           write JSON
      --html FILE           write a page: the rules by form, and each failure with its likely cause
    An older file is replaced at the end by the complete new one, or by a report that says why nothing could
    run. A failure that another rule's failure explains is reported with that rule and counted separately.

    A hand-written bridge has C functions of this shape, without demand:
      void *subscribe(void *context, void (*on_each)(void *, int64_t), void (*on_complete)(void *),
                      void (*on_throw)(void *, const char *message));
      void cancel(void *job);
      void release(void *job);
      int64_t live(void);
      void open(void);
    release gives up a job, also inside a callback, which is then the last one if the job was cancelled. A
    release without a cancel always cancels or never does. live counts the jobs that have not ended.
    delivers=one-thread says that all callbacks run on one thread, by design. WHAT says what the flow does:
    counts:N (0 to N-1, then completes), throws:K or throws:K:MESSAGE (K elements, then an exception, with
    this message), endless (counts forever), never (suspends forever), cancels:K (K elements, then cancels
    itself), dead (its scope is already cancelled), gated:OPEN (counts forever, and after each element blocks
    its thread until the function OPEN is called one more time, before or meanwhile).

    A flow of a library is named as Kotlin calls it: --flow 'poll(interval=PT0.01S, city="Bonn, Beuel")'.
    Booleans, numbers, text (in quotes if it has a comma), 'c' for a Char, durations (PT0.01S) and
    instants (2025-01-31T12:00:00Z) in ISO 8601, cases of an enum by name, null; lists, maps and
    records as JSON. --does takes the same WHAT except gated; the elements may be of any type, and count
    as 0, 1, 2. A flow that waits between elements should wait only briefly.

    EXIT STATUS
      0    all passed
      1    a rule failed, could not run, or passed though it is known to fail; or too few checks have a
           verdict
      2    nothing could run because of the options, the library or a report's path; or the output could not
           be written, as when 'head' has exited: a run without a report then ends early
      130  interrupted: the report has the results up to then, and is marked as partial
    """
}
