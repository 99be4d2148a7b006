import GotchaVerdicts
import RunRecord
import Testing

@Suite("A green mark can turn red") struct ProofTests {
  @Test(arguments: VainBook.vain.map(\.key))
  func `what holds of any table proves nothing, and its line is named`(title: String) async throws {
    let found = try #require(try await VainBook.verdict(VainBook.id(title)))
    #expect(found.verdict == .provesNothing)
    #expect(found.proof?.unproved.map(\.kind) == [.expectation])
  }

  @Test(arguments: VainBook.sound.map(\.key))
  func `what a broken table makes fail passes, and the fault is named`(title: String) async throws {
    let found = try #require(try await VainBook.verdict(VainBook.id(title)))
    #expect(found.verdict == .passes)
    #expect(found.proof?.isWhole == true)
    #expect(found.proof?.faults.isEmpty == false)
  }

  @Test func `a pair whose right half no broken table makes fail proves nothing`() async throws {
    let found = try #require(try await VainBook.verdict("pairs", "Another expected value"))
    #expect(found.verdict == .provesNothing)
    #expect(found.proof?.unproved.contains { $0.kind == .pair } == true)
  }

  @Test func `a pair is proved by what makes its right half fail`() async throws {
    let found = try #require(try await VainBook.verdict("pairs", "A table that is another"))
    #expect(found.verdict == .passes)
    #expect(found.proof?.assertions.map(\.kind).contains(.pair) == true)
  }

  @Test func `an exception counts where the table raises it`() async throws {
    let found = try #require(try await VainBook.verdict("raising", "An exception of the table"))
    #expect(found.verdict == .passes && found.proof?.assertions.map(\.kind) == [.exception])
    let own = try await VainBook.verdict("raising", "An exception of its own")
    #expect(own?.verdict == .fails)
  }

  @Test func `app code is proved by the case that fails without it`() async throws {
    let found = try #require(try await VainBook.verdict("app"))
    #expect(found.verdict == .passes)
    #expect(found.proof?.assertions.map(\.kind) == [.app, .expectation])
  }

  @Test func `a version that is read is no change of the model`() async throws {
    let found = try #require(try await VainBook.verdict("changed", "A version that is read"))
    #expect(found.verdict == .provesNothing)
  }
}
