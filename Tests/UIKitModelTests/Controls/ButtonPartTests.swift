import Testing
import UIKitModel

/// The subviews of a button.
@MainActor @Suite struct ButtonPartTests {
  @Test func `a button has the views of what it shows`() {
    let button = UIButton(type: .system)
    #expect(button.subviews == [])
    button.setTitle("Buy", for: .normal)
    #expect(button.subviews == [button.titleLabel])
    button.setImage(UIImage(systemName: "cart"), for: .normal)
    #expect(Set(button.subviews) == [button.titleLabel, button.imageView])
  }
}
