import Testing

@testable import GotchaBook

@Suite("What differs between versions")
struct VersionDifferenceTests {
  private static let usual = "numberOfSections\nnumberOfRows  0\ncellForRow  0-0"

  private func text(_ answers: [String: [Version]]) -> String {
    VersionDifference(answers).description
  }

  @Test("is named with the versions that are fewer, and the calls that are more or less")
  func calls() {
    let more = "numberOfSections\nnumberOfRows  0\nnumberOfRows  0\nnumberOfRows  0"
    #expect(
      text([Self.usual: [8, 11, 12, 13], more: [9, 10]])
        == "iOS 9 and 10 differ from the rest: 2 more numberOfRows, 1 less cellForRow")
    #expect(
      text([Self.usual: [11, 12, 13], more: [8, 9, 10], "": [26]])
        == "iOS 8, 9 and 10 differ from the rest: 2 more numberOfRows, 1 less cellForRow; "
        + "iOS 26 differs from the rest: 1 less numberOfSections, 1 less numberOfRows, "
        + "1 less cellForRow")
  }

  @Test("is the order, or the values, where the calls are the same")
  func sameCalls() {
    let swapped = "numberOfRows  0\nnumberOfSections\ncellForRow  0-0"
    #expect(
      text([Self.usual: [8, 9], swapped: [10]])
        == "iOS 10 differs from the rest: the same calls in another order")
    let other = "numberOfSections\nnumberOfRows  0\ncellForRow  0-1"
    #expect(
      text([Self.usual: [8, 9], other: [10]])
        == "iOS 10 differs from the rest: the same calls with other values")
  }
}
