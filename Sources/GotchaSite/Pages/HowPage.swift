import GotchaVerdicts

/// Where the evidence is explained: claims and what they rest on, runs, the model and its limits.
struct HowPage {
  static let path = "how.html"
  static let title = "How we know"

  /// Where a basis is explained.
  static func url(of basis: Basis, root: String) -> SafeURL {
    SafeURL(root: root, path: path, anchor: basis.rawValue)
  }

  static var html: HTML {
    Tag.div(.class("how")) {
      PageHead(title) {
        "No entry here was checked on every version of iOS. Each says, version by version, what "
        "its claim rests on."
      }.html
      Tag.article(.class("prose")) {
        claims
        bases
        model
        verdicts
        marks
      }
    }
  }

  @HTMLBuilder
  private static var claims: HTML {
    Tag.h2(.id("claims")) { "Claims" }
    Tag.p {
      "An entry claims of a version that it is affected, that it is not affected, or nothing. Color "
      "shows which; the mark shows what it rests on. A dotted line is a version of which the entry "
      "says nothing, and no change between two versions is known unless an entry names it."
    }
    Tag.ul(.class("chips")) {
      Tag.li(.class("chip mark c-affected basis-observed")) {
        Tag.span(.class("chip-verdict")) { "affected" }
      }
      Tag.li(.class("chip mark c-not-affected basis-observed")) {
        Tag.span(.class("chip-verdict")) { "not affected" }
      }
      Tag.li(.class("chip v-unknown")) { Tag.span(.class("chip-verdict")) { "not said" } }
    }
  }

  @HTMLBuilder
  private static var bases: HTML {
    Tag.h2(.id("bases")) { "What a claim rests on" }
    Tag.p {
      "From the strongest to the weakest. Where a version has several, the strongest is shown."
    }
    for basis in Basis.allCases.reversed() {
      Tag.h3(.class("mark basis-\(basis.rawValue)"), .id(basis.rawValue)) {
        basis.label.capitalizedFirst
      }
      Tag.p { "\(basis.meaning). \(basis.limit)" }
    }
  }

  @HTMLBuilder
  private static var model: HTML {
    Tag.h2(.id("the-model")) { "The model" }
    Tag.p {
      "The cases run on a reference model of UIKit’s table view, written from public sources. Its "
      "differences between versions are data, each with its source. It is deterministic, runs "
      "without a device, and draws nothing: “simulated as iOS 15” means that it was set to "
      "behave as that version, not that the system was there."
    }
    Tag.p {
      "Where the model was fitted to a log, that log cannot confirm it: only the other logs "
      "count as reproduced. Where no source names a version, the model assumes that nothing "
      "changed, and so can be wrong there without any case failing."
    }
  }

  @HTMLBuilder
  private static var verdicts: HTML {
    Tag.h2(.id("verdicts")) { "Verdicts" }
    Tag.p {
      "A verdict is about a run of a case and not about a device: “passes” means that the model "
      "did what the entry says, on each version that the case names, with every expectation of "
      "it reached."
    }
    Tag.ul {
      for verdict in Verdict.kinds {
        Tag.li {
          VerdictBadge(verdict: verdict, isSmall: true).html
          " \(verdict.explanation)"
        }
      }
    }
    Tag.p {
      "Where a run on real UIKit and the model differ, both are shown, and the claim does not "
      "rest on the device."
    }
  }
}

// MARK: - Marks

extension HowPage {
  /// The families of marks in evidence, and what they name.
  private static let families = [
    ("EX", "the texts of exceptions, each with a report that has it"),
    ("W", "the texts of warnings, each with a log that has it"),
    ("TR", "public logs of calls on iOS 4 to 18, replayed on the model"),
    ("M-01 to M-14", "logs of UIKit of iOS 26 under Mac Catalyst, without a window"),
    ("M-15 and later", "headers, documentation and reports of iOS 13 to 26"),
    ("G0, G1", "notes on tables of 2015"),
    ("H", "a sample of table headers on iOS 8, with measured screenshots"),
    ("F", "UITableView+FDTemplateLayoutCell: its documents, demo and code"),
    ("D", "DTTableViewManager 11: its documents and code"),
  ]

  @HTMLBuilder
  private static var marks: HTML {
    Tag.h2(.id("marks")) { "Marks in evidence" }
    Tag.p {
      "A mark such as EX-15 is the number of a fact in the tables of the repository, where each has "
      "its source. The letters say what kind of fact it is."
    }
    Tag.ul {
      for family in families {
        Tag.li {
          Tag.strong { family.0 }
          ": \(family.1)"
        }
      }
    }
  }
}

extension Basis {
  /// What it does not say.
  fileprivate var limit: String {
    switch self {
    case .device: "It is named with its system and its day; another device may differ."
    case .observed: "Others made it, for their table: its setup may differ from the entry’s."
    case .reported: "Whoever wrote it may have been mistaken about the cause or the version."
    case .documented:
      "It covers the versions from the introduction of what it documents up to the SDK it is in; "
        + "systems do not always do what is documented."
    case .between: "A change that was taken back in between would not be seen."
    case .model: "It is a guess with a mechanism, and no evidence."
    }
  }
}
