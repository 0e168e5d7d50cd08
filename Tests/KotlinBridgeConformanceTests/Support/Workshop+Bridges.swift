/// Hand-written bridges in C, which are right or wrong in one way.
extension Workshop {
  /// A library whose `start` counts from 0 to 4 inside the call and completes, after `before`; and
  /// `stop`, which has nothing to do.
  func classicLibrary(before: String = "", more: String = "") throws -> String {
    try library(
      """
      #include <signal.h>
      #include <stdint.h>
      #include <stdio.h>
      #include <stdlib.h>
      #include <string.h>
      #include <unistd.h>
      \(more)
      void *start(void *context, void (*on_each)(void *, int64_t), void (*on_complete)(void *),
                  void (*on_throw)(void *, const char *)) {
        \(before)
        for (int64_t i = 0; i < 5; i++) on_each(context, i);
        on_complete(context);
        return 0;
      }
      void stop(void *job) {}

      """)
  }

  static let classic = ["--classic", "subscribe=start,cancel=stop,does=counts:5"]

  /// Checks one rule of a library as `classicLibrary` makes it.
  func check(_ library: String, _ options: String...) throws -> CheckCommand.Outcome {
    try CheckCommand.run(
      ["check", library, "--rule", "K2", "--seed", "7"] + Self.classic + options, in: self)
  }

  /// A library with the table of this project, all of whose functions are missing but its manifest.
  func tableLibrary(
    manifest: String = "{}", version: String = "KB_ABI_VERSION", entry: String = "return &table;"
  ) throws -> String {
    let text = manifest.replacing("\"", with: "\\\"")
    return try library(
      """
      #include "\(repositoryFile("Sources/CKotlinBridge/kotlin_bridge.h"))"
      #include <string.h>
      static kb_status manifest(void *context, void (*receive)(void *, const uint8_t *, int64_t)) {
        const char *text = "\(text)";
        receive(context, (const uint8_t *)text, strlen(text));
        return KB_OK;
      }
      static kb_library table = {\(version), sizeof(kb_library), manifest};
      void *shop_kotlin_bridge(void) { \(entry) }

      """)
  }
}
