import UIKitModel

/// A controller as the rewriting for Linux leaves it: methods and properties by name in a table.
class Feed: UIViewController {
  private(set) var calls: [String] = []
  private(set) var senders: [AnyObject] = []
  private(set) var events: [UIEvent?] = []
  var titleLabel: UILabel! { didSet { calls.append("titleLabel") } }
  weak var footer: UIView?
  var buttons: [UIButton] = []
  private var secret: UIView?
  var count = 0
  @KeyValueObserved var progress = 0.0
  @KeyValueObserved var name: String?
  var greeting: String { "Hello " + (name ?? "") }

  func note(_ call: String, _ sender: AnyObject? = nil) {
    calls.append(call)
    if let sender { senders.append(sender) }
  }

  func refresh() { note("refresh") }
  private func save(_ sender: UIButton) { note("save:", sender) }
  func send(_ sender: Any?, for event: UIEvent?) {
    note("send:forEvent:", sender as AnyObject)
    events.append(event)
  }
  func keyboard(_ notification: Notification) {
    note("keyboard:", notification.object as AnyObject)
  }
  func tick(_ timer: Timer) { note("tick:", timer) }
  func move(_ pan: UIPanGestureRecognizer) { note("move:\(pan.state)", pan) }
  func title(of row: NSNumber) -> String { "row \(row)" }

  static let save = Selector("save:", Feed.save(_:))

  private let objectiveC = ObjectiveCTable<Members>()
  private enum Members: ObjectiveCMembers {
    static var members: [ObjectiveCMember] {
      [
        .init(Selector("refresh", Feed.refresh)), .init(Selector("save:", Feed.save(_:))),
        .init(Selector("send:forEvent:", Feed.send(_:for:))),
        .init(Selector("titleOfRow:", Feed.title(of:))),
        .init("titleLabel", \Feed.titleLabel), .init("footer", \Feed.footer),
        .init("buttons", \Feed.buttons), .init("secret", \Feed.secret), .init("count", \Feed.count),
        .init("progress", \Feed.progress), .init("name", \Feed.name),
        .init("greeting", \Feed.greeting),
      ]
    }
  }
}

/// A subclass with an override and a method of its own.
final class PinnedFeed: Feed {
  override func refresh() { note("pinned refresh") }
  func pin(_ sender: Any) { note("pin:") }

  private let objectiveC = ObjectiveCTable<Members>()
  private enum Members: ObjectiveCMembers {
    static var members: [ObjectiveCMember] { [.init(Selector("pin:", PinnedFeed.pin(_:)))] }
  }
}

/// An object that is no responder.
final class Store: NSObject {
  var changes: [String] = []
  var context: UnsafeMutableRawPointer?

  func changed(_ note: Notification) { changes.append(note.name.rawValue) }
  func observe(
    forKeyPath path: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {
    changes.append("\(path ?? "") \(change?[.newKey] ?? "-") \(change?[.oldKey] ?? "-")")
    self.context = context
  }

  private let objectiveC = ObjectiveCTable<Members>()
  private enum Members: ObjectiveCMembers {
    static var members: [ObjectiveCMember] {
      [
        .init(
          Selector(
            "observeValueForKeyPath:ofObject:change:context:",
            Store.observe(forKeyPath:of:change:context:)))
      ]
    }
  }
}
