import Foundation
import SwiftSource
import TestSupport
import Testing

@Suite struct AppRewriterTests {
  /// The code of one file, rewritten.
  func rewritten(_ code: String, extent: AppRewriter.Extent = .app) -> String {
    rewriting(code, extent: extent)?.code ?? ""
  }

  func rewriting(
    _ code: String, extent: AppRewriter.Extent = .app
  ) -> AppRewriter.Rewriting? {
    let file = AppRewriter.File(path: "App/Feed.swift", text: code)
    return AppRewriter(files: [file], extent: extent).rewritings.first
  }

  @Test("Code that needs no Objective-C stays byte for byte")
  func plain() {
    let code = "import Dispatch\r\n/* ä */ struct A {\n\tlet b = 1 // #selector(c)\n}\n"
    #expect(rewritten(code) == code)
  }

  @Test(
    "A selector has the Objective-C name of its method, and the method",
    arguments: [
      (
        "@objc func save() {}", "#selector(save)",
        #"Selector("save", { (object: Feed) in { () in object.save() } })"#
      ),
      ("@objc func save(_ s: Any) {}", "#selector(save)", #"Selector("save:", Feed.save(_:))"#),
      ("@objc func save(_ s: Any) {}", "#selector(save(_:))", #"Selector("save:", Feed.save(_:))"#),
      (
        "@objc func save(_ s: Any) {}", "#selector(self.save)", #"Selector("save:", Feed.save(_:))"#
      ),
      (
        "@objc func save(_ s: Any) {}", "#selector(Feed.save)", #"Selector("save:", Feed.save(_:))"#
      ),
      (
        "@objc func save(sender: Any) {}", "#selector(save(sender:))",
        #"Selector("saveWithSender:", Feed.save(sender:))"#
      ),
      (
        "@objc func save(for s: Any, in t: Any) {}", "#selector(save)",
        #"Selector("saveFor:in:", Feed.save(for:in:))"#
      ),
      (
        "@objc(keep:) func save(_ s: Any) {}", "#selector(save)",
        #"Selector("keep:", Feed.save(_:))"#
      ),
      (
        "@objc var count = 0", "#selector(getter: count)",
        #"Selector("count", getter: \Feed.count)"#
      ),
      (
        "@objc var count = 0", "#selector(setter: Feed.count)",
        #"Selector("setCount:", setter: \Feed.count)"#
      ),
      ("", "#selector(UITableView.reloadData)", #"Selector("reloadData", UITableView.reloadData)"#),
      (
        "let b = UIView()", "#selector(b.sizeToFit)",
        #"Selector("sizeToFit", type(of: b).sizeToFit)"#
      ),
      (
        "", "#selector(UIView.setNeedsDisplay as (UIView) -> () -> Void)",
        #"Selector("setNeedsDisplay", { (object: UIView) in { () in object.setNeedsDisplay() } })"#
      ),
      (
        "", "#selector(UITableViewDelegate.tableView(_:didSelectRowAt:))",
        #"Selector("tableView:didSelectRowAtIndexPath:")"#
      ),
      (
        "", "#selector(UITableViewDataSourcePrefetching.tableView(_:prefetchRowsAt:))",
        #"Selector("tableView:prefetchRowsAtIndexPaths:")"#
      ),
      (
        "",
        "#selector(UITableViewDelegate.tableView(_:shouldBeginMultipleSelectionInteractionAt:))",
        #"Selector("tableView:shouldBeginMultipleSelectionInteractionAtIndexPath:")"#
      ),
    ])
  func selectors(member: String, expression: String, result: String) {
    let code = rewritten("class Feed: UIViewController { \(member)\nlet s = \(expression)\n}")
    #expect(code.split(separator: "\n").contains { $0.hasPrefix("let s = \(result)") })
  }

  @Test("A method that is not among the sources is looked for first, at the selector's place")
  func missing() throws {
    let found = try #require(
      rewriting(
        """
        class Feed: UIViewController {
          func a() { perform(#selector(missing)) }
          class Row<T>: UIView { func b() { perform(#selector(missing)) } }
          func c() {
            #if DEBUG
              perform(#selector(debug))
            #endif
          }
        }
        extension UIView { func d() { perform(#selector(gone(_:))) } }
        """))
    #expect(found.code.contains(#"a() { perform(Selector("missing", __selector0)) }"#))
    #expect(found.code.contains(#"b() { perform(Selector("missing", Row.missing)) }"#))
    #expect(found.code.contains(#"perform(Selector("debug", Feed.debug))"#))
    #expect(found.code.contains(#"d() { perform(Selector("gone:", __selector1)) }"#))
    let place = #"#sourceLocation(file: "App/Feed.swift", line: 2)"#
    let constant = "private let __selector0 = Feed.missing\n#sourceLocation()"
    #expect(found.appendix.hasPrefix("\(place)\n\(constant)"))
    // The name is in the column that it has in the source.
    let line = "private let __selector1 =                UIView.gone(_:)"
    #expect(found.appendix.split(separator: "\n").contains { $0 == line })
  }

  @Test("Of overloads without and with a parameter the one behind `as` is called")
  func overloads() {
    let code = rewritten(
      """
      class Feed: UIViewController {
        @objc func save() {}
        @objc func save(_ sender: Any) {}
        let a = #selector(save as () -> Void)
        let b = #selector(save as (Any) -> Void)
      }
      """)
    #expect(code.contains(#"let a = Selector("save", { (object: Feed) in"#))
    #expect(code.contains(#"let b = Selector("save:", Feed.save(_:))"#))
  }

  @Test("Attributes are blanked, and the members are in the table of their class")
  func attributes() {
    let code = rewritten(
      """
      class Feed: UIViewController {
        @IBOutlet private weak var title2: UILabel!
        @IBAction func save(_ sender: Any) {}
      }
      """)
    let lines = code.split(separator: "\n")
    #expect(lines[1] == "            private weak var title2: UILabel!")
    #expect(lines[2] == "            func save(_ sender: Any) {}")
    #expect(code.contains(#".init("title2", \Feed.title2)"#))
    #expect(code.contains(#".init(Selector("save:", Feed.save(_:)))"#))
    #expect(lines.count == 4)
  }

  @Test("An observed property that is stored announces its changes; one that is computed does not")
  func dynamic() {
    let code = rewritten(
      "class A: NSObject {\n@objc dynamic var a = 1\n@objc dynamic var b: Int { a }\n}")
    #expect(code.contains("@KeyValueObserved        var a = 1"))
    #expect(!code.contains("@KeyValueObserved        var b"))
  }

  @Test("An override in an extension is called through the class, in another file too")
  func overrideInExtension() {
    let files = [
      AppRewriter.File(path: "A.swift", text: "class A: UIViewController {\n}"),
      AppRewriter.File(
        path: "B.swift",
        text: "extension A {\n  override func viewDidLoad() { super.viewDidLoad() }\n}"),
    ]
    let code = AppRewriter(files: files, extent: .app).rewritings.map(\.code)
    #expect(code[0].contains("override func viewDidLoad() { _extension_A_viewDidLoad() }"))
    #expect(code[1].contains("         func _extension_A_viewDidLoad() { super.viewDidLoad() }"))
  }

  @Test("A method of an extension that a subclass overrides is one of the class")
  func overriddenInSubclass() {
    let code = rewritten(
      """
      class A: UIViewController {}
      extension A { @objc func save(_ x: Int = 1) -> Int { x } }
      class B: A { override func save(_ x: Int) -> Int { 2 } }
      """)
    #expect(code.contains("func save(_ x: Int = 1) -> Int { _extension_A_save(x) }"))
  }

  @Test("An override in an extension of a class and one of its subclass have names of their own")
  func overrideInBothExtensions() {
    let code = rewritten(
      """
      class A: UIViewController {}
      class B: A {}
      extension A { override var canBecomeFirstResponder: Bool { true } }
      extension B { override var canBecomeFirstResponder: Bool { false } }
      """)
    #expect(code.contains("{ get { _extension_A_canBecomeFirstResponder } }"))
    #expect(code.contains("{ get { _extension_B_canBecomeFirstResponder } }"))
  }

  @Test(
    "A member that an extension adds to a class of UIKit calls the overrides of the app's classes")
  func addedMember() {
    let result = rewriting(
      """
      extension UIView { @objc func paint(_ x: Int = 1) -> Int { x } }
      class A: UITableViewCell { override func paint(_ x: Int) -> Int { super.paint(x) } }
      class B: A { override func paint(_ x: Int) -> Int { super.paint(x) } }
      """)
    let code = result?.code ?? ""
    #expect(
      code.contains(
        "func paint(_ x: Int = 1) -> Int { if let object = self as? any _Overriding_UIView_paint__ "
          + "{ return object._overriding_paint(x) }; return _added_paint(x) }"))
    #expect(code.contains("class A: UITableViewCell, _Overriding_UIView_paint__ {"))
    #expect(
      code.contains("{          func _overriding_paint(_ x: Int) -> Int { super._added_paint(x) }"))
    #expect(
      code.contains(
        "class B: A { override func _overriding_paint(_ x: Int) -> Int { super._overriding_paint(x) }"
      ))
    let appendix = result?.appendix ?? ""
    #expect(
      appendix.contains(
        "@MainActor protocol _Overriding_UIView_paint__: AnyObject "
          + "{ func _overriding_paint(_ x: Int) -> Int }"))
    #expect(appendix.contains("class _objcextension_"))
  }

  @Test("An extension of a class elsewhere has a class by which its members are found")
  func extensionElsewhere() {
    let result = rewriting(
      """
      #if DEBUG
      extension UIView { @IBInspectable var rim: CGFloat { 1 } }
      #endif
      class Own {}
      extension Own { @objc func save() {} }
      """)
    let appendix = result?.appendix ?? ""
    #expect(appendix.contains("#if (DEBUG)\nprivate final class _objcextension_"))
    #expect(appendix.contains("static var extended: AnyClass { UIView.self }"))
    #expect(!appendix.contains("Own"))
    #expect(result?.code.contains(".init(\"rim\", \\UIView.rim)") == true)
  }

  @Test("So does one that an @objc protocol of the app requires")
  func addedWitness() {
    let sources = { (attribute: String) in
      """
      \(attribute) protocol Base { func mark() -> Bool }
      \(attribute) protocol Item: Base { var size: Int { get } }
      extension UIView: Item { func mark() -> Bool { false }; var size: Int { 1 }; func fit() {} }
      class A: UILabel { override func mark() -> Bool { true }; override var size: Int { 2 } }
      """
    }
    let code = rewritten(sources("@objc"))
    #expect(code.contains("class A: UILabel, _Overriding_UIView_mark, _Overriding_UIView_size"))
    #expect(code.contains("func _added_mark() -> Bool { false }"))
    #expect(!code.contains("_added_fit"))
    #expect(!rewritten(sources("")).contains("_added_"))
  }

  @Test("A preview of Xcode's canvas is left out", arguments: ["", "(\"A\", traits: .portrait)"])
  func preview(arguments: String) {
    let code = rewritten("let a = 1\n#Preview\(arguments) {\n  Missing()\n}\nlet b = 2\n")
    #expect(!code.contains("Preview") && !code.contains("Missing"))
    #expect(code.split(separator: "\n", omittingEmptySubsequences: false).count == 6)
    #expect(code.contains("let a = 1\n") && code.contains("\nlet b = 2"))
  }

  @Test("An override of a class of another line stays as it is")
  func addedElsewhere() {
    let code = rewritten(
      """
      extension UIImageView { @objc func draw(_ x: CGRect) {} }
      extension UIView { func paint() {} }
      class A: UILabel { override func draw(_ x: CGRect) { super.draw(x) } }
      class B: A { func paint() {} }
      class C: B { override func paint() { super.paint() } }
      """)
    #expect(!code.contains("_added_"))
    #expect(!code.contains("_overriding_"))
  }

  @Test("The superclass of each class of UIKit is the model's")
  func classes() throws {
    let text = try ["UIKitModel", "TableModel"].map { room in
      let folder = repositoryRoot.appending(path: "Sources/\(room)")
      let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
      return try (files?.compactMap { $0 as? URL } ?? []).filter { $0.pathExtension == "swift" }
        .map { try String(contentsOf: $0, encoding: .utf8) }.joined()
    }.joined()
    let pairs = UIKitClasses.subclasses.flatMap { parent, classes in classes.map { (parent, $0) } }
    #expect(pairs.count > 100)
    for (parent, name) in pairs
    where !["UITableViewController", "UICollectionViewController"].contains(name) {
      #expect(text.contains("class \(name): \(parent)"), "\(name) is no \(parent)")
    }
  }

  @Test("Another name of a class is that of a type by which the class is found")
  func renamedClass() {
    let result = rewriting("enum A {\n  @objc(Other) class B: UIView {}\n}")
    #expect(
      result?.appendix == "private final class _ObjectiveCName_Other: ObjectiveCNamed "
        + "{ static var named: AnyClass { A.B.self } }")
    #expect(result?.problems == [])
    let problems = rewriting("func f() {\n  @objc(Other) class B: UIView {}\n}")?.problems
    #expect(problems?.map(\.line) == [2])
  }

  @Test("A protocol of Objective-C that is one of classes already stays as it is")
  func protocolOfClasses() {
    #expect(rewritten("@objc protocol A: AnyObject {}").contains("protocol A: AnyObject {}"))
    #expect(rewritten("@objc protocol B: C {}").contains("protocol B: AnyObject, C {}"))
  }

  @Test("What Linux has in modules of its own is imported where it is named")
  func partsOfFoundation() {
    let file = AppRewriter.File(path: "A.swift", text: "import UIKit\nlet a = URLSession.shared")
    let other = AppRewriter.File(path: "B.swift", text: "import UIKit\nlet b = 1")
    let sources = AppRewriter(files: [file, other], extent: .app).sources
    #expect(sources[0].contains("import FoundationNetworking"))
    #expect(sources[0].contains("#if canImport(NetworkingModel)\nimport NetworkingModel\n#endif"))
    #expect(!sources[1].contains("import Foundation"))
  }

  @Test("An override in an extension of a class that is elsewhere is an error at its line")
  func overrideElsewhere() {
    let problems = rewriting(
      "\nextension UIViewController {\n  override func viewDidLoad() {}\n}")?.problems
    #expect(problems?.map(\.line) == [3])
  }

  @Test("Foundation comes with UIKit, and what only Apple has comes with it too")
  func imports() {
    let code = rewritten("import Foundation\nimport UIKit\nimport class QuartzCore.CALayer\n")
    #expect(code == "                 \nimport TableModel\nimport TableModel              \n")
  }

  @Test("Conditions that hold on iOS hold")
  func conditions() {
    let code = rewritten("#if os(iOS) && !canImport(AppKit) || canImport(UIKit)\n#endif")
    #expect(code.hasPrefix("#if true    && !canImport(AppKit) || true"))
  }

  @Test("The version in a condition is that of the model")
  func availability() {
    let code = rewritten("func f() { if #available(iOS 15.4, *) {} }")
    #expect(code.contains("if (SystemVersion.current >= .iOS(15)) {}"))
  }

  @Test("An initializer that calls another one of its class says so")
  func delegation() {
    let code = rewritten(
      """
      class Cell: UITableViewCell {
        override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
          super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
        }
        required init?(coder: NSCoder) { self.init() }
        convenience init(_ title: String) { self.init() }
        init(_ make: Bool) { super.init(frame: .zero); after = { self.init() } }
      }
      struct Point { init(_ x: Int) { self.init() } }
      """)
    #expect(code.contains("required convenience init?(coder: NSCoder) { self.init() }"))
    #expect(code.contains("  convenience init(_ title: String)"))
    #expect(code.contains("  init(_ make: Bool)"))
    #expect(code.contains("struct Point { init(_ x: Int)"))
  }

  @Test("A key path is a text without the type")
  func keyPaths() {
    #expect(
      rewritten("let a = #keyPath(UIView.layer.position)").hasPrefix(#"let a = "layer.position""#))
    #expect(rewritten("let a = #keyPath(title)").hasPrefix(#"let a = "title""#))
  }

  @Test("A protocol of Objective-C is one of classes, and what it leaves open is asked for")
  func optionalRequirements() throws {
    let result = try #require(
      rewriting("@objc protocol P {\n  @objc optional func f(_ x: Int, at y: Int) -> Bool\n}"))
    #expect(result.code.hasPrefix("      protocol P: AnyObject {\n"))
    #expect(result.appendix.contains("callAsFunction(_ _0: Int, at _1: Int) -> (Bool)?"))
    #expect(result.appendix.contains("callAsFunction(_ _0: Int, _ _1: Int) -> Bool {"))
  }

  @Test("An initializer through a metatype or a generic parameter is found at run time")
  func metatypes() {
    let code = rewritten(
      """
      func a<V: UIView>(_: V.Type) -> V { V(frame: .zero) }
      func b(type: UITableViewCell.Type) -> Any { type.init(style: .default, reuseIdentifier: nil) }
      func c<T: Decodable>(_: T.Type) -> Any { T(frame: 1) }
      func d<T: UIViewController>(_: T.Type) -> T { T.init(nibName: "T", bundle: nil) }
      """)
    #expect(code.contains(#"{ T.objectiveCInit(nibName: "T", bundle: nil) }"#))
    #expect(code.contains("{ V.objectiveCInit(frame: .zero) }"))
    #expect(code.contains("{ type.objectiveCInit(style: .default, reuseIdentifier: nil) }"))
    #expect(code.contains("{ T(frame: 1) }"))
  }

  @Test("A stored class of a generic parameter makes objects, and any class is asked what it is")
  func storedMetatypes() {
    let code = rewritten(
      """
      typealias View = UIView
      class Layout<V: View> { let viewClass: V.Type; func make() -> View { viewClass.init() } }
      struct Box<T: Decodable> { let type: T.Type; func make() -> T { type.init() } }
      func c(kind: AnyClass) -> Bool { kind.isSubclass(of: UIView.self) }
      func d() -> Bool { UILabel.isSubclass(of: UIView.self) }
      let screens: [UIViewController.Type] = [], codes: [Code.Type] = []
      func e(at: IndexPath) -> UIViewController { screens[at.row].init() }
      func f() -> Code { codes[0].init() }
      """)
    #expect(code.contains("{ viewClass.objectiveCInit() }"))
    #expect(code.contains("{ screens[at.row].objectiveCInit() }"))
    #expect(code.contains("{ codes[0].init() }"))
    #expect(code.contains("{ ObjectiveC.isSubclass(kind,"))
    #expect(code.contains("{ UILabel.isSubclass(of: UIView.self) }"))
    #expect(!code.contains("type.objectiveCInit"))
  }

  @Test("Any object is asked whether it has a method, and its own class's answer counts")
  func receivers() {
    let code = rewritten(
      """
      class Relay: NSObject {
        weak var delegate: AnyObject?
        func a(_ aSelector: Selector!) -> Bool { delegate?.responds(to: aSelector) ?? false }
        func b(_ x: AnyObject) -> Bool { x.responds(to: #selector(save)) }
        func c() -> Bool { delegate?.owner.responds(to: Selector("save")) ?? false }
        func d(_ e: Event) -> Bool { UIView.responds(to: #selector(save)) || chain.responds(to: e) }
        func e() -> Bool { self.responds(to: #selector(save)) }
        @objc func save() {}
      }
      """)
    #expect(code.contains("{ ObjectiveC.receiver(ifAny: delegate)?.responds(to: aSelector)"))
    #expect(code.contains("{ ObjectiveC.receiver(x).responds(to: "))
    #expect(code.contains("{ ObjectiveC.receiver(ifAny: delegate?.owner)?.responds(to: "))
    #expect(code.contains("{ UIView.responds(to: "))
    #expect(code.contains("|| chain.responds(to: e)"))
    #expect(code.contains("{ self.responds(to: "))
  }
}
