// swift-tools-version: 6.2
import PackageDescription

// Where build.sh puts the Kotlin libraries. Only executables and tests may name it: a package whose
// library products have unsafe flags can't be a dependency.
let kotlinLibraries = "\(Context.packageDirectory)/kotlin/build/lib"
let linksKotlin: [LinkerSetting] = [
  .unsafeFlags(["-L\(kotlinLibraries)", "-Xlinker", "-rpath", "-Xlinker", kotlinLibraries])
]

// For tests at which the optimizer of Swift 6.3.1 crashes: `./build.sh fuzz` builds all of them for
// release.
let notOptimized: [SwiftSetting] = [.unsafeFlags(["-Onone"], .when(configuration: .release))]

// The systems that have no Combine of their own.
let systemsWithoutCombine: [Platform] = [.linux, .android, .windows, .wasi, .openbsd]

// What the programs that are written for Combine need, and their tests.
let combinePrograms: [Target.Dependency] = [
  "AddProject", "KotlinBridgeCombine", "KotlinBridgeLocks", "KotlinBridgePublisher",
  "KotlinBridgeTesting", "SampleSupport", "TestHelpers",
]

// What the models of the samples need, and their tests.
let sampleModels: [Target.Dependency] = [
  "AddProject", "EquipmentModels", "KittenModels", "KotlinBridge", "KotlinBridgeLocks",
  "KotlinBridgePublisher", "KotlinBridgeTesting", "NewsModels", "PeopleInSpace", "SampleSupport",
  "Samples", "TestHelpers",
]

// For the one executable of a release: Foundation's networking, linked statically, needs curl's library.
let networking = ["URLSession+Publisher.swift"]
let isWithoutNetworking = Context.environment["KOTLIN_BRIDGE_WITHOUT_NETWORKING"] != nil

// What `Scripts/long` tests besides: which modules a file sees, and tests in language mode 5.
let longTargets: [Target] = [
  .target(name: "ImportVisibilityNames", path: "Tests/ImportVisibility/Names"),
  .testTarget(
    name: "ImportVisibilityTests",
    dependencies: [
      "ImportVisibilityNames", "KotlinBridge", "KotlinBridgeCombine", "KotlinBridgePublisher",
      "KotlinBridgeTesting",
    ],
    path: "Tests/ImportVisibility/Probe"),
  // The programs of CombineProgramsTests, by a link to their folder.
  .testTarget(
    name: "CombineProgramsInSwift5Tests", dependencies: combinePrograms,
    path: "Tests/Combine/CombineProgramsInSwift5Tests",
    swiftSettings: [.swiftLanguageMode(.v5)]),
  // Those of SampleModelsTests, by a link to their folder.
  .testTarget(
    name: "SampleModelsInSwift5Tests", dependencies: sampleModels,
    path: "Tests/Samples/SampleModelsInSwift5Tests",
    swiftSettings: [.swiftLanguageMode(.v5)], linkerSettings: linksKotlin),
]
let isLong = Context.environment["KOTLIN_BRIDGE_LONG"] != nil

// What `./build.sh stress` leaves out under a sanitizer: tests of the tools, which take most of the time to compile.
let toolTests = ["KotlinBridgeGeneratorTests", "ToolsTests"]
let isWithoutToolTests = Context.environment["KOTLIN_BRIDGE_WITHOUT_TOOL_TESTS"] != nil

let package = Package(
  name: "kotlin-bridge",
  products: [
    .library(name: "KotlinBridge", targets: ["KotlinBridge"]),
    .library(name: "KotlinBridgeCombine", targets: ["KotlinBridgeCombine"]),
    .library(
      name: "KotlinBridgeCombineFoundation", targets: ["KotlinBridgeCombineFoundation"]),
    .library(name: "KotlinBridgePublisher", targets: ["KotlinBridgePublisher"]),
    .library(name: "KotlinBridgeTesting", targets: ["KotlinBridgeTesting"]),
    .library(name: "KotlinBridgeConformance", targets: ["KotlinBridgeConformance"]),
    .library(
      name: "kotlinbridge-conformance", type: .dynamic, targets: ["KotlinBridgeConformance"]),
    .executable(name: "kotlin-bridge", targets: ["kotlin-bridge"]),
    .executable(name: "kotlin-bridge-generate", targets: ["kotlin-bridge-generate"]),
    .plugin(name: "KotlinBridgePlugin", targets: ["KotlinBridgePlugin"]),
    .plugin(name: "KotlinBridgeCommandPlugin", targets: ["KotlinBridgeCommandPlugin"]),
  ],
  targets: [
    .systemLibrary(name: "CKotlinBridge"),
    .target(name: "KotlinBridgeLocks"),
    .target(name: "KotlinBridge", dependencies: ["CKotlinBridge", "KotlinBridgeLocks"]),
    .target(
      name: "KotlinBridgeCombine", dependencies: ["KotlinBridgeLocks"],
      path: "Sources/Combine/KotlinBridgeCombine"),
    .target(
      name: "KotlinBridgeCombineFoundation",
      dependencies: ["KotlinBridgeCombine", "KotlinBridgeLocks"],
      path: "Sources/Combine/KotlinBridgeCombineFoundation",
      exclude: isWithoutNetworking ? networking : []),
    .target(
      name: "KotlinBridgePublisher",
      dependencies: [
        "KotlinBridge", "KotlinBridgeLocks",
        .target(name: "KotlinBridgeCombine", condition: .when(platforms: systemsWithoutCombine)),
        .target(
          name: "KotlinBridgeCombineFoundation",
          condition: .when(platforms: systemsWithoutCombine)),
      ]),
    .target(
      name: "KotlinBridgeTesting",
      dependencies: [
        "CKotlinBridge", "KotlinBridge", "KotlinBridgeLocks",
        .target(name: "KotlinBridgeCombine", condition: .when(platforms: systemsWithoutCombine)),
      ]),
    .target(
      name: "KotlinBridgeTools",
      dependencies: ["CKotlinBridge", "CMeters", "KotlinBridge", "KotlinBridgeLocks"],
      path: "Sources/Tools/KotlinBridgeTools"),
    .target(
      name: "KotlinBridgeConformance",
      dependencies: [
        "CKotlinBridge", "CKotlinBridgeConformance", "KotlinBridge", "KotlinBridgeLocks",
        "KotlinBridgePublisher", "KotlinBridgeTools",
      ], path: "Sources/Tools/KotlinBridgeConformance"),
    .systemLibrary(
      name: "CKotlinBridgeConformance", path: "Sources/Tools/CKotlinBridgeConformance"),
    .target(name: "CMeters", path: "Sources/Tools/CMeters"),
    .target(
      name: "KotlinBridgeBenchmark",
      dependencies: [
        "Bench", "CBenchLibrary", "CMeters", "KotlinBridge", "KotlinBridgePublisher",
        "KotlinBridgeTools",
      ], path: "Sources/Tools/KotlinBridgeBenchmark"),
    .target(name: "CBenchLibrary", path: "Sources/Tools/CBenchLibrary", publicHeadersPath: "."),
    .target(
      name: "Bench", dependencies: ["CBenchLibrary", "KotlinBridge"], path: "Sources/Tools/Bench"),
    .target(
      name: "KotlinBridgeGenerator", dependencies: ["KotlinBridge", "KotlinBridgeTools"],
      path: "Sources/Tools/KotlinBridgeGenerator"),
    .executableTarget(
      name: "kotlin-bridge-generate",
      dependencies: ["KotlinBridgeGenerator", "KotlinBridgeTools"],
      path: "Sources/Tools/kotlin-bridge-generate"),
    .plugin(
      name: "KotlinBridgePlugin", capability: .buildTool(),
      dependencies: ["kotlin-bridge-generate"], path: "Sources/Plugins/KotlinBridgePlugin"),
    .plugin(
      name: "KotlinBridgeCommandPlugin",
      capability: .command(
        intent: .custom(
          verb: "kotlin-bridge", description: "Generates the Swift modules of Kotlin libraries."),
        permissions: [
          .writeToPackageDirectory(reason: "It writes the generated modules into their targets.")
        ]),
      dependencies: ["kotlin-bridge-generate"], path: "Sources/Plugins/KotlinBridgeCommandPlugin"),
    .executableTarget(
      name: "kotlin-bridge",
      dependencies: [
        "KotlinBridgeBenchmark", "KotlinBridgeConformance", "KotlinBridgeGenerator",
        "KotlinBridgeTools",
      ], path: "Sources/Tools/kotlin-bridge"),
    .systemLibrary(name: "CFixtures", path: "Tests/Libraries/CFixtures"),
    .target(
      name: "Fixtures", dependencies: ["CFixtures", "KotlinBridge"],
      path: "Tests/Libraries/Fixtures"),
    .systemLibrary(name: "CSamples", path: "Sources/Samples/CSamples"),
    .target(
      name: "Samples", dependencies: ["CSamples", "KotlinBridge"], path: "Sources/Samples/Samples"),
    .target(name: "SampleSupport", path: "Sources/Samples/SampleSupport"),
    .target(
      name: "PeopleInSpace",
      dependencies: ["KotlinBridge", "KotlinBridgePublisher", "SampleSupport", "Samples"],
      path: "Sources/Samples/PeopleInSpace"),
    .executableTarget(
      name: "people-in-space",
      dependencies: [
        "KotlinBridge", "KotlinBridgePublisher", "PeopleInSpace", "SampleSupport", "Samples",
      ],
      path: "Sources/Samples/people-in-space", linkerSettings: linksKotlin),
    .target(
      name: "KittenModels",
      dependencies: ["KotlinBridge", "KotlinBridgePublisher", "SampleSupport", "Samples"],
      path: "Sources/Samples/KittenModels"),
    .executableTarget(
      name: "kittens",
      dependencies: ["KittenModels", "KotlinBridgePublisher", "SampleSupport", "Samples"],
      path: "Sources/Samples/kittens", linkerSettings: linksKotlin),
    .target(
      name: "EquipmentModels",
      dependencies: ["KotlinBridge", "KotlinBridgePublisher", "SampleSupport", "Samples"],
      path: "Sources/Samples/EquipmentModels"),
    .executableTarget(
      name: "equipment",
      dependencies: ["EquipmentModels", "KotlinBridge", "SampleSupport", "Samples"],
      path: "Sources/Samples/equipment", linkerSettings: linksKotlin),
    .target(
      name: "NewsModels",
      dependencies: ["KotlinBridge", "KotlinBridgePublisher", "SampleSupport", "Samples"],
      path: "Sources/Samples/NewsModels"),
    .executableTarget(
      name: "news", dependencies: ["KotlinBridge", "NewsModels", "SampleSupport", "Samples"],
      path: "Sources/Samples/news", linkerSettings: linksKotlin),
    .target(
      name: "AddProject", dependencies: ["KotlinBridge", "KotlinBridgePublisher", "SampleSupport"],
      path: "Sources/Samples/AddProject"),
    .executableTarget(
      name: "add-project", dependencies: ["AddProject", "KotlinBridgePublisher", "SampleSupport"],
      path: "Sources/Samples/add-project"),
    .target(name: "TestStart", path: "Tests/TestStart"),
    .target(
      name: "TestHelpers",
      dependencies: [
        "CMeters", "KotlinBridge", "KotlinBridgeCombine", "KotlinBridgeLocks", "KotlinBridgeTools",
        "TestStart",
      ],
      path: "Tests/TestHelpers"),
    .testTarget(
      name: "KotlinBridgeTests",
      dependencies: [
        "CKotlinBridge", "Fixtures", "Kitchen", "KotlinBridge", "KotlinBridgeLocks",
        "KotlinBridgePublisher", "KotlinBridgeTesting", "Samples", "TestHelpers",
      ],
      linkerSettings: linksKotlin),
    .testTarget(
      name: "KotlinBridgeCombineTests",
      dependencies: [
        "AddProject", "KotlinBridgeCombine", "KotlinBridgeCombineFoundation", "KotlinBridgeLocks",
        "KotlinBridgeTesting", "SampleSupport", "TestHelpers",
      ],
      path: "Tests/Combine/KotlinBridgeCombineTests"),
    .testTarget(
      name: "CombineProgramsTests", dependencies: combinePrograms,
      path: "Tests/Combine/CombineProgramsTests"),
    .systemLibrary(name: "CKitchen", path: "Tests/Libraries/CKitchen"),
    .target(
      name: "Kitchen", dependencies: ["CKitchen", "KotlinBridge"], path: "Tests/Libraries/Kitchen"),
    // Programs that run their main queues in different ways.
    .target(
      name: "MainQueueWork", dependencies: ["Kitchen", "KotlinBridge", "KotlinBridgeLocks"],
      path: "Tests/MainQueue/Work"),
    .executableTarget(
      name: "main-queue-at-main", dependencies: ["MainQueueWork"], path: "Tests/MainQueue/AtMain",
      linkerSettings: linksKotlin),
    .executableTarget(
      name: "main-queue-top-level", dependencies: ["MainQueueWork"],
      path: "Tests/MainQueue/TopLevel", linkerSettings: linksKotlin),
    .executableTarget(
      name: "main-queue-synchronous", dependencies: ["KotlinBridge", "MainQueueWork"],
      path: "Tests/MainQueue/Synchronous", linkerSettings: linksKotlin),
    .testTarget(
      name: "KitchenTests",
      dependencies: [
        "CKitchen", "Kitchen", "KotlinBridge", "KotlinBridgeGenerator", "KotlinBridgeLocks",
        "KotlinBridgePublisher", "MainQueueWork", "TestHelpers", "main-queue-at-main",
        "main-queue-synchronous", "main-queue-top-level",
      ],
      linkerSettings: linksKotlin),
    .testTarget(
      name: "KotlinBridgeGeneratorTests",
      dependencies: [
        "KotlinBridge", "KotlinBridgeGenerator", "KotlinBridgePublisher", "KotlinBridgeTools",
        "TestHelpers",
      ]),
    .testTarget(
      name: "ToolsTests",
      dependencies: [
        "CKotlinBridge", "CMeters", "KotlinBridge", "KotlinBridgeBenchmark",
        "KotlinBridgeConformance", "KotlinBridgeLocks", "KotlinBridgeTools", "TestHelpers",
        "kotlin-bridge",
      ],
      swiftSettings: notOptimized),
    .testTarget(
      name: "FixturesTests",
      dependencies: [
        "CFixtures", "CKotlinBridge", "Fixtures", "KotlinBridge", "KotlinBridgeConformance",
        "KotlinBridgeLocks", "KotlinBridgePublisher", "KotlinBridgeTesting", "TestHelpers",
      ],
      linkerSettings: linksKotlin),
    .testTarget(
      name: "SampleModelsTests", dependencies: sampleModels,
      path: "Tests/Samples/SampleModelsTests", linkerSettings: linksKotlin),
    .testTarget(
      name: "SampleCommandsTests",
      dependencies: [
        "SampleSupport", "TestHelpers", "add-project", "equipment", "kittens", "news",
        "people-in-space",
      ],
      path: "Tests/Samples/SampleCommandsTests"),
  ] + (isLong ? longTargets : []),
  swiftLanguageModes: [.v6]
)

if isWithoutToolTests { package.targets.removeAll { toolTests.contains($0.name) } }

for target in package.targets where ![.system, .plugin].contains(target.type) {
  target.swiftSettings =
    (target.swiftSettings ?? []) + [
      .enableUpcomingFeature("InternalImportsByDefault"),
      .enableUpcomingFeature("MemberImportVisibility"),
      .enableUpcomingFeature("ExistentialAny"),
    ]
}
