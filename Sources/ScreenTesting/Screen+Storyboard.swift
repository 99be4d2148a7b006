#if !canImport(UIKit)
  public import Foundation
  public import TableModel
  import TestReports
  public import Testing

  extension Screen {
    /// Shows the controller of a storyboard's scene and waits until it rests.
    ///
    ///     let screen = try #require(Screen(storyboard: "Main", identifier: "Feed"))
    ///
    /// Nil shows the initial scene, in the containers that the storyboard has around it. The
    /// storyboard is looked for in `bundle`, and in the resources of the package's targets. A
    /// storyboard or scene that does not exist is an issue at the line of the call, and nil.
    public convenience init?(
      storyboard name: String, identifier: String? = nil, bundle: Bundle? = nil,
      in container: Container = .window, size: CGSize = Screen.defaultSize,
      system: SystemVersion = .current, sourceLocation: SourceLocation = #_sourceLocation
    ) {
      let made = Self.controller(name, identifier, bundle, size, system, sourceLocation)
      guard let made else { return nil }
      self.init(
        made, in: container, size: size, system: system, sourceLocation: sourceLocation)
    }

    /// The same on the screen of a device.
    ///
    ///     let screen = try #require(Screen(storyboard: "Main", on: .iPhone15Pro))
    public convenience init?(
      storyboard name: String, identifier: String? = nil, bundle: Bundle? = nil,
      in container: Container = .window, on device: Device, system: SystemVersion = .current,
      sourceLocation: SourceLocation = #_sourceLocation
    ) {
      UIScreen.main.scale = device.scale
      UIScreen.simulate(
        device.size, safeAreaInsets: device.safeAreaInsets, idiom: device.idiom)
      let made = Self.controller(
        name, identifier, bundle, device.size, system, sourceLocation)
      guard let made else { return nil }
      self.init(made, in: container, on: device, system: system, sourceLocation: sourceLocation)
    }

    private static func controller(
      _ name: String, _ identifier: String?, _ bundle: Bundle?, _ size: CGSize,
      _ system: SystemVersion, _ sourceLocation: SourceLocation
    ) -> UIViewController? {
      UIScreen.main.bounds = CGRect(origin: .zero, size: size)
      var controller: UIViewController?
      let exception = UIKitException.caught {
        controller = SystemVersion.$current.withValue(system) {
          let storyboard = UIStoryboard(name: name, bundle: bundle)
          guard let identifier else { return storyboard.instantiateInitialViewController() }
          return storyboard.instantiateViewController(withIdentifier: identifier)
        }
      }
      if let exception {
        TestReport.record(
          "UIKit raised \(exception.name): \(exception.explainedReason)", at: sourceLocation)
        return nil
      }
      if controller == nil {
        TestReport.record(
          "The storyboard \"\(name)\" has no initial scene; name one by its storyboard identifier",
          at: sourceLocation)
      }
      return controller
    }
  }
#endif
