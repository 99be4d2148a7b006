import Foundation

// UIKit measures strings in the font of their attributes, or in 12-point Helvetica without one.

extension NSAttributedString {
  private var block: TextBlock { TextBlock(self, font: .ofTextWithoutFont) }

  /// The size of the text, broken only where it breaks itself, in points, not rounded.
  public func size() -> CGSize { block.size(within: .infinity) }

  /// The rectangle of the text within `size`, in points, not rounded.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) -> CGRect {
    block.boundingRect(within: size, options)
  }
}

extension TextBlock {
  /// Text with the same attributes throughout. No attributed string is made for it: on Linux one
  /// keeps its attributes alive for ever.
  fileprivate init(_ text: String, _ attributes: [NSAttributedString.Key: Any]?) {
    self.init(text, attributes: attributes ?? [:], font: .ofTextWithoutFont)
  }

  fileprivate func boundingRect(within size: CGSize, _ options: NSStringDrawingOptions) -> CGRect {
    guard options.contains(.usesLineFragmentOrigin) else {
      return CGRect(origin: .zero, size: self.size(within: .infinity, limit: 1))
    }
    return CGRect(origin: .zero, size: self.size(within: size.width > 0 ? size.width : .infinity))
  }
}

extension String {
  /// The size of the text with these attributes, in points, not rounded.
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    TextBlock(self, attributes).size(within: .infinity)
  }

  /// The rectangle of the text within `size`, in points, not rounded.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    TextBlock(self, attributes).boundingRect(within: size, options)
  }
}

extension NSString {
  /// The size of the text with these attributes, in points, not rounded.
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    description.size(withAttributes: attributes)
  }

  /// The rectangle of the text within `size`, in points, not rounded.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    description.boundingRect(
      with: size, options: options, attributes: attributes, context: context)
  }
}

// MARK: - Drawing

extension NSAttributedString {
  /// Inert: nothing is drawn.
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) {}
}

extension String {
  /// Inert: nothing is drawn.
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) {}
}

extension NSString {
  /// Inert: nothing is drawn.
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) {}
}
