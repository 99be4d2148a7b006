/// One of the things the command line can do.
protocol Command {
  static var name: String { get }
  /// One sentence.
  static var abstract: String { get }
  static var options: OptionParser { get }
  static var exitCodes: [(code: ExitCode, meaning: String)] { get }

  static func run(_ values: OptionParser.Values) async -> ExitCode
}

extension Command {
  static func values(
    of words: some Sequence<String>
  ) -> Result<OptionParser.Values, OptionParser.Misuse> {
    Result { () throws(OptionParser.Misuse) in try options.parse(words) }
  }

  static var help: String {
    let codes = exitCodes.map { "  \($0.code.rawValue)\t\($0.meaning)" }
    return """
      \(abstract)

      Usage: gotchas \(name) [options]\(options.words.map { " [\($0) …]" } ?? "")

      Options:
      \(options.help)

      Exit codes:
      \(codes.joined(separator: "\n"))
      """
  }
}
