import KotlinBridgeTools
import TestHelpers
import Testing

/// What `kotlin-bridge doctor` says of a machine.
@Suite(.onOwnThread) struct MachineFactTests {
  @Test(arguments: [
    (
      "Swift version 6.3.1 (swift-6.3.1-RELEASE)\nTarget: x86_64-unknown-linux-gnu", "6.3",
      "ok    P 6.3.1"
    ),
    ("openjdk version \"17.0.15\" 2025-04-15", "17", "ok    P 17.0.15"),
    ("openjdk version \"21\" 2023-09-19", "17", "ok    P 21"),
    ("\n-----\nGradle 8.5\n-----\n\nBuild time: 2023-11-29 14:08:57 UTC", "8.5", "ok    P 8.5"),
    ("Gradle 8.14", "8.5", "ok    P 8.14"),
    ("2.36", "2.34", "ok    P 2.36"),
    ("openjdk version \"1.8.0_412\"", "17", "part  P 1.8.0 is older than 17: do this"),
    ("Gradle 7.6", "8.5", "part  P 7.6 is older than 8.5: do this"),
    ("it does not work", "8.5", "part  P does not print its version: do this"),
    (nil, "8.5", "part  no P: do this"),
  ])
  func aVersionFitsFromTheLeastOneOn(_ output: String?, _ least: String, _ line: String) {
    #expect(
      MachineFact.version(of: "P", output, least: least, otherwise: .partly, "do this").line == line
    )
  }

  @Test func tooLittleRoomIsNamed() {
    #expect(MachineFact.room(of: "memory", 8 << 30, least: 7, "why").line == "ok    8 GB of memory")
    #expect(
      MachineFact.room(of: "memory", 3 << 30, least: 7, "why").line
        == "part  3 GB of memory, but 7 GB are recommended: why")
  }

  @Test func theMachineOfTheTestsFits() throws {
    let outcome = try CommandRun.run("doctor")
    #expect(outcome.status == 0, "\(outcome.output)")
    #expect(outcome.output.hasPrefix("ok    Linux on x86-64\nok    glibc "))
    #expect(outcome.output.contains("\nok    Swift 6."))
  }

  @Test func withoutSwiftItFailsAndSaysWhatToDo() throws {
    let outcome = try CommandRun(["doctor"], in: Workshop(), environment: ["PATH": "/nowhere"])
      .outcome()
    #expect(outcome.status == 1)
    #expect(
      outcome.output.contains(
        "\nMISS  no Swift: install it from https://www.swift.org/install/linux\n"))
    #expect(outcome.output.contains("\npart  no Java: "))
  }
}
