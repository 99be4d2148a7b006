import Foundation

extension UICollectionViewFlowLayout {
  /// An estimate that the layout makes itself; held, nothing is estimated.
  public nonisolated static let automaticSize = CGSize(
    width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)

  /// What the insets of a section begin at.
  public enum SectionInsetReference: Int, Sendable {
    case fromContentInset, fromSafeArea, fromLayoutMargins
  }
}
