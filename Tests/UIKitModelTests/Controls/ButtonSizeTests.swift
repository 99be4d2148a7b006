import Testing
import UIKitModel

/// The sizes of buttons, as LayoutKit's tests found them (1f1b067, iOS 9 to 12).
@MainActor struct ButtonSizeTests {
  private static let insets = UIEdgeInsets(top: 1, left: 1, bottom: 1, right: 1)

  private static func image(_ side: CGFloat) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: side, height: side)).image { _ in }
  }

  @Test(arguments: [(UIButton.ButtonType.custom, 34), (.system, 30)])
  func `a button without a title is as high as with one`(
    type: UIButton.ButtonType, height: CGFloat
  ) {
    let button = UIButton(type: type)
    #expect(button.intrinsicContentSize == CGSize(width: 30, height: height))
    button.setTitle("i", for: .normal)
    #expect(button.intrinsicContentSize == CGSize(width: 30, height: height))
  }

  @Test func `a configured title can be given a font afterwards`() {
    var configuration = UIButton.Configuration.filled()
    configuration.attributedTitle?.font = .systemFont(ofSize: 30)
    #expect(configuration.title == nil)
    configuration.title = "Add"
    let plain = UIButton(configuration: configuration, primaryAction: nil)
    configuration.attributedTitle?.font = .systemFont(ofSize: 30)
    let large = UIButton(configuration: configuration, primaryAction: nil)
    #expect(configuration.title == "Add")
    #expect(large.intrinsicContentSize.height > plain.intrinsicContentSize.height + 10)
    configuration.title = nil
    #expect(configuration.attributedTitle == nil)
  }

  @Test func `an image takes the least size away`() {
    let button = UIButton(type: .system)
    button.setTitle("", for: .normal)
    button.setImage(Self.image(5), for: .normal)
    #expect(button.intrinsicContentSize == CGSize(width: 5, height: 18))
  }

  @Test func `so do insets`() {
    let button = UIButton(type: .system)
    button.contentEdgeInsets = Self.insets
    #expect(button.intrinsicContentSize == CGSize(width: 2, height: 20))
  }

  @Test(arguments: [
    UIButton.ButtonType.detailDisclosure, .infoLight, .infoDark, .contactAdd,
  ])
  func `a kind with an image is as large as it`(type: UIButton.ButtonType) {
    let button = UIButton(type: type)
    #expect(button.intrinsicContentSize == CGSize(width: 22, height: 22))
    button.setImage(Self.image(10), for: .normal)
    #expect(button.intrinsicContentSize == CGSize(width: 10, height: 10))
  }

  @Test func `a kind with an image keeps its font`() {
    let button = UIButton(type: .contactAdd)
    button.titleLabel?.font = .systemFont(ofSize: 40)
    button.setTitle("Hi", for: .normal)
    #expect(button.titleLabel?.font.pointSize == 15)
    #expect(UIButton(type: .custom).titleLabel?.font.pointSize == 18)
  }
}
