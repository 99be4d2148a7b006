import Foundation

/// What can be pasted or dropped (iOS 11).
@preconcurrency @MainActor open class UIPasteConfiguration: NSObject {
  /// The types of data; held.
  open var acceptableTypeIdentifiers: [String] = []

  /// A configuration of nothing.
  public override init() { super.init() }

  /// A configuration of types of data.
  public init(acceptableTypeIdentifiers: [String]) {
    self.acceptableTypeIdentifiers = acceptableTypeIdentifiers
    super.init()
  }

  /// A configuration of the types of data that a class can be made of.
  public convenience init(forAccepting aClass: any NSItemProviderReading.Type) {
    self.init(acceptableTypeIdentifiers: aClass.readableTypeIdentifiersForItemProvider)
  }

  /// Adds types of data.
  open func addAcceptableTypeIdentifiers(_ acceptableTypeIdentifiers: [String]) {
    self.acceptableTypeIdentifiers += acceptableTypeIdentifiers
  }

  /// Adds the types of data that a class can be made of.
  open func addTypeIdentifiers(forAccepting aClass: any NSItemProviderReading.Type) {
    addAcceptableTypeIdentifiers(aClass.readableTypeIdentifiersForItemProvider)
  }
}

/// Something that can be pasted into or dropped on (iOS 11).
@preconcurrency @MainActor public protocol UIPasteConfigurationSupporting: NSObjectProtocol {
  /// What can be pasted or dropped.
  var pasteConfiguration: UIPasteConfiguration? { get set }
}

extension UIResponder: UIPasteConfigurationSupporting {
  /// What can be pasted or dropped; held.
  public var pasteConfiguration: UIPasteConfiguration? {
    get { held(nil) }
    set { hold(newValue) }
  }
}
