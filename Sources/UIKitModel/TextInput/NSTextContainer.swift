import Foundation

/// Where text flows: that of a text view, or of a layout manager.
@preconcurrency @MainActor open class NSTextContainer: NSObject {
  /// Space before and after each line, in points.
  open var lineFragmentPadding: CGFloat = 5
  /// The greatest number of lines; 0 for no limit. That of a text view is held.
  open var maximumNumberOfLines = 0
  /// How the last line is broken.
  open var lineBreakMode = NSLineBreakMode.byWordWrapping
  /// Where no text is; held, text flows through it.
  open var exclusionPaths: [UIBezierPath] = []
  /// Whether it is as wide as its text view.
  open var widthTracksTextView = false
  /// Whether it is as high as its text view; held, text is laid out to any height.
  open var heightTracksTextView = false
  /// What lays out its text.
  open internal(set) weak var layoutManager: NSLayoutManager?
  /// The view whose text flows in it.
  weak var view: UITextView?
  private var ownSize: CGSize

  /// Its size in points; sides of 0 or less have no limit.
  open var size: CGSize {
    get {
      guard widthTracksTextView, let view else { return ownSize }
      let inset = view.textContainerInset
      return CGSize(width: view.bounds.width - inset.left - inset.right, height: ownSize.height)
    }
    set { ownSize = newValue }
  }

  /// A container of a size in points; sides of 0 or less have no limit.
  public init(size: CGSize) {
    ownSize = size
    super.init()
  }

  /// A container without limits.
  public override convenience init() { self.init(size: .zero) }

  /// Whether lines are as wide as the container: what is left out is held.
  open var isSimpleRectangularTextContainer: Bool { exclusionPaths.isEmpty }

  /// The width that lines have room in, in points.
  var lineWidth: CGFloat {
    let width = size.width
    return width > 0 ? max(width - 2 * lineFragmentPadding, 0) : .infinity
  }
}
