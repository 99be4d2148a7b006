import Foundation

/// What a drop does.
public enum UIDropOperation: UInt, Sendable {
  case cancel, forbidden, copy, move
}

/// What a drop would do (iOS 11).
@preconcurrency @MainActor open class UIDropProposal: NSObject {
  /// What it would do.
  public let operation: UIDropOperation
  /// Whether the drop is placed exactly where the drag is; held.
  open var isPrecise = false
  /// Whether the dragged views keep their size; held.
  open var prefersFullSizePreview = false

  /// A proposal.
  public init(operation: UIDropOperation) {
    self.operation = operation
    super.init()
  }
}
