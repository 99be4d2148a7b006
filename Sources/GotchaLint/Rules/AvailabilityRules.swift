import GotchaBook
import SwiftSource

/// Rules about the versions that the code of cases needs.
enum AvailabilityRules {
  static let all = [unavailableAPI]

  static let unavailableAPI = LintRule(
    "unavailable-api", "A case uses only what UIKit has in every version of its range."
  ) { page in
    guard let table = page.facts.availability else { return [] }
    let entry = page.entry
    let oldest = entry.cases.compactMap { oldestVersion(of: $0, in: entry) }.min()
    let shared = entry.setup.flatMap { uses(in: $0, of: page, before: oldest, table) }
    let own = entry.cases.flatMap { found in
      let oldest = oldestVersion(of: found, in: entry)
      return found.swiftBlocks.flatMap { uses(in: $0, of: page, before: oldest, table) }
    }
    return shared + own
  }

  /// The oldest version on which a case runs.
  private static func oldestVersion(of found: Case, in entry: Entry) -> Version? {
    let versions = found.versions(in: entry)
    return [versions.appliesTo?.spans.first?.first, versions.changedIn].compactMap { $0 }.min()
  }

  /// Each name in a block that is newer than a version, once.
  private static func uses(
    in block: CodeBlock, of page: Page, before oldest: Version?, _ table: ApiAvailability
  ) -> [Finding] {
    let code = SwiftCode(block.code)
    // Code that checks for a version is not run on others.
    guard let oldest, block.attributes.ignoreReason == nil,
      !code.words.contains(where: { $0.text == "#available" })
    else { return [] }
    // Parameters and labels have the names that the author gave them.
    let given = Set(zip(code.words, code.words.dropFirst()).filter { $1.text == ":" }.map(\.0.text))
    var seen: Set<String> = []
    return code.words.indices.compactMap { index in
      let word = code.words[index]
      let label = label(behind: index, in: code)
      guard word.isName, word.isMember || !given.contains(word.text),
        let version = table.introduction(of: word.text, label: label),
        version.major > oldest.major,
        seen.insert(word.text).inserted
      else { return nil }
      return Finding(
        at: block.place(ofByte: word.offset),
        "“\(word.text)” came in iOS \(version), and the case runs from iOS \(oldest) on",
        advice: "begin 'Applies to' of the case with iOS \(version), or use what iOS \(oldest) has")
    }
  }

  /// The label of a call's first argument.
  private static func label(behind index: Int, in code: SwiftCode) -> String? {
    let words = code.words
    guard index + 3 < words.count, words[index + 1].text == "(", words[index + 3].text == ":"
    else { return nil }
    return words[index + 2].text
  }
}
