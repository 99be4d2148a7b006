import Foundation

/// An object in a text, such as an image, with the size of its bounds or of its
/// image.
open class NSTextAttachment: NSObject {
  private let tag = CoreFoundationTag()

  open var image: UIImage?
  open var bounds = CGRect.zero
  open var contents: Data?

  /// An attachment without an image.
  public override init() { super.init() }

  /// An attachment that shows `image`.
  public convenience init(image: UIImage) {
    self.init()
    self.image = image
  }
}

extension NSAttributedString {
  /// The character that stands for an attachment, U+FFFC.
  private static let attachmentCharacter = "\u{FFFC}"

  /// A string of the attachment alone.
  public convenience init(attachment: NSTextAttachment) {
    self.init(string: Self.attachmentCharacter, attributes: [.attachment: attachment])
  }
}

/// A shadow of text; held, nothing is drawn.
open class NSShadow: NSObject {
  private let tag = CoreFoundationTag()

  open var shadowOffset = CGSize.zero
  open var shadowBlurRadius: CGFloat = 0
  open var shadowColor: Any?

  /// No shadow.
  public override init() { super.init() }
}

extension NSAttributedString.Key {
  /// An ``NSShadow``.
  public static let shadow = NSAttributedString.Key(rawValue: "NSShadow")
}
