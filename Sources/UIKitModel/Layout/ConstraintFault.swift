import Foundation
import SystemVersions

/// Why UIKit rejects a constraint, in its own text as public reports quote it.
///
/// Where no report was found, the text is the model's own, as noted at the case.
@MainActor enum ConstraintFault {
  /// mapbox/mapbox-gl-native#8854 (iOS 9); from iOS 10 with anchors, wistia/WistiaKit#39 (2017-02),
  /// huri000/SwiftEntryKit#228 (iOS 12).
  case constant(CGFloat, NSLayoutConstraint)
  /// Appboy/appboy-ios-sdk#106 (iOS 10.2).
  case multiplier(CGFloat)
  /// mwaterfall/MWPhotoBrowser#399 (iOS 8.3); from iOS 10 with the view, SnapKit/Masonry#427
  /// (iOS 10.2), PureLayout/PureLayout#240 (iOS 13).
  case lonelyLocation(NSLayoutConstraint)
  /// ealeksandrov/EAIntroView#60 (iOS 8), wordpress-mobile/WordPress-iOS#4270 (iOS 9); the view in
  /// front from iOS 10 on is the model's, after ``lonelyLocation(_:)``.
  case mixedDirections(NSLayoutConstraint)
  /// The model's own wording.
  case unpaired(NSLayoutConstraint)
  /// stackoverflow.com/questions/12452556, which lacks an item; the model uses the same text for an
  /// item that is neither a view nor a guide.
  case notAnItem
  /// The second sentence is quoted in public code (id 15005629264); the first one and the name of
  /// the exception are the model's.
  case priority(UILayoutPriority)
  /// PureLayout/PureLayout#147, roberthein/TinyConstraints#28; with its spaces in id 43740430745.
  case installedPriority(UILayoutPriority, UILayoutPriority)
  /// To iOS 9 with items (id 48095924424); from iOS 10 with anchors, mozilla-mobile/prox#497
  /// (2017-01), SnapKit/SnapKit#478.
  case noCommonAncestor(NSLayoutConstraint)
  /// stackoverflow.com/questions/18883664 (2013).
  case outsideOfView(NSLayoutConstraint, UIView)

  /// What is wrong with a new constraint, if anything is.
  init?(_ constraint: NSLayoutConstraint) {
    let first = constraint.firstAttribute
    let second = constraint.secondAttribute
    if !constraint.constant.isFinite {
      self = .constant(constraint.constant, constraint)
    } else if !constraint.multiplier.isFinite {
      self = .multiplier(constraint.multiplier)
    } else if constraint.hasForeignItem || first == .notAnAttribute {
      self = .notAnItem
    } else if constraint.isSystem {
      return nil
    } else if first.isLocation, second == .notAnAttribute || constraint.multiplier == 0 {
      self = .lonelyLocation(constraint)
    } else if first.isDirectional && second.isAbsolute || first.isAbsolute && second.isDirectional {
      self = .mixedDirections(constraint)
    } else if second != .notAnAttribute, first.kind != second.kind,
      !(first.isLength && second.isLength)
    {
      self = .unpaired(constraint)
    } else {
      return nil
    }
  }

  /// The name of the exception.
  var name: String {
    switch self {
    case .constant, .multiplier, .priority, .installedPriority:
      UIKitException.Name.internalInconsistency
    case .lonelyLocation, .mixedDirections, .unpaired, .notAnItem:
      UIKitException.Name.invalidArgument
    case .noCommonAncestor, .outsideOfView: "NSGenericException"
    }
  }

  func raise(in process: AppProcess) { process.raise(UIKitException(name: name, reason: text)) }
}

// MARK: - Text

extension ConstraintFault {
  private static let creation =
    "*** +[NSLayoutConstraint constraintWithItem:attribute:relatedBy:toItem:attribute:"
    + "multiplier:constant:]: "

  /// The reason of the exception.
  var text: String {
    switch self {
    case .constant(let number, let constraint): Self.constantText(number, constraint)
    case .multiplier(let number):
      "Multiplier is not finite!  That's illegal.  multiplier:\(number)"
    case .lonelyLocation(let constraint):
      Self.creation(of: constraint)
        + "A multiplier of 0 or a nil second item together with a location for the first "
        + "attribute creates an illegal constraint of a location equal to a constant. Location "
        + "attributes must be specified in pairs"
        + (constraint.behavior.namesAnchorsInConstraintFaults ? "." : "")
    case .mixedDirections(let constraint):
      Self.creation(of: constraint)
        + "A constraint cannot be made between a leading/trailing attribute and a right/left "
        + "attribute. Use leading/trailing for both or neither."
    case .unpaired(let constraint):
      Self.creation(of: constraint) + "Invalid pairing of layout attributes"
    case .notAnItem: Self.creation + "Constraint must contain a first layout item"
    case .priority(let priority):
      "It's illegal to set priority:\(Self.number(priority)).  Priorities must be greater than 0 "
        + "and less or equal to NSLayoutPriorityRequired, which is 1000.000000."
    case .installedPriority(let new, let old):
      "Mutating a priority from required to not on an installed constraint (or vice-versa) is not "
        + "supported.  You passed priority \(Self.number(new)) and the existing priority was "
        + "\(Self.number(old))."
    case .noCommonAncestor(let constraint): Self.ancestorText(constraint)
    case .outsideOfView(let constraint, let view):
      "Unable to install constraint on view.  Does the constraint reference something from "
        + "outside the subtree of the view?  That's illegal. "
        + "constraint:\(constraint.description) view:\(view.description)"
    }
  }

  private static func constantText(_ number: CGFloat, _ constraint: NSLayoutConstraint) -> String {
    let fault = "onstant is not finite!  That's illegal.  constant:\(number)"
    guard constraint.behavior.namesAnchorsInConstraintFaults else { return "C" + fault }
    return "NSLayoutConstraint c" + fault + " firstAnchor:\(name(constraint.firstAnchor)) "
      + "secondAnchor:\(name(constraint.secondAnchor))"
  }

  private static func ancestorText(_ constraint: NSLayoutConstraint) -> String {
    guard constraint.behavior.namesAnchorsInConstraintFaults else {
      return "Unable to activate constraint with items \(name(constraint.firstItem)) and "
        + "\(name(constraint.secondItem)) because they have no common ancestor.  Does the "
        + "constraint reference items in different view hierarchies?  That's illegal."
    }
    return "Unable to activate constraint with anchors \(name(constraint.firstAnchor)) and "
      + "\(name(constraint.secondAnchor)) because they have no common ancestor.  Does the "
      + "constraint or its anchors reference items in different view hierarchies?  That's illegal."
  }

  private static func creation(of constraint: NSLayoutConstraint) -> String {
    constraint.behavior.namesAnchorsInConstraintFaults
      ? "NSLayoutConstraint for \(name(constraint.firstItem)): " : creation
  }

  private static func number(_ priority: UILayoutPriority) -> String {
    UIView.number(CGFloat(priority.rawValue))
  }

  private static func name(_ item: AnyObject?) -> String {
    (item as? NSObject)?.description ?? "(null)"
  }
}

extension NSLayoutConstraint {
  fileprivate var behavior: Behavior {
    (first?.nearestView?.systemVersion ?? .current).behavior
  }
}
