import SwiftSyntax

/// The attributes of a declaration that belong to Objective-C and Interface Builder.
struct ObjectiveCAttributes {
  /// Attributes that are blanked out.
  static let blanked: Set<String> = [
    "objc", "objcMembers", "nonobjc", "IBAction", "IBSegueAction", "IBOutlet", "IBDesignable",
    "IBInspectable", "GKInspectable", "NSCopying", "NSApplicationMain", "UIApplicationMain",
  ]

  /// Whether it is `@objc` or one of Interface Builder's, which imply it.
  var isExposed = false
  var hasObjectiveCMembers = false
  var isHidden = false
  /// Whether Core Data would make it.
  var isManaged = false
  /// The name of `@objc(name)`.
  var name: String?

  init(_ attributes: AttributeListSyntax) {
    for case .attribute(let attribute) in attributes {
      switch attribute.attributeName.trimmedDescription {
      case "objc":
        isExposed = true
        name = attribute.arguments?.trimmedDescription
      case "IBAction", "IBSegueAction", "IBOutlet", "IBInspectable", "GKInspectable":
        isExposed = true
      case "NSManaged": (isExposed, isManaged) = (true, true)
      case "objcMembers": hasObjectiveCMembers = true
      case "nonobjc": isHidden = true
      default: break
      }
    }
  }
}
