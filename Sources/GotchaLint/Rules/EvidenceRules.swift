import GotchaBook

/// Rules about what supports an entry.
enum EvidenceRules {
  static let all = [
    modelEvidence, undatedRange, unsourcedEvidence, hearsay, documentedByHearsay, unknownClaim,
    repeatedClaim,
  ]

  static let modelEvidence = LintRule(
    "model-evidence", "The model alone is no evidence."
  ) { page in
    page.entry.evidence.filter { $0.level == .model }.map { evidence in
      Finding(
        at: evidence.place, "“model” names no source",
        advice: "name one; describe what only the cases show under Why")
    }
  }

  static let undatedRange = LintRule(
    "undated-range", "Some evidence is about a version of the range, or has a date."
  ) { page in
    let entry = page.entry
    // Without a line that could be read nothing is known of its versions. Evidence names those of iOS.
    guard page.demands.areOfIOS, !entry.evidence.isEmpty else { return [] }
    let isCovered = entry.evidence.contains {
      $0.isDated || $0.level == .documented || !$0.years.isEmpty
    }
    guard entry.appliesTo != nil || entry.changedIn != nil, !isCovered else { return [] }
    return [
      Finding(
        .warning, at: entry.evidence.first?.place ?? entry.place,
        "No evidence names a version, so on each version all follows from the model; and none has "
          + "a date",
        advice:
          "write 'reported on iOS …' where the source names a version or an SDK; where it has "
          + "only a date, write 'of July 2025', by which no version is covered")
    ]
  }

  static let unsourcedEvidence = LintRule(
    "unsourced-evidence",
    "Evidence that is documented, observed or reported links to its source or names a fact; "
      + "what Apple documents may name its header or release notes."
  ) { page in
    evidenceLines(in: page).filter { line in
      line.evidence.level != .model && line.evidence.links.isEmpty && line.claims.isEmpty
        && !(line.evidence.level == .documented && namesAppleSource(line.evidence))
    }.map { line in
      Finding(
        at: line.place, "The evidence is “\(line.evidence.level.rawValue)” and has no source",
        advice: "link to where it can be read, or name the id of a fact; "
          + "if you saw it yourself, open an issue with the log and link to that")
    }
  }

  /// Whether the words name a header (`UITableView.h`) or the notes of a release.
  private static func namesAppleSource(_ evidence: Evidence) -> Bool {
    let text = evidence.text.map(\.plainText).joined().lowercased()
    let words = text.split { !($0.isLetter || $0.isNumber || $0 == ".") }
    return words.contains { $0.hasSuffix(".h") && $0.count > 2 } || text.contains("release notes")
  }

  static let hearsay = secondHand(
    .observed, as: "observed-by-hearsay",
    "What is observed has a source in which a run can be seen; a question and its answers are reported.",
    found: "a question with its answers", instead: Evidence.Level.observed.example
  ) { $0.links.allSatisfy(isQuestion) }

  static let documentedByHearsay = secondHand(
    .documented, as: "documented-by-hearsay",
    "What is documented links to documentation, or names a header or release notes; "
      + "what people write in issues, pull requests and answers is reported.",
    found: "what people report", instead: "the documentation"
  ) { evidence in
    evidence.links.allSatisfy { isPublicQuestion($0) || isIssue($0) }
      && !namesAppleSource(evidence)
  }

  /// The rule that evidence of a level does not link only to what somebody says about it.
  private static func secondHand(
    _ level: Evidence.Level, as id: String, _ summary: String, found: String, instead: String,
    where isHearsay: @escaping @Sendable (Evidence) -> Bool
  ) -> LintRule {
    LintRule(id, summary) { page in
      evidenceLines(in: page).filter { line in
        line.evidence.level == level && line.claims.isEmpty && !line.evidence.links.isEmpty
          && isHearsay(line.evidence)
      }.map { line in
        Finding(
          at: line.evidence.place,
          "The evidence is “\(level.rawValue)”, and what it links to is \(found)",
          advice: "write 'reported', or link to \(instead)")
      }
    }
  }

  /// Whether a link leads to an issue or a pull request.
  private static func isIssue(_ link: String) -> Bool {
    let parts = link.lowercased().split(separator: "/")
    return !issueFolders.isDisjoint(with: parts.dropFirst(2))
  }

  /// What GitHub, GitLab and their like have in the addresses of issues and requests.
  private static let issueFolders: Set<Substring> = [
    "issues", "pull", "pulls", "merge_requests", "discussions",
  ]

  /// Whether a link leads to a place where people ask and answer (WriteAnEntry.md, Evidence).
  private static func isQuestion(_ link: String) -> Bool {
    let (host, path) = place(of: link)
    return isPublicQuestion(link) || host == "developer.apple.com" && path.hasPrefix("forums/")
  }

  /// Whether it is one where nobody answers for Apple.
  private static func isPublicQuestion(_ link: String) -> Bool {
    let host = place(of: link).host
    return questionSites.contains { host == $0 || host.hasSuffix(".\($0)") }
  }

  private static func place(of link: String) -> (host: Substring, path: Substring) {
    let parts = link.lowercased().split(separator: "/", maxSplits: 2)
    guard parts.count > 1 else { return ("", "") }
    let host = parts[1].hasPrefix("www.") ? parts[1].dropFirst(4) : parts[1]
    return (host, parts.count > 2 ? parts[2] : "")
  }

  /// The sites of Stack Exchange, and forums.
  private static let questionSites = [
    "stackoverflow.com", "stackexchange.com", "superuser.com", "serverfault.com", "askubuntu.com",
    "quora.com", "reddit.com", "discussions.apple.com", "forums.swift.org",
  ]

  static let unknownClaim = LintRule(
    "unknown-claim", "Every id of a fact that is named is in the tables of facts."
  ) { page in
    guard let known = page.facts.claims else { return [] }
    return evidenceLines(in: page).flatMap { line in
      line.claims.filter { !known.contains($0) }.map { claim in
        Finding(
          at: line.places(of: claim, on: page).first ?? line.place, "No fact has the id “\(claim)”",
          advice: Spelling.nearest(to: claim, in: known).map { "did you mean \($0)?" }
            ?? "correct the id, or add the fact to its table")
      }
    }
  }

  static let repeatedClaim = LintRule(
    "repeated-claim", "A piece of evidence names a fact once."
  ) { page in
    evidenceLines(in: page).flatMap { line in
      var seen: Set<String> = []
      return line.claims.filter { !seen.insert($0).inserted }.map { claim in
        Finding(
          at: line.places(of: claim, on: page).last ?? line.place,
          "The fact “\(claim)” is named twice", advice: "name it once")
      }
    }
  }

  private struct Line {
    var place: Place
    var evidence: Evidence
    var claims: [String]

    /// Where its line of the file names a fact; the beginning of the line's text if it does not.
    func places(of claim: String, on page: Page) -> [Place] {
      var places: [Place] = []
      var start = place
      while let range = page.range(of: claim, near: start) {
        places.append(page.place(of: range))
        start = page.source.place(ofByte: range.upperBound + 1)
        guard start.line == place.line else { break }
      }
      return places.isEmpty ? [place] : places
    }
  }

  private static func evidenceLines(in page: Page) -> [Line] {
    page.entry.evidence.map { evidence in
      Line(
        place: evidence.text.first?.place ?? evidence.place, evidence: evidence,
        claims: EntryParser.claims(in: evidence.text.map(\.plainText).joined()))
    }
  }
}
