import Foundation
import ScreenTesting
import TableModel
import Testing

// Screens of phones: what their status bars, home indicators and corners take.

extension ConformanceForm {
  static let devices = [
    ConformanceForm("safe-area", "Safe area insets of") { check in
      let names = check.row.what.prefix { $0 != "(" }.trimmingPrefix("Safe area insets of ")
      for device in devices(named: names) { compareInsets(check, device) }
    },
    ConformanceForm("safe-area", "Safe area of phones without notch") { check in
      let phones = Self.phones.filter { $0.safeAreaInsets.bottom == 0 }
      let sizes = check.row.condition.matches(of: /(\d+)×(\d+)/)
      check.compare("the phones", CGFloat(phones.count), CGFloat(sizes.count))
      for device in phones { compareInsets(check, device) }
    },
    ConformanceForm("bars", "Status bar heights") { check in
      for match in check.row.value.matches(of: /(\d+) \(([^)]*)\)/) {
        for device in statusBarDevices(match.2) {
          _ = screen(device)
          let height = UIApplication.shared.statusBarFrame.height
          check.compare("that of the \(device)", height, ConformanceRow.number(match.1))
        }
      }
    },
    ConformanceForm("bars", "Status bar height with Dynamic Island against") { check in
      guard let least = ConformanceRow.number(check.row.condition.firstMatch(of: /> (\d+)/)?.1)
      else { return }
      for device in Screen.Device.all where device.safeAreaInsets.top > least {
        let top = screen(device).window.safeAreaInsets.top
        check.compare(
          "what it is less on the \(device)", top - UIApplication.shared.statusBarFrame.height,
          check.row.number(after: "inset - "))
      }
    },
    ConformanceForm("bars", "Bottom of the navigation bar") { check in
      for device in devices(named: check.row.condition.prefix { _ in true }) {
        let navigation = UINavigationController(rootViewController: UIViewController())
        let screen = Screen(navigation, on: device)
        check.compare(
          "on the \(device)", navigation.navigationBar.frame.maxY, check.row.number(after: "= "))
        check.compare(
          "the content of the \(device)",
          navigation.topViewController?.view.safeAreaInsets.top, check.row.number(after: "= "))
        _ = screen
      }
    },
  ]

  @MainActor private static func screen(_ device: Screen.Device) -> Screen {
    Screen(UIViewController(), on: device)
  }

  private static let phones = Screen.Device.all.filter { $0.idiom == .phone }

  /// The phones that a row of status bars has in parentheses: a kind of screen, or names.
  private static func statusBarDevices(_ words: Substring) -> [Screen.Device] {
    if words == "no notch" { return phones.filter { $0.safeAreaInsets.bottom == 0 } }
    // The iPhone 16 Pro has a row of its own.
    if words == "Dynamic Island" { return phones.filter { $0.safeAreaInsets.top == 59 } }
    if words.hasPrefix("mini") { return phones.filter { $0.name.hasSuffix("mini") } }
    return devices(named: words.replacing(" size", with: ""))
  }

  /// The phones of a list as "iPhone 12/13 mini, 14": a word behind the last number of a slash list
  /// belongs to all of it, if there are such phones.
  private static func devices(named list: Substring) -> [Screen.Device] {
    list.trimmingPrefix("iPhone ").split(separator: /,\s|\sand\s/).flatMap { group in
      let names = group.split(separator: "/").map { $0.trimmingCharacters(in: .whitespaces) }
      let suffix = names.last?.drop { $0 != " " } ?? ""
      return names.compactMap { name in
        device("iPhone \(name)\(suffix)") ?? device("iPhone \(name)")
      }
    }
  }

  private static func device(_ name: String) -> Screen.Device? {
    Screen.Device.all.first { $0.name == name }
  }

  @MainActor private static func compareInsets(_ check: ConformanceCheck, _ device: Screen.Device) {
    let held = [("portrait ", device), ("landscape ", device.landscape)]
    for (word, device) in held {
      guard let words = check.row.value.firstRange(of: word) else { continue }
      let numbers = ConformanceRow.numbers(
        in: String(check.row.value[words.upperBound...].prefix { $0 != ";" }))
      let all = numbers.count == 1 ? Array(repeating: numbers[0], count: 4) : numbers
      let insets = screen(device).window.safeAreaInsets
      for (inset, number) in zip([insets.top, insets.left, insets.bottom, insets.right], all) {
        check.compare("an inset of the \(device), \(word)", inset, number)
      }
    }
    if let size = check.row.condition.wholeMatch(of: /(\d+)×(\d+)/) {
      check.compare("the width", device.size.width, ConformanceRow.number(size.1))
      check.compare("the height", device.size.height, ConformanceRow.number(size.2))
    }
  }
}
