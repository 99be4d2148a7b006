import TableModel
import Testing

/// Values beyond every screen: an exception of UIKit or nothing, and afterwards an ordinary table.
@MainActor struct WildValueTests {
  nonisolated private static let numbers: [CGFloat] = [
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

  @Test(arguments: numbers) func `a point is looked for in a window beyond every screen`(
    number: CGFloat
  ) {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let root = UIViewController()
    window.rootViewController = root
    window.makeKeyAndVisible()
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    root.view.addSubview(field)
    #expect(field.becomeFirstResponder())
    let places = [
      CGRect(x: number, y: 420, width: 390, height: 523),
      CGRect(x: 0, y: 420, width: number, height: 523),
      CGRect(x: -1e308, y: number, width: .infinity, height: number),
    ]
    for place in places {
      _ = UIKitException.caught {
        window.frame = place
        window.layoutIfNeeded()
      }
      let exception = UIKitException.caught { _ = window.hitTest(place.origin, with: nil) }
      #expect(exception == nil, "\(place)")
    }
    #expect(!CGRect(x: number, y: 0, width: -number, height: .nan).holds(.zero))
  }
}
