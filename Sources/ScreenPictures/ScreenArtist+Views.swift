import Drawings
import Foundation
import TableModel
@_spi(UIKitSubclassing) import UIKitModel

// What plain views, texts and images look like.

extension ScreenArtist {
  // MARK: Grounds

  /// Draws what is behind the content of a view.
  mutating func drawGround(of view: UIView, _ place: Place) {
    let layer = view.layerIfMade
    let radius = (layer?.cornerRadius ?? 0) * place.scale.x
    if let ink = ground(of: view) { fill(place.frame, ink, radius: radius, place) }
    if let layer, layer.borderWidth > 0 {
      let ink = layer.borderColor.flatMap { Palette.ink(UIColor(cgColor: $0), for: .ground) }
      outline(
        place.frame, ink ?? .named(.label), radius: radius, width: layer.borderWidth, place)
    }
  }

  /// What is behind the content: the view's own color, or the one that UIKit gives its kind.
  private func ground(of view: UIView) -> Ink? {
    let own = Palette.ink(
      view.backgroundColor ?? view.layerIfMade?.backgroundColor.map { UIColor(cgColor: $0) },
      for: .ground)
    switch view {
    case let cell as UITableViewCell: return ground(of: cell, own: own)
    case let table as UITableView:
      return own ?? .named(table.style == .plain ? .background : .grouped)
    case let header as UITableViewHeaderFooterView: return ground(of: header, own: own)
    case is UINavigationBar, is UITabBar, is UIToolbar: return nil
    case is AlertView: return own ?? .named(.bar)
    case is KeyboardView: return .named(.selection)
    case is AlertDimmingView: return Ink(.named(.dimming), opacity: AlertDimmingView.opacity)
    case is UIVisualEffectView: return own ?? Ink(.named(.bar), opacity: 0.8)
    case let button as UIButton:
      return button.configuration?.baseBackgroundColor
        .flatMap { Palette.ink($0, for: .ground) } ?? own
    default: return own
    }
  }

  // MARK: Content

  /// Draws what a view shows by itself, behind its subviews.
  mutating func drawOwnContent(of view: UIView, _ bounds: CGRect, _ place: Place) {
    switch view {
    case let label as UILabel: draw(label, place)
    case let view as UIImageView: draw(view, place)
    case let button as BarButton where button.hasSign: drawSign(of: button, place)
    case let button as AlertButton:
      drawLine(above: button, place)
      describe(button)
    case let button as UIButton: describe(button)
    case let control as UITableViewCellEditControl: draw(control, place)
    case let control as UITableViewCellReorderControl: draw(control, place)
    case let field as UITextField: draw(field, place)
    case let view as UITextView: draw(view, bounds, place)
    case let view as KeyboardView: draw(view, place)
    case let control as UIControl: draw(control, place)
    case let view as UIProgressView: draw(view, place)
    case let view as UIActivityIndicatorView: draw(view, place)
    case let bar as UINavigationBar: drawBar(bar, place)
    case let bar as UITabBar: drawBar(bar, place)
    case let bar as UIToolbar: drawBar(bar, place)
    default: drawTablePart(view, bounds, place)
    }
  }

  /// Draws what a view shows in front of its subviews.
  mutating func drawAboveContent(of view: UIView, _ bounds: CGRect, _ place: Place) {
    switch view {
    case let cell as UITableViewCell: drawFurniture(of: cell, place)
    case let view as UIScrollView: drawScrollBar(of: view, bounds, place)
    default: break
    }
  }

  private mutating func draw(_ label: UILabel, _ place: Place) {
    if let bar = label.superview as? UINavigationBar { return drawTitle(label, of: bar, place) }
    let lines = label.shownLines(within: label.bounds.size)
    guard !lines.isEmpty else { return }
    // A button says its title itself.
    let isTitleOfAlert = (label.superview as? AlertView)?.titleLabel === label
    if !(label.superview is UIButton), !isTitleOfAlert {
      outline?.add(Outline.quoted(lines.map(\.text).joined(separator: "\n")))
    }
    text(
      lines, in: place.frame, font: label.font, ink: ink(of: label),
      alignment: label.textAlignment, place)
  }

  /// The label of a bar's title has the place and the text; its fonts are those of UIKit's bars.
  private mutating func drawTitle(_ label: UILabel, of bar: UINavigationBar, _ place: Place) {
    let isLarge = bar.prefersLargeTitles && label.frame.minY >= 32
    let font = UIFont.boldSystemFont(ofSize: isLarge ? 34 : 17)
    let title = label.text ?? ""
    guard !title.isEmpty else { return }
    outline?.add((isLarge ? "large title " : "title ") + Outline.quoted(title))
    var room = place.frame
    if !isLarge {
      // Bold letters are wider than the label.
      room = room.insetBy(dx: -min(max(room.minX, 0), max(drawing.width - room.maxX, 0), 24), dy: 0)
    }
    let lines = font.shownLines(of: title, within: room.size, limit: 1, scale: 2)
    text(
      lines, in: room, font: font, ink: .named(.label),
      alignment: isLarge ? .natural : .center, place)
  }

  private func ink(of label: UILabel) -> Ink {
    if let button = label.superview as? UIButton { return ink(of: button) }
    let color =
      label.isHighlighted ? label.highlightedTextColor ?? label.textColor : label.textColor
    let ink = Palette.ink(color, for: .text) ?? Ink(.named(.label), opacity: 0)
    return label.isEnabled ? ink : .named(.tertiary)
  }

  /// The color of a button's title: the tint, unless the app has set another.
  private func ink(of button: UIButton) -> Ink {
    guard button.isEnabled else { return .named(.tertiary) }
    let isInTabBar = button.superview is UITabBar
    if isInTabBar { return isSelectedTab(button) ? .named(.tint) : .named(.secondary) }
    let isSystem = button.buttonType == .system || button is BarButton
    if let color = button.titleColor(for: .normal), let ink = Palette.ink(color, for: .text) {
      return ink
    }
    if button.configuration?.baseBackgroundColor != nil { return .named(.white) }
    let tint = Palette.ink(button.tintColor, for: .text) ?? .named(.tint)
    return isSystem ? tint : .named(.white)
  }

  private func isSelectedTab(_ button: UIButton) -> Bool {
    guard let bar = button.superview as? UITabBar else { return false }
    return bar.selectedItem.map { $0.title == button.currentTitle } ?? false
  }

  private mutating func describe(_ button: UIButton) {
    // The part has said it.
    guard !(button is SwipeActionButton) else { return }
    let title = button.currentTitle ?? button.configuration?.title ?? button.currentImage?.name
    // What shows nothing by itself, as the button of a detail accessory, is not told.
    guard title != nil || button.currentImage != nil || ground(of: button) != nil else { return }
    outline?.add(
      "button" + (title.map { " " + Outline.quoted($0) } ?? "")
        + (button.isEnabled ? "" : ", disabled") + (button.isSelected ? ", selected" : ""))
  }

  // MARK: Images

  /// The least size at which an image has its name in it, in points.
  private static let namedImage: CGFloat = 60

  /// Draws the place of an image: the model has no pixels.
  private mutating func draw(_ view: UIImageView, _ place: Place) {
    let image = view.isHighlighted ? view.highlightedImage ?? view.image : view.image
    guard let image, !place.frame.isEmpty else { return }
    outline?.add("image" + (image.name.map { " " + Outline.quoted($0) } ?? ""))
    let frame = place.frame
    let radius = min((view.layerIfMade?.cornerRadius ?? 0) * place.scale.x, frame.width / 2)
    if image.isSymbolImage {
      let tint = Palette.ink(view.tintColor, for: .text) ?? .named(.tint)
      let side = min(frame.width, frame.height) * 0.7
      let box = CGRect(
        x: frame.midX - side / 2, y: frame.midY - side / 2, width: side, height: side)
      return outline(box, tint, radius: side / 3, width: 1.5, place)
    }
    fill(frame, .named(.image), radius: max(radius, 3), place)
    guard min(frame.width, frame.height) >= Self.namedImage, let name = image.name else { return }
    let font = UIFont.systemFont(ofSize: 12)
    let lines = font.shownLines(of: name, within: frame.size, limit: 1, scale: 2)
    text(lines, in: frame, font: font, ink: .named(.secondary), alignment: .center, place)
  }

  // MARK: Text input

  private mutating func draw(_ field: UITextField, _ place: Place) {
    let isSearch = field is UISearchTextField
    var frame = place.frame
    if isSearch {
      fill(frame, .named(.fill), radius: 10, place)
      frame = frame.insetBy(dx: 10, dy: 0)
    } else if field.borderStyle != .none {
      outline(frame, .named(.separator), radius: field.borderStyle == .roundedRect ? 5 : 0, place)
      frame = frame.insetBy(dx: 7, dy: 0)
    }
    let isPlaceholder = (field.text ?? "").isEmpty
    let whole = field.text ?? ""
    let shown = isPlaceholder ? field.placeholder ?? (isSearch ? "Search" : "") : whole
    let spoken =
      field.isSecureTextEntry && !isPlaceholder
      ? String(repeating: "•", count: min(whole.count, 40)) : shown
    outline?.add(
      (isSearch ? "search field " : "text field ") + Outline.quoted(spoken)
        + (isPlaceholder ? ", placeholder" : "") + (field.isFirstResponder ? ", editing" : ""))
    let font = field.font ?? .systemFont(ofSize: UIFont.labelFontSize)
    let ink: Ink =
      isPlaceholder
      ? .named(.tertiary) : Palette.ink(field.textColor, for: .text) ?? .named(.label)
    let room = CGSize(width: max(frame.width, 0), height: field.bounds.height)
    let lines = font.shownLines(of: spoken, within: room, limit: 1, scale: 2)
    text(lines, in: frame, font: font, ink: ink, alignment: field.textAlignment, place)
    if field.isFirstResponder {
      let x = frame.minX + (isPlaceholder ? 0 : (lines.first?.width ?? 0) + 1)
      line(
        [CGPoint(x: x, y: frame.midY - 10), CGPoint(x: x, y: frame.midY + 10)], .named(.tint),
        place)
    }
  }

  private mutating func draw(_ view: UITextView, _ bounds: CGRect, _ place: Place) {
    let (inset, text) = (view.textContainerInset, view.text ?? "")
    let padding: CGFloat = 5
    var frame = place.frame.offsetBy(dx: -bounds.minX, dy: -bounds.minY)
    frame.origin.x += inset.left + padding
    frame.origin.y += inset.top
    frame.size.width -= inset.left + inset.right + 2 * padding
    outline?.add("text view " + Outline.quoted(text) + (view.isFirstResponder ? ", editing" : ""))
    guard frame.width > 0, !text.isEmpty else { return }
    let font = view.font ?? .systemFont(ofSize: 12)
    let room = CGSize(width: frame.width, height: max(view.contentSize.height, bounds.height))
    let lines = font.shownLines(of: text, within: room, scale: 2)
    frame.size.height = room.height
    self.text(
      lines, in: frame, font: font,
      ink: Palette.ink(view.textColor, for: .text) ?? .named(.label),
      alignment: view.textAlignment, isAtTop: true, place)
  }

  // MARK: Scroll bars

  /// Draws the bar that shows what part of the content is seen, as while it scrolls.
  private mutating func drawScrollBar(of view: UIScrollView, _ bounds: CGRect, _ place: Place) {
    let inset = view.adjustedContentInset
    let content = view.contentSize.height + inset.top + inset.bottom
    let room = place.frame.height - inset.top - inset.bottom
    guard view.showsVerticalScrollIndicator, view.contentSize.height > 0, content > bounds.height,
      room > 60, place.frame.width > 100, content.isFinite
    else { return }
    let track = room - 8
    let length = max(track * bounds.height / content, 20)
    let way = max(content - bounds.height, 1)
    let part = min(max((bounds.minY + inset.top) / way, 0), 1)
    let y = place.frame.minY + inset.top + 4 + (track - length) * part
    var bar = place
    bar.outer = place.clip
    bar.inner = .infinite
    let frame = CGRect(x: place.frame.maxX - 6, y: y, width: 3, height: length)
    bar.part = makePart(PartName.scrollBar, frame)
    fill(frame, .named(.tertiary), radius: 1.5, bar)
  }
}
