#if canImport(UIKit)
  import Foundation
  import UIKit

  /// Replaces the delegate of a watched table: logs calls and forwards them.
  ///
  /// UIKit calls the methods for which `responds(to:)` returns true, so those that the app does not
  /// implement are not called; what is not logged is forwarded.
  /// - Forwards: `UITableViewDelegate`
  @MainActor final class ForwardingDelegate: NSObject, UITableViewDelegate, ForwardingObject {
    weak var target: (any UITableViewDelegate)?
    weak var probe: TableProbe?

    #if canImport(ObjectiveC)
      override func responds(to aSelector: Selector!) -> Bool {
        NSObject.instancesRespond(to: aSelector) || target?.responds(to: aSelector) ?? false
      }

      override func forwardingTarget(for aSelector: Selector!) -> Any? { target }
    #endif
  }
#endif
