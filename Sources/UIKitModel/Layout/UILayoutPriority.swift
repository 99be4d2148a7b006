import LayoutEngine

/// How much a constraint matters: 1000 must hold, everything below is optional.
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
  /// From above 0 to 1000.
  public var rawValue: Float

  /// A priority of `rawValue`.
  public init(rawValue: Float) { self.rawValue = rawValue }

  /// A priority of `rawValue`.
  public init(_ rawValue: Float) { self.rawValue = rawValue }

  /// Must hold.
  public static let required = UILayoutPriority(1000)
  /// Content resists being compressed.
  public static let defaultHigh = UILayoutPriority(750)
  /// A user may drag and resize the scene.
  public static let dragThatCanResizeScene = UILayoutPriority(510)
  /// The scene stays as large as it is.
  public static let sceneSizeStayPut = UILayoutPriority(500)
  /// A user may drag without resizing the scene.
  public static let dragThatCannotResizeScene = UILayoutPriority(490)
  /// Content hugs its size.
  public static let defaultLow = UILayoutPriority(250)
  /// Views are as near to a fitting size as they can (Sources.md AL-3: 50).
  public static let fittingSizeLevel = UILayoutPriority(50)

  /// The solver's number.
  var solverPriority: Priority { Priority(rawValue) }

  /// Whether a constraint may carry it.
  var isValid: Bool { solverPriority.isValid }
}
