import GotchaVerdicts
import RunRecord

/// A link from what a claim rests on to what that means.
struct BasisLink {
  var basis: Basis
  /// From the page to the site's root.
  var root: String
  var settings: BookSettings

  var html: HTML { link { label } }

  /// A claim that it supports, as a mark.
  func mark(of claim: Claim) -> HTML {
    link(.class("mark basis-\(basis.rawValue)")) {
      Tag.span(.class("visually-hidden")) { "\(claim.label), \(label)" }
    }
  }

  /// A claim that it supports, as a badge.
  func badge(of claim: Claim) -> HTML {
    link(.class("badge badge-small mark c-\(claim.word) basis-\(basis.rawValue)")) {
      claim.label
      Tag.span(.class("visually-hidden")) { ", \(label)" }
    }
  }

  private var label: String { basis.label(in: settings) }

  private func link(_ attributes: Attribute..., @HTMLBuilder words: () -> HTML) -> HTML {
    Tag.a(
      attributes + [
        .href(HowPage.url(of: basis, root: root)), .title(basis.meaning(in: settings)),
      ],
      content: words)
  }
}

// MARK: - Words

extension Claim {
  var label: String {
    switch self {
    case .affected: "affected"
    case .notAffected: "not affected"
    }
  }

  /// One word for CSS classes.
  var word: String {
    switch self {
    case .affected: "affected"
    case .notAffected: "not-affected"
    }
  }
}

extension Basis {
  func label(in settings: BookSettings) -> String {
    switch self {
    case .device: settings.word(.device)
    case .observed: "observed"
    case .reported: "reported"
    case .documented: "documented"
    case .between: "in between"
    case .model: settings.word(.model)
    }
  }

  /// The anchor of its explanation.
  var anchor: String {
    switch self {
    case .device: "confirmed"
    case .model: "assumed"
    case .observed, .reported, .documented, .between: rawValue
    }
  }

  /// What it means that a claim rests on it, in one sentence without its period.
  func meaning(in settings: BookSettings) -> String { settings.bases[rawValue] ?? meaning }

  private var meaning: String {
    switch self {
    case .device: "A run of the entry's cases there did what the entry says"
    case .observed: "A public log or recording of that version shows it"
    case .reported: "An issue or a post says so and names the version"
    case .documented: "The documentation says so"
    case .between: "The nearest versions before and after it are known, and agree"
    case .model: "No evidence: it is assumed from other versions"
    }
  }

  /// Whether there is evidence for the version itself.
  var isKnown: Bool { self > .between }
}
