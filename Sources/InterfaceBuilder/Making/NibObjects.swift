import Foundation
@_spi(UIKitSubclassing) import TableModel
@_spi(UIKitSubclassing) import UIKitModel

/// The objects of one nib, or of one scene, while they are made and connected.
@MainActor final class NibObjects {
  let plans: NibPlans
  let bundle: Bundle?
  let process = AppProcess.current
  /// The traits that decide between variations: those of the screen when the objects are made.
  let traits = NibTraits(UIScreen.main.traitCollection)
  /// The scene that the objects belong to; nil for a nib.
  weak var scene: NibSceneObjects?
  /// The controller that segues begin at, and whose view has the layout guides.
  weak var controller: UIViewController?
  /// The class that says where names of classes are looked for first.
  var scope: AnyClass?

  /// The objects by their ids.
  private var named: [String: NSObject] = [:]
  /// Objects that others hold, by their ids.
  private var held: [String: WeakObject] = [:]
  /// The layout guides of a controller, by their ids.
  private var controllerGuides: [String: ControllerGuide] = [:]
  /// The objects in the order in which they were finished.
  private(set) var made: [NSObject] = []
  /// The objects with connections, in that order.
  var connected: [(plan: NibPlan, object: WeakObject)] = []
  private var constraints: [(NibElement, UIView)] = []
  /// What went wrong first.
  var failure: NibError?
  var document: NibDocument { plans.document }

  struct WeakObject {
    weak var object: NSObject?
  }

  enum ControllerGuide {
    case top, bottom
  }

  init(_ plans: NibPlans, bundle: Bundle?) {
    self.plans = plans
    self.bundle = bundle
    reportGaps()
  }

  // MARK: Names

  /// Gives an object the id of an element.
  func name(_ object: NSObject, _ element: NibElement) {
    if let id = element.id { named[id] = object }
  }

  /// Names an object that others hold.
  func hold(_ object: NSObject, as id: String) { held[id] = WeakObject(object: object) }

  /// The object of an id.
  func object(_ id: String) -> NSObject? { named[id] ?? held[id]?.object }

  /// The objects that can be referred to from a cell.
  var references: [String: WeakObject] {
    held.merging(named.mapValues { WeakObject(object: $0) }) { $1 }
  }

  /// Refers to objects of another part of the file.
  func refer(to objects: [String: WeakObject]) { held.merge(objects) { own, _ in own } }

  // MARK: Making

  /// Makes the object of an element, and what is inside of it; nil for an element that makes none.
  func make(_ element: NibElement) throws -> NSObject? {
    if let failure { throw failure }
    if let id = element.id, let existing = named[id] {
      try fill(existing, from: element)
      return existing
    }
    guard let plan = plan(element) else { return nil }
    let type = type(of: plan)
    if let object = plan.kind.make?(type, element, self) {
      decode(object, plan)
      return object
    }
    let object = Self.object(of: type, NibCoder(plan, self))
    if let failure { throw failure }
    return object
  }

  private static func object(of type: NSObject.Type, _ coder: NibCoder) -> NSObject? {
    switch type {
    case let type as UIView.Type: type.init(coder: coder)
    case let type as UIViewController.Type: type.init(coder: coder)
    case let type as UIBarItem.Type: type.init(coder: coder)
    default: DynamicInitializer.make(type)
    }
  }

  /// Sets what an element says of an object that exists.
  func fill(_ object: NSObject, from element: NibElement) throws {
    guard let plan = plan(element) else { return }
    decode(object, plan)
    if let failure { throw failure }
  }

  /// Sets what a plan says of an object.
  func decode(_ object: NSObject, _ plan: NibPlan) {
    guard failure == nil else { return }
    if object === controller {
      if let id = plan.element.id { hold(object, as: id) }
    } else {
      name(object, plan.element)
    }
    for kind in plan.kind.lineage { kind.defaults?(object) }
    for (attribute, value) in plan.attributes { attribute(object, value, self) }
    do {
      for (child, element) in plan.children {
        try child(object, element, self)
        if failure != nil { return }
      }
    } catch let error as NibError {
      failure = error
      return
    } catch {
      failure = document.error(plan.element, "\(error)")
      return
    }
    made.append(object)
    if plan.hasConnections { connected.append((plan, WeakObject(object: object))) }
  }

  /// The plan of an element; nil for one that makes no object.
  func plan(_ element: NibElement) -> NibPlan? {
    if let kind = NibKinds.kind(element.name) { return plans.plan(element, kind, traits) }
    if NibKinds.foreignViews[element.name] != nil || isView(element) {
      return plans.plan(element, NibKinds.view, traits)
    }
    return nil
  }

  /// Whether an element without a kind is in the place of a view.
  private func isView(_ element: NibElement) -> Bool {
    element.node.parent.map { document.nodes[$0].name == "subviews" } ?? false
  }

  private func type(of plan: NibPlan) -> NSObject.Type {
    let surroundings = AppProcess.current.nibScope
    if let known = plan.found, known.scope == scope, known.surroundings == surroundings {
      return known.type
    }
    let element = plan.element
    let foreign = NibKinds.foreignViews[element.name]
    guard let name = element["customClass"] ?? foreign else { return plan.kind.type }
    let root: AnyClass = plan.kind.type is UIView.Type ? UIView.self : plan.kind.type
    let found = NibClasses.type(
      named: name, module: element["customModule"], scope: scope, below: root)
    plan.missingClass = nil
    plan.unfitClass = nil
    switch found {
    case .fit(let type):
      plan.found = (type, scope, surroundings)
      if !NibClasses.isClass(type, below: plan.kind.type) {
        process.log(cause: NibMessage.unfit(type, element, plan.kind.type, made: type))
      }
      return type
    case .unfit(let type):
      process.log(cause: NibMessage.unfit(type, element, plan.kind.type, made: plan.kind.type))
      plan.unfitClass = name
    case nil where element["customClass"] == nil:
      element.report(
        "<\(element.name)>, a plain UIView in place of \(name), which a class of this name in the "
          + "app takes")
    case nil:
      let module = element["customModule"].map { "\($0)." } ?? ""
      let cause = Message.unknownClass(
        module + name, at: element.place, made: "\(plan.kind.type)")
      process.log(cause: cause)
      plan.missingClass = module + name
    }
    return plan.kind.type
  }

  /// An attribute of the element around one, under the traits.
  func attribute(_ name: String, around element: NibElement) -> String? {
    guard let parent = element.node.parent else { return nil }
    let outer = NibElement(document: document, index: parent)
    return plan(outer)?[name] ?? outer[name]
  }

  // MARK: Views

  /// Adds a subview, unless a variation leaves it out.
  func add(_ subview: UIView, _ element: NibElement, to view: UIView) {
    if let id = element.id, let around = element.node.parent,
      let parent = document.nodes[around].parent,
      plan(NibElement(document: document, index: parent))?.excluded.contains(id) == true
    {
      return
    }
    if let stack = view as? UIStackView {
      stack.addArrangedSubview(subview)
    } else if subview.superview !== view {
      view.addSubview(subview)
    }
  }

  /// Whether the frame of a view is its controller's to set: that of a controller's own bar.
  func isPlacedByController(_ frame: NibElement) -> Bool {
    guard let parent = frame.node.parent else { return false }
    return Self.barsOfControllers.contains(document.nodes[parent].attributes["key"] ?? "")
  }

  private static let barsOfControllers: Set<String> = ["navigationBar", "toolbar", "tabBar"]

  func edgeInsets(_ element: NibElement) -> UIEdgeInsets {
    element.name == "inset" ? NibValues.inset(element) : NibValues.edgeInsets(element)
  }

  /// Makes the cell's own labels those of the file.
  func adoptLabels(of cell: UITableViewCell) {
    guard let plan = connectedCellPlan(cell) else { return }
    if let id = plan["textLabel"], let label = cell.textLabel { named[id] = label }
    if let id = plan["detailTextLabel"], let label = cell.detailTextLabel { named[id] = label }
    if let id = plan["imageView"], let view = cell.imageView { named[id] = view }
  }

  /// The plan of a cell that is being made.
  private func connectedCellPlan(_ cell: UITableViewCell) -> NibPlan? {
    guard let id = named.first(where: { $0.value === cell })?.key,
      let element = document.element(id)
    else { return nil }
    return plan(element)
  }

  // MARK: Constraints

  func wait(for element: NibElement, of view: UIView) { constraints.append((element, view)) }

  /// Names the top and bottom layout guides of the controller.
  func nameGuides(of element: NibElement) {
    for each in element.child("layoutGuides")?.children ?? [] {
      guard let id = each.id else { continue }
      controllerGuides[id] = each["type"] == "bottom" ? .bottom : .top
    }
  }

  /// Installs the constraints once all views are there.
  func installConstraints() {
    for (element, view) in constraints {
      let outer = element.node.parent.map { NibElement(document: document, index: $0) }
      let excluded = outer.flatMap(plan)?.excluded ?? []
      for each in element.children where each.name == "constraint" && !each.flag("placeholder") {
        guard let constraint = constraint(each, in: view) else { continue }
        if let id = each.id { named[id] = constraint }
        guard each.id.map(excluded.contains) != true, isInstallable(constraint, in: view) else {
          continue
        }
        view.addConstraint(constraint)
      }
    }
    constraints = []
  }

  /// Whether both items are in the view: those that a variation leaves out are not.
  private func isInstallable(_ constraint: NSLayoutConstraint, in view: UIView) -> Bool {
    [constraint.firstItem, constraint.secondItem].allSatisfy { item in
      switch item {
      case let item as UIView: item.isDescendant(of: view)
      case let item as UILayoutGuide: item.owningView?.isDescendant(of: view) == true
      default: true
      }
    }
  }

  private func constraint(_ element: NibElement, in view: UIView) -> NSLayoutConstraint? {
    let values = constraintValues(element)
    let firstAttribute = element.choice("firstAttribute", NibChoices.attribute)
    guard let first = item(element["firstItem"], firstAttribute, in: view) else { return nil }
    var second: (item: AnyObject, attribute: NSLayoutConstraint.Attribute)?
    if element["secondAttribute"] != nil || element["secondItem"] != nil {
      let attribute =
        element["secondAttribute"] == nil
        ? firstAttribute : element.choice("secondAttribute", NibChoices.attribute)
      second = item(element["secondItem"], attribute, in: view)
      if second == nil { return nil }
    }
    let constraint = NSLayoutConstraint(
      item: first.item, attribute: first.attribute, relatedBy: values.relation,
      toItem: second?.item, attribute: second?.attribute ?? .notAnAttribute,
      multiplier: values.multiplier, constant: values.constant)
    constraint.priority = values.priority
    constraint.identifier = element["identifier"]
    return constraint
  }

  private struct ConstraintValues {
    var relation = NSLayoutConstraint.Relation.equal
    var multiplier: CGFloat = 1
    var constant: CGFloat = 0
    var priority = UILayoutPriority.required
  }

  private func constraintValues(_ element: NibElement) -> ConstraintValues {
    let variations = element.children.filter { $0.name == "variation" && traits.match($0) }
      .sorted { NibTraits.rank($0) < NibTraits.rank($1) }
    let attributes = variations.reduce(element.node.attributes) {
      $0.merging($1.node.attributes.filter { $0.key != "key" }) { $1 }
    }
    var values = ConstraintValues()
    func value(_ name: String) -> NibValue? {
      attributes[name].map { NibValue($0, of: element) }
    }
    if let relation = value("relation")?.choice(NibChoices.relation) { values.relation = relation }
    if let multiplier = value("multiplier")?.ratio { values.multiplier = multiplier }
    if let constant = value("constant")?.number { values.constant = constant }
    if let priority = value("priority")?.number {
      values.priority = UILayoutPriority(Float(priority))
    }
    return values
  }

  /// An item of a constraint with its attribute; the view itself for no id.
  private func item(
    _ id: String?, _ attribute: NSLayoutConstraint.Attribute?, in view: UIView
  ) -> (item: AnyObject, attribute: NSLayoutConstraint.Attribute)? {
    guard let attribute else { return nil }
    guard let id else { return (view, attribute) }
    if let guide = controllerGuides[id], let root = controller?.viewIfLoaded {
      return Self.item(guide, attribute, of: root)
    }
    return object(id).map { ($0, attribute) }
  }

  /// A controller's layout guide as the safe area has it: between the top guide and the bottom one.
  private static func item(
    _ guide: ControllerGuide, _ attribute: NSLayoutConstraint.Attribute, of root: UIView
  ) -> (item: AnyObject, attribute: NSLayoutConstraint.Attribute) {
    switch (guide, attribute) {
    case (.top, .top): (root, .top)
    case (.bottom, .bottom): (root, .bottom)
    case (.top, .bottom), (.top, .lastBaseline): (root.safeAreaLayoutGuide, .top)
    case (.bottom, .top), (.bottom, .lastBaseline): (root.safeAreaLayoutGuide, .bottom)
    default: (root.safeAreaLayoutGuide, attribute)
    }
  }

  // MARK: End

  private var connections: Set<Int> = []

  /// Whether a connection was made.
  func isConnected(_ element: NibElement) -> Bool { connections.contains(element.index) }
  func markConnected(_ element: NibElement) { connections.insert(element.index) }

  /// Connects an object that was there before the nib.
  func connect(_ object: NSObject, to element: NibElement) {
    guard element.child("connections") != nil else { return }
    connected.append(
      (NibPlan(element, NibKinds.placeholder, traits), WeakObject(object: object)))
  }

  /// Takes a controller as the one of the objects, which do not hold it.
  func adopt(_ controller: UIViewController, as element: NibElement) {
    self.controller = controller
    scope = Swift.type(of: controller)
    if let id = element.id {
      named[id] = nil
      hold(controller, as: id)
    }
  }

  /// Installs the constraints, sets attributes, connects, and calls `awakeFromNib`.
  func finish(except owner: NSObject? = nil) {
    installConstraints()
    setAttributes()
    connect()
    reportRepeated()
    connected = []
    made.removeAll { $0 === owner }
    awake()
    named = [:]
  }

  /// Calls `awakeFromNib` of all objects and forgets them.
  func awake() {
    let objects = made
    made = []
    for object in objects {
      switch object {
      case let object as UIResponder: object.awakeFromNib()
      case let object as UIBarItem: object.awakeFromNib()
      case let object as NSLayoutConstraint: object.awakeFromNib()
      default: NibNames.send("awakeFromNib", to: object)
      }
    }
  }

  // MARK: Gaps

  /// Lists what the file has and nothing acts on, once in a process.
  private func reportGaps() {
    guard !plans.gaps.isEmpty else { return }
    process.logOnce("nib \(document.file)", NibCoverage.message(plans.gaps, in: document))
  }

}
