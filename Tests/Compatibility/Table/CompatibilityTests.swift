import Foundation
import TestSupport
import Testing

/// What works on a system without Objective-C: each row is a sample that is compiled as it lies in
/// `Samples`, and run.
@Suite @MainActor struct CompatibilityTests {
  struct Feature: Sendable, CustomTestStringConvertible {
    var name: String
    var how: String
    var works: @MainActor @Sendable () -> Bool

    var testDescription: String { name }

    var row: String { "| \(name) | \(how) |" }
  }

  nonisolated static let features = [
    Feature(
      name: "`#selector` with a control", how: "calls the method, an override and a private one too"
    ) { Target().checkControl() },
    Feature(
      name: "`#selector(getter:)`, `setter:`, `@objc(name)`",
      how: "the names are those of Objective-C"
    ) { Target().checkNames() },
    Feature(
      name: "`NotificationCenter.addObserver(_:selector:name:object:)`", how: "calls the method"
    ) { Target().checkNotification() },
    Feature(
      name: "`perform(_:)`, `responds(to:)`", how: "calls the method; of `AnyObject`, too"
    ) {
      Target().checkPerform()
    },
    Feature(
      name: "`(value as AnyObject).boolValue`",
      how: "the members of numbers, structures, texts and views are found; nil for another object"
    ) { checkAnyObject() },
    Feature(name: "`Selector((\"name\"))`", how: "the method is found by its name") {
      Target().checkByName()
    },
    Feature(
      name: "`@IBOutlet`, `@IBAction`, `@IBInspectable`",
      how: "connected by name, private ones and those that code may not use too"
    ) { Target().checkOutlet() },
    Feature(name: "`#keyPath`, `value(forKey:)`, `setValue(_:forKey:)`", how: "by name") {
      Target().checkKeys()
    },
    Feature(name: "`@objc dynamic`, `observe(_:)`", how: "a stored property tells its observers") {
      Target().checkObserving()
    },
    Feature(
      name: "overrides in extensions, and of methods of extensions",
      how: "called through the class, which must be among the sources"
    ) { checkExtensions() },
    Feature(
      name: "overrides of a controller's own in an extension of a class of UIKit",
      how: "for all its objects: how it appears, its status bar, its orientations, `awakeFromNib`"
    ) { checkCategories() },
    Feature(
      name: "overrides of what an extension adds to a class of UIKit, `@objc`",
      how: "the member calls the override of the object"
    ) { checkAdded() },
    Feature(
      name: "`@objc` members that an extension gives to a class of UIKit or of another file",
      how: "found by their names"
    ) { checkElsewhere() },
    Feature(
      name: "another name of a class, `@objc(Name) class`",
      how: "nibs and `NSClassFromString` find it"
    ) { checkRenamed() },
    Feature(
      name: "`@objc optional` in protocols", how: "`?` asks whether the object has the method"
    ) { checkOptionals() },
    Feature(
      name:
        "`type.init(style:reuseIdentifier:)`, `types[0].init()`, `Cell(frame:)` of a generic parameter",
      how: "UIKit's initializers are found at run time"
    ) { checkMetatypes() },
    Feature(
      name: "`@NSManaged`, in a class or an extension",
      how: "properties are stored; there is no Core Data, and a call of a method ends the program"
    ) { checkManaged() },
    Feature(
      name: "`main.swift` with `UIApplicationMain`", how: "is compiled, and nothing runs it"
    ) { NSStringFromClass(delegateClass).hasSuffix("Delegate") },
    Feature(name: "`#if os(iOS)`, `canImport(UIKit)`", how: "hold") { checkConditions() },
    Feature(name: "`#available(iOS 15, *)`", how: "is about the version that is simulated") {
      checkVersions()
    },
    Feature(
      name: "optional properties of protocols, `delegate.window??`",
      how: "are optional once more"
    ) { checkOptionalProperty() },
    Feature(
      name: "names from before Swift 4.2, `UITableViewAutomaticDimension`",
      how: "are there in every language mode, deprecated"
    ) { (FormerList() as NamedList).check() },
    Feature(
      name: "`NSPredicate(format:)`, `NSSortDescriptor(key:)`", how: "are read and evaluated"
    ) { checkPredicates() },
    Feature(
      name: "`URLSession`, `XMLParser` without an import of their own",
      how: "the modules of Linux's Foundation are imported"
    ) { checkNetworking() },
    Feature(name: "`Logger`, `os_log`", how: "compile; what is logged is written nowhere") {
      checkLogs()
    },
    Feature(
      name: "`CFString`, `CFDictionary`, `kCFBundleNameKey`, `CFRunLoopTimer`",
      how: "are Foundation's classes; run loops are the virtual one"
    ) { checkBridges() },
    Feature(
      name: "iCloud, folders of groups, `NSFileCoordinator`, bookmarks",
      how: "nobody is signed in; files are used at once, and a bookmark is a path"
    ) { checkFiles() },
    Feature(
      name: "`NSDataDetector`", how: "finds links, addresses of mail and numbers of phones"
    ) { checkDetector() },
    Feature(
      name: "`ProcessInfo()`, `NSMutableString()`, `formatterBehavior`, `date as CVarArg`",
      how: "what Linux's Foundation lacks of Foundation"
    ) { checkFoundation() },
    Feature(
      name: "`Bundle.main.infoDictionary`, `bundleIdentifier`",
      how: "of an `Info.plist` among the resources, over the values of a new app"
    ) { checkInformation() },
    Feature(
      name: "`String(localized:)`, `LocalizedStringResource`",
      how: "of the `.strings` among the resources, with `%@` for what is interpolated"
    ) { checkResource() },
    Feature(name: "`UTType`", how: "knows the usual types, their endings and MIME types") {
      checkContentTypes()
    },
  ]

  @Test("Works as on UIKit", arguments: features)
  func works(feature: Feature) {
    #expect(feature.works())
  }

  @Test("The page has a row for each sample")
  func page() throws {
    let path = repositoryRoot.appending(path: "Documentation/Compatibility.md")
    let rows = Self.features.map(\.row).joined(separator: "\n")
    let page = try String(contentsOf: path, encoding: .utf8)
    #expect(page.contains(rows))
  }
}
