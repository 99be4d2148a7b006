import Foundation

extension UIMenu.Identifier {
  /// The identifier of one of the system's menus.
  private static func standard(_ name: String) -> Self { Self("com.apple.menu.\(name)") }

  /// The menu of the app.
  public static let application = standard("application")
  /// The menu of files.
  public static let file = standard("file")
  /// The menu of editing.
  public static let edit = standard("edit")
  /// The menu of views.
  public static let view = standard("view")
  /// The menu of windows.
  public static let window = standard("window")
  /// The menu of help.
  public static let help = standard("help")
  /// About the app.
  public static let about = standard("about")
  /// The settings of the app.
  public static let preferences = standard("preferences")
  /// What other apps do.
  public static let services = standard("services")
  /// Hiding the app.
  public static let hide = standard("hide")
  /// Ending the app.
  public static let quit = standard("quit")
  /// New windows.
  public static let newScene = standard("new-scene")
  /// What was open before (iOS 16).
  public static let openRecent = standard("open-recent")
  /// Closing windows.
  public static let close = standard("close")
  /// Printing.
  public static let print = standard("print")
  /// What is done with documents (iOS 16).
  public static let document = standard("document")
  /// Undoing.
  public static let undoRedo = standard("undo-redo")
  /// Cutting, copying and pasting.
  public static let standardEdit = standard("standard-edit")
  /// Finding.
  public static let find = standard("find")
  /// Replacing.
  public static let replace = standard("replace")
  /// Sharing.
  public static let share = standard("share")
  /// Styles of text.
  public static let textStyle = standard("text-style")
  /// Spelling.
  public static let spelling = standard("spelling")
  /// The panel of spelling.
  public static let spellingPanel = standard("spelling-panel")
  /// How spelling is checked.
  public static let spellingOptions = standard("spelling-options")
  /// What is put in the place of characters.
  public static let substitutions = standard("substitutions")
  /// The panel of substitutions.
  public static let substitutionsPanel = standard("substitutions-panel")
  /// Which substitutions are made.
  public static let substitutionOptions = standard("substitution-options")
  /// Capitals and small letters.
  public static let transformations = standard("transformations")
  /// Speech.
  public static let speech = standard("speech")
  /// Looking up.
  public static let lookup = standard("lookup")
  /// Learning words.
  public static let learn = standard("learn")
  /// The menu of formats.
  public static let format = standard("format")
  /// Fonts.
  public static let font = standard("font")
  /// Sizes of text.
  public static let textSize = standard("text-size")
  /// Colors of text.
  public static let textColor = standard("text-color")
  /// Copying styles of text.
  public static let textStylePasteboard = standard("text-style-pasteboard")
  /// Text.
  public static let text = standard("text")
  /// The direction of text.
  public static let writingDirection = standard("writing-direction")
  /// The alignment of text.
  public static let alignment = standard("alignment")
  /// The toolbar.
  public static let toolbar = standard("toolbar")
  /// The side bar (iOS 15).
  public static let sidebar = standard("sidebar")
  /// The whole screen.
  public static let fullscreen = standard("fullscreen")
  /// The size of windows.
  public static let minimizeAndZoom = standard("minimize-and-zoom")
  /// Which windows are in front.
  public static let bringAllToFront = standard("bring-all-to-front")
  /// The whole menu bar.
  public static let root = standard("root")
  /// What is filled in (iOS 17).
  public static let autoFill = standard("autofill")
}
