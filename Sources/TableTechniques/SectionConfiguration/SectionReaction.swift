public import Foundation

/// A closure that returns a height for models of one type.
@MainActor public struct SectionReaction<Model> {
  let kind: HeightKind
  let height: (Model, Int) -> CGFloat

  /// Returns the height, in points, from the model and the index of the section.
  public static func height(_ height: @escaping (Model, Int) -> CGFloat) -> Self {
    Self(kind: .height, height: height)
  }

  /// Returns the estimated height, in points, from the model and the index of the section.
  public static func estimatedHeight(_ height: @escaping (Model, Int) -> CGFloat) -> Self {
    Self(kind: .estimatedHeight, height: height)
  }
}
