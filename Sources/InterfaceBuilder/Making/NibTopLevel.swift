import Foundation
import TableModel
import UIKitModel

/// Makes the objects of a `.xib`.
@MainActor struct NibTopLevel {
  private let plans: NibPlans
  private let objects: NibObjects
  private let owner: NSObject?
  private let options: [UINib.OptionsKey: Any]

  init(
    _ plans: NibPlans, _ bundle: Bundle?, _ owner: AnyObject?, _ options: [UINib.OptionsKey: Any]
  ) {
    self.plans = plans
    self.owner = owner as? NSObject
    self.options = options
    objects = NibObjects(plans, bundle: bundle)
    objects.scope = owner.map { type(of: $0) }
    objects.controller = owner as? UIViewController
  }

  func make() throws -> [Any] {
    guard let list = plans.document.root?.child("objects") else {
      throw plans.document.error(plans.document.root, "the nib has no <objects>")
    }
    var made: [NSObject] = []
    for element in list.children {
      if element.name == "placeholder" {
        name(element)
      } else if let object = try objects.make(element) {
        made.append(object)
      }
    }
    for element in list.children where element["placeholderIdentifier"] == "IBFilesOwner" {
      if let owner { objects.connect(owner, to: element) }
    }
    objects.finish(except: owner)
    return made
  }

  /// Names the file's owner, or an external object.
  private func name(_ element: NibElement) {
    guard let id = element.id else { return }
    switch element["placeholderIdentifier"] {
    case "IBFilesOwner": if let owner { objects.hold(owner, as: id) }
    case "IBFirstResponder", nil: break
    case let identifier?:
      let external = options[.externalObjects] as? [String: Any]
      if let object = external?[identifier] as? NSObject { objects.hold(object, as: id) }
    }
  }
}
