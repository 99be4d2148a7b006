// swift-tools-version: 6.2
import PackageDescription

/// Settings every target shares: the upcoming features are on from the start.
let house: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
  name: "table-view-gotchas",
  platforms: [.iOS(.v17), .macOS(.v15)],
  products: [
    .library(name: "TableModel", targets: ["TableModel"]),
    .library(name: "TableTechniques", targets: ["TableTechniques"]),
    .library(name: "TableProbe", targets: ["TableProbe"]),
    .library(name: "GotchaTesting", targets: ["GotchaTesting"]),
    .executable(name: "gotchas", targets: ["gotchas"]),
    .plugin(name: "GotchaCases", targets: ["GotchaCases"]),
    .plugin(name: "GotchasCommand", targets: ["GotchasCommand"]),
  ],
  targets: [
    // The door to libcmark.
    .systemLibrary(
      name: "CCmark", pkgConfig: "libcmark",
      providers: [.apt(["libcmark-dev"]), .brew(["cmark"])]),

    // The reference table model.
    .target(name: "TableEngine", swiftSettings: house),
    .target(name: "LayoutEngine", swiftSettings: house),
    .target(name: "CSwiftCall"),
    .target(
      name: "TableModel", dependencies: ["TableEngine", "LayoutEngine", "CSwiftCall"],
      swiftSettings: house),
    .target(name: "TableTechniques", dependencies: ["TableModel"], swiftSettings: house),

    // Watching a table and writing down what happened.
    .target(name: "RunRecord", swiftSettings: house),
    .target(name: "CodeCheck", dependencies: ["RunRecord"], swiftSettings: house),
    .target(name: "TableProbe", dependencies: ["TableModel", "RunRecord"], swiftSettings: house),
    .target(
      name: "GotchaTesting", dependencies: ["TableProbe", "TableModel", "RunRecord", "CodeCheck"],
      swiftSettings: house),

    // The book: entries, verdicts, pages.
    .target(name: "GotchaBook", dependencies: ["CCmark", "RunRecord"], swiftSettings: house),
    .target(name: "GotchaLint", dependencies: ["GotchaBook", "RunRecord"], swiftSettings: house),
    .target(
      name: "GotchaVerdicts", dependencies: ["GotchaBook", "RunRecord"], swiftSettings: house),
    .target(
      name: "GotchaSite", dependencies: ["GotchaBook", "GotchaVerdicts", "RunRecord"],
      swiftSettings: house),
    .executableTarget(
      name: "gotchas",
      dependencies: [
        "CodeCheck", "GotchaBook", "GotchaLint", "GotchaVerdicts", "GotchaSite", "GotchaRunner",
        "RunRecord",
      ],
      swiftSettings: house),
    .plugin(
      name: "GotchasCommand",
      capability: .command(
        intent: .custom(verb: "gotchas", description: "The author's commands of a book."),
        permissions: [
          .writeToPackageDirectory(reason: "New entries, repairs, results and the site are files.")
        ]), dependencies: ["gotchas"]),

    // Running the cases, so that one that does not compile or crashes takes no other along.
    .target(
      name: "GotchaRunner",
      dependencies: ["CaseGenerator", "CodeCheck", "GotchaBook", "GotchaVerdicts", "RunRecord"],
      swiftSettings: house),

    // Entries become Swift Testing cases.
    .target(name: "CaseGenerator", dependencies: ["GotchaBook"], swiftSettings: house),
    .executableTarget(
      name: "generate-cases", dependencies: ["CaseGenerator"], path: "Sources/GenerateCases",
      swiftSettings: house),
    .plugin(name: "GotchaCases", capability: .buildTool(), dependencies: ["generate-cases"]),

    // Side-by-side measurements, one file a room.
    .executableTarget(
      name: "benchmarks",
      dependencies: [
        "TableEngine", "LayoutEngine", "TableModel", "TableTechniques", "CodeCheck", "GotchaBook",
        "GotchaVerdicts", "RunRecord",
      ],
      path: "Benchmarks", exclude: ["Kiwi", "results.json"], swiftSettings: house),

    // The book's own cases, and the tests of each room.
    .testTarget(
      name: "Gotchas",
      dependencies: ["TableModel", "TableProbe", "TableTechniques", "GotchaTesting"],
      path: "Gotchas", swiftSettings: house + [.defaultIsolation(MainActor.self)],
      plugins: ["GotchaCases"]),
    .testTarget(
      name: "GotchaTests",
      dependencies: [
        "TableModel", "TableProbe", "TableTechniques", "GotchaTesting", "RandomSources",
      ],
      swiftSettings: house),
    .target(
      name: "BatchOracle", dependencies: ["TableEngine", "RandomSources"],
      path: "Tests/BatchOracle",
      swiftSettings: house),
    .target(name: "FactTables", path: "Tests/FactTables", swiftSettings: house),
    .target(name: "RandomSources", path: "Tests/RandomSources", swiftSettings: house),
    .target(name: "ScratchFolder", path: "Tests/ScratchFolder", swiftSettings: house),
    .testTarget(
      name: "TableEngineTests", dependencies: ["TableEngine", "BatchOracle", "RandomSources"],
      swiftSettings: house),
    .testTarget(
      name: "LayoutEngineTests", dependencies: ["LayoutEngine", "FactTables", "RandomSources"],
      swiftSettings: house),
    .testTarget(
      name: "TableModelTests",
      dependencies: [
        "TableModel", "TableProbe", "RunRecord", "FactTables", "BatchOracle", "RandomSources",
      ],
      swiftSettings: house),
    .testTarget(
      name: "TableTechniquesTests",
      dependencies: ["TableModel", "TableTechniques", "TableProbe", "FactTables", "RandomSources"],
      swiftSettings: house),
    .testTarget(
      name: "GotchaBookTests",
      dependencies: [
        "GotchaBook", "CaseGenerator", "FactTables", "RandomSources", "ScratchFolder",
      ],
      swiftSettings: house),
    .testTarget(
      name: "GotchaLintTests", dependencies: ["GotchaLint", "GotchaBook", "ScratchFolder"],
      swiftSettings: house),
    .testTarget(name: "HouseTests", dependencies: ["GotchaBook"], swiftSettings: house),
    .testTarget(
      name: "CommandTests",
      dependencies: [
        "gotchas", "GotchaBook", "GotchaLint", "GotchaVerdicts", "RunRecord", "ScratchFolder",
      ],
      swiftSettings: house),
    .testTarget(
      name: "GotchaRunnerTests",
      dependencies: [
        "GotchaRunner", "GotchaBook", "GotchaVerdicts", "CaseGenerator", "CodeCheck", "RunRecord",
        "ScratchFolder",
      ],
      swiftSettings: house),
    .testTarget(
      name: "GotchaVerdictsTests", dependencies: ["GotchaVerdicts", "RunRecord"],
      swiftSettings: house),
    .testTarget(
      name: "GotchaSiteTests", dependencies: ["GotchaSite", "gotchas", "RandomSources"],
      swiftSettings: house),

    // Random scripts for as long as one likes.
    .executableTarget(
      name: "soak", dependencies: ["TableModel", "TableProbe", "RandomSources"],
      path: "Tests/Soak", exclude: ["seeds.txt"], swiftSettings: house),

    // Table code as it is usually written for UIKit, compiled unchanged. It is built with the
    // defaults of an application, not with the settings of the house.
    .target(name: "ContactsList", dependencies: ["TableModel"], path: "Examples/ContactsList"),
    .target(name: "Settings", dependencies: ["TableModel"], path: "Examples/Settings"),
    .target(name: "Feed", dependencies: ["TableModel"], path: "Examples/Feed"),
    .target(name: "ToDo", dependencies: ["TableModel"], path: "Examples/ToDo"),
    .target(name: "SearchableList", dependencies: ["TableModel"], path: "Examples/SearchableList"),
    // Idioms of public table code that the screens above do not have, some from before Swift knew
    // actors: in the language mode that such code is built with.
    .target(
      name: "Idioms", dependencies: ["TableModel"], path: "Examples/Idioms",
      swiftSettings: [.swiftLanguageMode(.v5)]),
    .testTarget(
      name: "ExampleTests",
      dependencies: [
        "ContactsList", "Settings", "Feed", "ToDo", "SearchableList", "Idioms", "TableModel",
        "TableProbe",
      ],
      path: "Examples/Tests", swiftSettings: house),
  ],
  swiftLanguageModes: [.v6]
)

// `make sanitize` builds the rooms that hold memory and tasks of their own, and nothing else.
if Context.environment["SANITIZED_ROOMS"] != nil {
  let rooms: Set = [
    "CCmark", "CSwiftCall", "TableEngine", "LayoutEngine", "TableModel", "RunRecord", "TableProbe",
    "GotchaBook", "CaseGenerator", "BatchOracle", "FactTables", "RandomSources", "ScratchFolder",
    "TableEngineTests", "LayoutEngineTests", "TableModelTests", "GotchaBookTests",
  ]
  package.targets.removeAll { !rooms.contains($0.name) }
  package.products = []
}
