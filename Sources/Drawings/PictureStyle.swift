/// The colors of pictures, light and dark.
///
/// The pages and a picture that is a file of its own have the same sheet. Values are those of the
/// Human Interface Guidelines, as `UIColor`'s; bars and placeholders are the picture's own.
package enum PictureStyle {
  private static let colors: [(Ink.Name, light: String, dark: String)] = [
    (.background, "#fff", "#000"), (.grouped, "#f2f2f7", "#000"), (.cell, "#fff", "#1c1c1e"),
    (.bar, "#f9f9f9", "#161618"), (.header, "#f2f2f7", "#1c1c1e"), (.label, "#000", "#fff"),
    (.secondary, "#6c6c72", "#9a9aa2"), (.tertiary, "#aeaeb2", "#7c7c82"),
    (.separator, "#c6c6c8", "#6c6c70"), (.fill, "#e9e9eb", "#39393d"),
    (.selection, "#d1d1d6", "#48484a"), (.image, "#c3d4f5", "#5a76ae"),
    (.tint, "#007aff", "#0a84ff"), (.red, "#ff3b30", "#ff453a"), (.green, "#34c759", "#30d158"),
    (.orange, "#ff9500", "#ff9f0a"), (.white, "#fff", "#fff"), (.dimming, "#000", "#000"),
    (.touch, "#5856d6", "#7d7aff"),
  ]

  private typealias Color = (Ink.Name, light: String, dark: String)

  private static func variables(_ colors: [Color], _ value: KeyPath<Color, String>) -> String {
    colors.map { "--\($0.0.rawValue):\($0[keyPath: value])" }.joined(separator: ";")
  }

  /// The colors of the edges of marks and of their labels, and of edges in the dark, each with the
  /// variable that changes it there.
  private static let tones:
    [(tone: Mark.Tone, variable: String, edge: String, label: String, dark: String)] = [
      (.wrong, "no", "#d1242f", "#c2202a", "#ff6a69"),
      (.right, "yes", "#1a7f37", "#177335", "#3fb950"),
      (.before, "was", "#57606a", "#57606a", "#a3abb5"),
      (.after, "now", "#0a58ca", "#0a58ca", "#6cb0ff"),
    ]

  /// The style sheet of the element with the class `screen`.
  package static var sheet: String { sheet { _ in true } }

  /// The same with what some SVG has the classes for.
  static func sheet(for svg: String) -> String {
    sheet { name in
      ["\"\(name)\"", " \(name)\"", " \(name) "].contains { svg.contains($0) }
    }
  }

  /// On black a mark needs more of its color to be seen, and is added to what it lies on, so that
  /// text in it stays as light as it was. Labels have the color of their edge, with dark text, and an
  /// edge is within black, since a light color of one's own stays light in the dark.
  private static let darkMark =
    "--tint:.4;--blend:screen;--said:#000;"
    + "--around:drop-shadow(0 0 1px #000) drop-shadow(0 0 1px #000)"

  /// - Parameter isUsed: Whether something has a class.
  private static func sheet(_ isUsed: (String) -> Bool) -> String {
    let colors = colors.filter { isUsed($0.0.rawValue) }
    let classes = colors.map { color in
      let name = color.0.rawValue
      return ".screen .\(name){fill:var(--\(name))}.screen .q.\(name){stroke:var(--\(name))}"
    }
    // Marks that have no class of a tone are wrong.
    let tones = tones.filter { $0.tone == .wrong || isUsed($0.tone.rawValue) }
    let marks = tones.map { tone in
      let name = tone.tone == .wrong ? "" : ".\(tone.tone.rawValue)"
      return """
        .screen .mark\(name){fill:\(tone.edge)}\
        .screen .edge\(name){stroke:var(--\(tone.variable),\(tone.edge))}\
        .screen .pill\(name){fill:var(--\(tone.variable),\(tone.label))}
        """
    }
    let dark =
      variables(colors, \.dark) + ";" + darkMark
      + tones.map { ";--\($0.variable):\($0.dark)" }.joined()
    return """
      .screen{isolation:isolate;\(variables(colors, \.light));\
      font:17px system-ui,-apple-system,"Helvetica Neue",Arial,sans-serif}
      @media screen and (prefers-color-scheme:dark){.screen{\(dark)}}
      \(isUsed("dark") ? ".screen.dark{\(dark)}\n" : "")\(classes.joined())
      .screen .q,.screen .q[class]{fill:none;stroke-linecap:round;stroke-linejoin:round}
      .screen text{unicode-bidi:isolate;white-space:pre}
      .screen .mark{fill-opacity:var(--tint,.16);mix-blend-mode:var(--blend,multiply)}
      .screen .edge{fill:none;stroke-width:3;filter:var(--around,none)}
      \(marks.joined(separator: "\n"))
      .screen .ghost{stroke-dasharray:8 5}
      .screen .said{fill:var(--said,#fff);font-weight:700}
      """
  }
}
