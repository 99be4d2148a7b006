internal import GotchaBook

/// The headings of one form of page, in their order.
struct PageForm: Sendable {
  /// What a heading of the second level is for.
  enum Purpose: Sendable {
    case symptom, cases, cause, cure, other
  }

  struct Heading: Sendable {
    var title: String
    var purpose: Purpose
    var isRequired: Bool
  }

  var headings: [Heading]

  /// A gotcha or a broken approach: what is seen, what is done about it, and what proves it.
  static let gotcha = PageForm(headings: [
    Heading(title: "What you see", purpose: .symptom, isRequired: true),
    Heading(title: "What to do", purpose: .cure, isRequired: true),
    Heading(title: "Why", purpose: .cause, isRequired: true),
    Heading(title: "Cases", purpose: .cases, isRequired: false),
    Heading(title: "See also", purpose: .other, isRequired: false),
  ])

  /// A public log or report, and whether the model agrees with it: there is nothing to cure.
  static let observation = PageForm(headings: [
    Heading(title: "What was seen", purpose: .symptom, isRequired: true),
    Heading(title: "Whether the model reproduces it", purpose: .cases, isRequired: true),
    Heading(title: "Why", purpose: .cause, isRequired: false),
    Heading(title: "What to do", purpose: .cure, isRequired: false),
    Heading(title: "See also", purpose: .other, isRequired: false),
  ])

  /// The form that has most of the page's headings.
  static func of(_ page: Page) -> PageForm {
    let titles = page.sectionHeadings.map { $0.plainText.lowercased() }
    let scores = [gotcha, observation].map { form in
      form.headings.count { titles.contains($0.title.lowercased()) }
    }
    return scores[1] > scores[0] ? observation : gotcha
  }

  func missing(_ purpose: Purpose, in page: Page) -> Heading? {
    let titles = page.sectionHeadings.map { $0.plainText.lowercased() }
    return headings.first {
      $0.purpose == purpose && $0.isRequired && !titles.contains($0.title.lowercased())
    }
  }
}

extension Page {
  /// The headings of the second level.
  var sectionHeadings: [MarkdownNode] { headings.filter { $0.headingLevel == 2 } }
}
