import Dispatch

/// How deep the app's code is within itself, by way of UIKit: a callback that makes the change that it
/// hears of.
struct NestedCalls {
  /// A method of the app that UIKit has called.
  struct Call {
    let name: String
    /// The type whose method it is; nil for a closure.
    let receiver: AnyObject.Type?
  }

  /// The most calls within each other: more never end (model's choice; UIKit's end is that of the
  /// stack).
  static let most = 128

  /// The calls that have not returned, the innermost last.
  var open: [Call] = []
  /// Whether there were too many, until the outermost one has returned.
  var areEnded = false

  /// The call that comes most often, of those the outermost.
  var mostFrequent: Call? {
    let counts = Dictionary(grouping: open, by: \.name).mapValues(\.count)
    return open.max { (counts[$0.name] ?? 0) < (counts[$1.name] ?? 0) }
  }
}

extension AppProcess {
  /// Runs code of the app that UIKit calls, which may make UIKit call it again.
  ///
  /// Calls within each other without an end raise. What would be called until the outermost one has
  /// returned is left out then: UIKit would not come to it.
  ///
  /// - Parameters:
  ///   - name: The method that is called.
  ///   - receiver: Whose method it is; nil for a closure.
  package func call(_ name: String, of receiver: AnyObject? = nil, _ body: () -> Void) {
    guard DispatchQueue.isMainHere else { return bind(body) }
    guard !nestedCalls.areEnded else { return }
    guard nestedCalls.open.count < NestedCalls.most else {
      nestedCalls.areEnded = true
      return raise(Message.callsWithoutEnd(nestedCalls))
    }
    nestedCalls.open.append(NestedCalls.Call(name: name, receiver: receiver.map { type(of: $0) }))
    defer {
      nestedCalls.open.removeLast()
      if nestedCalls.open.isEmpty { nestedCalls.areEnded = false }
    }
    bind(body)
  }
}

extension Message {
  /// The words are the model's.
  static func callsWithoutEnd(_ calls: NestedCalls) -> UIKitException {
    let call = calls.mostFrequent
    let whose = (call?.receiver).map { " of \($0)" } ?? ""
    return UIKitException(
      "\(call?.name ?? "The app")\(whose) calls itself without end, by way of UIKit.")
  }
}
