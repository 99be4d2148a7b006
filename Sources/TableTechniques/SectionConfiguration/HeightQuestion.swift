/// The two heights that a table requests of a header or footer.
public enum HeightQuestion: CaseIterable, Sendable {
  case height
  case estimatedHeight

  /// The delegate's method for it, as Objective-C names it.
  public func method(of side: SectionSide) -> String {
    switch (self, side) {
    case (.height, .header): "tableView:heightForHeaderInSection:"
    case (.height, .footer): "tableView:heightForFooterInSection:"
    case (.estimatedHeight, .header): "tableView:estimatedHeightForHeaderInSection:"
    case (.estimatedHeight, .footer): "tableView:estimatedHeightForFooterInSection:"
    }
  }

  /// The height and the side that a method is for; nil for any other method.
  static func requested(by method: String) -> (question: HeightQuestion, side: SectionSide)? {
    for question in allCases {
      for side in SectionSide.allCases where question.method(of: side) == method {
        return (question, side)
      }
    }
    return nil
  }
}
