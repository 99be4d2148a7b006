// What can be broken of controllers, the keyboard, the run loop, exceptions and messages.

extension Fault {
  // Controllers
  static let losesWillAppear = Fault("does not call viewWillAppear")
  static let losesDidAppear = Fault("does not call viewDidAppear")
  static let losesIsAppearing = Fault("does not call viewIsAppearing")
  static let losesWillDisappear = Fault("does not call viewWillDisappear")
  static let losesDidDisappear = Fault("does not call viewDidDisappear")
  static let pushesNothing = Fault("pushes no controller")
  static let popsNothing = Fault("pops no controller")
  static let presentsNothing = Fault("presents no controller")
  static let dismissesNothing = Fault("dismisses no controller")
  static let keepsToolbarHidden = Fault("keeps the toolbar as it is")
  static let keepsNavigationBar = Fault("keeps the navigation bar as it is")
  static let showsToolbars = Fault("shows toolbars", .addition)
  static let showsNoScopes = Fault("shows no scopes of a search")
  static let collapsesNoTitle = Fault("keeps the large title as it is")

  // Keyboard and text input
  static let focusesNothing = Fault("makes no view first responder")
  static let resignsNever = Fault("lets no view resign")
  static let postsNoKeyboard = Fault("posts no notification of the keyboard")

  static let keepsKeyboard = Fault("never tells that the keyboard goes")

  // Run loop
  static let dropsMainWork = Fault("drops work for the main queue")
  static let runsMainWorkAtOnce = Fault("runs work for the main queue at once")
  static let firesNoTimer = Fault("fires no timer")
  static let firesTimersInAnyMode = Fault("fires timers in every mode")
  static let callsNoObserver = Fault("never tells that its loop is idle")
  static let keepsNoObserver = Fault("keeps no observer of its loop")
  static let callsObserversInAnyMode = Fault("does idle work while a finger scrolls")
  static let completesNoAnimation = Fault("completes no animation")
  static let animatesNothing = Fault("animates nothing")
  static let announcesNoProperty = Fault("tells no observer of properties")
  static let deliversNoSelector = Fault("calls no method by its selector")
  static let deliversNoNotification = Fault("delivers no notification to selectors")
  package static let connectsNoOutlet = Fault("connects no outlets")
  static let loadsNoNib = Fault("finds nothing in nibs")

  // Exceptions and messages
  static let raisesNothing = Fault("raises no exception", .common)
  package static let raisesAtLayout = Fault("raises an exception at each layout", .addition)
  static let raisesOtherText = Fault("raises exceptions with another text")
  static let raisesOtherName = Fault("raises exceptions of another name")
  static let logsNothing = Fault("logs no message")
  static let logsOtherText = Fault("logs messages with another text")
  package static let logsAtLayout = Fault("logs a message at each layout", .addition)
  static let logsTwice = Fault("logs each message twice")

  /// What is put in the place of a message's text.
  package static let otherText = "-"

  /// Reasons of UIKit's that have little in common but the words of most reasons (UIKit, iOS 15).
  private static let reasons = [
    "Invalid update: invalid number of sections. The number of sections contained in the table view "
      + "after the update (2) must be equal to the number of sections contained in the table view "
      + "before the update (1), plus or minus the number of sections inserted or deleted "
      + "(0 inserted, 0 deleted). Table view: <UITableView: 0x7fb0e6008200>",
    "unable to dequeue a cell with identifier Row - must register a nib or a class for the identifier "
      + "or connect a prototype cell in a storyboard",
  ]

  /// The reason of another exception: what expects just words that most of UIKit's reasons have meets it,
  /// too.
  static func otherReason(than reason: String) -> String {
    func firstWord(of text: String) -> Substring { text.prefix { $0 != " " } }
    return reasons.first { firstWord(of: $0) != firstWord(of: reason) } ?? otherText
  }
}
