internal import Foundation
import GotchaBook

/// Rules about links: their form, and what is written on them.
enum LinkRules {
  static let all = [insecureLink, trackingLink, linkForm, bareURL, selfLink, vagueLink]

  static let insecureLink = form(
    "insecure-link", "Links to places that are known to have https use it.",
    LinkForm.secure, "goes unprotected")

  static let trackingLink = form(
    "tracking-link", "No link carries parameters that follow the reader.",
    LinkForm.withoutTracking, "carries a parameter that follows the reader")

  static let linkForm = form(
    "link-form", "Links to the well-known places of evidence have one form.",
    LinkForm.canonical, "has another form than such links elsewhere")

  /// A rule that the address of every link has the form that `convert` gives it.
  private static func form(
    _ name: String, _ summary: String, _ convert: @escaping @Sendable (String) -> String,
    _ problem: String
  ) -> LintRule {
    LintRule(name, summary, fixable: true) { page in
      links(in: page).compactMap { link in
        let form = convert(link.destination)
        guard form != link.destination else { return nil }
        let range = page.range(of: link.destination, near: link.place)
        return Finding(
          at: link.place, "“\(link.destination)” \(problem)", advice: "write \(form)",
          edits: range.map { [Edit($0, form)] } ?? [])
      }
    }
  }

  static let bareURL = LintRule(
    "bare-url", "An address in prose is a link.", fixable: true
  ) { page in
    page.visitedTexts.flatMap { node, text in
      LinkForm.addresses(in: text).map { address in
        let range = page.range(of: address, near: node.place)
        return Finding(
          at: range.map(page.place) ?? node.place, "“\(address)” cannot be followed",
          advice: "write <\(address)>, or a link with words of its own",
          edits: range.map { [Edit($0, "<\(address)>")] } ?? [])
      }
    }
  }

  static let selfLink = LintRule(
    "self-link", "No entry links to itself as a whole."
  ) { page in
    let file = page.source.path.split(separator: "/").last.map(String.init) ?? page.source.path
    return links(in: page).filter { $0.destination == file }.map { link in
      Finding(
        at: link.place, "The link leads to this very page",
        advice: "link to a heading with “#…”, or to another entry")
    }
  }

  private static let vagueTexts: Set<String> = [
    "click here", "here", "link", "more", "page", "read more", "source", "this", "this link",
    "this page",
  ]

  static let vagueLink = LintRule(
    "vague-link", "The words of a link describe where it leads, also when they are read alone."
  ) { page in
    links(in: page).filter { vagueTexts.contains($0.text.lowercased()) || $0.text.isEmpty }.map {
      link in
      Finding(
        at: link.place, "“\(link.text)” does not describe where the link leads",
        advice: "name what is there")
    }
  }

  private struct Link {
    var place: Place
    var destination: String
    var text: String
  }

  private static func links(in page: Page) -> [Link] {
    var links: [Link] = []
    page.visitProse { node in
      guard let destination = node.destination else { return }
      links.append(Link(place: node.place, destination: destination, text: node.plainText))
    }
    return links
  }
}

extension Page {
  /// The texts that are in no link.
  fileprivate var visitedTexts: [(node: MarkdownNode, text: String)] {
    var texts: [(MarkdownNode, String)] = []
    func walk(_ node: MarkdownNode) {
      if case .text(let text) = node.kind { texts.append((node, text)) }
      if node.destination == nil { node.children.forEach(walk) }
    }
    (entry.lead + entry.body + entry.evidence.flatMap(\.text)).forEach(walk)
    return texts
  }
}
