/// Whether Objective-C knows what a selector names, as far as an app's sources tell.
extension AppDeclarations {
  /// What a selector names in a type of the sources, if Swift does not show it to Objective-C; nil if it
  /// does, and where that is decided elsewhere: by a superclass or a protocol that is not among the
  /// sources.
  ///
  /// - Parameter fits: Whether a member has the name.
  func hidden(in path: String, where fits: (Member) -> Bool) -> Member? {
    let found = lineage(of: path).flatMap { owner in
      (types[owner]?.members.filter(fits) ?? []).map { (owner: owner, member: $0) }
    }
    return found.allSatisfy { isHidden($0.member, of: $0.owner) } ? found.first?.member : nil
  }

  /// Swift's reasons why a member is `@objc` (“Declaration Attributes”): an attribute of its own, of its
  /// extension or class, what it overrides, what it is a witness of.
  private func isHidden(_ member: Member, of path: String) -> Bool {
    guard let type = types[path], !member.isExposed else { return false }
    if member.isNonObjectiveC { return true }
    if type.isProtocol { return type.isDeclared && !type.isObjectiveC }
    if !type.isClass, type.isDeclared { return true }
    if !member.isPrivate, hasObjectiveCMembers(path) { return false }
    if member.isOverride { return isHidden(overriddenBy: member, of: path) }
    guard isSuperclassKnown(of: path) else { return false }
    return !isWitness(member, of: path)
  }

  private func isHidden(overriddenBy member: Member, of path: String) -> Bool {
    for owner in lineage(of: path).dropFirst() {
      guard let found = types[owner]?.members.first(where: member.isSame) else { continue }
      return isHidden(found, of: owner)
    }
    return false
  }

  /// Whether nothing above a class can have `@objcMembers`: it ends at a class of UIKit, or at none.
  private func isSuperclassKnown(of path: String) -> Bool {
    guard let last = lineage(of: path).last, let type = types[last] else { return false }
    guard type.isDeclared else { return UIKitClasses.isClass(last) }
    return type.inherited.contains { UIKitClasses.isClass($0.withoutGenericArguments) }
      || type.inherited.allSatisfy { isProtocol($0, in: last) }
  }

  private func isProtocol(_ name: String, in path: String) -> Bool {
    Self.protocolsOfSwift.contains(name) || isProtocolOfSources(name, in: path)
  }

  private func isProtocolOfSources(_ name: String, in path: String) -> Bool {
    let scope = path.split(separator: ".").map(String.init)
    return self.path(of: name, in: scope).flatMap { types[$0] }?.isProtocol == true
  }

  // MARK: Witnesses

  /// Whether a member is what a protocol of Objective-C requires, or may be: what the protocols of
  /// other modules require is not among the sources.
  private func isWitness(_ member: Member, of path: String) -> Bool {
    var waiting = (lineage(of: path) + foreignLineage(of: path)).flatMap { owner in
      (types[owner]?.inherited ?? []).map { (name: $0, scope: owner) }
    }
    var seen: Set<String> = []
    while let (name, owner) = waiting.popLast() {
      let scope = owner.split(separator: ".").map(String.init)
      guard let found = self.path(of: name, in: scope), let type = types[found] else {
        if isRequirementElsewhere(member, of: name) { return true }
        continue
      }
      guard type.isProtocol, seen.insert(found).inserted else { continue }
      if type.isObjectiveC, type.members.contains(where: member.isSame) { return true }
      waiting += type.inherited.map { ($0, found) }
    }
    return false
  }

  /// Whether a protocol of another module may require a member. A delegate's methods take the object
  /// that they are called by, and are named after it: a method without parameters is none, nor is
  /// one whose only parameter is what sends an action.
  private func isRequirementElsewhere(_ member: Member, of name: String) -> Bool {
    if UIKitClasses.isClass(name) || Self.protocolsOfSwift.contains(name) { return false }
    guard member.kind == .method, member.labels.count < 2 else { return true }
    guard let type = member.parameterTypes.first else {
      return Self.bareRequirements.contains(member.name)
    }
    let sender = type.filter { $0 != "?" && $0 != "!" }
    let isAction =
      Self.senders.contains(sender) || sender.hasSuffix("GestureRecognizer")
      || UIKitClasses.lineage(of: sender).contains { $0 == "UIControl" || $0 == "UIBarItem" }
    let isNamedAfterSender = ["textField", "gestureRecognizer"].contains {
      member.name.hasPrefix($0)
    }
    return member.labels != ["_"] || !isAction || isNamedAfterSender
  }

  /// What actions and observers are called with, besides controls, bar items and gesture recognizers.
  private static let senders: Set<String> = [
    "Any", "AnyObject", "NSObject", "Notification", "NSNotification", "Timer", "CADisplayLink",
    "UIMenuController", "UICommand",
  ]

  /// The requirements of UIKit's protocols for text without parameters: `UIKeyInput`, `UITextInput`.
  private static let bareRequirements: Set<String> = [
    "deleteBackward", "unmarkText", "insertDictationResultPlaceholder", "dictationRecordingDidEnd",
    "dictationRecognitionFailed", "endFloatingCursor", "playInputClick",
  ]

  /// Protocols that Objective-C does not have, or that require nothing which a selector names.
  private static let protocolsOfSwift: Set<String> = [
    "Sendable", "Codable", "Encodable", "Decodable", "Equatable", "Hashable", "Comparable",
    "Identifiable", "CustomStringConvertible", "CustomDebugStringConvertible", "ObservableObject",
    "AnyObject", "NSObjectProtocol",
  ]
}
