public import Foundation

/// Something that a header or footer lacks; the table goes on without it.
public enum SectionAnomaly: Error, Equatable, CustomStringConvertible {
  /// A view is to be shown for a section that has no model.
  case nilModel(SectionSide, section: Int)
  /// No view is registered for a model.
  case noMapping(SectionSide, model: String, section: Int)
  /// A reaction was given for a type of model that has no registered view; it is not kept.
  case reactionWithoutMapping(SectionSide, modelType: String)
  /// A height is no number of points: not finite, or negative and not automatic.
  case unusableHeight(SectionSide, height: CGFloat, section: Int)

  /// What is wrong, and the way out.
  public var description: String {
    switch self {
    case .nilModel(let side, let section):
      "The \(side) of section \(section) is to be a view but has no model. Set a model, or the"
        + " section style to title."
    case .noMapping(let side, let model, let section):
      "No view is registered for the \(side) of section \(section), whose model is \(model)."
        + " Register one for the type of the model."
    case .reactionWithoutMapping(let side, let modelType):
      "A height was given for each \(side) with a \(modelType), for which no view is registered."
        + " Register the view first."
    case .unusableHeight(let side, let height, let section):
      "\(height) is no height for the \(side) of section \(section). Answer 0 or more, or"
        + " automaticDimension."
    }
  }
}
