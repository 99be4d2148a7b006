import Foundation

// A window's change of size: the device is turned, or an app gets more or less of the screen.

/// What a window's size changes to.
package struct WindowTransition {
  /// The new size of the window, in points.
  package var size: CGSize
  /// The new size of the screen, in points.
  package var screenSize: CGSize
  /// What the status bar, the home indicator and the corners take of it, in points.
  package var safeAreaInsets: UIEdgeInsets
  /// How the screen is held then.
  package var orientation: UIInterfaceOrientation

  /// A change.
  package init(
    size: CGSize, screenSize: CGSize, safeAreaInsets: UIEdgeInsets,
    orientation: UIInterfaceOrientation
  ) {
    self.size = size
    self.screenSize = screenSize
    self.safeAreaInsets = safeAreaInsets
    self.orientation = orientation
  }
}

extension UIWindow {
  /// The root controller and those that are presented over it or over what it contains, the
  /// front-most last.
  private var shownControllers: [UIViewController] { rootViewController?.andPresented ?? [] }

  /// Whether a controller is presented in the window, as a search over a controller's view is not.
  private func presents(_ controller: UIViewController) -> Bool {
    controller.presenter != nil && controller.viewIfLoaded?.superview === self
  }

  /// The view that a finger reaches, if no sheet in front keeps it from there.
  func reached(_ hit: UIView) -> UIView {
    guard let sheet = shownControllers.last(where: presents), sheet.keepsTouchesFromBehind,
      let front = sheet.viewIfLoaded, let place = subviews.firstIndex(where: { $0 === front }),
      subviews[..<place].contains(where: hit.isDescendant(of:))
    else { return hit }
    return self
  }

  /// Whether the controllers on the screen let it be held in a way: the front-most that covers the
  /// others decides (Apple, `supportedInterfaceOrientations`; `shouldAutorotate` to iOS 15).
  package func supports(_ orientation: UIInterfaceOrientation) -> Bool {
    guard let deciding = orientationController else { return true }
    let mask = UIInterfaceOrientationMask(rawValue: 1 << UInt(orientation.rawValue))
    return deciding.supportedInterfaceOrientations.contains(mask)
      && (deciding.shouldAutorotate || !systemVersion.behavior.asksWhetherToAutorotate)
  }

  private var orientationController: UIViewController? {
    shownControllers.last { $0.presenter == nil || presents($0) && $0.fillsWindow }
  }

  /// The orientations that the controllers on the screen allow.
  var supportedOrientations: UIInterfaceOrientationMask {
    orientationController?.supportedInterfaceOrientations ?? .all
  }

  /// Changes the size in UIKit's order: `willTransition(to:with:)` where the traits change,
  /// `viewWillTransition(to:with:)`, the traits, the layout, what runs along, and at the end of the
  /// animation the completions (Apple, `UIContentContainer`; C-213 has the traits before the
  /// layout).
  package func perform(_ transition: WindowTransition) {
    let root = rootViewController
    let coordinator = TransitionCoordinator(
      from: root, to: root, isAnimated: true,
      targetTransform: turn(to: transition.orientation),
      orientation: transition.orientation == process.interfaceOrientation
        ? nil : transition.orientation)
    let controllers = shownControllers
    for controller in controllers { controller.runningTransition = coordinator }
    announce(transition, to: controllers, coordinator)
    UIView.animate(
      withDuration: coordinator.transitionDuration,
      animations: { [self] in
        take(transition)
        coordinator.runAlongside()
      },
      completion: { _ in
        coordinator.end()
        for controller in controllers where controller.runningTransition === coordinator {
          controller.runningTransition = nil
        }
      })
  }

  private func announce(
    _ transition: WindowTransition, to controllers: [UIViewController],
    _ coordinator: TransitionCoordinator
  ) {
    let traits = SizeClasses.traits(knownTraits, in: transition.size)
    process.bind {
      for controller in controllers where traits != knownTraits {
        let new = controller.traits(inside: traits)
        controller.willTransition(
          to: UITraitCollection(new, displayScale: screen.scale), with: coordinator)
      }
      for controller in controllers {
        controller.ownPresentation?.viewWillTransition(to: transition.size, with: coordinator)
        controller.viewWillTransition(to: controller.size(after: transition), with: coordinator)
      }
    }
  }

  private func take(_ transition: WindowTransition) {
    let screen = UIScreen.screen(of: process)
    screen.bounds.size = transition.screenSize
    screen.safeAreaInsets = transition.safeAreaInsets
    process.interfaceOrientation = transition.orientation
    bounds.size = transition.size
    center = CGPoint(x: transition.size.width / 2, y: transition.size.height / 2)
    deviceSafeAreaInsets = transition.safeAreaInsets
    placePresented()
    layoutIfNeeded()
  }

  /// Gives the views of what is presented their places in the window.
  func placePresented() {
    for controller in shownControllers where presents(controller) {
      controller.viewIfLoaded?.frame = controller.presentedFrame(in: self)
    }
  }

  /// The turn from the present orientation to another.
  private func turn(to orientation: UIInterfaceOrientation) -> CGAffineTransform {
    let quarters = orientation.quarterTurns - process.interfaceOrientation.quarterTurns
    return quarters == 0
      ? .identity : CGAffineTransform(rotationAngle: CGFloat(quarters) * .pi / 2)
  }
}

extension UIViewController {
  /// The size that the controller has after a change of its window.
  fileprivate func size(after transition: WindowTransition) -> CGSize {
    if let ownPresentation {
      return ownPresentation.size(
        forChildContentContainer: self, withParentContainerSize: transition.size)
    }
    let bounds = CGRect(origin: .zero, size: transition.size)
    return presentedFrame(in: bounds, safeArea: transition.safeAreaInsets).size
  }

  /// The controller and what is presented over it and over those that it contains, the front-most
  /// last.
  fileprivate var andPresented: [UIViewController] {
    var found = [self]
    var passed: Set<ObjectIdentifier> = []
    addPresented(to: &found, passed: &passed)
    return found
  }

  /// Adds what is presented over the controller and over those that it contains.
  ///
  /// Each is looked at once: what is presented may have got its presenter as a child.
  private func addPresented(
    to found: inout [UIViewController], passed: inout Set<ObjectIdentifier>
  ) {
    guard passed.insert(ObjectIdentifier(self)).inserted else { return }
    if let presented, !found.contains(presented) {
      found.append(presented)
      presented.addPresented(to: &found, passed: &passed)
    }
    for child in children { child.addPresented(to: &found, passed: &passed) }
  }
}

extension UIInterfaceOrientation {
  /// How far the interface is turned from upright, clockwise.
  fileprivate var quarterTurns: Int {
    switch self {
    case .unknown, .portrait: 0
    case .landscapeRight: 1
    case .portraitUpsideDown: 2
    case .landscapeLeft: -1
    }
  }
}
