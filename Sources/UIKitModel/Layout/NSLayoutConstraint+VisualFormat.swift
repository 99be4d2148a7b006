import Foundation

extension NSLayoutConstraint {
  /// The constraints of a visual format.
  ///
  /// `|-` is the superview's margin, `-` between views the standard distance of 8 points, a bare
  /// number a distance in points; names are those of `views` and `metrics`.
  ///
  /// - Raises: `NSInvalidArgumentException` with the fault, the format and a mark below the
  ///   character at which it shows; the result is then empty.
  public class func constraints(
    withVisualFormat format: String, options opts: FormatOptions = [],
    metrics: [String: Any]?, views: [String: Any]
  ) -> [NSLayoutConstraint] {
    do {
      var parser = VisualFormatParser(format)
      return try VisualFormatBuilder(
        format: parser.parse(), options: opts, metrics: metrics ?? [:], views: views
      ).constraints()
    } catch {
      AppProcess.current.raise(
        UIKitException(text(of: error, in: format), name: UIKitException.Name.invalidArgument))
      return []
    }
  }

  private static func text(of fault: VisualFormat.Fault, in format: String) -> String {
    let mark = String(repeating: " ", count: fault.position) + "^"
    return "Unable to parse constraint format: \n\(fault.message) \n\(format) \n\(mark)"
  }
}

/// Makes the constraints of a format that has been read.
@MainActor struct VisualFormatBuilder {
  let format: VisualFormat
  let options: NSLayoutConstraint.FormatOptions
  let metrics: [String: Any]
  let views: [String: Any]

  /// An element with the item it names.
  private struct Place {
    let item: any LayoutItem
    let isSuperview: Bool
  }

  func constraints() throws(VisualFormat.Fault) -> [NSLayoutConstraint] {
    var places: [Place] = []
    for index in format.elements.indices { places.append(try place(ofElementAt: index)) }
    var made: [NSLayoutConstraint] = []
    for (index, place) in places.enumerated() {
      for predicate in format.elements[index].predicates {
        made.append(try size(place.item, predicate))
      }
      guard index > 0 else { continue }
      made += try distance(places[index - 1], place, format.connections[index - 1])
    }
    return made + alignment(places.filter { !$0.isSuperview }.map(\.item))
  }

  private func fault(_ message: String, _ position: Int) -> VisualFormat.Fault {
    VisualFormat.Fault(message: message, position: position)
  }

  /// A superview that is missing shows once the constraint to it has been read: behind the next
  /// element (mhergon/AVPlayerViewController-Subtitles#7, dhawaldawar/TextFieldValidator#6).
  ///
  /// A missing view is quoted in stackoverflow.com/questions/13045178, without its mark.
  private func place(ofElementAt index: Int) throws(VisualFormat.Fault) -> Place {
    let element = format.elements[index]
    if let name = element.name {
      guard let item = views[name] as? any LayoutItem else {
        throw fault("\(name) is not a key in the views dictionary.", element.position)
      }
      return Place(item: item, isSuperview: false)
    }
    let first = format.elements.lazy.compactMap(\.name).first.flatMap { views[$0] }
    guard let superview = (first as? any LayoutItem)?.layoutParent else {
      throw fault(
        "Unable to interpret '|' character, because the related view doesn't have a superview",
        format.elements[min(max(index, 1), format.elements.count - 1)].end)
    }
    return Place(item: superview, isSuperview: true)
  }

  // MARK: Attributes

  private var isLeftToRight: Bool { options.contains(.directionLeftToRight) }
  private var near: NSLayoutConstraint.Attribute {
    format.isVertical ? .top : isLeftToRight ? .left : .leading
  }
  private var far: NSLayoutConstraint.Attribute {
    format.isVertical ? .bottom : isLeftToRight ? .right : .trailing
  }
  private var nearMargin: NSLayoutConstraint.Attribute {
    format.isVertical ? .topMargin : isLeftToRight ? .leftMargin : .leadingMargin
  }
  private var farMargin: NSLayoutConstraint.Attribute {
    format.isVertical ? .bottomMargin : isLeftToRight ? .rightMargin : .trailingMargin
  }
  private var length: NSLayoutConstraint.Attribute { format.isVertical ? .height : .width }

  // MARK: Making

  private func size(
    _ item: any LayoutItem, _ predicate: VisualFormat.Predicate
  ) throws(VisualFormat.Fault) -> NSLayoutConstraint {
    var other: (any LayoutItem)?
    if case .name(let name, _) = predicate.object { other = views[name] as? any LayoutItem }
    return try finished(
      NSLayoutConstraint(
        item: item, attribute: length, relatedBy: predicate.relation, toItem: other,
        attribute: other == nil ? .notAnAttribute : length, multiplier: 1,
        constant: other == nil ? number(predicate.object) : 0), predicate)
  }

  private func finished(
    _ constraint: NSLayoutConstraint, _ predicate: VisualFormat.Predicate
  ) throws(VisualFormat.Fault) -> NSLayoutConstraint {
    if let priority = predicate.priority {
      let number = Float(try number(priority))
      // A priority out of range is refused by the constraint itself.
      constraint.priority = UILayoutPriority(number)
    }
    return constraint
  }

  private func number(_ operand: VisualFormat.Operand) throws(VisualFormat.Fault) -> CGFloat {
    switch operand {
    case .number(let number): return number
    case .name(let name, let position):
      switch metrics[name] {
      case let value as CGFloat: return value
      case let value as Double: return CGFloat(value)
      case let value as Float: return CGFloat(value)
      case let value as Int: return CGFloat(value)
      case let value as NSNumber: return CGFloat(value.doubleValue)
      // A note on exceptions in Xcode 7 quotes this (id 41793725856).
      default:
        throw fault(
          "Encountered metric with name \"\(name)\", but value was not specified in metrics or "
            + "views dictionaries", position)
      }
    }
  }

  private func distance(
    _ one: Place, _ other: Place, _ connection: VisualFormat.Connection
  ) throws(VisualFormat.Fault) -> [NSLayoutConstraint] {
    switch connection {
    case .flush: return [gap(one, other, .equal, 0)]
    case .standard: return [standardGap(one, other)]
    case .predicates(let predicates):
      var made: [NSLayoutConstraint] = []
      for predicate in predicates {
        let constant = try number(predicate.object)
        made.append(try finished(gap(one, other, predicate.relation, constant), predicate))
      }
      return made
    }
  }

  /// A distance forwards: from the far edge of a view, or the near one of the superview.
  private func gap(
    _ one: Place, _ other: Place, _ relation: NSLayoutConstraint.Relation, _ constant: CGFloat
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(
      item: other.item, attribute: other.isSuperview ? far : near, relatedBy: relation,
      toItem: one.item, attribute: one.isSuperview ? near : far, multiplier: 1, constant: constant)
  }

  /// The standard distance: 8 points between views, the margin at the superview's edge.
  private func standardGap(_ one: Place, _ other: Place) -> NSLayoutConstraint {
    if one.isSuperview || other.isSuperview {
      return NSLayoutConstraint(
        item: other.item, attribute: other.isSuperview ? farMargin : near, relatedBy: .equal,
        toItem: one.item, attribute: one.isSuperview ? nearMargin : far, multiplier: 1,
        constant: 0)
    }
    let made = gap(one, other, .equal, StandardSpace.betweenViews)
    made.standardSpace = .visualFormat
    return made
  }

  private func alignment(_ items: [any LayoutItem]) -> [NSLayoutConstraint] {
    let attributes: [(NSLayoutConstraint.FormatOptions, NSLayoutConstraint.Attribute)] = [
      (.alignAllLeft, .left), (.alignAllRight, .right), (.alignAllTop, .top),
      (.alignAllBottom, .bottom), (.alignAllLeading, .leading), (.alignAllTrailing, .trailing),
      (.alignAllCenterX, .centerX), (.alignAllCenterY, .centerY),
      (.alignAllLastBaseline, .lastBaseline), (.alignAllFirstBaseline, .firstBaseline),
    ]
    return attributes.filter { options.contains($0.0) }.flatMap { _, attribute in
      zip(items, items.dropFirst()).map { one, other in
        NSLayoutConstraint(
          item: other, attribute: attribute, relatedBy: .equal, toItem: one, attribute: attribute,
          multiplier: 1, constant: 0)
      }
    }
  }
}
