/// Days as readers write them.
enum DayText {
  private static let months = [
    "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
  ]

  /// `2026-11-21` as `21 Nov 2026`; anything else as it is.
  static func words(_ date: String) -> String {
    let parts = date.split(separator: "-").map { Int($0) }
    guard parts.count == 3, let year = parts[0], let month = parts[1], let day = parts[2],
      months.indices.contains(month - 1)
    else { return date }
    return "\(day) \(months[month - 1]) \(year)"
  }
}
