import Foundation

/// Tells what a file has that the loader does not act on.
@MainActor enum NibCoverage {
  /// Elements that are values or lists, with the attributes that are read of them.
  static let values: [String: Set<String>] = [
    "rect": ["x", "y", "width", "height"], "size": ["width", "height"], "point": ["x", "y"],
    "inset": ["minX", "minY", "maxX", "maxY"],
    "edgeInsets": ["top", "left", "bottom", "right", "leading", "trailing"],
    "directionalEdgeInsets": ["top", "leading", "bottom", "trailing"],
    "autoresizingMask": [
      "widthSizable", "heightSizable", "flexibleMinX", "flexibleMaxX", "flexibleMinY",
      "flexibleMaxY",
    ],
    "color": [
      "red", "green", "blue", "white", "alpha", "cyan", "magenta", "yellow", "black", "colorSpace",
      "customColorSpace", "name", "systemColor", "cocoaTouchSystemColor", "catalog",
      "xcode11CocoaTouchSystemColor",
    ],
    "fontDescription": ["type", "pointSize", "name", "family", "weight", "style", "width"],
    "font": ["metaFont", "size", "name", "usesAppearanceFont", "characterSet"],
    "string": ["base64-UTF8"], "mutableString": ["base64-UTF8"], "mutableData": [], "nil": ["name"],
    "subviews": [], "constraints": [], "connections": [], "layoutGuides": [],
    "constraint": [
      "firstItem", "firstAttribute", "relation", "secondItem", "secondAttribute", "constant",
      "multiplier", "priority", "symbolic", "symbolType", "identifier", "placeholder",
      "reversesFirstItem", "reversesSecondItem",
    ],
    "variation": [
      "constant", "multiplier", "priority", "text", "image", "spacing", "axis", "alignment",
      "distribution", "hidden", "installed", "relation", "numberOfLines", "title",
    ],
    "mask": [], "exclude": ["reference"], "include": ["reference"],
    "outlet": ["property", "destination"],
    "outletCollection": ["property", "destination", "collectionClass", "appends"],
    "action": ["selector", "destination", "eventType"],
    "segue": [
      "destination", "kind", "identifier", "relationship", "unwindAction", "trigger", "animates",
      "modalPresentationStyle", "modalTransitionStyle", "popoverAnchorView", "popoverAnchorBarItem",
      "splitViewControllerTargetIndex", "destinationCreationSelector", "action", "targetIndex",
      "reference", "popoverAnchorItem",
    ],
    "popoverArrowDirection": ["up", "down", "left", "right", "unknown"],
    "userDefinedRuntimeAttributes": [],
    "userDefinedRuntimeAttribute": ["type", "keyPath", "value"],
    "integer": ["value"], "real": ["value"], "bool": ["value"], "range": ["location", "length"],
    "array": [], "value": ["type", "width", "height"],
    "state": ["title", "image", "backgroundImage", "catalog", "symbolScale", "renderingMode"],
    "buttonConfiguration": [
      "style", "title", "subtitle", "image", "catalog", "imagePadding", "titlePadding",
      "imagePlacement", "showsActivityIndicator", "cornerStyle", "titleAlignment", "buttonSize",
    ],
    "backgroundConfiguration": ["cornerRadius", "image", "strokeWidth", "catalog"],
    "imageReference": ["image", "catalog", "symbolScale", "renderingMode", "variableValue"],
    "preferredSymbolConfiguration": [
      "scale", "weight", "pointSize", "textStyle", "configurationType",
    ],
    "symbolConfiguration": ["scale", "weight", "pointSize", "textStyle", "configurationType"],
    "textInputTraits": [
      "autocapitalizationType", "autocorrectionType", "spellCheckingType", "keyboardType",
      "keyboardAppearance", "returnKeyType", "secureTextEntry", "enablesReturnKeyAutomatically",
      "textContentType", "smartQuotesType", "smartDashesType", "smartInsertDeleteType",
    ],
    "dataDetectorType": [
      "phoneNumber", "link", "address", "calendarEvent", "shipmentTrackingNumber", "flightNumber",
      "lookupSuggestion",
    ],
    "attributedString": [], "fragment": ["content"], "attributes": [],
    "paragraphStyle": [
      "alignment", "lineBreakMode", "baseWritingDirection", "lineSpacing", "paragraphSpacing",
      "paragraphSpacingBefore", "firstLineHeadIndent", "headIndent", "tailIndent",
      "minimumLineHeight", "maximumLineHeight", "lineHeightMultiple",
      "tighteningFactorForTruncation", "allowsDefaultTighteningForTruncation",
      "defaultTabInterval", "usesDefaultHyphenation", "hyphenationFactor",
    ],
    "textAttributes": [], "segments": [],
    "segment": ["title", "image", "enabled", "contentOffset", "width", "catalog"],
    "scopeButtonTitles": [], "items": [], "toolbarItems": [],
    "leftBarButtonItems": [], "rightBarButtonItems": [], "gestureRecognizers": [],
    "prototypes": [], "cells": [], "sections": [],
    "tableViewSection": ["headerTitle", "footerTitle", "colspan", "rowspan"],
    "blurEffect": ["style"], "vibrancyEffect": ["style"],
    "viewLayoutGuide": [], "keyboardLayoutGuide": [], "layoutGuide": ["identifier"],
    "viewControllerLayoutGuide": ["type"],
    "navigationBarAppearance": [
      "backgroundImage", "shadowImage", "backgroundEffect", "configureBackground",
      "backgroundImageContentMode",
    ],
    "accessibility": ["label", "hint", "identifier", "value"],
    "accessibilityTraits": [
      "none", "button", "link", "image", "selected", "staticText", "searchField", "playsSound",
      "keyboardKey", "summaryElement", "updatesFrequently", "allowsDirectInteraction", "header",
      "notEnabled", "startsMediaSession", "adjustable",
    ],
    "extendedEdge": ["top", "left", "bottom", "right"],
    "date": ["timeIntervalSinceReferenceDate"], "locale": ["localeIdentifier"],
    "timeZone": ["name"], "calendar": ["identifier"],
    "swipeGestureRecognizerDirection": ["left", "right", "up", "down"],
    "exit": [], "placeholder": ["placeholderIdentifier"],
    "viewControllerPlaceholder": ["storyboardName", "referencedIdentifier", "bundleIdentifier"],
    "scene": ["sceneID"], "objects": [], "scenes": [],
    "wkWebViewConfiguration": ["allowsInlineMediaPlayback"], "audiovisualMediaTypes": ["none"],
    "wkPreferences": [], "modalPresentationStyle": [], "designables": [], "designable": ["name"],
    "simulatedStatusBarMetrics": ["statusBarStyle", "prompted"], "bundle": [],
  ]

  /// Elements about the document or about Interface Builder's canvas, with all that is in them.
  static let skipped: Set<String> = [
    "dependencies", "device", "resources", "customFonts", "inferredMetricsTieBreakers", "classes",
    "simulatedMetricsContainer", "simulatedScreenMetrics", "simulatedNavigationBarMetrics",
    "simulatedOrientationMetrics", "simulatedToolbarMetrics", "simulatedTabBarMetrics",
    "freeformSimulatedSizeMetrics", "simulatedStatusBarMetrics", "point", "designables", "classes",
    "relationships", "userGuides", "accessibilityTraits", "animations", "color",
    "wkWebViewConfiguration",
  ]

  /// What is not acted on, with the line where it is first.
  static func gaps(in document: NibDocument) -> [(what: String, line: Int)] {
    var found: [(what: String, line: Int)] = []
    var seen: Set<String> = []
    func add(_ what: String, _ node: NibDocument.Node) {
      if seen.insert(what).inserted { found.append((what, node.line)) }
    }
    var waiting = [0]
    while let index = waiting.popLast() {
      let node = document.nodes[index]
      if skipped.contains(node.name) { continue }
      let children = node.children.filter {
        !NibKinds.designTime.contains(document.nodes[$0].attributes["key"] ?? "")
      }
      waiting.append(contentsOf: children.reversed())
      if index == 0 { continue }
      guard let attributes = known(node, document) else {
        add("<\(node.name)>", node)
        continue
      }
      for name in node.attributes.keys.sorted()
      where !attributes(name) && !NibKinds.designTime.contains(name) {
        add("\(name) of <\(node.name)>", node)
      }
      for child in children where !isTaken(document.nodes[child], by: node) {
        add("<\(document.nodes[child].role)> in <\(node.name)>", document.nodes[child])
      }
    }
    return found
  }

  /// Whether an attribute of an element is acted on; nil for an element that is not.
  private static func known(
    _ node: NibDocument.Node, _ document: NibDocument
  ) -> ((String) -> Bool)? {
    if let kind = NibKinds.kind(node.name) {
      return { name in
        kind.isSilent(name) || kind.lineage.contains { $0.attributes[name] != nil }
      }
    }
    if let attributes = values[node.name] { return { attributes.contains($0) } }
    if NibKinds.foreignViews[node.name] != nil { return { _ in true } }
    return nil
  }

  /// Whether an element inside of one with a kind is acted on in its role.
  private static func isTaken(_ child: NibDocument.Node, by node: NibDocument.Node) -> Bool {
    guard let kind = NibKinds.kind(node.name) else { return true }
    return child.name == "variation" || kind.isSilent(child.role) || kind.isSilent(child.name)
      || kind.child(child.role) != nil || kind.child(child.name) != nil
      || skipped.contains(child.name) || NibKinds.designTime.contains(child.role)
      || child.name == "nil"
  }

  /// The one message about a file.
  static func message(_ gaps: [(what: String, line: Int)], in document: NibDocument) -> String {
    let list = gaps.map { "\($0.what) (line \($0.line))" }.joined(separator: ", ")
    return "\(document.file): not acted on: \(list)"
  }
}

extension NibDocument.Node {
  /// The key, or the name where there is none.
  var role: String { attributes["key"] ?? name }
}
