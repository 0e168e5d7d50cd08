import KotlinBridgeTools

/// `kotlin-bridge generate`: writes a Swift module from the manifest of a library.
package enum GenerateCommand {
  /// Returns the exit status. Prints what it did by `print`.
  package static func run(
    _ arguments: some Sequence<String>, print: (String) -> Void
  ) throws -> Int32 {
    let options = try GenerateOptions(arguments: arguments)
    if options.isHelpWanted {
      print(help)
      return ExitStatus.passed
    }
    let source = try LibrarySource.read(options.source, name: options.name)
    return try run(options, source, print: print)
  }

  package static func run(
    _ options: GenerateOptions, _ source: LibrarySource, print: (String) -> Void
  ) throws -> Int32 {
    let module = ModuleMapping.module(
      named: options.module, cModule: options.cModuleName, of: source,
      withHandlers: options.withHandlers)
    let plan = try plan(module, options)
    let report = GenerateReport(plan, module)
    let isDone = !options.isCheck && !options.isDryRun
    if isDone { try plan.run() }
    print(options.isJSONWanted ? report.json : report.text(isDone: isDone))
    return options.isCheck && !plan.isEmpty ? ExitStatus.failed : ExitStatus.passed
  }

  private static func plan(
    _ module: SwiftModule, _ options: GenerateOptions
  ) throws(CommandError) -> OutputPlan {
    let writer = FileWriter(module: module)
    let folder = GeneratedFolder(path: options.output)
    if let name = options.fileName {
      let whole = SwiftFile(name: module.name, declarations: module.files.flatMap(\.declarations))
      return try folder.plan([name: writer.text(whole)])
    }
    var files: [String: String] = [:]
    for file in module.files { files["\(file.name).swift"] = writer.text(file) }
    var plan = try folder.plan(files)
    let cModule = GeneratedFolder(path: options.cModuleFolder)
    // Somebody's own declares the entry itself.
    if try cModule.hasForeign("module.modulemap") { return plan }
    let c = CModuleWriter(module: module)
    plan.append(try cModule.plan(["module.modulemap": c.moduleMap, c.header: c.headerText]))
    return plan
  }

  package static let help = """
    Writes a Swift module that calls a Kotlin library: its functions, properties, flows and types, under their
    own names and with the library's documentation.

    USAGE: kotlin-bridge generate <library.so or bundle> --module NAME --output FOLDER [options]

      --module NAME         the name of the Swift module
      --output FOLDER       the folder of its files, for example Sources/People. A name that ends in .swift
                            makes a single file and no C module
      --c-module FOLDER     the folder of the C module that links to the library (C<NAME> beside the
                            output). A module map of your own in it is kept, and must declare
                            void *<library>_kotlin_bridge(void)
      --completion-handlers also write a method with a completion handler for each suspend function, as
                            completionHandlers = true in the library's list does
      --name NAME           the name of the bridge, if the library has more than one
      --check               change nothing, and fail if a file would change
      --dry-run             change nothing, and print what would change
      --json                print the lists as JSON

    It replaces and removes only files that it made before, which begin with a comment that says so. For a
    library of another machine, name a file with its manifest instead, as 'kotlin-bridge inspect --manifest'
    prints it, or the bundle that 'gradle bridgeBundle' makes, for example Weather.artifactbundle, which
    contains the C module. The command prints what it left out and why, and what it renamed because the
    name in Kotlin is taken in Swift.

    EXIT STATUS
      0  the files are up to date
      1  with --check: a file would change
      2  nothing was written because of the options, the library or a folder
    """
}
