public import Foundation

/// A closure that returns a height for models of one type.
@MainActor public struct SectionReaction<Model> {
  let question: HeightQuestion
  let answer: (Model, Int) -> CGFloat

  /// Answers the height, in points, from the model and the index of the section.
  public static func height(_ answer: @escaping (Model, Int) -> CGFloat) -> Self {
    Self(question: .height, answer: answer)
  }

  /// Answers the estimated height, in points, from the model and the index of the section.
  public static func estimatedHeight(_ answer: @escaping (Model, Int) -> CGFloat) -> Self {
    Self(question: .estimatedHeight, answer: answer)
  }
}
