import Foundation

/// Shows what a dictionary says about a word; inert: there is none.
@preconcurrency @MainActor open class UIReferenceLibraryViewController: UIViewController {
  /// What the dictionary says about a word.
  public init(term: String) { super.init(nibName: nil, bundle: nil) }

  /// Makes the object.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Whether a dictionary has a word: there is none.
  open class func dictionaryHasDefinition(forTerm term: String) -> Bool { false }
}
