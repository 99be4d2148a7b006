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

  /// The style sheet of the element with the class `screen`.
  package static var sheet: String { sheet(of: colors) }

  /// The same with the colors alone that some SVG has.
  static func sheet(for svg: String) -> String {
    sheet(
      of: colors.filter { color in
        let name = color.0.rawValue
        return svg.contains("\"\(name)\"") || svg.contains("\"q \(name)\"")
      })
  }

  /// On black a mark needs more of its color to be seen, and is added to what it lies on, so that
  /// text in it stays as light as it was. Labels have the color of their edge, with dark text, and an
  /// edge is within black, since a light color of one's own stays light in the dark.
  private static let darkMark =
    "--tint:.4;--blend:screen;--no:#ff6a69;--yes:#3fb950;--was:#a3abb5;--now:#6cb0ff;--said:#000;"
    + "--around:drop-shadow(0 0 1px #000) drop-shadow(0 0 1px #000)"

  private static func sheet(of colors: [Color]) -> String {
    let classes = colors.map { color in
      let name = color.0.rawValue
      return ".screen .\(name){fill:var(--\(name))}.screen .q.\(name){stroke:var(--\(name))}"
    }
    return """
      .screen{isolation:isolate;\(variables(colors, \.light));\
      font:17px system-ui,-apple-system,"Helvetica Neue",Arial,sans-serif}
      @media screen and (prefers-color-scheme:dark){.screen{\(variables(colors, \.dark));\(darkMark)}}
      .screen.dark{\(variables(colors, \.dark));\(darkMark)}
      \(classes.joined())
      .screen .q,.screen .q[class]{fill:none;stroke-linecap:round;stroke-linejoin:round}
      .screen text{unicode-bidi:isolate;white-space:pre}
      .screen .mark{fill:#d1242f;fill-opacity:var(--tint,.16);\
      mix-blend-mode:var(--blend,multiply)}.screen .mark.right{fill:#1a7f37}
      .screen .mark.before{fill:#57606a}.screen .mark.after{fill:#0a58ca}
      .screen .edge{fill:none;stroke:var(--no,#d1242f);stroke-width:3;\
      filter:var(--around,none)}
      .screen .edge.right{stroke:var(--yes,#1a7f37)}
      .screen .edge.before{stroke:var(--was,#57606a)}
      .screen .edge.after{stroke:var(--now,#0a58ca)}
      .screen .ghost{stroke-dasharray:8 5}
      .screen .pill{fill:var(--no,#c2202a)}.screen .pill.right{fill:var(--yes,#177335)}
      .screen .pill.before{fill:var(--was,#57606a)}
      .screen .pill.after{fill:var(--now,#0a58ca)}
      .screen .said{fill:var(--said,#fff);font-weight:700}
      """
  }
}
