import Foundation
import TableModel
import Testing

// Written by Tools/interface_smoke.py.

/// Calls public initializers and members once: none ends the process.
@MainActor @Suite struct InterfaceSmoke11 {
  @Test func `UIViewPropertyAnimator can be used`() {
    _ = UIKitException.caught {
      let made = UIViewPropertyAnimator(
        duration: 1, curve: UIView.AnimationCurve.easeIn, animations: nil)
      _ = made.duration
      _ = made.isRunning
      made.startAnimation()
      _ = made.state
      made.addAnimations({})
      made.addCompletion({ _ in })
      made.finishAnimation(at: UIViewAnimatingPosition.current)
      made.startAnimation(afterDelay: 1)
      made.stopAnimation(false)
      _ = UIViewPropertyAnimator(duration: 1, curve: UIView.AnimationCurve.easeIn, animations: nil)
      _ = UIViewPropertyAnimator(duration: 1, dampingRatio: 1, animations: nil)
      _ = UIViewPropertyAnimator(
        duration: 1, controlPoint1: CGPoint(x: 0, y: 0), controlPoint2: CGPoint(x: 0, y: 0),
        animations: nil)
      _ = UIViewPropertyAnimator.runningPropertyAnimator(
        withDuration: 1, delay: 1, options: (UIView.AnimationOptions()), animations: {},
        completion: nil)
    }
  }

  @Test func `UIVisualEffectView can be used`() {
    _ = UIKitException.caught {
      let made = UIVisualEffectView(effect: nil)
      _ = made.contentView
      made.effect = same(made.effect)
      _ = UIVisualEffectView(coder: NSCoder())
      _ = UIVisualEffectView(effect: nil)
      _ = UIVisualEffectView(frame: .smoke)
    }
  }

  @Test func `UIWindow can be used`() {
    _ = UIKitException.caught {
      let made = UIWindow(frame: .smoke)
      made.isHidden = same(made.isHidden)
      _ = made.isKeyWindow
      made.makeKey()
      made.makeKeyAndVisible()
      made.rootViewController = same(made.rootViewController)
      _ = made.safeAreaInsets
      _ = made.screen
      _ = made.undoManager
      _ = made.window
      made.windowLevel = same(made.windowLevel)
      made.windowScene = same(made.windowScene)
      _ = UIWindow(coder: NSCoder())
      _ = UIWindow(frame: .smoke)
      _ = UIWindow(
        windowScene: UIWindowScene(
          session: UISceneSession(), connectionOptions: UIScene.ConnectionOptions()))
    }
  }

  @Test func `UIWindowScene can be used`() {
    _ = UIKitException.caught {
      let made = UIWindowScene(
        session: UISceneSession(), connectionOptions: UIScene.ConnectionOptions())
      _ = made.interfaceOrientation
      _ = made.keyWindow
      _ = made.screen
      _ = made.windows
    }
  }

  @Test func `UndoManager can be used`() {
    _ = UIKitException.caught {
      let made = UndoManager()
      made.beginUndoGrouping()
      _ = made.canRedo
      _ = made.canUndo
      made.disableUndoRegistration()
      made.enableUndoRegistration()
      made.endUndoGrouping()
      _ = made.groupingLevel
      made.groupsByEvent = same(made.groupsByEvent)
      _ = UndoManager()
      _ = made.isRedoing
      _ = made.isUndoRegistrationEnabled
      _ = made.isUndoing
      made.levelsOfUndo = same(made.levelsOfUndo)
      made.redo()
      _ = made.redoActionName
      made.removeAllActions()
      made.undo()
      _ = made.undoActionName
      made.removeAllActions(withTarget: 0)
      made.setActionName("a")
    }
  }
}
