import GotchaVerdicts
import RunRecord
import Testing

@Suite("Green that is not earned") struct AttackTests {
  @Test(arguments: AttackBook.attacks)
  func `no attack is green`(attack: AttackBook.Attack) async throws {
    let found = try await AttackBook.verdict(attack.id)
    #expect(found?.verdict != .passes, "\(found?.proof?.assertions ?? [])")
  }

  @Test(arguments: AttackBook.attacks.filter { $0.kind.hasPrefix("a cure that") })
  func `a cure that nothing comes to is named`(attack: AttackBook.Attack) async throws {
    let found = try await AttackBook.verdict(attack.id)
    #expect(found?.verdict == .fails, "\(String(describing: found))")
  }

  @Test func `an attack changes no verdict on others`() async throws {
    for name in AttackBook.sound {
      let found = try await AttackBook.verdict(name)
      #expect(found?.verdict == .passes, "\(name): \(String(describing: found))")
    }
    #expect(try await AttackBook.verdict("false-neighbor")?.verdict == .fails)
  }
}
