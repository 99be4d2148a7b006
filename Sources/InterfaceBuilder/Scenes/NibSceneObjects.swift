import Foundation
import TableModel
import UIKitModel

/// A scene while its controller exists: the controller is made first, and its view with the other
/// objects of the scene when the view is loaded.
@MainActor final class NibSceneObjects {
  let element: NibElement
  let scenes: NibStoryboardFile
  let storyboard: UIStoryboard?
  weak var controller: UIViewController?
  /// The ids of the scenes that this one's controller is embedded in, and its own.
  private let ancestors: [String]
  private let objects: NibObjects
  /// Objects of the scene that nothing else holds.
  private var kept: [NSObject] = []
  private var segues: [NibSegue] = []
  private var embeds: [NibSegue] = []

  init(
    _ element: NibElement, _ file: NibStoryboardFile, _ storyboard: UIStoryboard?,
    embeddedIn scene: NibSceneObjects?
  ) {
    self.element = element
    scenes = file
    self.storyboard = storyboard
    ancestors = (scene?.ancestors ?? []) + [element.id ?? ""]
    objects = NibObjects(file.plans, bundle: file.bundle)
    objects.scene = self
    for each in element.descendants where each.name == "segue" {
      guard let kind = each["kind"], kind != "relationship", kind != "embed" else { continue }
      segues.append(NibSegue(each, self, container: nil))
    }
  }

  /// Whether the controller of an element holds this scene's, by way of embedding.
  func isEmbedded(in element: NibElement) -> Bool { ancestors.contains(element.id ?? "") }

  private var document: NibDocument { scenes.document }

  // MARK: Controller

  func makeController(_ creator: ((NSCoder) -> UIViewController?)?) throws -> UIViewController? {
    guard let plan = objects.plan(element) else {
      throw document.error(element, "<\(element.name)> is no controller that can be made")
    }
    objects.nameGuides(of: element)
    let made = try creator.flatMap { $0(NibCoder(plan, objects)) } ?? objects.make(element)
    if let failure = objects.failure { throw failure }
    guard let controller = made as? UIViewController else { return nil }
    adopt(controller)
    try contain(in: controller)
    objects.setAttributes()
    objects.connect()
    objects.awake()
    return controller
  }

  /// Takes the controller, and keeps it no longer than others do.
  private func adopt(_ controller: UIViewController) {
    self.controller = controller
    controller.nibScene = self
    objects.adopt(controller, as: element)
  }

  /// Makes the controllers in a container.
  private func contain(in controller: UIViewController) throws {
    let connections = element.child("connections")?.children ?? []
    var contained: [UIViewController] = []
    for each in connections where each.name == "segue" && each["kind"] == "relationship" {
      guard let id = each["destination"], let destination = document.element(id) else {
        continue
      }
      if let made = scenes.makeController(of: destination, storyboard) { contained.append(made) }
    }
    guard !contained.isEmpty else { return }
    switch controller {
    case let controller as UINavigationController: controller.viewControllers = contained
    case let controller as UITabBarController: controller.viewControllers = contained
    case let controller as UISplitViewController: controller.viewControllers = contained
    default: break
    }
  }

  // MARK: Segues

  /// Connects a segue to what triggers it.
  func connect(segue element: NibElement, of source: NSObject) {
    switch element["kind"] {
    case "relationship": return
    case "embed":
      embeds.append(NibSegue(element, self, container: source as? UIView))
    default:
      segues.first { $0.element.index == element.index }?.attach(to: source)
    }
  }

  /// A controller for a segue's destination.
  func makeDestination(_ id: String) -> UIViewController? {
    guard let destination = document.element(id) else { return nil }
    return scenes.makeController(of: destination, storyboard)
  }

  /// A controller for an embedding.
  func makeEmbedded(_ id: String) -> UIViewController? {
    guard let destination = document.element(id) else { return nil }
    guard !isEmbedded(in: destination) else {
      AppProcess.current.raise(
        NibMessage.unreadable(
          document.error(
            destination,
            "the controller \(id) embeds itself; embed another one, or show it by a segue")))
      return nil
    }
    return scenes.makeController(of: destination, storyboard, from: self)
  }
}

// MARK: - NibScene

extension NibSceneObjects: NibScene {
  var place: String { element.place }

  var segueIdentifiers: [String] { segues.compactMap(\.identifier) }

  var viewNibName: String? {
    element.child(key: "view").map { "\(element.id ?? "")-view-\($0.id ?? "")" }
  }

  func loadView() -> Bool {
    guard let controller, let view = element.child(key: "view") else { return false }
    do {
      guard let root = try objects.make(view) as? UIView else { return false }
      controller.view = root
      try makeOthers()
    } catch {
      AppProcess.current.raise(NibMessage.unreadable(error))
      return controller.isViewLoaded
    }
    objects.finish()
    let embeds = embeds
    self.embeds = []
    for each in embeds { each.embed() }
    return true
  }

  /// Makes the objects of the scene beside its controller.
  private func makeOthers() throws {
    guard let parent = element.node.parent else { return }
    for each in NibElement(document: document, index: parent).children
    where each.index != element.index && each.name != "placeholder" && each.name != "exit" {
      if let object = try objects.make(each) { kept.append(object) }
    }
  }

  func performSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
    guard let segue = segues.first(where: { $0.identifier == identifier }) else { return false }
    segue.perform(sender: sender)
    return true
  }
}
