// swift-tools-version: 6.2
import PackageDescription

// A package of its own, as an app's would be: it sees what the products declare public, and
// nothing else. In a package elsewhere the dependency is the repository's URL.
let package = Package(
  name: "reading-list",
  platforms: [.iOS(.v17), .macOS(.v15)],
  dependencies: [.package(name: "table-view-gotchas", path: "../..")],
  targets: [
    .target(
      name: "ReadingList",
      dependencies: [.product(name: "TableModel", package: "table-view-gotchas")],
      swiftSettings: [.defaultIsolation(MainActor.self)]),
    .testTarget(
      name: "ReadingListTests",
      dependencies: [
        "ReadingList",
        .product(name: "TableModel", package: "table-view-gotchas"),
        .product(name: "TableProbe", package: "table-view-gotchas"),
        .product(name: "ScreenTesting", package: "table-view-gotchas"),
      ]),
  ]
)
