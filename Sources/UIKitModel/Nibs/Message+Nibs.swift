import Foundation

extension Message {
  /// As NSBundle prints itself, with the app at a place that is the same on every machine: the folder
  /// of the program is the app, and what lies in it keeps its path within.
  private static func text(of bundle: Bundle?) -> String {
    let app = Bundle.main.bundlePath
    let path = (bundle ?? .main).bundlePath
    let within = path.hasPrefix(app) ? "/App.app" + path.dropFirst(app.count) : path
    return "NSBundle <\(within)> (loaded)"
  }

  /// NIB-1.
  @MainActor static func noNib(_ name: String, in bundle: Bundle?) -> UIKitException {
    UIKitException(
      "Could not load NIB in bundle: '\(text(of: bundle))' with name '\(name)'",
      hint: missing("\(name).xib", in: bundle))
  }

  /// NIB-2.
  @MainActor package static func noStoryboard(_ name: String, in bundle: Bundle?) -> UIKitException
  {
    UIKitException(
      "Could not find a storyboard named '\(name)' in bundle \(text(of: bundle))",
      name: UIKitException.Name.invalidArgument, hint: missing("\(name).storyboard", in: bundle))
  }

  /// What to do for a file that is not found, and which files of its kind there are.
  @MainActor private static func missing(_ file: String, in bundle: Bundle?) -> String {
    let kind = file.split(separator: ".").last.map(String.init) ?? ""
    return "\(file) is not among the resources of the program's targets: list it, or its folder, "
      + "under `resources:` of its target in Package.swift; "
      + list(ResourceFiles.names(extension: kind, in: bundle), none: "no .\(kind) file is found")
  }

  /// What there is in place of what is missing.
  package static func list(_ names: [String], none: String) -> String {
    names.isEmpty ? none : "found: \(names.joined(separator: ", "))"
  }

  /// NIB-3.
  @MainActor static func noScene(
    _ identifier: String, in storyboard: UIStoryboard
  ) -> UIKitException {
    UIKitException(
      "Storyboard (\(storyboard.objectDescription)) doesn't contain a view controller with "
        + "identifier '\(identifier)'",
      name: UIKitException.Name.invalidArgument,
      hint: "The Storyboard ID of a scene is set in Interface Builder's identity inspector; "
        + list(storyboard.identifiers, none: "no scene of the storyboard has one"))
  }

  /// The model's own wording.
  @MainActor static func wrongController(
    _ made: UIViewController, _ type: UIViewController.Type, _ identifier: String
  ) -> UIKitException {
    UIKitException(
      "The view controller with identifier '\(identifier)' is \(made.objectDescription), not an "
        + "instance of \(type)")
  }

  /// NIB-4.
  @MainActor static func noSegue(
    _ identifier: String, of controller: UIViewController
  ) -> UIKitException {
    UIKitException(
      "Receiver (\(controller.objectDescription)) has no segue with identifier '\(identifier)'",
      name: UIKitException.Name.invalidArgument,
      hint: controller.nibScene.map {
        "\($0.place): " + list($0.segueIdentifiers, none: "no segue of the scene has an identifier")
      } ?? "The controller was made by no storyboard, which alone has segues")
  }

  /// NIB-5.
  @MainActor static func noView(
    inNib name: String, of controller: UIViewController
  ) -> UIKitException {
    UIKitException(
      "-[\(UIView.nameOfClass(of: controller)) loadView] loaded the \"\(name)\" nib but the view "
        + "outlet was not set.")
  }

  /// NIB-9.
  package static func noTable(inNib name: String) -> UIKitException {
    UIKitException(
      "-[UITableViewController loadView] loaded the \"\(name)\" nib but didn't get a UITableView.")
  }

  /// NIB-6.
  @MainActor package static func notCodingCompliant(
    _ object: NSObject, key: String
  ) -> UIKitException {
    UIKitException(
      "[\(object.objectDescription) setValue:forUndefinedKey:]: this class is not key value "
        + "coding-compliant for the key \(key).", name: UIKitException.Name.unknownKey)
  }

  /// NIB-7.
  package static func pushWithoutNavigation() -> UIKitException {
    UIKitException(
      "Push segues can only be used when the source controller is managed by an instance of "
        + "UINavigationController.", name: "NSGenericException")
  }

  /// NIB-8: a warning; behind UIKit's text the place, and what became of the object.
  package static func unknownClass(_ name: String, at place: String, made type: String) -> String {
    "Unknown class \(name) in Interface Builder file. \(place): no class of the program has this "
      + "name; the object is one of \(type)"
  }
}

extension NSObject {
  /// Class and address, as `NSObject` prints itself in Objective-C.
  @MainActor package var objectDescription: String {
    "<\(UIView.nameOfClass(of: self)): \(AppProcess.current.console.address(of: self))>"
  }
}
