import SystemVersions
import Testing

@Suite("Behavior")
struct BehaviorTests {
  @Test("The modelled versions are 8 to 18 and 26, oldest first")
  func modelledVersions() {
    #expect(SystemVersion.modelled.map(\.major) == Array(8...18) + [26])
    #expect(SystemVersion.newest == .iOS(26))
    #expect("\(SystemVersion.iOS(18))" == "iOS 18")
  }

  @Test("A version without a change behaves as the one before it")
  func versionsWithoutChanges() {
    #expect(Self.values(.iOS(25)) == Self.values(.iOS(22)))
    #expect(Self.values(.iOS(22)) == Self.values(.iOS(18)))
    #expect(Self.values(.iOS(1)) == Self.values(.iOS(8)))
    #expect(Self.values(.iOS(99)) == Self.values(.newest))
  }

  private static func values(_ version: SystemVersion) -> [String] {
    BehaviorField.all.map { $0.text(version) }
  }

  @Test(
    "Each regime on record is reproduced (G0-23, TR-05)",
    arguments: [
      (8, 5, 1, 2, false), (9, 3, 3, 3, false), (10, 3, 3, 3, false), (11, 1, 1, 1, true),
    ])
  func regimes(major: Int, rebuilds: Int, fitting: Int, exceeding: Int, estimated: Bool) {
    let behavior = SystemVersion.iOS(major).behavior
    #expect(behavior.rowDataRebuildsAtFirstDisplay == rebuilds)
    #expect(behavior.heightPassesWhenRowsFit == fitting)
    #expect(behavior.heightPassesWhenRowsExceed == exceeding)
    #expect(behavior.estimatesRowsByDefault == estimated)
  }

  @Test("iOS 8 and 26 measure again after display (G0-06, M-03), iOS 11 on in dequeue (TR-06)")
  func singleFields() {
    #expect(SystemVersion.modelled.map(\.behavior.remeasuresAfterDisplay) == [1] + .zeros(10) + [1])
    #expect(
      SystemVersion.modelled.map(\.behavior.requestsHeightInDequeueForIndexPath)
        == .zeros(3) + Array(repeating: 2, count: 9))
  }
}

extension [Int] {
  fileprivate static func zeros(_ count: Int) -> [Int] {
    Array(repeating: 0, count: count)
  }
}
