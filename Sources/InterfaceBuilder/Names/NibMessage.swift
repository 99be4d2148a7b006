import Foundation
import UIKitModel

/// What the loader raises of its own.
enum NibMessage {
  /// A file that cannot be read; UIKit has compiled nibs, and no text for it (model).
  static func unreadable(_ error: any Error) -> UIKitException {
    UIKitException("\(error)", name: "NSInternalInconsistencyException")
  }
}
