import Foundation

/// Prints (iOS 4.2). Inert: there is no printer.
@preconcurrency @MainActor open class UIPrintInteractionController: NSObject {
  /// Called when printing has ended, with whether something was printed.
  public typealias CompletionHandler = (UIPrintInteractionController, Bool, (any Error)?) -> Void

  private static let only = UIPrintInteractionController()

  /// The controller of the app.
  open class var shared: UIPrintInteractionController { only }
  /// Whether the device can print: it cannot.
  open class var isPrintingAvailable: Bool { false }
  /// The types of data that can be printed: none.
  open class var printableUTIs: Set<String> { [] }
  /// Whether a file can be printed: it cannot.
  open class func canPrint(_ url: URL) -> Bool { false }
  /// Whether data can be printed: it cannot.
  open class func canPrint(_ data: Data) -> Bool { false }

  /// How it is printed; held.
  open var printInfo: UIPrintInfo?
  /// Determines the paper; held.
  open weak var delegate: (any UIPrintInteractionControllerDelegate)?
  /// Whether a person chooses the pages; held.
  open var showsPageRange = true
  /// Whether a person chooses how many there are; held.
  open var showsNumberOfCopies = true
  /// Whether a person chooses the paper; held.
  open var showsPaperSelectionForLoadedPapers = false
  /// Whether a person chooses which way the paper lies (iOS 15); held.
  open var showsPaperOrientation = true
  /// Draws pages; held.
  open var printPageRenderer: UIPrintPageRenderer?
  /// Lays out a content; held.
  open var printFormatter: UIPrintFormatter?
  /// What is printed; held.
  open var printingItem: Any?
  /// What is printed one after the other; held.
  open var printingItems: [Any]?

  /// Shows what can be chosen. Inert: returns false, and the completion is not called.
  @discardableResult open func present(
    animated: Bool, completionHandler completion: CompletionHandler? = nil
  ) -> Bool { false }
  /// Shows what can be chosen. Inert: returns false, and the completion is not called.
  @discardableResult open func present(
    from rect: CGRect, in view: UIView, animated: Bool,
    completionHandler completion: CompletionHandler? = nil
  ) -> Bool { false }
  /// Shows what can be chosen. Inert: returns false, and the completion is not called.
  @discardableResult open func present(
    from item: UIBarButtonItem, animated: Bool,
    completionHandler completion: CompletionHandler? = nil
  ) -> Bool { false }
  /// Takes away what is shown. Inert: nothing is shown.
  open func dismiss(animated: Bool) {}
}

/// Determines the paper. Inert: nothing calls it.
@preconcurrency @MainActor public protocol UIPrintInteractionControllerDelegate: NSObjectProtocol {
  /// Returns the controller over which is shown what can be chosen. Inert.
  func printInteractionControllerParentViewController(
    _ printInteractionController: UIPrintInteractionController
  ) -> UIViewController?
  /// Called before something is printed. Inert.
  func printInteractionControllerWillStartJob(
    _ printInteractionController: UIPrintInteractionController)
  /// Called after something was printed. Inert.
  func printInteractionControllerDidFinishJob(
    _ printInteractionController: UIPrintInteractionController)
}

/// Default implementations, which mean that a delegate does not implement the method.
extension UIPrintInteractionControllerDelegate {
  /// Default implementation: returns `nil`.
  public func printInteractionControllerParentViewController(
    _ printInteractionController: UIPrintInteractionController
  ) -> UIViewController? { nil }
  /// Default implementation: does nothing.
  public func printInteractionControllerWillStartJob(
    _ printInteractionController: UIPrintInteractionController
  ) {}
  /// Default implementation: does nothing.
  public func printInteractionControllerDidFinishJob(
    _ printInteractionController: UIPrintInteractionController
  ) {}
}
