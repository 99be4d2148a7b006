import Foundation

// What is on the screen turns with the device: by a person, and where an app requests it.

/// The screen as it is held in a way: its size and what of it is not safe, in points.
package struct ScreenShape {
  let size: CGSize
  let safeAreaInsets: UIEdgeInsets

  /// A shape.
  package init(size: CGSize, safeAreaInsets: UIEdgeInsets) {
    self.size = size
    self.safeAreaInsets = safeAreaInsets
  }
}

extension UIWindow {
  /// Turns the window and the screen as the device is held, if what is on the screen supports it.
  package func turnAlong() {
    let held = UIDevice.current.orientation.interface(from: process.interfaceOrientation)
    guard held != process.interfaceOrientation, supports(held) else { return }
    take(held)
  }

  /// Turns the device and with it the window to one of the orientations, the first in the order of
  /// their numbers (model's choice); false if nothing on the screen supports one.
  func turn(toAnyOf mask: UIInterfaceOrientationMask) -> Bool {
    let orientations = mask.orientations.filter(supports)
    guard let first = orientations.first else { return false }
    guard !orientations.contains(process.interfaceOrientation) else { return true }
    UIDevice.turn(to: first.device)
    take(first)
    return true
  }

  private func take(_ orientation: UIInterfaceOrientation) {
    let shape = process.shape(isLandscape: orientation.isLandscape)
    let isWhole = bounds.size == screen.bounds.size
    let fitted = CGSize(
      width: min(bounds.width, shape.size.width), height: min(bounds.height, shape.size.height))
    perform(
      WindowTransition(
        size: isWhole ? shape.size : fitted, screenSize: shape.size,
        safeAreaInsets: shape.safeAreaInsets, orientation: orientation))
  }
}

extension AppProcess {
  /// The screen on its side or upright: that of the device, or else with its two lengths in the other
  /// order.
  @MainActor fileprivate func shape(isLandscape: Bool) -> ScreenShape {
    if let screenShape { return screenShape(isLandscape) }
    let screen = UIScreen.screen(of: self)
    let (short, long) = (
      min(screen.bounds.width, screen.bounds.height), max(screen.bounds.width, screen.bounds.height)
    )
    let size =
      isLandscape
      ? CGSize(width: long, height: short) : CGSize(width: short, height: long)
    return ScreenShape(size: size, safeAreaInsets: screen.safeAreaInsets)
  }
}

extension UIApplication {
  /// The window that turns with the screen: the key one, or else the front-most that is shown.
  var windowOfScreen: UIWindow? { keyWindow ?? windows.last { !$0.isHidden } }
}

extension UIInterfaceOrientationMask {
  /// The orientations of the mask, in the order of their numbers.
  var orientations: [UIInterfaceOrientation] {
    let all: [UIInterfaceOrientation] = [
      .portrait, .portraitUpsideDown, .landscapeRight, .landscapeLeft,
    ]
    return all.filter { contains(UIInterfaceOrientationMask(rawValue: 1 << UInt($0.rawValue))) }
  }

  /// The names of the orientations, as messages of the system have them.
  var names: String { orientations.map { "\($0)" }.joined(separator: ", ") }
}

extension UIInterfaceOrientation {
  /// How the device is held then: turned against the interface.
  fileprivate var device: UIDeviceOrientation {
    switch self {
    case .portraitUpsideDown: .portraitUpsideDown
    case .landscapeRight: .landscapeLeft
    case .landscapeLeft: .landscapeRight
    case .portrait, .unknown: .portrait
    }
  }
}

extension UIDeviceOrientation {
  /// How the screen is held then: turned against the device. One that lies flat stays as it is.
  fileprivate func interface(from present: UIInterfaceOrientation) -> UIInterfaceOrientation {
    switch self {
    case .portrait: .portrait
    case .portraitUpsideDown: .portraitUpsideDown
    case .landscapeLeft: .landscapeRight
    case .landscapeRight: .landscapeLeft
    case .unknown, .faceUp, .faceDown: present
    }
  }
}
