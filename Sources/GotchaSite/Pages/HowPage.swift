import GotchaVerdicts

/// Where the evidence is explained: claims and what they rest on, runs, the model and its limits.
struct HowPage {
  static let path = "how.html"
  static let title = "How we know"

  /// Where a basis is explained.
  static func url(of basis: Basis, root: String) -> SafeURL {
    SafeURL(root: root, path: path, anchor: basis.anchor)
  }

  let settings: BookSettings
  private var isVersioned: Bool { !settings.system.isEmpty }
  /// Whether the cases run on a model, and not on the system that they are about.
  private var isAboutModel: Bool { !settings.model.isEmpty }
  /// The tests of other projects that run on the model.
  var peers = PeerSuites()

  var html: HTML {
    Tag.div(.class("how")) {
      PageHead(Self.title) {
        if isVersioned {
          "No entry here was checked on every version of \(settings.system). "
          "Each says, version by version, what its claim rests on."
        } else {
          "Each entry says what its evidence is, and what its cases did when they ran."
        }
      }.html
      Tag.article(.class("prose")) {
        if isVersioned { claims }
        bases
        model
        suites
        verdicts
        marks
      }
    }
  }

  @HTMLBuilder
  private var claims: HTML {
    Tag.h2(.id("claims")) { "Claims" }
    Tag.p {
      "An entry claims of a version that it is affected, that it is not affected, or nothing. Color "
      "shows which; the mark shows what it rests on. A dotted line is a version of which the entry "
      "claims nothing."
    }
    Tag.ul(.class("chips")) {
      Tag.li(.class("chip mark c-affected basis-observed")) {
        Tag.span(.class("chip-verdict")) { "affected" }
      }
      Tag.li(.class("chip mark c-not-affected basis-observed")) {
        Tag.span(.class("chip-verdict")) { "not affected" }
      }
      Tag.li(.class("chip v-unknown")) { Tag.span(.class("chip-verdict")) { "no claim" } }
    }
  }

  @HTMLBuilder
  private var bases: HTML {
    Tag.h2(.id("bases")) { isVersioned ? "What a claim rests on" : "Evidence" }
    Tag.p {
      "From the strongest to the weakest."
      if isVersioned { " Where a version has several, the strongest is shown." }
    }
    for basis in Basis.allCases.reversed() where isVersioned || basis.isWithoutVersions {
      Tag.h3(.class("mark basis-\(basis.rawValue)"), .id(basis.anchor)) {
        basis.label(in: settings).capitalizedFirst
      }
      Tag.p { "\(basis.meaning(in: settings)). \(basis.limit(isVersioned: isVersioned))" }
    }
  }

  @HTMLBuilder
  private var model: HTML {
    if isAboutModel {
      Tag.h2(.id("the-model")) { "The model" }
      for paragraph in settings.model { Tag.p { BookSettings.html(paragraph) } }
    }
  }

  @HTMLBuilder
  private var suites: HTML {
    if !peers.suites.isEmpty {
      Tag.h2(.id("peers")) { "Other projects’ tests" }
      Tag.p {
        "The model runs tests that others wrote, with their expectations unchanged: "
        "\(peers.passed) of \(peers.run) pass. Behind each project are its commit and the day of "
        "the run."
      }
      Tag.ul {
        for suite in peers.suites {
          Tag.li {
            Tag.strong { suite.repository }
            ", \(suite.commit), \(suite.date): \(suite.passed) of \(suite.run)"
            if !suite.causes.isEmpty { "; \(suite.causes)" }
          }
        }
      }
    }
  }

  @HTMLBuilder
  private var verdicts: HTML {
    Tag.h2(.id("verdicts")) { "Verdicts" }
    Tag.p {
      "A verdict is about a run of a case"
      if isAboutModel { " and not about a device" }
      ": \"passes\" means that the case did what the entry says, "
      if isVersioned { "on each version that it names, " }
      "with every expectation of it reached."
    }
    Tag.ul {
      for verdict in Verdict.kinds where isAboutModel || verdict != .provesNothing {
        Tag.li {
          VerdictBadge(verdict: verdict, isSmall: true).html
          " \(verdict.explanation)"
        }
      }
    }
    if isAboutModel {
      Tag.p {
        "A case that passes can also fail: it was run on tables that are broken in one way each, "
        "such as one that forgets measured heights, or calls a method twice. Each of its "
        "expectations failed on one of them, which the proof of the case names. A case with an "
        "expectation that fails on none proves nothing."
      }
    }
    if isAboutModel {
      Tag.p {
        "Where a run on a device and the model differ, both are shown, and the claim does not "
        "rest on the device."
      }
    }
  }
}

// MARK: - Marks

extension HowPage {
  @HTMLBuilder
  private var marks: HTML {
    if !settings.marks.isEmpty {
      Tag.h2(.id("marks")) { "Codes in evidence" }
      Tag.p {
        "A code such as \(settings.marks[0][0]) refers to our fact tables in the repository, where "
        "each fact has its source. The letters say what kind of fact it is."
      }
      Tag.ul {
        for family in settings.marks where family.count == 2 {
          Tag.li {
            Tag.strong { family[0] }
            ": \(family[1])"
          }
        }
      }
    }
  }
}

extension Basis {
  /// Whether an entry that names no versions may rest on it.
  fileprivate var isWithoutVersions: Bool {
    switch self {
    case .documented, .reported, .observed: true
    case .device, .between, .model: false
    }
  }

  /// What it does not say.
  fileprivate func limit(isVersioned: Bool) -> String {
    switch self {
    case .device: "It is named with its system and its day; another may differ."
    case .observed: "Others made it: its setup may differ from the entry's."
    case .reported:
      "Whoever wrote it may have been mistaken about the cause\(isVersioned ? " or the version" : "")."
    case .documented:
      isVersioned
        ? "It covers the versions from the introduction of what it documents up to the SDK it is in; "
          + "systems do not always do what is documented."
        : "Systems do not always do what is documented."
    case .between: "A change that was taken back in between would not be seen."
    case .model: "It is a guess with a mechanism, and no evidence."
    }
  }
}
