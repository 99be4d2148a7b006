#if canImport(UIKit)
  import UIKit
#else
  import TableModel
#endif

/// The debug log of template cells, in the form of the original's documentation (release 1.2).
///
/// It is off by default (F-17).
@MainActor public final class TemplateLog {
  /// Whether lines are written.
  public var isEnabled = false
  /// Writes a line; to the console by default.
  public var write: (String) -> Void = { print($0) }

  private static let prefix = "** FDTemplateLayoutCell ** "

  /// A log that is off.
  public init() {}

  func callAsFunction(_ line: @autoclosure () -> String) {
    if isEnabled || TechniqueFault.logsAlways.isOn { write(Self.prefix + line()) }
  }

  /// Logs what happened to the height of a row: `calculate - [0:1] 155.5`.
  func callAsFunction(_ event: String, _ indexPath: IndexPath, _ height: CGFloat) {
    self("\(event) - [\(indexPath.section):\(indexPath.row)] \(Self.text(height))")
  }

  /// Logs what happened to the height of a key: `hit cache - [key] 155.5`.
  func callAsFunction(_ event: String, key: AnyHashable, _ height: CGFloat) {
    self("\(event) - [\(key.base)] \(Self.text(height))")
  }

  /// A height without trailing zeros (F-26).
  private static func text(_ height: CGFloat) -> String {
    let text = "\(height)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}
