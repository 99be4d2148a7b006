// swift-tools-version: 6.2
import Foundation
import PackageDescription

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The folder of the toolchain that has Swift's own parser as libraries; nil where there is none.
///
/// SwiftPM is in the same toolchain, wherever that lies: it is what runs this manifest, and the
/// library that the manifest is linked to is its own.
let parserFolder: String? = {
  #if os(Linux)
    let program = try? FileManager.default.destinationOfSymbolicLink(
      atPath: "/proc/\(getppid())/exe")
    let libraries = (try? String(contentsOfFile: "/proc/self/maps", encoding: .utf8)) ?? ""
    let library = libraries.split(separator: "\n").first { $0.contains("/lib/swift/pm/") }
    let toolchains = [
      program.flatMap { $0.range(of: "/bin/", options: .backwards).map { $0.lowerBound } }
        .flatMap { end in program.map { String($0[..<end]) } },
      library.flatMap { line in
        line.range(of: "/lib/swift/pm/").flatMap { end in
          line.firstIndex(of: "/").map { String(line[$0..<end.lowerBound]) }
        }
      },
    ]
    let needed = ["SwiftSyntax.swiftmodule", "SwiftParser.swiftmodule", "libSwiftParser.so"]
    return toolchains.compactMap { $0.map { "\($0)/lib/swift/host" } }.first { folder in
      needed.allSatisfy { FileManager.default.fileExists(atPath: "\(folder)/\($0)") }
    }
  #else
    return nil
  #endif
}()

/// The libraries of the parser that the package uses.
let parserLibraries = ["SwiftSyntax", "SwiftParser"]

/// The compiler parses a module once for each batch of its files, by default for every 25 of them.
/// With one batch for each core a module of hundreds of files compiles in two thirds of the CPU time.
let batchSettings: [SwiftSetting] = [.unsafeFlags(["-driver-batch-size-limit", "1000"])]

/// The settings of every target: Swift's upcoming features are on from the start.
let strictSettings: [SwiftSetting] =
  batchSettings + [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
  ]

/// Optimized in debug builds too, since every run of the book spends its time in these modules: all
/// cases together, and the site, take three fifths of the CPU time, for half a minute more in a
/// build from nothing.
let optimizedSettings: [SwiftSetting] =
  strictSettings + [.unsafeFlags(["-O"], .when(configuration: .debug))]

/// The settings of what reads Swift with the parser, or imports what does.
let parserSettings: [SwiftSetting] = parserFolder.map { [.unsafeFlags(["-I", $0])] } ?? []

/// The same with the strict settings.
let readerSettings = strictSettings + parserSettings

let parserLinking: [LinkerSetting] =
  parserFolder.map { folder in
    parserLibraries.map { .linkedLibrary($0) }
      + [.unsafeFlags(["-L", folder, "-Xlinker", "-rpath", "-Xlinker", folder])]
  } ?? []

let package = Package(
  name: "table-view-gotchas",
  platforms: [.iOS(.v17), .macOS(.v15)],
  products: [
    // With what reads nibs and storyboards, which the dialect finds by its name.
    .library(name: "TableModel", targets: ["TableModel", "InterfaceBuilder", "NetworkingModel"]),
    .library(name: "TableTechniques", targets: ["TableTechniques"]),
    .library(name: "LayoutEngine", targets: ["LayoutEngine"]),
    .library(name: "TableProbe", targets: ["TableProbe"]),
    .library(name: "ScreenTesting", targets: ["ScreenTesting"]),
    // With what has cases run on the model, which the glue finds by its name; and without, for a
    // book about something else, whose cases run on the system at hand.
    .library(name: "GotchaTesting", targets: ["GotchaTesting", "ModelCases"]),
    .library(name: "BookTesting", targets: ["GotchaTesting"]),
    // What the cases of a book are linked against when `gotchas test` compiles them one by one.
    .library(
      name: "GotchaRuntime", type: .dynamic,
      targets: [
        "TableModel", "InterfaceBuilder", "NetworkingModel", "ScreenTesting", "TableProbe",
        "TableTechniques", "GotchaTesting", "ModelCases",
      ]),
    .library(name: "BookRuntime", type: .dynamic, targets: ["GotchaTesting"]),
    .executable(name: "gotchas", targets: ["gotchas"]),
    .plugin(name: "GotchaCases", targets: ["GotchaCases"]),
    .plugin(name: "AppSources", targets: ["AppSources"]),
    .library(name: "UIKitXCTest", targets: ["UIKitXCTest"]),
  ],
  targets: [
    // The C library that parses CommonMark.
    .systemLibrary(
      name: "CCmark", pkgConfig: "libcmark",
      providers: [.apt(["libcmark-dev"]), .brew(["cmark"])]),

    // What follows from the protocols of delegates and data sources.
    .executableTarget(
      name: "generate-delegate-methods", path: "Sources/DelegateMethods",
      // The parser is linked to the toolchain's library, of which there may be no second one: in a
      // build with `--static-swift-stdlib` the program would crash.
      swiftSettings: readerSettings + [.unsafeFlags(["-no-static-stdlib"])],
      linkerSettings: parserLinking + [.unsafeFlags(["-no-static-stdlib"])]),
    .plugin(
      name: "DelegateMethods", capability: .buildTool(),
      dependencies: ["generate-delegate-methods"]),

    // The reference table model.
    .target(name: "SystemVersions", swiftSettings: optimizedSettings),
    .target(name: "TableEngine", swiftSettings: optimizedSettings),
    .target(name: "LayoutEngine", swiftSettings: optimizedSettings),
    .target(name: "CSwiftCall"),
    .target(
      name: "UIKitModel", dependencies: ["SystemVersions", "LayoutEngine", "CSwiftCall"],
      swiftSettings: optimizedSettings, plugins: ["DelegateMethods"]),
    .target(
      name: "TableModel", dependencies: ["UIKitModel", "SystemVersions", "TableEngine"],
      swiftSettings: optimizedSettings, plugins: ["DelegateMethods"]),
    // Interface Builder's files.
    .target(
      name: "InterfaceBuilder", dependencies: ["TableModel", "UIKitModel"],
      swiftSettings: optimizedSettings),
    .target(name: "TableTechniques", dependencies: ["TableModel"], swiftSettings: strictSettings),
    // What an app that loads from the network needs beside.
    .target(name: "NetworkingModel", swiftSettings: strictSettings),

    // Pictures of screens: the drawing, and what is drawn of a view tree.
    .target(name: "Drawings", swiftSettings: optimizedSettings),
    .target(
      name: "ScreenPictures", dependencies: ["Drawings", "TableModel", "UIKitModel"],
      swiftSettings: optimizedSettings),

    // Using a screen, watching a table, and writing down what happened. What a book and the record of
    // a run have in common is apart: the program that turns entries into cases is built with it, and
    // with nothing else of a run.
    .target(name: "BookTerms", swiftSettings: optimizedSettings),
    .target(
      name: "RunRecord", dependencies: ["Drawings", "BookTerms"], swiftSettings: optimizedSettings),
    // What a failed test is reported to: Swift Testing or XCTest.
    .target(name: "TestReports", swiftSettings: strictSettings),
    .target(
      name: "ScreenTesting",
      dependencies: [
        "TableModel", "InterfaceBuilder", "ScreenPictures", "Drawings", "TestReports",
      ],
      swiftSettings: strictSettings),
    .target(
      name: "TableProbe",
      dependencies: ["TableModel", "ScreenTesting", "RunRecord", "TestReports"],
      swiftSettings: strictSettings, plugins: ["DelegateMethods"]),
    .target(
      name: "GotchaTesting", dependencies: ["BookTerms", "RunRecord", "Drawings", "CSwiftCall"],
      swiftSettings: strictSettings),
    .target(
      name: "ModelCases",
      dependencies: [
        "GotchaTesting", "TableProbe", "ScreenPictures", "Drawings", "TableModel", "UIKitModel",
        "SystemVersions",
      ], swiftSettings: strictSettings),

    // XCTest's waits, with the model's loop running, and what fails an XCTest.
    .target(
      name: "UIKitXCTest", dependencies: ["TableModel", "TestReports"],
      swiftSettings: strictSettings),

    // Reading and rewriting Swift; an app's sources as they lie there.
    .target(
      name: "SwiftSource", swiftSettings: optimizedSettings + parserSettings,
      linkerSettings: parserLinking),
    .executableTarget(
      name: "rewrite-sources", dependencies: ["SwiftSource"], path: "Sources/RewriteSources",
      swiftSettings: readerSettings),
    .plugin(name: "AppSources", capability: .buildTool(), dependencies: ["rewrite-sources"]),

    // The book: entries, verdicts, pages.
    .target(
      name: "GotchaBook", dependencies: ["CCmark", "BookTerms", "SwiftSource"],
      swiftSettings: optimizedSettings + parserSettings),
    .target(
      name: "GotchaLint", dependencies: ["GotchaBook", "RunRecord", "SwiftSource"],
      swiftSettings: readerSettings),
    // A run's files: read from what a test program writes, kept, merged and imported.
    .target(
      name: "RunFiles", dependencies: ["GotchaBook", "RunRecord"],
      swiftSettings: optimizedSettings + parserSettings),
    .target(
      name: "GotchaVerdicts", dependencies: ["GotchaBook", "RunRecord", "Drawings"],
      swiftSettings: readerSettings),
    .target(
      name: "GotchaSite",
      dependencies: ["GotchaBook", "GotchaVerdicts", "RunRecord", "Drawings", "SwiftSource"],
      swiftSettings: readerSettings),
    .executableTarget(
      name: "gotchas",
      dependencies: [
        "GotchaBook", "GotchaLint", "GotchaVerdicts", "GotchaSite", "GotchaRunner",
        "CaseGenerator", "RunFiles", "RunRecord", "SiteTheme", "SwiftSource",
      ],
      swiftSettings: readerSettings),
    // The theme, which the program carries along, so that a book elsewhere has it.
    .target(
      name: "SiteTheme", path: "Site/theme", sources: ["SiteTheme.swift"],
      resources: [
        .copy("css"), .copy("schemas"), .copy("icon.svg"), .copy("page.js"), .copy("player.js"),
        .copy("search.js"), .copy("search"), .copy("minimum-version.js"), .copy("matrix.js"),
      ], swiftSettings: strictSettings),

    // Running the cases, so that one that does not compile or crashes does not affect the others.
    .target(
      name: "GotchaRunner",
      dependencies: ["CaseGenerator", "GotchaBook", "RunFiles", "RunRecord", "SwiftSource"],
      swiftSettings: readerSettings),

    // Entries become Swift Testing cases.
    .target(
      name: "CaseGenerator", dependencies: ["GotchaBook", "SwiftSource"],
      swiftSettings: readerSettings),
    .executableTarget(
      name: "generate-cases", dependencies: ["CaseGenerator", "GotchaBook"],
      path: "Sources/GenerateCases", swiftSettings: readerSettings),
    .plugin(name: "GotchaCases", capability: .buildTool(), dependencies: ["generate-cases"]),

    // The book's own cases, with the settings of an application, since they have an app's code in
    // them; and the tests of each room.
    .testTarget(
      name: "Gotchas",
      dependencies: ["TableModel", "TableProbe", "TableTechniques", "GotchaTesting", "ModelCases"],
      path: "Gotchas", swiftSettings: batchSettings + [.defaultIsolation(MainActor.self)],
      plugins: ["GotchaCases"]),
    .testTarget(
      name: "GotchaTests",
      dependencies: ["TableModel", "TableProbe", "GotchaTesting", "ModelCases", "TestSupport"],
      swiftSettings: strictSettings),
    // The code of README and of guides, which documents.txt names.
    .testTarget(
      name: "DocumentTests",
      dependencies: ["TableModel", "TableProbe", "ScreenTesting", "GotchaTesting", "ModelCases"],
      swiftSettings: batchSettings, plugins: ["GotchaCases"]),
    .target(
      name: "BatchOracle", dependencies: ["TableEngine", "TestSupport"],
      path: "Tests/BatchOracle",
      swiftSettings: strictSettings),
    .target(name: "TestSupport", path: "Tests/TestSupport", swiftSettings: strictSettings),
    .testTarget(
      name: "TableEngineTests",
      dependencies: ["TableEngine", "BatchOracle", "TestSupport"],
      swiftSettings: strictSettings),
    .testTarget(
      name: "SystemVersionsTests", dependencies: ["SystemVersions", "TestSupport"],
      swiftSettings: strictSettings),
    .testTarget(
      name: "LayoutEngineTests", dependencies: ["LayoutEngine", "TestSupport"],
      swiftSettings: strictSettings),
    .testTarget(
      name: "UIKitModelTests", dependencies: ["UIKitModel", "SystemVersions", "TestSupport"],
      swiftSettings: strictSettings),
    .testTarget(
      name: "TableModelTests",
      dependencies: [
        "TableModel", "UIKitModel", "SystemVersions", "TableEngine", "TableProbe", "ScreenTesting",
        "RunRecord",
        "BatchOracle", "TestSupport", "soak",
      ],
      swiftSettings: strictSettings),
    .testTarget(
      name: "InterfaceBuilderTests",
      dependencies: ["InterfaceBuilder", "TableModel", "UIKitModel", "ScreenTesting"],
      swiftSettings: strictSettings),
    .testTarget(
      name: "ObservationTests", dependencies: ["TableModel", "TableProbe", "RunRecord"],
      swiftSettings: strictSettings),
    .testTarget(
      name: "TableProbeTests", dependencies: ["TableProbe", "TableModel"],
      swiftSettings: strictSettings),
    .testTarget(
      name: "ScreenPicturesTests",
      dependencies: [
        "ScreenPictures", "Drawings", "TableModel", "UIKitModel", "ScreenTesting", "TableProbe",
      ],
      swiftSettings: strictSettings),
    .testTarget(
      name: "ScreenTestingTests", dependencies: ["ScreenTesting", "TableModel", "TestReports"],
      swiftSettings: strictSettings),
    .testTarget(
      name: "TableTechniquesTests",
      dependencies: ["TableModel", "TableTechniques", "TableProbe", "TestSupport"],
      swiftSettings: strictSettings),
    .testTarget(
      name: "DelegateMethodsTests", dependencies: ["generate-delegate-methods"],
      swiftSettings: readerSettings),
    .testTarget(
      name: "SwiftSourceTests", dependencies: ["SwiftSource", "TestSupport"],
      swiftSettings: readerSettings),
    .testTarget(
      name: "CompatibilityTests",
      dependencies: ["TableModel", "NetworkingModel", "TestSupport"],
      path: "Tests/Compatibility", sources: ["Table"],
      swiftSettings: [.swiftLanguageMode(.v5), .defaultIsolation(MainActor.self)],
      plugins: ["AppSources"]),
    .testTarget(
      name: "GotchaBookTests",
      dependencies: ["GotchaBook", "CaseGenerator", "SystemVersions", "TestSupport"],
      swiftSettings: readerSettings),
    .testTarget(
      name: "GotchaLintTests", dependencies: ["GotchaLint", "GotchaBook", "TestSupport"],
      swiftSettings: readerSettings),
    .testTarget(
      name: "RepositoryTests", dependencies: ["GotchaBook", "SwiftSource", "TestSupport"],
      swiftSettings: readerSettings),
    .testTarget(
      name: "CommandTests",
      dependencies: [
        "gotchas", "GotchaBook", "GotchaLint", "GotchaSite", "GotchaVerdicts", "RunFiles",
        "RunRecord", "TestSupport",
      ],
      swiftSettings: readerSettings),
    .testTarget(
      name: "GotchaTestingTests", dependencies: ["GotchaTesting", "RunRecord"],
      swiftSettings: strictSettings),
    .testTarget(
      name: "GotchaRunnerTests",
      dependencies: [
        "GotchaRunner", "GotchaBook", "GotchaVerdicts", "RunFiles", "RunRecord", "TestSupport",
      ],
      swiftSettings: readerSettings),
    .testTarget(
      name: "GotchaVerdictsTests",
      dependencies: [
        "GotchaVerdicts", "RunFiles", "GotchaBook", "RunRecord", "Drawings", "TestSupport",
      ],
      swiftSettings: readerSettings),
    .testTarget(
      name: "GotchaSiteTests",
      dependencies: [
        "GotchaSite", "GotchaBook", "GotchaLint", "GotchaVerdicts", "RunRecord", "Drawings",
        "gotchas", "TestSupport",
      ],
      swiftSettings: readerSettings),

    // Random scripts for as long as one likes.
    .executableTarget(
      name: "soak", dependencies: ["TableModel", "TableProbe", "TestSupport"],
      path: "Tests/Soak", exclude: ["seeds.txt"], swiftSettings: strictSettings),
    .testTarget(
      name: "SoakTests", dependencies: ["soak", "TestSupport"], swiftSettings: strictSettings),

    // Table code as it is usually written for UIKit, compiled unchanged. It is built with the
    // defaults of an application, not with strict settings, and sees what a client sees. A client
    // in a package of its own is Examples/ReadingList.
    .target(
      name: "ContactsList", dependencies: ["TableModel"], path: "Examples/ContactsList",
      packageAccess: false),
    .target(
      name: "Settings", dependencies: ["TableModel"], path: "Examples/Settings",
      packageAccess: false),
    .target(
      name: "Feed", dependencies: ["TableModel"], path: "Examples/Feed", packageAccess: false),
    .target(
      name: "ToDo", dependencies: ["TableModel"], path: "Examples/ToDo", packageAccess: false),
    .target(
      name: "SearchableList", dependencies: ["TableModel"], path: "Examples/SearchableList",
      packageAccess: false),
    // Its controller comes from a storyboard.
    .target(
      name: "TableViewHeader", dependencies: ["TableModel"], path: "Examples/TableViewHeader",
      resources: [.copy("Base.lproj")], packageAccess: false),
    // Idioms of public table code that the screens above do not have, some from before Swift knew
    // actors: in the language mode that such code is built with.
    .target(
      name: "Idioms", dependencies: ["TableModel"], path: "Examples/Idioms", packageAccess: false,
      swiftSettings: [.swiftLanguageMode(.v5)]),
    // An app's sources and XCTests, with selectors and outlets, compiled as they lie there.
    .target(
      name: "Inbox", dependencies: ["TableModel"], path: "Examples/Inbox", sources: ["Linux"],
      packageAccess: false, swiftSettings: [.swiftLanguageMode(.v5)], plugins: ["AppSources"]),
    .testTarget(
      name: "InboxTests", dependencies: ["Inbox", "TableModel", "UIKitXCTest"],
      path: "Examples/InboxTests", sources: ["Linux"], packageAccess: false,
      swiftSettings: [.swiftLanguageMode(.v5)], plugins: ["AppSources"]),
    .testTarget(
      name: "ExampleTests",
      dependencies: [
        "ContactsList", "Settings", "Feed", "ToDo", "SearchableList", "Idioms", "TableViewHeader",
        "TableModel", "TableProbe", "ScreenTesting",
      ],
      path: "Examples/Tests", packageAccess: false, swiftSettings: strictSettings),
  ],
  swiftLanguageModes: [.v6]
)

// A toolchain without the parser's libraries gets them from the package; SwiftPM shows the sentence as
// a warning, and behind it what git says where there is no network.
if parserFolder == nil {
  #if os(Linux)
    let notice = """
      this toolchain has no libraries of Swift's parser (lib/swift/host), so the package swift-syntax \
      is fetched and built in their place: use a toolchain of swift.org, of swiftly or of the image \
      swift:6.3 to do without it

      """
    FileHandle.standardError.write(Data(notice.utf8))
  #endif
  package.dependencies.append(
    .package(url: "https://github.com/swiftlang/swift-syntax.git", "602.0.0"..<"700.0.0"))
  for target in package.targets
  where ["SwiftSource", "generate-delegate-methods"].contains(target.name) {
    target.dependencies += parserLibraries.map { .product(name: $0, package: "swift-syntax") }
  }
}

// `ONLY_TARGETS="A B"` leaves every other target out, so that a part of the package builds alone:
// `make sanitize` builds what holds memory and tasks of its own. `WITHOUT_TARGETS="A"` leaves only
// those out: `make test` leaves the book's cases to `gotchas test`. `ONLY_PRODUCTS="A"` leaves out all
// that these products do not need: SwiftPM builds the programs of all plugins that a package uses, for
// whichever product, and `gotchas test` builds a library that needs none or one of them.
// An empty one leaves out nothing.
func targets(in variable: String) -> Set<String>? {
  let names = (Context.environment[variable] ?? "").split(separator: " ").map(String.init)
  return names.isEmpty ? nil : Set(names)
}
/// These targets and all that they depend on.
@MainActor func withDependencies(_ names: Set<String>) -> Set<String> {
  var kept = names
  var waiting = Array(names)
  while let name = waiting.popLast() {
    guard let target = package.targets.first(where: { $0.name == name }) else { continue }
    let dependencies = target.dependencies.compactMap { dependency in
      if case .byNameItem(let needed, _) = dependency { needed } else { nil }
    }
    let plugins = (target.plugins ?? []).compactMap { plugin in
      if case .plugin(let needed, nil) = plugin { needed } else { nil }
    }
    for needed in dependencies + plugins where kept.insert(needed).inserted {
      waiting.append(needed)
    }
  }
  return kept
}
/// The targets of a product.
@MainActor func targets(of product: Product) -> [String] {
  (product as? Product.Library)?.targets ?? (product as? Product.Executable)?.targets ?? []
}
if let named = targets(in: "ONLY_PRODUCTS") {
  package.products.removeAll { !named.contains($0.name) }
  let kept = withDependencies(Set(package.products.flatMap(targets)))
  package.targets.removeAll { !kept.contains($0.name) }
}
if let named = targets(in: "ONLY_TARGETS") {
  let kept = withDependencies(named)
  package.targets.removeAll { !kept.contains($0.name) }
  package.products = []
}
if let left = targets(in: "WITHOUT_TARGETS") {
  package.targets.removeAll { left.contains($0.name) }
}
