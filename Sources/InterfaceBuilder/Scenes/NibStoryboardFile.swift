import Foundation
import TableModel
import UIKitModel

/// A storyboard's scenes.
@MainActor final class NibStoryboardFile {
  let plans: NibPlans
  let bundle: Bundle?
  /// The elements of controllers by their storyboard identifiers.
  private let identified: [String: NibElement]
  /// Controllers that are being made, to see a ring of them.
  private var making: Set<String> = []

  var document: NibDocument { plans.document }

  init(_ plans: NibPlans, bundle: Bundle?) {
    self.plans = plans
    self.bundle = bundle
    var identified: [String: NibElement] = [:]
    for scene in plans.document.root?.child("scenes")?.children ?? [] {
      for element in scene.child("objects")?.children ?? [] {
        if let name = element["storyboardIdentifier"] { identified[name] = element }
      }
    }
    self.identified = identified
  }

  private var initial: NibElement? {
    document.root?["initialViewController"].flatMap(document.element)
  }

  /// Makes the controller of an element; nil after an exception.
  func makeController(
    of element: NibElement, _ storyboard: UIStoryboard?, from scene: NibSceneObjects? = nil,
    creator: ((NSCoder) -> UIViewController?)? = nil
  ) -> UIViewController? {
    do {
      return try controller(of: element, storyboard, scene, creator)
    } catch {
      AppProcess.current.raise(NibMessage.unreadable(error))
      return nil
    }
  }

  private func controller(
    of element: NibElement, _ storyboard: UIStoryboard?, _ scene: NibSceneObjects?,
    _ creator: ((NSCoder) -> UIViewController?)?
  ) throws -> UIViewController? {
    if element.name == "viewControllerPlaceholder" {
      return try NibReferences.controller(of: element, in: self, creator)
    }
    let id = element.id ?? ""
    guard making.insert(id).inserted else {
      throw document.error(
        element,
        "the controller \(id) contains itself; let the segue go to another scene")
    }
    defer { making.remove(id) }
    let objects = NibSceneObjects(element, self, storyboard, embeddedIn: scene)
    return try objects.makeController(creator)
  }
}

// MARK: - NibStoryboard

extension NibStoryboardFile: NibStoryboard {
  var identifiers: [String] { identified.keys.sorted() }

  func makeController(
    identifier: String?, of storyboard: UIStoryboard, creator: ((NSCoder) -> UIViewController?)?
  ) -> UIViewController? {
    let element = identifier.map { identified[$0] } ?? initial
    return element.flatMap { makeController(of: $0, storyboard, creator: creator) }
  }
}

/// References from one storyboard to another.
@MainActor enum NibReferences {
  /// The references that are being followed, to see a ring of them.
  private static var following: [String] = []

  static func controller(
    of element: NibElement, in file: NibStoryboardFile,
    _ creator: ((NSCoder) -> UIViewController?)?
  ) throws -> UIViewController? {
    let name = element["storyboardName"] ?? ""
    let identifier = element["referencedIdentifier"]
    let place = "\(file.document.file) \(element.id ?? "")"
    guard !following.contains(place) else {
      throw file.document.error(
        element,
        "the reference to \"\(name)\" leads back to itself; let one of the storyboards have the scene"
      )
    }
    following.append(place)
    defer { following.removeLast() }
    let bundle = element["bundleIdentifier"].flatMap(Bundle.init(identifier:)) ?? file.bundle
    let storyboard =
      name.isEmpty ? nil : UIStoryboard(name: name, bundle: bundle)
    guard let storyboard else {
      throw file.document.error(element, "the reference names no storyboard")
    }
    return identifier.map { storyboard.instantiateViewController(withIdentifier: $0) }
      ?? storyboard.instantiateInitialViewController()
  }
}
