// swift-tools-version: 6.2
import PackageDescription

// A book about something else than tables: gotchas of Foundation, each run for real.
let package = Package(
  name: "foundation-notes",
  platforms: [.iOS(.v17), .macOS(.v15)],
  dependencies: [.package(name: "table-view-gotchas", path: "../..")],
  targets: [
    .testTarget(
      name: "FoundationNotes",
      dependencies: [.product(name: "BookTesting", package: "table-view-gotchas")],
      plugins: [.plugin(name: "GotchaCases", package: "table-view-gotchas")])
  ]
)
