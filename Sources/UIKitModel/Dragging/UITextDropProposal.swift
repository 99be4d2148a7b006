import Foundation

/// What a text does with what is dropped on it (iOS 11); held, nothing is dropped on text.
@preconcurrency @MainActor open class UITextDropProposal: UIDropProposal {
  /// What becomes of the text that is there.
  public enum Action: UInt, Sendable {
    case insert, replaceSelection, replaceAll
  }

  /// Who carries the drop out.
  public enum Performer: UInt, Sendable {
    case view, delegate
  }

  /// How fast it is carried out.
  public enum ProgressMode: UInt, Sendable {
    case system, custom
  }

  /// What becomes of the text that is there.
  open var dropAction = Action.insert
  /// Who carries the drop out.
  open var dropPerformer = Performer.view
  /// Whether the view uses what it knows to be faster.
  open var useFastSameViewOperations = true
  /// Who shows how far it has come.
  open var dropProgressMode = ProgressMode.system
}

/// A drop on a text (iOS 11).
@preconcurrency @MainActor public protocol UITextDropRequest: NSObjectProtocol {
  /// Where it would go.
  var dropPosition: UITextPosition { get }
  /// What the view would do.
  var suggestedProposal: UITextDropProposal { get }
  /// Whether the text comes from the same view.
  var isSameView: Bool { get }
  /// The drop.
  var dropSession: any UIDropSession { get }
}
