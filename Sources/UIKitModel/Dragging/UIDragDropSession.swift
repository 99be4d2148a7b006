import Foundation

/// What a drag and a drop have in common (iOS 11).
@preconcurrency @MainActor public protocol UIDragDropSession: NSObjectProtocol {
  /// What is dragged.
  var items: [UIDragItem] { get }
  /// Whether it may be moved, as against copied.
  var allowsMoveOperation: Bool { get }
  /// Whether it stays in this application.
  var isRestrictedToDraggingApplication: Bool { get }
  /// Where it is.
  func location(in view: UIView) -> CGPoint
  /// Whether something of one of the types is dragged.
  func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool
  /// Whether an object of the class can be made of something that is dragged.
  func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool
}

extension UIDragDropSession {
  /// Whether something of one of the types is dragged.
  public func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool {
    items.contains { item in
      typeIdentifiers.contains { item.itemProvider.hasItemConformingToTypeIdentifier($0) }
    }
  }

  /// Whether an object of the class can be made of something that is dragged.
  public func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
    items.contains { $0.itemProvider.canLoadObject(ofClass: aClass) }
  }
}

extension UIDragDropSession {
  /// Whether a value of a type of Swift, `String` or `URL`, can be made of something that is dragged.
  public func canLoadObjects<Value: _ObjectiveCBridgeable>(ofClass aClass: Value.Type) -> Bool
  where Value._ObjectiveCType: NSItemProviderReading {
    canLoadObjects(ofClass: Value._ObjectiveCType.self)
  }
}

extension UIDropSession {
  /// Makes values of a type of Swift, `String` or `URL`, of all that is dragged and can be loaded as
  /// one.
  @discardableResult public func loadObjects<Value: _ObjectiveCBridgeable>(
    ofClass aClass: Value.Type, completion: @escaping ([Value]) -> Void
  ) -> Progress where Value._ObjectiveCType: NSItemProviderReading {
    loadObjects(ofClass: Value._ObjectiveCType.self) { objects in
      let loaded = objects.compactMap { $0 as? Value._ObjectiveCType }
      completion(loaded.map { Value._unconditionallyBridgeFromObjectiveC($0) })
    }
  }
}

/// A drag, seen from where it began (iOS 11).
@preconcurrency @MainActor public protocol UIDragSession: UIDragDropSession {
  /// What it was begun for.
  var localContext: Any? { get set }
}

/// A drag, seen from where it may end (iOS 11).
@preconcurrency @MainActor public protocol UIDropSession: UIDragDropSession {
  /// The drag, when it began in this application.
  var localDragSession: (any UIDragSession)? { get }
  /// How far the loading has come.
  var progress: Progress { get }
  /// What is shown while the data is loaded; held, nothing is drawn.
  var progressIndicatorStyle: UIDropSessionProgressIndicatorStyle { get set }
  /// Makes objects of the class of all that is dragged and can be loaded as one.
  @discardableResult func loadObjects(
    ofClass aClass: any NSItemProviderReading.Type,
    completion: @escaping ([any NSItemProviderReading]) -> Void
  ) -> Progress
}

/// What is shown while the data of a drop is loaded.
public enum UIDropSessionProgressIndicatorStyle: UInt, Sendable {
  case none, `default`
}
