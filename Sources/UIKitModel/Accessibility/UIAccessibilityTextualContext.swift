import Foundation

/// What kind of text it is that is spoken (iOS 13).
public struct UIAccessibilityTextualContext: RawRepresentable, Hashable, Sendable {
  /// The name of the kind.
  public var rawValue: String

  /// A kind by its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  private static func named(_ name: String) -> Self {
    Self(rawValue: "UIAccessibilityTextualContext" + name)
  }

  /// The output of a program.
  public static let console = named("Console")
  /// Names of files.
  public static let fileSystem = named("FileSystem")
  /// Messages.
  public static let messaging = named("Messaging")
  /// Prose.
  public static let narrative = named("Narrative")
  /// Code.
  public static let sourceCode = named("SourceCode")
  /// Cells of a sheet.
  public static let spreadsheet = named("Spreadsheet")
  /// A document that is written.
  public static let wordProcessing = named("WordProcessing")
}

extension UIView {
  /// What kind of text the view shows (iOS 13); held.
  public var accessibilityTextualContext: UIAccessibilityTextualContext? {
    get { held(nil) }
    set { hold(newValue) }
  }
}
