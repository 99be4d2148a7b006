extension RowSwipes {
  /// The side of a row that a swipe opens.
  package enum Side: Sendable {
    case leading, trailing
  }

  /// What an open row offers.
  package enum Action {
    case contextual(UIContextualAction)
    case row(UITableViewRowAction)
    /// The delete button that a table shows by default.
    case delete(title: String)

    /// The words on the button.
    @MainActor package var title: String {
      switch self {
      case .contextual(let action): action.title ?? ""
      case .row(let action): action.title ?? ""
      case .delete(let title): title
      }
    }
  }
}
