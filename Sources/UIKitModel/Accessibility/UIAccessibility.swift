import Foundation

/// What a view is for assistive technologies.
public struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
  /// The traits as bits.
  public let rawValue: UInt64

  /// Traits by their bits.
  public init(rawValue: UInt64) { self.rawValue = rawValue }

  /// Nothing in particular.
  public static let none: UIAccessibilityTraits = []
  /// A button.
  public static let button = UIAccessibilityTraits(rawValue: 1 << 0)
  /// A link.
  public static let link = UIAccessibilityTraits(rawValue: 1 << 1)
  /// An image.
  public static let image = UIAccessibilityTraits(rawValue: 1 << 2)
  /// Selected.
  public static let selected = UIAccessibilityTraits(rawValue: 1 << 3)
  /// Plays a sound of its own.
  public static let playsSound = UIAccessibilityTraits(rawValue: 1 << 4)
  /// A key of a keyboard.
  public static let keyboardKey = UIAccessibilityTraits(rawValue: 1 << 5)
  /// Text that does not change.
  public static let staticText = UIAccessibilityTraits(rawValue: 1 << 6)
  /// A summary to be read when the app begins.
  public static let summaryElement = UIAccessibilityTraits(rawValue: 1 << 7)
  /// Not to be operated.
  public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 8)
  /// Changing often.
  public static let updatesFrequently = UIAccessibilityTraits(rawValue: 1 << 9)
  /// A field for searching.
  public static let searchField = UIAccessibilityTraits(rawValue: 1 << 10)
  /// Begins a session of media.
  public static let startsMediaSession = UIAccessibilityTraits(rawValue: 1 << 11)
  /// A value to be stepped.
  public static let adjustable = UIAccessibilityTraits(rawValue: 1 << 12)
  /// Touched directly also while VoiceOver runs.
  public static let allowsDirectInteraction = UIAccessibilityTraits(rawValue: 1 << 13)
  /// Turns the page when it has been read.
  public static let causesPageTurn = UIAccessibilityTraits(rawValue: 1 << 14)
  /// A bar of tabs.
  public static let tabBar = UIAccessibilityTraits(rawValue: 1 << 15)
  /// A heading.
  public static let header = UIAccessibilityTraits(rawValue: 1 << 16)
}

/// An action that assistive technologies offer.
@preconcurrency @MainActor open class UIAccessibilityCustomAction: NSObject {
  /// Performs the action and returns whether that succeeded.
  public typealias ActionHandler = (UIAccessibilityCustomAction) -> Bool

  /// What VoiceOver reads for the action.
  open var name: String
  /// Performs the action; returns whether that succeeded.
  open var actionHandler: ActionHandler?

  /// An action with a closure.
  public init(name: String, actionHandler: ActionHandler?) {
    self.name = name
    self.actionHandler = actionHandler
    super.init()
  }

  /// The object that ``selector`` is sent to.
  open weak var target: AnyObject?
  /// The method that performs the action, with the action; it returns whether that succeeded.
  open var selector: Selector = ""

  /// An action with a method of a target.
  public init(name: String, target: Any?, selector: Selector) {
    self.name = name
    self.target = target.map { $0 as AnyObject }
    self.selector = selector
    super.init()
    actionHandler = { action in
      guard let target = action.target else { return false }
      return ObjectiveC.send(action.selector, to: target, [action]) as? Bool ?? false
    }
  }
}

/// The state of assistive technologies: none is on.
@preconcurrency @MainActor public enum UIAccessibility {
  /// The notifications to assistive technologies.
  public struct Notification: RawRepresentable, Hashable, Sendable {
    /// The number of the notification.
    public var rawValue: UInt32

    /// A notification by its number.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Another screen is shown.
    public static let screenChanged = Notification(rawValue: 1000)
    /// The screen has changed.
    public static let layoutChanged = Notification(rawValue: 1001)
    /// A text for VoiceOver to read.
    public static let announcement = Notification(rawValue: 1008)
    /// Pages were turned.
    public static let pageScrolled = Notification(rawValue: 1009)
  }

  /// Whether the screen is read aloud: never.
  public static var isVoiceOverRunning: Bool { false }
  /// Whether things are not to move: no.
  public static var isReduceMotionEnabled: Bool { false }
  /// Whether text is bold: no.
  public static var isBoldTextEnabled: Bool { false }
  /// Inert: there is no assistive technology.
  public static func post(notification: Notification, argument: Any?) {}
}
