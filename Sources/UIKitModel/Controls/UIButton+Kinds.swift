import Foundation

extension UIButton.ButtonType {
  /// The size of titles in points, 15 for the system's buttons and 18 for others (LayoutKit 1f1b067,
  /// iOS 9 to 12).
  var titleSize: CGFloat { self == .custom ? 18 : 15 }

  /// The image that the kind of button has by itself; nil for none.
  @MainActor var standardImage: UIImage? {
    switch self {
    case .custom, .system, .close: nil
    case .detailDisclosure, .infoLight, .infoDark: Self.info
    case .contactAdd: Self.add
    }
  }

  /// The width and height of these images in points (LayoutKit 1f1b067, iOS 9 to 12).
  private static let imageSide: CGFloat = 22
  private static let info = image("info.circle")
  private static let add = image("plus.circle")

  private static func image(_ name: String) -> UIImage {
    UIImage(
      UIImage.Values(
        name: name, isSymbol: true, size: CGSize(width: imageSide, height: imageSide),
        renderingMode: .alwaysTemplate))
  }
}
