import Foundation
import TableModel

extension MisuseStep {
  // MARK: Scrolling

  static let scrolling = [
    Self("contentOffset") { $0.scrollView().contentOffset = $0.point() },
    Self("setContentOffset") {
      $0.scrollView().setContentOffset($0.point(), animated: $0.flag())
    },
    Self("scrollRectToVisible") {
      $0.scrollView().scrollRectToVisible($0.rect(), animated: $0.flag())
    },
    Self("contentSize") { $0.scrollView().contentSize = $0.size() },
    Self("contentInset") { $0.scrollView().contentInset = $0.insets() },
    Self("contentInsetAdjustmentBehavior") {
      $0.scrollView().contentInsetAdjustmentBehavior = $0.one(of: [.never, .always, .automatic])
    },
    Self("zoom") {
      let view = $0.scrollView()
      view.minimumZoomScale = $0.number()
      view.maximumZoomScale = $0.number()
      view.setZoomScale($0.number(), animated: $0.flag())
    },
    Self("zoom to a rectangle") { $0.scrollView().zoom(to: $0.rect(), animated: $0.flag()) },
    Self("isPagingEnabled") { $0.scrollView().isPagingEnabled = $0.flag() },
    Self("isScrollEnabled") { $0.scrollView().isScrollEnabled = $0.flag() },
    Self("stop") { $0.scrollView().stopScrollingAndZooming() },
  ]

  // MARK: Geometry

  static let geometry = [
    Self("frame") { $0.view().frame = $0.rect() },
    Self("bounds") { $0.view().bounds = $0.rect() },
    Self("center") { $0.view().center = $0.point() },
    Self("transform") {
      $0.view().transform = $0.one(of: [
        .identity, CGAffineTransform(scaleX: 0, y: 0),
        CGAffineTransform(rotationAngle: $0.number()),
        CGAffineTransform(scaleX: $0.number(), y: $0.number()),
      ])
    },
    Self("layoutMargins") { $0.view().layoutMargins = $0.insets() },
    Self("alpha") { $0.view().alpha = $0.number() },
    Self("isHidden") { $0.view().isHidden = $0.flag() },
    Self("anchorPoint") { $0.view().anchorPoint = $0.point() },
    Self("sizeToFit") { $0.view().sizeToFit() },
    Self("sizeThatFits") { _ = $0.view().sizeThatFits($0.size()) },
    Self("convert a point") { _ = $0.view().convert($0.point(), to: $0.view()) },
    Self("convert a rectangle") { _ = $0.view().convert($0.rect(), from: $0.view()) },
    Self("window frame") { $0.window.frame = $0.rect() },
    Self("safe area") { $0.window.deviceSafeAreaInsets = $0.insets() },
    Self("autoresizing") {
      $0.view().autoresizingMask = $0.one(of: [
        [], [.flexibleWidth, .flexibleHeight], [.flexibleLeftMargin, .flexibleTopMargin],
      ])
    },
    Self("contentMode") { $0.view().contentMode = .scaleAspectFit },
    Self("layer") {
      let layer = $0.view().layer
      layer.cornerRadius = $0.number()
      layer.position = $0.point()
      layer.zPosition = $0.number()
    },
    Self("mask") { $0.view().mask = $0.view() },
    Self("snapshot") { stage in
      if let view = stage.view().snapshotView(afterScreenUpdates: stage.flag()) { stage.keep(view) }
    },
  ]

  // MARK: The tree of views

  static let hierarchy = [
    Self("addSubview") { $0.view().addSubview($0.view()) },
    Self("addSubview to the window") { $0.window.addSubview($0.view()) },
    Self("removeFromSuperview") { $0.view().removeFromSuperview() },
    Self("insertSubview at") { $0.view().insertSubview($0.view(), at: $0.int()) },
    Self("insertSubview above") {
      $0.view().insertSubview($0.view(), aboveSubview: $0.view())
    },
    Self("bringSubviewToFront") { $0.view().bringSubviewToFront($0.view()) },
    Self("a new view") { stage in
      let view = stage.one(of: MisuseKinds.views).make(stage)
      stage.adopt(view)
      stage.keep(view)
      stage.view().addSubview(view)
    },
    Self("a chain of views") { stage in
      var view = stage.view()
      for _ in 0..<stage.one(of: [3, 30, 400]) {
        let inner = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        view.addSubview(inner)
        view = inner
      }
    },
    Self("many views") { stage in
      let view = stage.view()
      for _ in 0..<stage.one(of: [5, 50, 300]) { view.addSubview(UIView()) }
    },
    Self("remove all subviews") { stage in
      for view in stage.view().subviews { view.removeFromSuperview() }
    },
    Self("viewWithTag") { _ = $0.view().viewWithTag($0.int()) },
    Self("becomeFirstResponder") { $0.view().becomeFirstResponder() },
    Self("endEditing") { $0.view().endEditing($0.flag()) },
    Self("hide the window") { $0.window.isHidden = $0.flag() },
    Self("root controller") {
      $0.window.rootViewController = $0.chance(80) ? $0.controller() : nil
    },
    Self("makeKeyAndVisible") { $0.window.makeKeyAndVisible() },
    Self("traits") { $0.view().overrideUserInterfaceStyle = $0.one(of: [.dark, .light]) },
  ]

  // MARK: Constraints

  static let layout = [
    Self("a constraint") { stage in
      let (one, other) = (stage.view(), stage.view())
      if stage.flag() { one.translatesAutoresizingMaskIntoConstraints = false }
      let constraint = NSLayoutConstraint(
        item: one, attribute: stage.one(of: attributes), relatedBy: stage.one(of: relations),
        toItem: stage.chance(70) ? other : nil, attribute: stage.one(of: attributes),
        multiplier: stage.number(), constant: stage.number())
      stage.constraints.append(constraint)
      constraint.isActive = true
    },
    Self("anchors") { stage in
      let (one, other) = (stage.view(), stage.view())
      one.translatesAutoresizingMaskIntoConstraints = false
      let constraints = [
        one.topAnchor.constraint(equalTo: other.topAnchor, constant: stage.number()),
        one.widthAnchor.constraint(equalTo: other.heightAnchor, multiplier: stage.number()),
      ]
      stage.constraints += constraints
      NSLayoutConstraint.activate(constraints)
    },
    Self("constant") { stage in
      guard !stage.constraints.isEmpty else { return }
      stage.one(of: stage.constraints).constant = stage.number()
    },
    Self("priority") { stage in
      guard !stage.constraints.isEmpty else { return }
      stage.one(of: stage.constraints).priority = UILayoutPriority(Float(stage.number()))
    },
    Self("deactivate") { stage in
      guard !stage.constraints.isEmpty else { return }
      stage.one(of: stage.constraints).isActive = stage.flag()
    },
    Self("visual format") { stage in
      let formats = ["H:|-[a]-|", "V:|[a]", "H:[a(50)]", "H:[b]", "H:|-", "", "V:|-(x)-[a(==a)]"]
      NSLayoutConstraint.activate(
        NSLayoutConstraint.constraints(
          withVisualFormat: stage.one(of: formats), options: [], metrics: nil,
          views: ["a": stage.view()]))
    },
    Self("systemLayoutSizeFitting") {
      _ = $0.view().systemLayoutSizeFitting(
        $0.size(), withHorizontalFittingPriority: UILayoutPriority(Float($0.number())),
        verticalFittingPriority: .fittingSizeLevel)
    },
    Self("hugging") {
      $0.view().setContentHuggingPriority(UILayoutPriority(Float($0.number())), for: .vertical)
    },
    Self("translates") { $0.view().translatesAutoresizingMaskIntoConstraints = $0.flag() },
    Self("setNeedsLayout") { $0.view().setNeedsLayout() },
    Self("setNeedsUpdateConstraints") { $0.view().setNeedsUpdateConstraints() },
    Self("a stack") { stage in
      let stack = stage.any(UIStackView.self) { UIStackView() }
      stack.axis = stage.flag() ? .vertical : .horizontal
      stack.spacing = stage.number()
      stack.distribution = stage.one(of: [.fill, .fillEqually, .equalSpacing, .equalCentering])
      stack.alignment = stage.one(of: [.fill, .center, .leading, .firstBaseline])
      stack.setCustomSpacing(stage.number(), after: stage.view())
    },
    Self("arrange") { stage in
      let stack = stage.any(UIStackView.self) { UIStackView() }
      if stage.flag() {
        stack.addArrangedSubview(stage.view())
      } else {
        stack.insertArrangedSubview(stage.view(), at: stage.int())
      }
    },
    Self("removeArrangedSubview") { stage in
      stage.any(UIStackView.self) { UIStackView() }.removeArrangedSubview(stage.view())
    },
    Self("a layout guide") { stage in
      let guide = UILayoutGuide()
      stage.view().addLayoutGuide(guide)
      guide.topAnchor.constraint(equalTo: stage.view().topAnchor).isActive = true
      if stage.flag() { guide.owningView?.removeLayoutGuide(guide) }
    },
  ]

  private static let attributes: [NSLayoutConstraint.Attribute] = [
    .top, .bottom, .leading, .trailing, .width, .height, .centerX, .firstBaseline, .left,
    .notAnAttribute, .topMargin,
  ]
  private static let relations: [NSLayoutConstraint.Relation] = [
    .equal, .lessThanOrEqual, .greaterThanOrEqual,
  ]
}
