import GotchaBook

/// How strongly an entry is supported, as one word.
struct EvidenceBadge {
  var level: Evidence.Level

  var html: HTML {
    Tag.span(.class("level", "level-\(level.rawValue)"), .title(Self.meaning(of: level))) {
      level.rawValue
    }
  }

  static func meaning(of level: Evidence.Level) -> String {
    switch level {
    case .model: "True of the reference model"
    case .reported: "An issue or a post says so"
    case .observed: "A log or a device run shows it"
    case .documented: "Apple’s documentation or headers say so"
    }
  }
}
