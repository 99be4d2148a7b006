import GotchaBook

/// Rules about what a page has to have, and in which order.
package enum SectionRules {
  static let all = [
    missingLead, missingSymptom, missingCases, missingCause, missingCure, unknownSection,
    sectionOrder, emptySection, openQuestion,
  ]

  static let missingLead = LintRule(
    "missing-lead", "A sentence below the title states what happens, and when."
  ) { page in
    guard !page.entry.lead.contains(where: { $0.kind == .paragraph }) else { return [] }
    return [
      Finding(
        at: page.entry.place, "Nothing is between the title and the list of facts",
        advice: "state in one or two sentences what happens, and when")
    ]
  }

  static let missingSymptom = section(
    "missing-symptom", "The page describes what one sees, in words that one would search for.",
    .symptom, advice: "describe the symptom, with the exact text of a log if there is one")

  static let missingCases = section(
    "missing-cases", "The page has a section for its cases.", .cases,
    advice: "put the cases below it")

  static let missingCause = section(
    "missing-cause", "The page explains why, or states that it is unknown.", .cause,
    advice: "give the mechanism; where no source has it, write that")

  static let missingCure = section(
    "missing-cure", "The page describes what to do.", .cure,
    advice: "give the cure, best as a case of its own")

  private static func section(
    _ name: String, _ summary: String, _ purpose: PageForm.Purpose, advice: String
  ) -> LintRule {
    LintRule(name, summary) { page in
      let isExempt = purpose == .cases && page.entry.kind == .note
      guard !isExempt, let heading = PageForm.of(page).missing(purpose, in: page) else {
        return []
      }
      return [
        Finding(
          at: page.entry.place, "There is no section “## \(heading.title)”", advice: advice)
      ]
    }
  }

  static let unknownSection = LintRule(
    "unknown-section", "Sections of the second level have the headings of the page's form.",
    fixable: true
  ) { page in
    let known = PageForm.of(page).headings.map(\.title)
    return page.sectionHeadings.filter { !known.contains($0.plainText) }.map { heading in
      let near = Spelling.nearest(to: heading.plainText, in: known)
      let range = near == nil ? nil : page.range(of: heading.plainText, near: heading.place)
      return Finding(
        at: heading.place, "“\(heading.plainText)” is not the heading of a section",
        advice: near.map { "write “\($0)”" }
          ?? "use one of: \(known.joined(separator: ", ")); or make it a heading of the third level",
        edits: near.flatMap { name in range.map { [Edit($0, name)] } } ?? [])
    }
  }

  static let sectionOrder = LintRule(
    "section-order", "Sections are in the order of the page's form, each once."
  ) { page in
    let known = PageForm.of(page).headings.map(\.title)
    let found = page.sectionHeadings.compactMap { heading in
      known.firstIndex(of: heading.plainText).map { (heading, $0) }
    }
    return zip(found, found.dropFirst()).filter { $0.1 >= $1.1 }.map { before, after in
      before.1 == after.1
        ? Finding(
          at: after.0.place, "The section “\(after.0.plainText)” is there twice",
          advice: "put what is below both together")
        : Finding(
          at: after.0.place, "“\(after.0.plainText)” comes after “\(before.0.plainText)”",
          advice: "keep the order: \(known.joined(separator: ", "))")
    }
  }

  static let emptySection = LintRule(
    "empty-section", "Every heading has something below it."
  ) { page in
    let body = page.entry.body
    return body.indices.compactMap { index in
      guard let level = body[index].headingLevel else { return nil }
      let next = index + 1 < body.count ? body[index + 1] : nil
      guard next.map({ ($0.headingLevel ?? .max) <= level }) ?? true else { return nil }
      return Finding(
        at: body[index].place, "Nothing is below “\(body[index].plainText)”",
        advice: "write it, or remove the heading")
    }
  }

  /// The placeholder where an author still has to write something.
  package static let questionMark = "???"

  static let openQuestion = LintRule(
    "open-question", "No question of the scaffold is left open."
  ) { page in
    (1...max(1, page.source.lineCount)).compactMap { line in
      guard let range = page.text(ofLine: line).firstRange(of: questionMark) else { return nil }
      let text = page.text(ofLine: line)
      let column = text.utf8.distance(from: text.startIndex, to: range.lowerBound) + 1
      return Finding(
        at: page.source.place(line: line, column: column), "A question is still open",
        advice: "write what it asks for in its place")
    }
  }
}
