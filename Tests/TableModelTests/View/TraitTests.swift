import TableModel
import TableProbe
import Testing

/// Traits pass down from where an app overrides them, and who has others then is called.
@MainActor struct TraitTests {
  private final class Child: UIViewController {
    var sizes: [UIContentSizeCategory?] = []

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      super.traitCollectionDidChange(previousTraitCollection)
      sizes.append(previousTraitCollection?.preferredContentSizeCategory)
    }
  }

  @Test func `an override passes down to views and controllers, and its removal does`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let (controller, inner) = (Child(), UIView())
    controller.view.addSubview(inner)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.traitOverrides.preferredContentSizeCategory = .extraLarge
    #expect(inner.traitCollection.preferredContentSizeCategory == .extraLarge)
    #expect(controller.traitCollection.preferredContentSizeCategory == .extraLarge)
    #expect(inner.traitCollection.userInterfaceStyle == .light)
    window.traitOverrides.remove(UITraitPreferredContentSizeCategory.self)
    #expect(inner.traitCollection.preferredContentSizeCategory == .large)
    #expect(controller.sizes == [.large, .extraLarge])
  }

  @Test func `what is inside may override it again`() {
    let (outer, inner) = (UIView(), UIView())
    outer.addSubview(inner)
    inner.traitOverrides.preferredContentSizeCategory = .small
    outer.traitOverrides.preferredContentSizeCategory = .extraLarge
    outer.overrideUserInterfaceStyle = .dark
    #expect(inner.traitCollection.preferredContentSizeCategory == .small)
    #expect(inner.traitCollection.userInterfaceStyle == .dark)
    #expect(inner.traitOverrides.contains(UITraitPreferredContentSizeCategory.self))
    #expect(!inner.traitOverrides.contains(UITraitUserInterfaceStyle.self))
  }

  @Test func `a view takes the traits of where it is added`() {
    let (outer, inner, label) = (UIView(), UIView(), UILabel())
    label.font = .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    inner.addSubview(label)
    outer.traitOverrides.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
    #expect(label.font.pointSize == 17)
    outer.addSubview(inner)
    #expect(label.font.pointSize == 53)
    inner.removeFromSuperview()
    UIView().addSubview(inner)
    #expect(label.font.pointSize == 17)
  }

  @Test func `a parent overrides the traits of one child`() {
    let (parent, first, second) = (UIViewController(), Child(), Child())
    for child in [first, second] {
      parent.addChild(child)
      parent.view.addSubview(child.view)
    }
    let traits = UITraitCollection(traitsFrom: [
      UITraitCollection(preferredContentSizeCategory: .small),
      UITraitCollection(horizontalSizeClass: .regular),
    ])
    parent.setOverrideTraitCollection(traits, forChild: first)
    #expect(first.view.traitCollection.preferredContentSizeCategory == .small)
    #expect(first.traitCollection.horizontalSizeClass == .regular)
    #expect(second.traitCollection.preferredContentSizeCategory == .large)
    #expect(parent.overrideTraitCollection(forChild: first) == traits)
    parent.setOverrideTraitCollection(nil, forChild: first)
    #expect(first.sizes == [.large, .small] && second.sizes.isEmpty)
  }

  @Test func `a handler is called for its traits only, until its registration ends`() {
    let view = UIView()
    var calls: [UIUserInterfaceStyle] = []
    let registration = view.registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
      (view: UIView, previous) in
      calls += [previous.userInterfaceStyle, view.traitCollection.userInterfaceStyle]
    }
    view.traitOverrides.preferredContentSizeCategory = .small
    view.overrideUserInterfaceStyle = .dark
    view.overrideUserInterfaceStyle = .dark
    view.unregisterForTraitChanges(registration)
    view.overrideUserInterfaceStyle = .light
    #expect(calls == [.light, .dark])
  }

  @Test func `only a font of a text style follows, in labels, fields and text views`() {
    let outer = UIView()
    let (styled, plain, held) = (UILabel(), UILabel(), UILabel())
    let (field, text) = (UITextField(), UITextView())
    for label in [styled, plain, held] { outer.addSubview(label) }
    styled.font = .preferredFont(forTextStyle: .footnote)
    held.font = .preferredFont(forTextStyle: .footnote)
    plain.font = .systemFont(ofSize: 13)
    field.font = .preferredFont(forTextStyle: .footnote)
    text.font = .preferredFont(forTextStyle: .footnote)
    outer.addSubview(field)
    outer.addSubview(text)
    for label in [styled, plain] { label.adjustsFontForContentSizeCategory = true }
    field.adjustsFontForContentSizeCategory = true
    text.adjustsFontForContentSizeCategory = true
    outer.traitOverrides.preferredContentSizeCategory = .extraExtraExtraLarge
    #expect(styled.font.pointSize == 19)
    #expect(field.font?.pointSize == 19 && text.font?.pointSize == 19)
    #expect(plain.font.pointSize == 13 && held.font.pointSize == 13)
  }

  @Test func `a content view of a list follows by itself`() throws {
    var content = UIListContentConfiguration.cell()
    content.text = "Text"
    let view = UIListContentView(configuration: content)
    let small = view.intrinsicContentSize.height
    view.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
    #expect(view.intrinsicContentSize.height > small)
  }

  @Test func `cells update their configuration for other traits`() {
    let probe = TableProbe(rows: 1)
    var seen: [UIContentSizeCategory] = []
    probe.show()
    probe.table.cellForRow(at: [0, 0])?.configurationUpdateHandler = { _, state in
      seen.append(state.traitCollection.preferredContentSizeCategory)
    }
    probe.settle()
    probe.table.traitOverrides.preferredContentSizeCategory = .small
    probe.settle()
    #expect(seen == [.large, .small])
  }

  @Test func `rows are measured again for another size of text and for another width`() {
    let probe = TableProbe(rows: 3)
    probe.table.estimatedRowHeight = 44
    probe.cellForRow = { _ in
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      var content = cell.defaultContentConfiguration()
      content.text = "A text that needs a line of its own at the width of a small phone"
      cell.contentConfiguration = content
      return cell
    }
    probe.show()
    func height() -> CGFloat { probe.table.rectForRow(at: [0, 0]).height }
    let upright = height()
    probe.table.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
    probe.settle()
    #expect(height() > upright)
    probe.table.traitOverrides.preferredContentSizeCategory = .unspecified
    probe.settle()
    #expect(height() == upright)
    probe.table.frame.size.width = 800
    probe.settle()
    #expect(height() < upright)
  }

  @Test func `a change before the rows are shown requests nothing twice`() {
    let probe = TableProbe(rows: 2)
    probe.heightForRow = { _ in 50 }
    probe.table.frame.size.width = 200
    probe.table.traitOverrides.preferredContentSizeCategory = .small
    probe.show()
    let first = probe.count(.heightForRow)
    let other = TableProbe(rows: 2)
    other.heightForRow = { _ in 50 }
    other.show()
    #expect(first == other.count(.heightForRow))
  }

  @Test func `a level that is overridden passes down, and its observer is called`() {
    let (outer, inner) = (UIView(), UIView())
    outer.addSubview(inner)
    #expect(inner.traitCollection.userInterfaceLevel == .base)
    var levels: [UIUserInterfaceLevel] = []
    inner.registerForTraitChanges([UITraitUserInterfaceLevel.self]) { (view: UIView, _) in
      levels.append(view.traitCollection.userInterfaceLevel)
    }
    outer.traitOverrides.userInterfaceLevel = .elevated
    #expect(
      inner.traitCollection.containsTraits(in: UITraitCollection(userInterfaceLevel: .elevated)))
    outer.traitOverrides.remove(UITraitUserInterfaceLevel.self)
    #expect(levels == [.elevated, .base])
  }
}
