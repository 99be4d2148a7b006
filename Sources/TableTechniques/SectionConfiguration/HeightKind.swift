/// The two heights that a table requests of a header or footer.
public enum HeightKind: CaseIterable, Sendable {
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
  static func requested(by method: String) -> (kind: HeightKind, side: SectionSide)? {
    for kind in allCases {
      for side in SectionSide.allCases where kind.method(of: side) == method {
        return (kind, side)
      }
    }
    return nil
  }
}
