import Foundation

/// A view that shows text.
@MainActor open class UILabel: UIView {
  open var text: String?
  open var numberOfLines = 1
}

/// A view that shows an image.
@MainActor open class UIImageView: UIView {}

/// A nib: it names itself and holds what makes its objects.
@MainActor public final class UINib: NSObject {
  public init(nibName name: String, bundle bundleOrNil: Bundle?) { super.init() }
}
