/// How what a block did on some versions differs from what it did on the others.
struct VersionDifference: CustomStringConvertible {
  /// What was done, and on which versions.
  private struct Group {
    let text: String
    let versions: [Version]
  }

  /// The largest group, of the newest versions where several are as large.
  private let rest: Group?
  private let others: [Group]

  /// - Parameter answers: The versions on which each text was done, in ascending order.
  init(_ answers: [String: [Version]]) {
    let groups = answers.map { Group(text: $0.key, versions: $0.value) }
      .sorted { $0.versions.lexicographicallyPrecedes($1.versions) }
    let largest = groups.map(\.versions.count).max()
    let index = groups.lastIndex { $0.versions.count == largest }
    rest = index.map { groups[$0] }
    others = groups.enumerated().filter { $0.offset != index }.map(\.element)
  }

  /// `iOS 9 and 10 differ from the rest: 2 more numberOfRows`, for each group.
  var description: String {
    others.map { group in
      let verb = group.versions.count == 1 ? "differs" : "differ"
      return "iOS \(Self.list(group.versions.map(\.description))) \(verb) from the rest: "
        + Self.change(from: rest?.text ?? "", to: group.text)
    }.joined(separator: "; ")
  }

  private static func list(_ words: [String]) -> String {
    guard let last = words.last, words.count > 1 else { return words.first ?? "" }
    return words.dropLast().joined(separator: ", ") + " and " + last
  }

  /// What one text has more or less of than another, by the first words of their lines.
  private static func change(from old: String, to new: String) -> String {
    let (before, after) = (calls(in: old), calls(in: new))
    let parts = (after.order + before.order.filter { after.counts[$0] == nil }).compactMap { call in
      let difference = (after.counts[call] ?? 0) - (before.counts[call] ?? 0)
      return difference == 0
        ? nil : "\(abs(difference)) \(difference > 0 ? "more" : "less") \(call)"
    }
    if !parts.isEmpty { return parts.joined(separator: ", ") }
    let isMoved = old.split(separator: "\n").sorted() == new.split(separator: "\n").sorted()
    return isMoved ? "the same calls in another order" : "the same calls with other values"
  }

  private static func calls(in text: String) -> (order: [String], counts: [String: Int]) {
    var (order, counts): ([String], [String: Int]) = ([], [:])
    for line in text.split(separator: "\n") {
      guard let call = line.split(separator: " ").first.map(String.init) else { continue }
      if counts[call] == nil { order.append(call) }
      counts[call, default: 0] += 1
    }
    return (order, counts)
  }
}
