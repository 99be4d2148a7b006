/// What UIKit would have printed to the console, in order.
///
/// Nothing is printed. A warning that UIKit gives "once only" appears once for each process; see
/// `SystemVersion.current` for what a process is here.
@preconcurrency @MainActor public enum ConsoleLog {
  /// The messages so far, without the date and process name that the system puts before them.
  public static var messages: [String] { AppProcess.current.console.messages }

  /// Forgets the messages so far.
  public static func removeAll() { AppProcess.current.console.messages.removeAll() }
}

/// The messages of one process.
package final class Console {
  /// Those that the program has not removed.
  package var messages: [String] = []
  /// All of them.
  package private(set) var printed: [String] = []
  /// Those that may be the cause of what goes wrong later.
  package internal(set) var causes: [String] = []
  /// The replacements for addresses assigned so far; see `address(of:)`.
  var addresses: [ObjectIdentifier: Address] = [:]
  var nextAddress = 0x7f80_0000_0000

  package init() {}

  struct Address {
    weak var object: AnyObject?
    let text: String
  }

  package func log(_ message: String) {
    guard !Fault.logsNothing.isOn else { return }
    let message = Fault.logsOtherText.isOn ? Fault.otherText : message
    if Fault.logsTwice.isOn { messages.append(message) }
    messages.append(message)
    printed.append(message)
  }
}

extension AppProcess {
  /// Logs a message of the kind that is given only once.
  package func logOnce(_ name: String, _ message: @autoclosure () -> String) {
    guard givenWarnings.insert(name).inserted else { return }
    console.log(message())
  }
}
