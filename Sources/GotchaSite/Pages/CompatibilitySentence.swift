import GotchaBook
import GotchaVerdicts
import RunRecord

/// Which versions an entry affects, and how that is known, in words made of its claims.
struct CompatibilitySentence {
  var entry: Entry
  var verdict: EntryVerdict
  var modelled: [Version]
  var settings: BookSettings

  private var claims: EntryClaims { verdict.claims }

  /// Nil for an entry that claims nothing of any version.
  var text: String? {
    claims.versions.isEmpty ? nil : "\(range) \(basis)"
  }

  // MARK: The range

  private var range: String {
    var parts: [String] = []
    if let appliesTo = entry.appliesTo {
      parts.append("affects \(settings.name(Self.words(appliesTo)))")
    }
    if let changedIn = entry.changedIn {
      parts.append("not affected from \(settings.name(changedIn)) on")
    }
    return parts.joined(separator: "; ").capitalizedFirst + "."
  }

  private static func words(_ range: VersionRange) -> String {
    let spans = range.spans.map { span in
      switch span.last {
      case nil: "\(span.first) and later"
      case span.first?: "\(span.first)"
      case let last?: "\(span.first)–\(last)"
      }
    }
    return spans.joinedInWords
  }

  // MARK: What it rests on

  private var basis: String {
    let known = [Basis.device, .observed, .reported, .documented].flatMap(sources)
    let between = versions(.between)
    let model = versions(.model)
    if known.isEmpty {
      return unversioned + "\(settings.word(.assumed))."
    }
    var parts = [known.joined(separator: ", ")]
    if let between { parts.append("\(between.text) \(between.isOne ? "is" : "are") in between") }
    if let model {
      parts.append(
        "\(model.text) \(model.isOne ? "is" : "are") \(settings.word(.assumed))")
    }
    return parts.joined(separator: "; ").capitalizedFirst + "."
  }

  /// What there is where no source names a version.
  private var unversioned: String {
    let levels = [Evidence.Level.observed, .reported].filter { level in
      entry.evidence.contains { $0.level == level }
    }
    guard !levels.isEmpty else { return "No source names a version: all of this is " }
    let words = levels.map(\.rawValue).joinedInWords.capitalizedFirst
    return "\(words), without a version: which versions are affected is "
  }

  /// The sources on one level: the versions that they name, as they name them.
  private func sources(_ basis: Basis) -> [String] {
    if basis == .device {
      let systems = verdict.deviceResults.filter { !$0.contradicts }.map(\.system.description)
      return systems.isEmpty ? [] : ["confirmed on \(systems.unique().joinedInWords)"]
    }
    let evidence = entry.evidence.filter { $0.level.rawValue == basis.rawValue }
    let dated = evidence.filter { $0.sdk == nil }.compactMap(\.versionsText)
    let sdks = evidence.filter { $0.sdk != nil }.compactMap(\.versionsText)
    var parts: [String] = []
    if !dated.isEmpty {
      parts.append("\(basis.label(in: settings)) on \(dated.unique().joinedInWords)")
    }
    if !sdks.isEmpty {
      parts.append("\(basis.label(in: settings)) in the \(sdks.unique().joinedInWords)")
    }
    if parts.isEmpty, versions(basis) != nil {
      parts.append("\(basis.label(in: settings))\(settings.documentedBy.map { " by \($0)" } ?? "")")
    }
    return parts
  }

  private func versions(_ basis: Basis) -> (text: String, isOne: Bool)? {
    let found = claims.versions.filter { $0.basis == basis }.map(\.version)
    guard !found.isEmpty else { return nil }
    return (settings.name(VersionWords.folded(found, in: modelled)), found.count == 1)
  }
}

extension [String] {
  /// `a`, `a and b`, `a, b and c`.
  var joinedInWords: String {
    guard count > 1, let last else { return first ?? "" }
    return dropLast().joined(separator: ", ") + " and " + last
  }
}
