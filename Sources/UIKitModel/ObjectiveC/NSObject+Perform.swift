public import Foundation

extension NSObjectProtocol {
  /// Whether the object has the method of a selector: one that the selector carries, or one of the
  /// class's ``ObjectiveCTable``.
  ///
  /// A name that begins like those of the methods of UIKit's delegates counts as implemented: Swift
  /// has no list of what a delegate implements, and the model finds that out by calling. A delegate
  /// that decides at run time declares the method itself.
  public func responds(to aSelector: Selector) -> Bool {
    nonisolated(unsafe) let object = self as AnyObject
    return MainActor.assumeIsolated {
      ObjectiveC.responds(object, to: aSelector) || aSelector.isOfDelegate
    }
  }

  /// Calls a method without arguments; an object without it raises UIKit's exception.
  @discardableResult public func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>! {
    send(aSelector, [])
  }

  /// Calls a method with one argument.
  @discardableResult public func perform(
    _ aSelector: Selector!, with object: Any?
  ) -> Unmanaged<AnyObject>! { send(aSelector, [object]) }

  /// Calls a method with two arguments.
  @discardableResult public func perform(
    _ aSelector: Selector!, with object1: Any?, with object2: Any?
  ) -> Unmanaged<AnyObject>! { send(aSelector, [object1, object2]) }

  /// Sends a message; for no selector nothing is called.
  private func send(_ selector: Selector?, _ arguments: [Any?]) -> Unmanaged<AnyObject>? {
    guard let selector else { return nil }
    nonisolated(unsafe) let (object, arguments) = (self as AnyObject, arguments)
    nonisolated(unsafe) var result: Unmanaged<AnyObject>?
    MainActor.assumeIsolated {
      guard let value = ObjectiveC.send(selector, to: object, arguments) else { return }
      let returned = value as AnyObject
      result = .passUnretained(returned)
      // It lives until the next turn of the loop, as what a pool releases does.
      AppProcess.current.loop.perform { withExtendedLifetime(returned) {} }
    }
    return result
  }

  /// Calls a method in a later turn of the main loop, in the default mode: not while a finger
  /// scrolls.
  public func perform(_ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval)
  {
    perform(aSelector, with: anArgument, afterDelay: delay, inModes: [.default])
  }

  /// Calls a method in a later turn of the main loop, in a turn of one of the modes.
  public func perform(
    _ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval,
    inModes modes: [RunLoop.Mode]
  ) {
    nonisolated(unsafe) let (object, argument) = (self as AnyObject, anArgument)
    let mode = RunLoopModel.Mode(modes)
    MainActor.assumeIsolated {
      DelayedRequests.add(aSelector, to: object, argument, after: delay, in: mode)
    }
  }

  /// Calls a method on the main thread: at once if it runs there and `wait` is true, in a later turn
  /// otherwise.
  public func performSelector(
    onMainThread aSelector: Selector, with arg: Any?, waitUntilDone wait: Bool
  ) {
    nonisolated(unsafe) let (object, argument) = (self as AnyObject, arg)
    if wait, DispatchQueue.isMainHere {
      return ObjectiveC.deliver(aSelector, to: object, [argument])
    }
    DispatchQueue.main.async { ObjectiveC.deliver(aSelector, to: object, [argument]) }
  }

  /// Calls a method on a background queue.
  public func performSelector(inBackground aSelector: Selector, with arg: Any?) {
    nonisolated(unsafe) let (object, argument) = (self as AnyObject, arg)
    DispatchQueue.global().async { ObjectiveC.deliver(aSelector, to: object, [argument]) }
  }
}

extension NSObject {
  /// Forgets the calls of an object that wait for their time.
  public class func cancelPreviousPerformRequests(withTarget aTarget: Any) {
    nonisolated(unsafe) let target = aTarget as AnyObject
    MainActor.assumeIsolated { DelayedRequests.cancel { $0.target === target } }
  }

  /// Forgets the calls of a method with an equal argument that wait for their time.
  public class func cancelPreviousPerformRequests(
    withTarget aTarget: Any, selector aSelector: Selector, object anArgument: Any?
  ) {
    nonisolated(unsafe) let (target, argument) = (aTarget as AnyObject, anArgument)
    MainActor.assumeIsolated {
      DelayedRequests.cancel { request in
        request.target === target && request.selector == aSelector
          && DelayedRequests.areEqual(request.argument, argument)
      }
    }
  }
}

extension Selector {
  /// How the methods of UIKit's delegates and data sources begin.
  private static let beginningsOfDelegates = [
    "tableView", "numberOfSectionsInTableView", "sectionIndexTitlesForTableView", "collectionView",
    "numberOfSectionsInCollectionView", "scrollView", "viewForZoomingInScrollView", "textField",
    "textView", "searchBar", "positionForBar", "gestureRecognizer", "navigationController",
    "tabBarController", "presentationController", "pickerView", "numberOfComponentsInPickerView",
    "sectionIndexTitles", "indexTitlesForCollectionView", "contextMenuInteraction",
    "imagePickerController", "pageViewController", "splitViewController", "searchController",
    "willPresentSearchController", "didPresentSearchController", "willDismissSearchController",
    "didDismissSearchController", "updateSearchResultsForSearchController",
  ]

  /// Whether a name alone is one of a method of UIKit's delegates.
  var isOfDelegate: Bool {
    method == nil && Self.beginningsOfDelegates.contains { description.hasPrefix($0) }
  }
}

extension RunLoopModel.Mode {
  /// The lane of a turn in one of several modes.
  init(_ modes: [RunLoop.Mode]) {
    let isTracking = modes.contains(.tracking)
    let isDefault = modes.contains(.default)
    if modes.contains(.common) || (isTracking && isDefault) {
      self = .common
    } else {
      self = isTracking ? .tracking : .default
    }
  }
}

extension RunLoop.Mode {
  /// The mode while a finger scrolls.
  public static let tracking = RunLoop.Mode("UITrackingRunLoopMode")
}
