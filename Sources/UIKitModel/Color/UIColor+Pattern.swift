import Foundation

extension UIColor {
  /// A color that repeats an image. Nothing is drawn: it is clear.
  public convenience init(patternImage image: UIImage) { self.init(white: 0, alpha: 0) }
}
