import Foundation

/// Where the first and the last line of a view's text are, below its top and above its bottom: a
/// part of its height, and points.
///
/// A label's lines begin at its top (``UILabel``); the one line of a button and of a text field is
/// in the middle of its height, or where the content's alignment has it: so a storyboard that
/// Interface Builder laid out has buttons of 60 points in one line with each other.
struct TextBaselines {
  /// A distance: `share` of the height and `constant` points.
  struct Distance {
    var share = 0.0
    var constant = 0.0
  }

  /// From the top down to the first baseline.
  var first = Distance()
  /// From the bottom up to the last baseline.
  var last = Distance()

  @MainActor init(of view: UIView?) {
    // A view without text has its edges.
    switch view {
    case let label as UILabel:
      first.constant = Double(label.font.ascender)
      last.constant = Double(-label.font.descender)
    case let button as UIButton where button.hasTitle:
      self = TextBaselines(
        line: button.titleLabel?.font, insets: button.insets,
        alignment: button.contentVerticalAlignment)
    case let field as UITextField:
      self = TextBaselines(line: field.font, insets: .zero, alignment: .center)
    case let text as UITextView:
      let font = text.font ?? .ofTextWithoutFont
      first.constant = Double(text.textContainerInset.top + font.ascender)
      last.constant = Double(text.textContainerInset.bottom - font.descender)
    default: break
    }
  }

  /// The baseline of one line in the height of a control.
  @MainActor private init(
    line font: UIFont?, insets: UIEdgeInsets, alignment: UIControl.ContentVerticalAlignment
  ) {
    guard let font else { return }
    let (above, below) = (Double(font.ascender), Double(font.lineHeight - font.ascender))
    let (top, bottom) = (Double(insets.top), Double(insets.bottom))
    switch alignment {
    case .top:
      first = Distance(constant: top + above)
      last = Distance(share: 1, constant: -(top + above))
    case .bottom:
      first = Distance(share: 1, constant: -(bottom + below))
      last = Distance(constant: bottom + below)
    default:
      first = Distance(share: 0.5, constant: (top - bottom + above - below) / 2)
      last = Distance(share: 0.5, constant: -(top - bottom + above - below) / 2)
    }
  }
}
