import Foundation
import TestHelpers
import Testing

/// The command survives libraries that crash, hang and leave processes behind.
@Suite(.onOwnThread) struct MisbehaviorTests {
  @Test(arguments: [
    ("raise(SIGSEGV);", "none: the process died of SIGSEGV (signal 11)"),
    ("*(volatile int *)16 = 1;", "none: the process died of SIGSEGV (signal 11)"),
    ("abort();", "none: the process died of SIGABRT (signal 6)"),
    ("_exit(0);", "the process exited with status 0 and without a verdict"),
    ("exit(3);", "none: the process exited with status 3"),
    ("for (;;) pause();", "none: the process did not end within 5 s and was killed"),
    (
      "fputs(\"==1==ERROR: AddressSanitizer: heap-use-after-free\\n\", stderr);",
      "passed, but the process then reported '==1==ERROR: AddressSanitizer: heap-use-after-free'"
    ),
    (
      "signal(SIGTERM, SIG_IGN); if (fork() == 0) for (;;) pause();",
      "left processes behind, which were"
    ),
  ])
  func itIsAVerdict(code: String, observed: String) throws {
    let shop = try Workshop()
    let outcome = try shop.check(try shop.classicLibrary(before: code), "--timeout", "5")
    #expect(outcome.status == 1)
    #expect(outcome.output.contains(observed), "\(outcome.output)")
    #expect(outcome.output.contains("\n0 passed, 1 failed\n"))
  }

  @Test(arguments: [
    ("atexit(abort);", "died of SIGABRT (signal 6)"),
    ("static void hang(void) { for (;;) pause(); } atexit(hang);", "did nothing for 3 s"),
  ])
  func aWrongEndOfEachProcessIsOneFindingOfOneRule(code: String, observed: String) throws {
    let shop = try Workshop()
    let parts = code.split(separator: "} ", maxSplits: 1)
    let library = try shop.classicLibrary(
      before: parts.count == 2 ? String(parts[1]) : code,
      more: parts.count == 2 ? "\(parts[0])}" : "")
    let outcome = try CommandRun.run(
      ["check", library, "--rule", "K1", "--rule", "K2", "--rule", "K4", "--patience", "0.5"]
        + Workshop.classic, in: shop)
    #expect(outcome.status == 1)
    #expect(
      outcome.output.contains("K1    see\nK2    see\nK4    see\nK39   FAIL\n"), "\(outcome.output)")
    #expect(
      outcome.output.contains(
        "\n  observed: seen by K1 callback: passed, but the process then \(observed)"))
    #expect(outcome.output.contains("\n0 passed, 1 failed, 3 explained by them\n"))
    #expect(!outcome.output.contains("See docs/RULES.md"))
  }

  @Test(arguments: [
    "for (int i = 0; i <= 20; i++) close(i);",
    """
    for (int i = 0; i <= 20; i++) close(i);
    while (open("/dev/null", O_RDWR) <= 20);
    """,
    """
    for (int i = 0; i <= 20; i++) {
      dprintf(i, "{\\"verdict\\":{\\"_0\\":{\\"passed\\":{}}}}\\n");
      dprintf(i, "{\\"couldNotRun\\":{\\"_0\\":\\"no\\"}}\\n{");
    }
    """,
  ])
  func descriptorsThatItUsesDisturbNoVerdict(code: String) throws {
    let shop = try Workshop()
    let right = try shop.check(try shop.classicLibrary(before: code))
    #expect(right.status == 0, "\(right.output)")
    let wrong = try shop.check(try shop.classicLibrary(before: code + "on_each(context, 3);"))
    #expect(wrong.status == 1)
    #expect(wrong.output.contains(": 3 0 1 2 3 4"), "\(wrong.output)")
  }

  @Test func whatHadComeBeforeACrashIsTold() throws {
    let shop = try Workshop()
    let library = try shop.classicLibrary(
      before: """
        on_each(context, 0);
        on_each(context, 1);
        fputs("Uncaught Kotlin exception: kotlin.IllegalStateException: boom\\n", stderr);
        abort();
        """)
    let outcome = try shop.check(library)
    #expect(
      outcome.output.contains(
        "\n  observed: none: the process printed 'Uncaught Kotlin exception: "
          + "kotlin.IllegalStateException: boom', and died of SIGABRT (signal 6) in libshop.so+0x"),
      "\(outcome.output)")
    #expect(outcome.output.contains("); until then: 0 1\n"), "\(outcome.output)")
  }

  @Test(arguments: [
    ("*(volatile int *)16 = 1;", "died of SIGSEGV (signal 11) in libshop.so+0x"),
    (
      "void (*missing)(void) = 0; missing();",
      "died of SIGSEGV (signal 11) in the address 0x0, which is no code, called by libshop.so+0x"
    ),
  ])
  func aCrashIsToldWithItsPlace(code: String, observed: String) throws {
    let shop = try Workshop()
    let outcome = try shop.check(try shop.classicLibrary(before: code))
    #expect(outcome.output.contains(observed), "\(outcome.output)")
    #expect(outcome.output.contains(" (start+0x"), "\(outcome.output)")
  }

  @Test func aSubscriptionThatIsNullIsTold() throws {
    let shop = try Workshop()
    let library = try shop.library(
      """
      void *start(void *c, void *e, void *d, void *t) { return 0; }
      void stop(int *job) { *job = 1; }
      """)
    let outcome = try CommandRun.run(
      [
        "check", library, "--rule", "K13", "--patience", "0.5", "--classic",
        "subscribe=start,cancel=stop,does=never",
      ], in: shop)
    #expect(outcome.output.contains("until then: [subscribe returned NULL]"), "\(outcome.output)")
    #expect(outcome.output.contains(" (stop+0x"), "\(outcome.output)")
  }

  @Test func oneThatIsDeadlockedIsNotWaitedForTillTheTimeout() throws {
    let shop = try Workshop()
    let outcome = try shop.check(
      try shop.classicLibrary(before: "for (;;) pause();"), "--patience", "0.5")
    #expect(outcome.status == 1)
    #expect(
      outcome.output.contains("the process did nothing for 3 s, as if deadlocked, and was killed"),
      "\(outcome.output)")
  }

  @Test func muchOutputIsNoHindrance() throws {
    let shop = try Workshop()
    let library = try shop.classicLibrary(
      before: "char text[1000]; memset(text, 120, 999); text[999] = 0;"
        + "for (int i = 0; i < 5000; i++) { puts(text); fputs(text, stderr); } on_each(context, 3);"
    )
    let outcome = try shop.check(library)
    #expect(outcome.status == 1)
    #expect(outcome.output.contains("element 3 arrived twice: 6 of 5 arrived: 3 0 1 2 3 4"))
    #expect(outcome.output.utf8.count < 200_000)
  }

  @Test func oneThatCrashesDoesNotEndTheRun() throws {
    let shop = try Workshop()
    // Only the endless flow crashes.
    let library = try shop.classicLibrary(
      more: "void *crash(void *c, void *e, void *d, void *t) { abort(); }")
    let outcome = try CommandRun.run(
      ["check", library, "--rule", "K2", "--rule", "K4", "--rule", "K19"] + Workshop.classic
        + ["--classic", "subscribe=crash,cancel=stop,does=endless"], in: shop)
    #expect(outcome.status == 1)
    #expect(outcome.output.contains("K2    pass\nK4    pass\nK19   FAIL\n\n2 passed, 1 failed\n"))
  }
}
