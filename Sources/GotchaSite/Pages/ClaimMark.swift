import GotchaVerdicts
import RunRecord

/// What a claim rests on, as a mark: filled where somebody looked, hollow where nobody did. Its
/// color, from the class of the claim, says whether the version is affected.
struct ClaimMark {
  var basis: Basis
  /// From the page to the site's root.
  var root: String

  /// The mark, with a link to what it means.
  var html: HTML {
    Tag.a(
      .class("basis basis-\(basis.rawValue)"), .href(HowPage.url(of: basis, root: root)),
      .title(basis.meaning)
    ) {
      Self.image(basis)
      Tag.span(.class("visually-hidden")) { basis.label }
    }
  }

  /// The mark alone, for use beside words with the same meaning.
  static func image(_ basis: Basis) -> HTML {
    Tag.svg(.class("mark basis-mark"), .hiddenFromSpeech) {
      if let outline = outline(of: basis) { Tag.path(.named("d", outline)) }
      if let filled = filled(of: basis) { Tag.path(.class("fill"), .named("d", filled)) }
    }
  }

  private static let ring = "M8 2.6a5.4 5.4 0 1 0 .01 0z"

  /// The strokes in a square of 16 units.
  private static func outline(of basis: Basis) -> String? {
    switch basis {
    case .device, .reported, .model: ring
    case .between: "M3 8h10M3 5.5v5M13 5.5v5"
    case .observed, .documented: nil
    }
  }

  private static func filled(of basis: Basis) -> String? {
    switch basis {
    case .device: "M8 5.2a2.8 2.8 0 1 0 .01 0z"
    case .observed: ring
    case .reported: "M8 2.6a5.4 5.4 0 0 0 0 10.8z"
    case .documented: "M3 3h10v10H3z"
    case .between, .model: nil
    }
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
  var label: String {
    switch self {
    case .device: "device"
    case .observed: "observed"
    case .reported: "reported"
    case .documented: "documented"
    case .between: "in between"
    case .model: "model only"
    }
  }

  /// What it means that a claim rests on it, in one sentence without its period.
  var meaning: String {
    switch self {
    case .device: "A run of the entry’s cases on real UIKit did what the entry says"
    case .observed: "A public log or recording of that version shows it"
    case .reported: "An issue or a post says so and names the version"
    case .documented: "Apple’s documentation, headers or release notes say so"
    case .between: "The nearest versions before and after it are known, and agree"
    case .model: "Nobody looked: the model carries it on from other versions"
    }
  }

  /// Whether somebody looked at the version itself.
  var isKnown: Bool { self > .between }
}
