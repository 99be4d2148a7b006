internal import Foundation
import GotchaBook

/// Rules about links: their form, and what is written on them.
enum LinkRules {
  static let all = [insecureLink, trackingLink, linkForm, bareURL, selfLink, vagueLink]

  static let insecureLink = LintRule(
    "insecure-link", "Links to places that are known to have https use it.", fixable: true
  ) { page in
    links(in: page).compactMap { link in
      let form = LinkForm.secure(link.destination)
      return form == link.destination
        ? nil : change(link, to: form, "goes unprotected", in: page)
    }
  }

  static let trackingLink = LintRule(
    "tracking-link", "No link carries parameters that follow the reader.", fixable: true
  ) { page in
    links(in: page).compactMap { link in
      let clean = LinkForm.withoutTracking(link.destination)
      return clean == link.destination
        ? nil : change(link, to: clean, "carries a parameter that follows the reader", in: page)
    }
  }

  static let linkForm = LintRule(
    "link-form", "Links to the well-known places of evidence have one form.", fixable: true
  ) { page in
    links(in: page).compactMap { link in
      let form = LinkForm.canonical(link.destination)
      return form == link.destination
        ? nil : change(link, to: form, "has another form than such links elsewhere", in: page)
    }
  }

  private static func change(
    _ link: Link, to form: String, _ problem: String, in page: Page
  )
    -> Finding
  {
    let edits = page.range(of: link.destination, near: link.place).map { [Edit($0, form)] }
    return Finding(
      at: link.place, "“\(link.destination)” \(problem)", advice: "write \(form)",
      edits: edits ?? [])
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
    "vague-link", "The words of a link say where it leads, also when they are read alone."
  ) { page in
    links(in: page).filter { vagueTexts.contains($0.text.lowercased()) || $0.text.isEmpty }.map {
      link in
      Finding(
        at: link.place, "“\(link.text)” does not say where the link leads",
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
