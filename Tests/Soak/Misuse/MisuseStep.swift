import TableModel
import TableProbe

/// One kind of call, with values that the stage draws.
@MainActor struct MisuseStep {
  let name: String
  let perform: @MainActor (MisuseStage) -> Void

  init(_ name: String, _ perform: @escaping @MainActor (MisuseStage) -> Void) {
    (self.name, self.perform) = (name, perform)
  }

  /// The kinds by what they are about; each subject is as likely as any other.
  static let subjects: [[MisuseStep]] = [
    rows, rows, edits, edits, tables, scrolling, geometry, hierarchy, touches, touches, time, time,
    sources, layout, controllers, controllers, containers, bars, text, controls, items, animations,
    gestures,
  ]

  // MARK: Time

  static let time = [
    Self("idle") { _ in MainLoop.runUntilIdle() },
    Self("idle") { _ in MainLoop.runUntilIdle() },
    Self("run") { MainLoop.run(for: $0.seconds()) },
    Self("layoutIfNeeded") { $0.view().layoutIfNeeded() },
    Self("main queue") { stage in
      DispatchQueue.main.async { [weak stage] in
        MainActor.assumeIsolated { stage?.callback("the main queue") }
      }
    },
    Self("timer") { stage in
      let (seconds, repeats) = (stage.seconds(), stage.flag())
      let fire: @Sendable (Timer) -> Void = { [weak stage] timer in
        timer.invalidate()
        MainActor.assumeIsolated { stage?.callback("a timer") }
      }
      let timer = Timer(timeInterval: seconds, repeats: repeats, block: fire)
      RunLoop.main.add(timer, forMode: .common)
    },
    Self("completions") { stage in
      let completions = stage.completions
      stage.completions = []
      for completion in completions { completion() }
    },
    Self("rotate") { stage in
      let size = stage.window.bounds.size
      stage.window.frame.size = CGSize(width: size.height, height: size.width)
    },
    Self("text size") {
      UIApplication.shared.setPreferredContentSizeCategory(
        $0.one(of: [.small, .large, .accessibilityExtraExtraExtraLarge]))
    },
  ]

  // MARK: Touches

  static let touches = [
    Self("tap") { stage in
      Finger(on: stage.view(), at: stage.point()).lift()
    },
    Self("tap the middle") { stage in
      let view = stage.view()
      Finger(on: view, at: CGPoint(x: view.bounds.midX, y: view.bounds.midY)).lift()
    },
    Self("touch") { stage in
      stage.fingers.append(Finger(on: stage.view(), at: stage.point()))
    },
    Self("move") { stage in
      guard !stage.fingers.isEmpty else { return }
      stage.one(of: stage.fingers).move(
        by: stage.point(), duration: stage.one(of: [0, 0.1, 0.4, -1, .nan]))
    },
    Self("hold") { stage in
      guard !stage.fingers.isEmpty else { return }
      stage.one(of: stage.fingers).hold(for: stage.one(of: [0, 0.2, 0.6, -1, .nan]))
    },
    Self("lift") { stage in
      guard !stage.fingers.isEmpty else { return }
      stage.fingers.remove(at: stage.index(below: stage.fingers.count)).lift()
    },
    Self("lift twice") { stage in
      guard let finger = stage.fingers.last else { return }
      finger.lift()
      finger.lift()
      finger.move(by: 10)
    },
    Self("cancel") { stage in
      guard !stage.fingers.isEmpty else { return }
      stage.fingers.remove(at: stage.index(below: stage.fingers.count)).cancel()
    },
    Self("swipe a row") { stage in
      let table = stage.table()
      let rect = table.rectForRow(at: stage.path())
      let finger = Finger(on: table, at: CGPoint(x: rect.midX, y: rect.midY))
      finger.move(by: CGPoint(x: -stage.number(), y: 0))
      if stage.flag() { finger.lift() } else { stage.fingers.append(finger) }
    },
    Self("hitTest") { _ = $0.view().hitTest($0.point(), with: nil) },
  ]

  // MARK: Gestures

  static let gestures = [
    Self("add a gesture") { stage in
      let gesture = stage.one(of: MisuseKinds.gestures)()
      gesture.delegate = stage.delegates.last
      stage.gestures.append(gesture)
      stage.view().addGestureRecognizer(gesture)
    },
    Self("add it elsewhere") { stage in
      guard let gesture = stage.gestures.last else { return }
      stage.view().addGestureRecognizer(gesture)
    },
    Self("remove a gesture") { stage in
      guard !stage.gestures.isEmpty else { return }
      let gesture = stage.one(of: stage.gestures)
      (stage.flag() ? gesture.view : stage.view())?.removeGestureRecognizer(gesture)
    },
    Self("isEnabled") { stage in
      guard !stage.gestures.isEmpty else { return }
      stage.one(of: stage.gestures).isEnabled = stage.flag()
    },
    Self("require(toFail:)") { stage in
      guard !stage.gestures.isEmpty else { return }
      stage.one(of: stage.gestures).require(toFail: stage.one(of: stage.gestures))
    },
    Self("taps") { stage in
      guard let gesture = stage.gestures.compactMap({ $0 as? UITapGestureRecognizer }).last
      else { return }
      gesture.numberOfTapsRequired = stage.int()
      gesture.numberOfTouchesRequired = stage.int()
    },
    Self("location") { stage in
      guard !stage.gestures.isEmpty else { return }
      _ = stage.one(of: stage.gestures).location(in: stage.view())
    },
    Self("translation") { stage in
      guard let gesture = stage.gestures.compactMap({ $0 as? UIPanGestureRecognizer }).last
      else { return }
      gesture.setTranslation(stage.point(), in: stage.view())
      _ = gesture.velocity(in: nil)
    },
    Self("disable a scroll view's pan") {
      $0.scrollView().panGestureRecognizer.isEnabled = $0.flag()
    },
  ]

  // MARK: Animations

  static let animations = [
    Self("animate") { stage in
      UIView.animate(withDuration: stage.seconds()) {
        stage.view().frame = stage.rect()
        stage.callback("an animation block")
      } completion: { [weak stage] _ in
        stage?.callback("an animation's completion")
      }
    },
    Self("animate with delay") { stage in
      UIView.animate(
        withDuration: stage.seconds(), delay: stage.seconds(), options: [.repeat, .autoreverse]
      ) { stage.view().alpha = stage.number() }
    },
    Self("spring") { stage in
      UIView.animate(
        withDuration: stage.seconds(), delay: 0, usingSpringWithDamping: stage.number(),
        initialSpringVelocity: stage.number(), options: []
      ) { stage.view().center = stage.point() }
    },
    Self("transition") { stage in
      UIView.transition(
        with: stage.view(), duration: stage.seconds(), options: .transitionCrossDissolve,
        animations: { stage.callback("a transition") })
    },
    Self("keyframes") { stage in
      UIView.animateKeyframes(withDuration: stage.seconds(), delay: 0) {
        UIView.addKeyframe(
          withRelativeStartTime: stage.seconds(), relativeDuration: stage.seconds()
        ) { stage.view().frame = stage.rect() }
      }
    },
    Self("an animator") { stage in
      let animator = UIViewPropertyAnimator(duration: stage.seconds(), curve: .easeIn) {
        stage.view().center = stage.point()
      }
      stage.animators.append(animator)
      animator.addCompletion { [weak stage] _ in stage?.callback("an animator's completion") }
    },
    Self("drive an animator") { stage in
      guard let animator = stage.animators.last else { return }
      switch stage.index(below: 4) {
      case 0: animator.startAnimation()
      case 1: animator.stopAnimation(stage.flag())
      case 2: animator.finishAnimation(at: .current)
      default: animator.startAnimation(afterDelay: stage.seconds())
      }
    },
    Self("let go of an animator") { stage in
      if !stage.animators.isEmpty { stage.animators.removeLast() }
    },
    Self("areAnimationsEnabled") { UIView.setAnimationsEnabled($0.chance(80)) },
    Self("layout in an animation") { stage in
      UIView.animate(withDuration: 0.3) { stage.view().layoutIfNeeded() }
    },
  ]
}
