import Foundation

// The one path of the appearance callbacks. A transition begins and ends by a call of a container
// or of code, or with the view's coming into a visible window and leaving it; each step reaches
// the children whose views are in the controller's view.

extension UIViewController {
  /// The children that appear and disappear with the controller.
  private var followers: [UIViewController] {
    guard shouldAutomaticallyForwardAppearanceMethods, let view = viewIfLoaded else { return [] }
    return children.filter { $0.viewIfLoaded?.isDescendant(of: view) ?? false }
  }

  /// The controller that contains this one and all of its parents.
  var outermostController: UIViewController {
    var outermost = self
    while let parent = outermost.parent { outermost = parent }
    return outermost
  }

  // MARK: Beginning

  /// `viewWillAppear` down the tree, and `viewIsAppearing` where the view is in a window already.
  func beginAppearance(animated: Bool) {
    announceAppearance(animated: animated)
    if viewIfLoaded?.window != nil { announceIsAppearingOfTree() }
  }

  private func announceAppearance(animated: Bool) {
    guard appearance.phase == .disappeared || appearance.phase == .disappearing else { return }
    appearance.begin(.appearing, animated: animated)
    if !Fault.losesWillAppear.isOn {
      process.call("viewWillAppear(_:)", of: self) { viewWillAppear(animated) }
    }
    guard appearance.phase == .appearing else { return }
    for child in followers { child.announceAppearance(animated: animated) }
  }

  private func announceIsAppearingOfTree() {
    announceIsAppearing()
    for child in followers { child.announceIsAppearingOfTree() }
  }

  /// Calls `viewIsAppearing` once in an appearance: before the first layout in the window (C-235).
  func announceIsAppearing() {
    guard appearance.phase == .appearing, appearance.owesIsAppearing else { return }
    appearance.owesIsAppearing = false
    guard systemVersion.behavior.callsViewIsAppearing, !Fault.losesIsAppearing.isOn else { return }
    process.call("viewIsAppearing(_:)", of: self) { viewIsAppearing(appearance.isAnimated) }
  }

  /// `viewWillDisappear` down the tree.
  func beginDisappearance(animated: Bool) {
    guard appearance.phase == .appeared || appearance.phase == .appearing else { return }
    appearance.begin(.disappearing, animated: animated)
    if !Fault.losesWillDisappear.isOn {
      process.call("viewWillDisappear(_:)", of: self) { viewWillDisappear(animated) }
    }
    guard appearance.phase == .disappearing else { return }
    for child in followers { child.beginDisappearance(animated: animated) }
  }

  // MARK: Ending

  /// The *did* callback down the tree.
  func endTransition() {
    let phase = appearance.phase
    if phase == .appearing { announceIsAppearing() }
    guard phase == .appearing || phase == .disappearing, phase == appearance.phase else { return }
    appearance.end()
    if phase == .appearing {
      if !Fault.losesDidAppear.isOn {
        process.call("viewDidAppear(_:)", of: self) { viewDidAppear(appearance.isAnimated) }
      }
    } else if !Fault.losesDidDisappear.isOn {
      process.call("viewDidDisappear(_:)", of: self) { viewDidDisappear(appearance.isAnimated) }
    }
    parentChange = nil
    for child in followers where child.appearance.phase == phase { child.endTransition() }
  }

  /// Ends an appearance in the next turn, after the layout. The controller lives until then, though
  /// nobody else holds it (T-25).
  private func endAppearanceAfterLayout() {
    process.loop.perform { [self] in
      guard appearance.phase == .appearing else { return }
      viewIfLoaded?.window?.layoutIfNeeded()
      if appearance.phase == .appearing { endTransition() }
    }
  }

  // MARK: Windows

  /// Whether the view's coming and going is followed: not in a container that does it itself.
  private var followsWindow: Bool {
    parent?.shouldAutomaticallyForwardAppearanceMethods ?? true
  }

  /// Whether a search has taken the view, or that of a controller that contains this one.
  private var isWithinLostView: Bool {
    sequence(first: self, next: { $0.parent }).contains(where: \.isLostToSearch)
  }

  /// The view comes into a window, or leaves it.
  func viewMoves(toWindow window: UIWindow?, isBefore: Bool) {
    if isBefore { return viewWillMove(toWindow: window) }
    viewDidMove(toWindow: window)
    coveringSearch?.coveredViewDidMove()
  }

  private func viewWillMove(toWindow window: UIWindow?) {
    guard followsWindow, !isWithinLostView else { return }
    if let window {
      guard !window.isHidden, appearance.phase == .disappeared else { return }
      beginWithWindow()
    } else if appearance.phase == .appeared || appearance.phase == .appearing {
      beginDisappearance(animated: false)
      appearance.endsByItself = appearance.phase == .disappearing
    }
  }

  private func beginWithWindow() {
    let parentPhase = parent?.appearance.phase ?? .appeared
    guard parentPhase == .appeared || parentPhase == .appearing else { return }
    announceAppearance(animated: false)
    // The end of a parent's appearance is that of its children.
    appearance.endsByItself = appearance.phase == .appearing && parentPhase == .appeared
  }

  private func viewDidMove(toWindow window: UIWindow?) {
    guard appearance.endsByItself else { return }
    appearance.endsByItself = false
    if window != nil { endAppearanceAfterLayout() } else { endTransition() }
  }
}
