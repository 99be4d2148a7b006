import Foundation

// UIKit measures strings in the font of their attributes, or in 12-point Helvetica without one.

extension NSAttributedString {
  /// The size of the font of text that names none, in points (documented by UIKit).
  static let defaultFontSize: CGFloat = 12

  private var block: TextBlock { TextBlock(self, font: .systemFont(ofSize: Self.defaultFontSize)) }

  /// The size of the text, broken only where it breaks itself, in points, not rounded.
  public func size() -> CGSize { block.size(within: .infinity) }

  /// The rectangle of the text within `size`, in points, not rounded.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions, context: NSStringDrawingContext?
  ) -> CGRect {
    guard options.contains(.usesLineFragmentOrigin) else {
      return CGRect(origin: .zero, size: block.size(within: .infinity, limit: 1))
    }
    let width = size.width > 0 ? size.width : .infinity
    return CGRect(origin: .zero, size: block.size(within: width))
  }
}

extension String {
  /// The size of the text with these attributes, in points, not rounded.
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    NSAttributedString(string: self, attributes: attributes).size()
  }

  /// The rectangle of the text within `size`, in points, not rounded.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions,
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    NSAttributedString(string: self, attributes: attributes)
      .boundingRect(with: size, options: options, context: context)
  }
}

extension NSString {
  /// The size of the text with these attributes, in points, not rounded.
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    NSAttributedString(string: description, attributes: attributes).size()
  }

  /// The rectangle of the text within `size`, in points, not rounded.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions,
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    NSAttributedString(string: description, attributes: attributes)
      .boundingRect(with: size, options: options, context: context)
  }
}
