/// What is drawn of a screen at one moment: parts from back to front, in points from its upper left.
package struct Drawing: Hashable, Sendable {
  /// What moves as one: a cell, a bar, or what a screen has besides.
  package struct Part: Hashable, Sendable {
    /// What the part is, by its kind and place: `row 0-3`, `header 1`, `navigation bar`; empty for
    /// what has no name. The parts of two
    /// pictures are matched by it.
    package var name: String
    /// Where the part is.
    package var frame: Box
    /// What is seen of the part; nil when it is all of it.
    package var clip: Box?
    /// What is drawn, from the part's own corner.
    package var shapes: [Shape]

    package init(name: String, frame: Box, clip: Box? = nil, shapes: [Shape]) {
      self.name = name
      self.frame = frame
      self.clip = clip
      self.shapes = shapes
    }

    /// Where the part is seen; nil where it is not.
    package var visible: Box? { clip.map { frame.intersection($0) } ?? frame }

    /// What cuts the part off; nil where all that is drawn is seen anyway.
    package var neededClip: Box? {
      clip.flatMap { clip in
        shapes.allSatisfy { clip.contains($0.reach.moved(x: frame.x, y: frame.y)) } ? nil : clip
      }
    }

    /// The texts of the part, from back to front.
    package var texts: [String] {
      shapes.compactMap { if case .text(let run) = $0 { run.text } else { nil } }
    }
  }

  package var width: Double
  package var height: Double
  /// Whether the screen is dark whatever the reader prefers.
  package var isDark: Bool
  /// Whether the screen goes on below what is shown of it.
  var isCut = false
  package var parts: [Part]

  package init(width: Double, height: Double, isDark: Bool = false, parts: [Part] = []) {
    self.width = Box.rounded(width)
    self.height = Box.rounded(height)
    self.isDark = isDark
    self.parts = parts
  }

  /// Whether nothing is on the screen.
  package var isEmpty: Bool { !parts.contains { !$0.name.hasPrefix(PartName.screen) } }

  /// Whether there is something to read, bars left out.
  package var showsContent: Bool {
    parts.contains { part in
      !PartName.bars.contains(part.name) && part.visible != nil
        && part.texts.contains { !$0.isEmpty }
    }
  }

  /// The same without the fingers on it.
  package var withoutTouches: Drawing { without(PartName.touch) }

  /// The same without the parts of a name.
  func without(_ name: String) -> Drawing {
    var drawing = self
    drawing.parts.removeAll { $0.name == name }
    return drawing
  }
}

/// The names of parts.
package enum PartName {
  /// The ground of a window.
  package static let screen = "screen"
  package static let navigationBar = "navigation bar"
  package static let tabBar = "tab bar"
  package static let toolbar = "toolbar"
  static let bars: Set = [navigationBar, tabBar, toolbar]
  package static let table = "table"
  package static let keyboard = "keyboard"
  package static let alert = "alert"
  package static let menu = "menu"
  package static let swipeActions = "swipe actions"
  package static let touch = "touch"
  package static let crash = "crash"
  package static let scrollBar = "scroll bar"
  package static let index = "section index"
  package static let refresh = "refresh control"
  package static let tableHeader = "table header"
  package static let tableFooter = "table footer"

  package static func row(_ section: Int, _ row: Int) -> String { "row \(section)-\(row)" }
  package static func header(_ section: Int) -> String { "header \(section)" }
  package static func footer(_ section: Int) -> String { "footer \(section)" }
}
