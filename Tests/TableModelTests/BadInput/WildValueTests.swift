import TableModel
import Testing

/// Values beyond every screen: an exception of UIKit or nothing, and afterwards an ordinary table.
@MainActor struct WildValueTests {
  private static let numbers: [CGFloat] = [
    .nan, .infinity, -.infinity, 1e308, -1e308, .greatestFiniteMagnitude,
    .leastNonzeroMagnitude, 1e19, -1,
  ]

  @Test(arguments: WildScene.Property.all)
  func `a value beyond every screen leaves a table that can be used`(
    property: WildScene.Property
  ) {
    for number in Self.numbers {
      let scene = WildScene()
      scene.set(property, to: number)
      #expect(scene.faultsAfterRepair() == [], "\(number)")
    }
  }
}
