import Foundation
import TableModel

/// The colors of Interface Builder.
@MainActor enum NibColors {
  static func color(_ element: NibElement, _ resources: NibResources) -> UIColor? {
    let alpha = element.number("alpha") ?? 1
    if let white = element.number("white") { return UIColor(white: white, alpha: alpha) }
    if let red = element.number("red"), let green = element.number("green"),
      let blue = element.number("blue")
    {
      return UIColor(red: red, green: green, blue: blue, alpha: alpha)
    }
    if let cyan = element.number("cyan"), let magenta = element.number("magenta"),
      let yellow = element.number("yellow"), let black = element.number("black")
    {
      return UIColor(
        red: (1 - cyan) * (1 - black), green: (1 - magenta) * (1 - black),
        blue: (1 - yellow) * (1 - black), alpha: alpha)
    }
    if let name = element["systemColor"] ?? element["cocoaTouchSystemColor"] {
      return system[name] ?? resources.systemColors[name].flatMap { color($0, NibResources.none) }
    }
    if let name = element["name"] {
      return resources.namedColors[name].flatMap { color($0, NibResources.none) }
        ?? UIColor(named: name)
    }
    return nil
  }

  static func name(of element: NibElement) -> String {
    let name = element["systemColor"] ?? element["cocoaTouchSystemColor"] ?? element["name"]
    return "the color \(name.map { "\"\($0)\"" } ?? "of <\(element.name)>")"
  }

  private static let system: [String: UIColor] = [
    "darkTextColor": .darkText, "lightTextColor": .lightText, "blackColor": .black,
    "whiteColor": .white, "grayColor": .gray, "darkGrayColor": .darkGray,
    "lightGrayColor": .lightGray, "clearColor": .clear, "redColor": .red, "greenColor": .green,
    "blueColor": .blue, "orangeColor": .orange, "purpleColor": .purple, "brownColor": .brown,
    "yellowColor": .yellow, "cyanColor": .cyan, "magentaColor": .magenta,
    "groupTableViewBackgroundColor": .groupTableViewBackground,
    "tableCellGroupedBackgroundColor": .secondarySystemGroupedBackground,
    "tableCellPlainBackgroundColor": .systemBackground,
    "tableCellBackgroundColor": .systemBackground,
    "tableBackgroundColor": .systemBackground, "tableSeparatorColor": .separator,
    "viewFlipsideBackgroundColor": UIColor(red: 0.12, green: 0.13, blue: 0.14, alpha: 1),
    "scrollViewTexturedBackgroundColor": UIColor(red: 0.43, green: 0.44, blue: 0.47, alpha: 1),
    "labelColor": .label, "secondaryLabelColor": .secondaryLabel,
    "tertiaryLabelColor": .tertiaryLabel, "quaternaryLabelColor": .quaternaryLabel,
    "placeholderTextColor": .placeholderText, "linkColor": .link, "separatorColor": .separator,
    "opaqueSeparatorColor": .opaqueSeparator, "tintColor": .tintColor,
    "systemFillColor": .systemFill, "secondarySystemFillColor": .secondarySystemFill,
    "tertiarySystemFillColor": .tertiarySystemFill,
    "quaternarySystemFillColor": .quaternarySystemFill,
    "systemBackgroundColor": .systemBackground,
    "secondarySystemBackgroundColor": .secondarySystemBackground,
    "tertiarySystemBackgroundColor": .tertiarySystemBackground,
    "systemGroupedBackgroundColor": .systemGroupedBackground,
    "secondarySystemGroupedBackgroundColor": .secondarySystemGroupedBackground,
    "tertiarySystemGroupedBackgroundColor": .tertiarySystemGroupedBackground,
    "systemRedColor": .systemRed, "systemOrangeColor": .systemOrange,
    "systemYellowColor": .systemYellow, "systemGreenColor": .systemGreen,
    "systemMintColor": .systemMint, "systemTealColor": .systemTeal,
    "systemCyanColor": .systemCyan, "systemBlueColor": .systemBlue,
    "systemIndigoColor": .systemIndigo, "systemPurpleColor": .systemPurple,
    "systemPinkColor": .systemPink, "systemBrownColor": .systemBrown,
    "systemGrayColor": .systemGray, "systemGray2Color": .systemGray2,
    "systemGray3Color": .systemGray3, "systemGray4Color": .systemGray4,
    "systemGray5Color": .systemGray5, "systemGray6Color": .systemGray6,
  ]
}
