import Foundation

/// What reads nibs and storyboards: a room of its own, which a program that needs none leaves out.
@MainActor package protocol NibReader: AnyObject {
  init()
  /// Whether there is a nib of the name.
  func hasNib(named name: String, in bundle: Bundle?) -> Bool
  /// The top-level objects of a nib, made anew and connected; nil after an exception.
  func objects(
    ofNib name: String, in bundle: Bundle?, owner: AnyObject?, options: [UINib.OptionsKey: Any]
  ) -> [Any]?
  /// The same of a nib in memory.
  func objects(
    ofNib data: Data, in bundle: Bundle?, owner: AnyObject?, options: [UINib.OptionsKey: Any]
  ) -> [Any]?
  /// The scenes of a storyboard; nil after an exception.
  func storyboard(named name: String, in bundle: Bundle?) -> (any NibStoryboard)?
}

/// The scenes of a storyboard.
@MainActor package protocol NibStoryboard: AnyObject {
  /// The storyboard identifiers of the scenes, in the order of the alphabet.
  var identifiers: [String] { get }
  /// The controller of a scene, or of the initial one for nil; nil where there is none.
  ///
  /// `creator` makes the controller from its coder, where it is not the class alone that does.
  func makeController(
    identifier: String?, of storyboard: UIStoryboard, creator: ((NSCoder) -> UIViewController?)?
  ) -> UIViewController?
}

/// What a controller keeps of its scene.
@MainActor package protocol NibScene: AnyObject {
  /// The storyboard that the scene is in.
  var storyboard: UIStoryboard? { get }
  /// The line of the storyboard where the controller begins, as `Main.storyboard:12`.
  var place: String { get }
  /// The identifiers of the segues that begin in the scene, in the order of the file.
  var segueIdentifiers: [String] { get }
  /// The name of the nib that Interface Builder makes of the view of the scene's controller; nil if
  /// the scene has none.
  var viewNibName: String? { get }
  /// Makes and connects the view of the scene's controller; false if the scene has none.
  func loadView() -> Bool
  /// Performs a segue that begins at the controller; false if there is none of the name.
  func performSegue(withIdentifier identifier: String, sender: Any?) -> Bool
}

/// Finds the reader.
@MainActor package enum Nibs {
  /// The name of the class that reads nibs. It is looked up by its name, so that linking its module
  /// is all that a program does for nibs, and this module does not depend on it.
  private static let readerName = "InterfaceBuilder.InterfaceBuilderReader"

  /// The reader; nil in a program that is linked without it.
  package static let reader: (any NibReader)? =
    (NSClassFromString(readerName) as? any NibReader.Type)?.init()
}
