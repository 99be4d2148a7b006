import Foundation

// One controller is shown over another, and goes again.

extension UIViewController {
  /// Shows a controller over this one, if it may be; logs or raises if not.
  func presentIfPossible(
    _ controller: UIViewController, animated flag: Bool, completion: (() -> Void)?
  ) {
    let holder = holder(of: controller)
    if let presented = holder.presented {
      return process.log(
        cause: Message.presentsTwice(controller, on: holder, from: self, over: presented))
    }
    guard canPresent(controller), !Fault.presentsNothing.isOn else { return }
    guard holder.viewIfLoaded?.window != nil else {
      process.lostPresentations.append(
        LostPresentation(presenter: self, nameOfLost: "\(Swift.type(of: controller))"))
      return process.log(cause: Message.presentsOutsideWindow(controller, on: holder, from: self))
    }
    holder.presented = controller
    controller.presenter = holder
    if let search = controller as? UISearchController {
      return begin(search, completion: completion)
    }
    controller.requestOwnPresentation(over: holder, from: self)
    let covered = controller.coversPresenter ? outermostController : nil
    let presenter = outermostController
    let transition = beginTransition(from: presenter, to: controller, animated: flag)
    if let window = viewIfLoaded?.window {
      covered?.beginAppearanceTransition(false, animated: flag)
      if controller.presentationTraits != TraitValues() { controller.traitsMayHaveChanged() }
      controller.enter(window, animated: flag)
      controller.addSheetPull()
    }
    process.loop.perform {
      controller.viewIfLoaded?.window?.layoutIfNeeded()
      transition.runAnimations()
      controller.endAppearanceTransition()
      controller.ownPresentation?.presentationTransitionDidEnd(true)
      covered?.endAppearanceTransition()
      if holder.presented === controller { covered?.leaveWindow(under: controller) }
      presenter.endTransition(transition, from: presenter, to: controller)
      completion?()
    }
  }

  /// What presents for this controller: the outermost one that contains it, or the one that defines
  /// the context that the controller wants (Apple, `present(_:animated:completion:)`). UIKit shows
  /// nothing over a view that has no window.
  private func holder(of controller: UIViewController) -> UIViewController {
    guard viewIfLoaded?.window != nil else { return self }
    let style = controller.modalPresentationStyle
    guard style == .currentContext || style == .overCurrentContext else {
      return outermostController
    }
    return presentationContext
  }

  /// Whether a controller may be shown over this one; raises if not.
  private func canPresent(_ controller: UIViewController) -> Bool {
    if controller === self {
      process.raise(Message.presentsItself(controller))
    } else if let presenter = controller.presenter {
      process.raise(Message.isPresented(controller, by: presenter))
    } else if controller.parent != nil || presentersAndParents.contains(controller) {
      process.raise(Message.presentsActive(controller))
    } else if let fault = controller.missingPlace(over: outermostController) {
      process.raise(fault)
    } else {
      return true
    }
    return false
  }

  /// Begins a search over the controller that defines the presentation context, or else over all.
  private func begin(_ search: UISearchController, completion: (() -> Void)?) {
    if !search.isActive { search.begin(over: presentationContext) }
    process.loop.perform { completion?() }
  }

  /// The controller over whose view one is shown that covers no more than the context: the nearest
  /// that defines it, or else the outermost (Apple, `definesPresentationContext`).
  private var presentationContext: UIViewController {
    sequence(first: self, next: { $0.parent }).first(where: \.definesPresentationContext)
      ?? outermostController
  }

  /// Becomes the presenter of a search that begins in its bar, over this controller's view, unless
  /// something is shown here.
  func holdSearch(_ search: UISearchController) {
    let holder = presentationContext
    guard search.presenter == nil, holder.presented == nil else { return }
    holder.presented = search
    search.presenter = holder
  }

  /// Ends being the presenter of what has gone.
  func forgetPresented() {
    presented?.presenter = nil
    presented = nil
  }

  /// Takes away the controller shown over this one with all that are shown over it, or asks the one
  /// that shows or contains it. Only the topmost one goes with an animation (Apple,
  /// `dismiss(animated:completion:)`).
  func dismissPresented(animated flag: Bool, completion: (() -> Void)?) {
    if Fault.dismissesNothing.isOn { return }
    guard let presented else {
      (presenter ?? parent)?.dismiss(animated: flag, completion: completion)
      return
    }
    presented.endSearchesAbove()
    if let search = presented as? UISearchController {
      search.isActive = false
      process.loop.perform { completion?() }
      return
    }
    let stack = Array(sequence(first: presented, next: \.presented))
    let topmost = stack[stack.count - 1]
    let uncovered = presented.coversPresenter ? outermostController : nil
    let presenter = outermostController
    let transition = beginTransition(from: topmost, to: presenter, animated: flag)
    for controller in stack { controller.ownPresentation?.dismissalTransitionWillBegin() }
    let seen = stack.filter { $0 === topmost || $0.viewIfLoaded?.window != nil }.reversed()
    for controller in seen {
      controller.beginAppearanceTransition(false, animated: flag && controller === topmost)
    }
    if topmost.viewIfLoaded?.window != nil || viewIfLoaded?.window != nil {
      uncovered?.beginAppearanceTransition(true, animated: flag)
    }
    uncovered?.returnToWindow(under: topmost)
    for controller in seen { controller.leaveWindow() }
    uncovered?.endAppearanceTransition()
    for controller in seen { controller.endAppearanceTransition() }
    for controller in stack where controller.presenter?.presented === controller {
      controller.presenter?.forgetPresented()
    }
    process.loop.perform {
      for controller in stack { controller.endOwnPresentation() }
      presenter.endTransition(transition, from: topmost, to: presenter)
      completion?()
    }
  }

  /// Ends a search over this controller, or over one that is shown over it.
  private func endSearchesAbove() {
    let above = sequence(first: self, next: \.presented).dropFirst()
    for case let search as UISearchController in Array(above) { search.isActive = false }
  }
}

/// A presentation that came to nothing.
package struct LostPresentation {
  package weak var presenter: UIViewController?
  /// The name of the type of what was to be shown.
  package let nameOfLost: String
}

// MARK: - Under a controller that fills the screen

extension UIViewController {
  /// Takes the view out of the window that another controller fills (Apple,
  /// `shouldRemovePresentersView`, and `UIModalPresentationStyle.fullScreen` beside
  /// `.overFullScreen`).
  fileprivate func leaveWindow(under controller: UIViewController) {
    guard let view = viewIfLoaded, let window = controller.viewIfLoaded?.window,
      view.superview === window.superview(of: self)
    else { return }
    view.removeFromSuperview()
  }

  /// Puts the view back below that of the controller that is about to go.
  fileprivate func returnToWindow(under controller: UIViewController) {
    guard let view = viewIfLoaded, view.superview == nil,
      let cover = controller.viewInWindow, let window = cover.window
    else { return }
    view.frame = presentedFrame(in: window)
    let superview = window.superview(of: self)
    if superview === window {
      window.insertSubview(view, belowSubview: cover)
    } else {
      superview.addSubview(view)
    }
  }
}
