import Foundation

/// The text of an exception that UIKit raises, with the exception's name.
///
/// A message quotes the source that is named at it by the id of `Tests/Facts/sources.tsv`.
package struct Message {
  package let name: String
  package let text: String

  package init(_ text: String, name: String = UIKitException.Name.internalInconsistency) {
    self.name = name
    self.text = text
  }
}

extension AppProcess {
  /// Raises a message; see `raise(_:_:)`.
  package func raise(_ message: Message) { raise(message.name, message.text) }
}
