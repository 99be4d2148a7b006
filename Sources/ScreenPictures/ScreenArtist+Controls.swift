import Drawings
import Foundation
import TableModel
@_spi(UIKitSubclassing) import UIKitModel

// Line art of controls.

extension ScreenArtist {
  /// Draws a control that is no button and no text field.
  mutating func draw(_ control: UIControl, _ place: Place) {
    switch control {
    case let control as UISwitch: draw(control, place)
    case let control as UISlider: draw(control, place)
    case let control as UISegmentedControl: draw(control, place)
    case let control as UIStepper: draw(control, place)
    case let control as UIPageControl: draw(control, place)
    case let control as UIRefreshControl: draw(control, place)
    default: break
    }
  }

  private mutating func draw(_ control: UISwitch, _ place: Place) {
    outline?.add("switch \(control.isOn ? "on" : "off")\(control.isEnabled ? "" : ", disabled")")
    let frame = place.frame
    let on = Palette.ink(control.onTintColor, for: .ground) ?? .named(.green)
    fill(frame, control.isOn ? on : .named(.fill), radius: frame.height / 2, place)
    let side = max(frame.height - 4, 0)
    let x = control.isOn ? frame.maxX - side - 2 : frame.minX + 2
    fill(
      CGRect(x: x, y: frame.minY + 2, width: side, height: side), .named(.white),
      radius: side / 2, place)
  }

  private mutating func draw(_ control: UISlider, _ place: Place) {
    let range = control.maximumValue - control.minimumValue
    let part = range > 0 ? CGFloat((control.value - control.minimumValue) / range) : 0
    outline?.add("slider \(Int((min(max(part, 0), 1) * 100).rounded())) %")
    let side = min(24, place.frame.height)
    drawTrack(part: part, in: place.frame.insetBy(dx: side / 2, dy: 0), place)
    let x = place.frame.minX + (place.frame.width - side) * min(max(part, 0), 1)
    let thumb = CGRect(x: x, y: place.frame.midY - side / 2, width: side, height: side)
    fill(thumb, .named(.white), radius: side / 2, place)
    outline(thumb, .named(.separator), radius: side / 2, place)
  }

  mutating func draw(_ view: UIProgressView, _ place: Place) {
    outline?.add("progress \(Int((min(max(view.progress, 0), 1) * 100).rounded())) %")
    drawTrack(part: CGFloat(view.progress), in: place.frame, place)
  }

  private mutating func drawTrack(part: CGFloat, in frame: CGRect, _ place: Place) {
    let track = CGRect(x: frame.minX, y: frame.midY - 2, width: frame.width, height: 4)
    fill(track, .named(.fill), radius: 2, place)
    let done = track.width * (part.isFinite ? min(max(part, 0), 1) : 0)
    fill(
      CGRect(x: track.minX, y: track.minY, width: done, height: 4), .named(.tint), radius: 2,
      place)
  }

  private mutating func draw(_ control: UISegmentedControl, _ place: Place) {
    let count = control.numberOfSegments
    guard count > 0, count < 100 else { return }
    fill(place.frame, .named(.fill), radius: 8, place)
    let width = place.frame.width / CGFloat(count)
    let font = UIFont.systemFont(ofSize: 13)
    var titles: [String] = []
    for index in 0..<count {
      let frame = CGRect(
        x: place.frame.minX + CGFloat(index) * width, y: place.frame.minY, width: width,
        height: place.frame.height)
      let isSelected = index == control.selectedSegmentIndex
      if isSelected { fill(frame.insetBy(dx: 2, dy: 2), .named(.cell), radius: 7, place) }
      let title = control.titleForSegment(at: index) ?? ""
      titles.append(Outline.quoted(title) + (isSelected ? " selected" : ""))
      let lines = font.shownLines(of: title, within: frame.size, limit: 1, scale: 2)
      text(lines, in: frame, font: font, ink: .named(.label), alignment: .center, place)
    }
    outline?.add("segments " + titles.joined(separator: ", "))
  }

  private mutating func draw(_ control: UIStepper, _ place: Place) {
    outline?.add("stepper \(control.value)")
    let frame = place.frame
    fill(frame, .named(.fill), radius: 8, place)
    let arm = min(frame.height, frame.width / 2) * 0.22
    for (x, isPlus) in [
      (frame.minX + frame.width / 4, false), (frame.maxX - frame.width / 4, true),
    ] {
      line(
        [CGPoint(x: x - arm, y: frame.midY), CGPoint(x: x + arm, y: frame.midY)], .named(.label),
        place)
      if isPlus {
        line(
          [CGPoint(x: x, y: frame.midY - arm), CGPoint(x: x, y: frame.midY + arm)],
          .named(.label), place)
      }
    }
  }

  private mutating func draw(_ control: UIPageControl, _ place: Place) {
    let count = min(control.numberOfPages, 40)
    guard count > 1 || !control.hidesForSinglePage else { return }
    outline?.add("page \(control.currentPage + 1) of \(control.numberOfPages)")
    let start = place.frame.midX - CGFloat(count - 1) * 8
    for index in 0..<max(count, 0) {
      let ink: Ink = .named(index == control.currentPage ? .label : .tertiary)
      fill(
        CGRect(
          x: start + CGFloat(index) * 16 - 3.5, y: place.frame.midY - 3.5, width: 7, height: 7),
        ink, radius: 3.5, place)
    }
  }

  mutating func draw(_ view: UIActivityIndicatorView, _ place: Place) {
    outline?.add("activity indicator" + (view.isAnimating ? "" : ", stopped"))
    drawSpinner(in: place.frame, place)
  }

  private mutating func draw(_ control: UIRefreshControl, _ place: Place) {
    outline?.add(control.isRefreshing ? "refreshing" : "pulled")
    let side = min(place.frame.height, 28)
    drawSpinner(
      in: CGRect(
        x: place.frame.midX - side / 2, y: place.frame.midY - side / 2, width: side, height: side),
      place)
  }

  /// Whether the spinner is out: while it refreshes or the content is pulled down.
  func isSeen(_ control: UIRefreshControl) -> Bool {
    guard let view = control.superview as? UIScrollView else { return false }
    let inset = view.adjustedContentInset.top
    return control.isRefreshing || view.presentedGeometry.bounds.minY < -inset - 1
  }

  /// Draws eight spokes about the middle of a box.
  private mutating func drawSpinner(in box: CGRect, _ place: Place) {
    let radius = min(box.width, box.height) / 2
    guard radius > 2 else { return }
    for spoke in 0..<8 {
      let angle = CGFloat(spoke) * .pi / 4
      let ends = [radius * 0.45, radius * 0.9].map { distance in
        CGPoint(x: box.midX + sin(angle) * distance, y: box.midY - cos(angle) * distance)
      }
      line(ends, Ink(.named(.secondary), opacity: 0.3 + 0.08 * Double(spoke)), place)
    }
  }
}
