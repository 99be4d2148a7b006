import Foundation

extension UIFont {
  /// The families of fonts by which the model measures: that of the system has no name of its own.
  public class var familyNames: [String] { ["Helvetica"] }

  /// The fonts of a family; none for one that is not among ``familyNames``.
  public class func fontNames(forFamilyName familyName: String) -> [String] {
    familyNames.contains(familyName) ? [familyName] : []
  }
}
