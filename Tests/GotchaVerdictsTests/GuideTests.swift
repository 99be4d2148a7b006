import Foundation
import TestSupport
import Testing

@testable import BookTerms

/// What a message names is a file that its reader has.
struct GuideTests {
  private let checkout = repositoryRoot.path

  @Test(arguments: Guide.allCases)
  func `from the package itself a document has its path there`(guide: Guide) {
    let place = guide.place(in: checkout, from: checkout)
    #expect(place.hasPrefix("Documentation/"))
    #expect(FileManager.default.fileExists(atPath: "\(checkout)/\(place)"))
  }

  @Test(arguments: Guide.allCases)
  func `from another package a document has the path in the checkout`(guide: Guide) {
    let place = guide.place(in: checkout, from: "\(checkout)/Examples")
    #expect(place.hasPrefix("/"))
    #expect(FileManager.default.fileExists(atPath: place))
  }

  @Test func `without the checkout the package is named`() {
    #expect(
      Guide.greenMarks.place(in: "\(checkout)/nowhere", from: checkout)
        == "Documentation/GreenMarks.md of table-view-gotchas")
  }
}
