package import Drawings
public import Foundation
@_spi(UIKitSubclassing) package import UIKitModel

/// What is seen on a screen at one moment: as an image, and in words.
///
///     print(screen.picture())
///     try screen.picture().svg.write(toFile: "/tmp/screen.svg", atomically: true, encoding: .utf8)
///
/// It is line art with the system's fonts: views with their colors, texts as their labels break and
/// cut them, placeholders in the place of images, and line art for controls. What is off the screen,
/// hidden or covered by nothing but air is not in it.
public struct Picture: Sendable {
  /// The drawing, in points.
  package let drawing: Drawing
  private let words: String
  private let remarks: [String]

  package init(drawing: Drawing, words: String, remarks: [String]) {
    self.drawing = drawing
    self.words = words
    self.remarks = remarks
  }

  /// The size in points.
  public var size: CGSize { CGSize(width: drawing.width, height: drawing.height) }

  /// The picture as an SVG file, light or dark as its reader prefers.
  public var svg: String {
    SVGWriter(
      title: "A screen of \(Int(drawing.width)) × \(Int(drawing.height)) points",
      isStandalone: true
    ).svg(drawing).text
  }

  /// The texts that are seen, from back to front.
  public var texts: [String] { drawing.parts.flatMap(\.texts) }
}

extension Picture: CustomStringConvertible, CustomDebugStringConvertible {
  /// What a person sees, in words.
  public var description: String { debugDescription }

  /// What a person sees, in words: a line for each thing, indented by what it is in.
  ///
  ///     navigation bar
  ///       title "Reading list"
  ///     table
  ///       row 0-0, disclosure indicator
  ///         "Dune"
  public var debugDescription: String {
    let seen = words.isEmpty ? "an empty screen" : words
    return ([seen] + remarks).joined(separator: "\n")
  }
}

extension Picture {
  /// A picture of what a process shows.
  @MainActor package init(of process: AppProcess) { self.init(of: process.shownWindows) }

  /// A picture of windows, from back to front.
  @MainActor package init(of windows: [UIWindow]) {
    let windows = Self.seen(of: windows)
    let size = Self.size(of: windows)
    var artist = ScreenArtist(size: size, tellsOutline: true)
    for window in windows { artist.draw(window) }
    var remarks: [String] = []
    if artist.omitted > 0 { remarks.append("… and \(artist.omitted) more views") }
    if artist.unplaced > 0 {
      remarks.append("… and \(artist.unplaced) views whose frame is no rectangle")
    }
    self.init(drawing: artist.drawing, words: artist.outline?.text ?? "", remarks: remarks)
  }

  /// The windows that are seen: none that lies whole behind another one.
  @MainActor static func seen(of windows: [UIWindow]) -> [UIWindow] {
    windows.enumerated().filter { index, window in
      !windows[(index + 1)...].contains { above in
        above.alpha >= 1 && above.frame.contains(window.frame) && above.backgroundColor != .clear
          && !(above.subviews.isEmpty && above.backgroundColor == nil)
      }
    }.map(\.element)
  }

  /// The size of all windows together, in points; no larger than what anybody shows.
  @MainActor static func size(of windows: [UIWindow]) -> CGSize {
    let sizes = windows.map { window in
      CGSize(width: window.frame.maxX, height: window.frame.maxY)
    }
    func usable(_ numbers: [CGFloat]) -> CGFloat {
      min(max(numbers.filter(\.isFinite).max() ?? 0, 0), 4000)
    }
    return CGSize(width: usable(sizes.map(\.width)), height: usable(sizes.map(\.height)))
  }
}

extension Drawing {
  /// What a process shows, without the words.
  @MainActor package init(of process: AppProcess) {
    let windows = Picture.seen(of: process.shownWindows)
    var artist = ScreenArtist(size: Picture.size(of: windows))
    for window in windows { artist.draw(window) }
    self = artist.drawing
  }
}
