package import TableEngine

/// What a new row was before.
package enum Origin: Hashable, Sendable {
  case kept(RowPath)
  case reloaded(RowPath)
  case new

  /// Where the row was, if it was anywhere.
  package var old: RowPath? {
    switch self {
    case .kept(let path), .reloaded(let path): path
    case .new: nil
    }
  }
}
