import Foundation

/// Lays out a content on pages; held, there is no printer.
@preconcurrency @MainActor open class UIPrintFormatter: NSObject {
  /// What draws its pages.
  open internal(set) weak var printPageRenderer: UIPrintPageRenderer?
  /// The greatest height of the content, in points; 0 for no limit; held.
  open var maximumContentHeight: CGFloat = 0
  /// The greatest width of the content, in points; 0 for no limit; held.
  open var maximumContentWidth: CGFloat = 0
  /// Around the content of all pages, in points; held.
  open var contentInsets = UIEdgeInsets.zero
  /// Around the content of each page, in points; held.
  open var perPageContentInsets = UIEdgeInsets.zero
  /// The first page; held.
  open var startPage = 0
  /// How many pages there are: one, nothing is laid out.
  open var pageCount: Int { 1 }

  /// Removes the formatter from what draws its pages.
  open func removeFromPrintPageRenderer() {
    printPageRenderer?.printFormatters?.removeAll { $0 === self }
    printPageRenderer = nil
  }
  /// Where the content of a page is: where the renderer can print.
  open func rect(forPageAt pageIndex: Int) -> CGRect { printPageRenderer?.printableRect ?? .zero }
  /// Draws a page. Inert: nothing is drawn.
  open func draw(in rect: CGRect, forPageAt pageIndex: Int) {}
}

/// Lays out text of one style on pages; held, there is no printer.
@preconcurrency @MainActor open class UISimpleTextPrintFormatter: UIPrintFormatter {
  /// The text.
  open var text: String?
  /// The text with attributes.
  open var attributedText: NSAttributedString?
  /// The font.
  open var font: UIFont?
  /// The color.
  open var color: UIColor?
  /// How lines are aligned.
  open var textAlignment = NSTextAlignment.natural

  /// A formatter of a text.
  public init(text: String) {
    self.text = text
    super.init()
  }

  /// A formatter of a text with attributes.
  public init(attributedText: NSAttributedString) {
    self.attributedText = attributedText
    super.init()
  }
}

/// Lays out HTML on pages; held, there is no printer.
@preconcurrency @MainActor open class UIMarkupTextPrintFormatter: UIPrintFormatter {
  /// The text in HTML.
  open var markupText: String?

  /// A formatter of a text in HTML.
  public init(markupText: String) {
    self.markupText = markupText
    super.init()
  }
}

/// Lays out what a view shows on pages; held, there is no printer.
@preconcurrency @MainActor open class UIViewPrintFormatter: UIPrintFormatter {
  /// The view.
  open private(set) var view: UIView

  init(of view: UIView) {
    self.view = view
    super.init()
  }
}

extension UIView {
  /// What lays the view out on pages. A new one each time.
  public func viewPrintFormatter() -> UIViewPrintFormatter { UIViewPrintFormatter(of: self) }
  /// Draws the view for a printer. Inert: nothing is drawn.
  public func draw(_ rect: CGRect, for formatter: UIViewPrintFormatter) {}
}
