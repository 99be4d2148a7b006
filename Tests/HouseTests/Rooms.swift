/// The rooms of the house and what each may know, as the design has it.
enum Rooms {
  /// The targets that a target may depend on.
  static let mayKnow: [String: Set<String>] = [
    "CCmark": [],
    "CSwiftCall": [],
    "TableEngine": [],
    "LayoutEngine": [],
    "RunRecord": [],
    "CodeCheck": ["RunRecord"],
    "TableModel": ["TableEngine", "LayoutEngine", "CSwiftCall"],
    "TableTechniques": ["TableModel"],
    "TableProbe": ["TableModel", "RunRecord"],
    "GotchaTesting": ["TableProbe", "TableModel", "TableEngine", "RunRecord", "CodeCheck"],
    "GotchaBook": ["CCmark", "RunRecord"],
    "GotchaLint": ["GotchaBook", "RunRecord"],
    "GotchaVerdicts": ["GotchaBook", "RunRecord"],
    "GotchaSite": ["GotchaBook", "GotchaVerdicts", "RunRecord"],
    "CaseGenerator": ["GotchaBook"],
    "GotchaRunner": ["CaseGenerator", "CodeCheck", "GotchaBook", "GotchaVerdicts", "RunRecord"],
    "generate-cases": ["CaseGenerator", "GotchaBook"],
    "gotchas": [
      "CodeCheck", "GotchaBook", "GotchaLint", "GotchaRunner", "GotchaSite", "GotchaVerdicts",
      "RunRecord",
    ],
    "GotchaCases": ["generate-cases"],
    "GotchasCommand": ["gotchas"],
    "benchmarks": [
      "TableEngine", "LayoutEngine", "TableModel", "TableTechniques", "TableProbe", "GotchaBook",
      "GotchaLint", "GotchaVerdicts", "GotchaSite", "GotchaRunner", "CaseGenerator", "RunRecord",
      "CodeCheck",
    ],
  ]

  /// What comes with the toolchain, by the rooms that may use it; nil is everywhere else.
  static func mayImport(_ target: String) -> Set<String> {
    switch target {
    // They compile for a browser with Embedded Swift.
    case "TableEngine", "LayoutEngine": []
    case "TableModel": ["Foundation", "Synchronization", "FoundationEssentials"]
    case "TableTechniques", "TableProbe": ["Foundation", "UIKit"]
    case "GotchaTesting": ["Foundation", "Synchronization", "Testing", "UIKit"]
    case "GotchaCases", "GotchasCommand": ["Foundation", "PackagePlugin"]
    default:
      [
        "Foundation", "FoundationEssentials", "Synchronization", "Dispatch", "Glibc", "Musl",
        "Darwin",
      ]
    }
  }

  /// Targets that test the rest or show how it is used: they may know any product.
  static func isFree(_ target: Manifest.Target) -> Bool {
    target.type == "test" || ["Examples/", "Tests/"].contains { target.folder.hasPrefix($0) }
  }
}
