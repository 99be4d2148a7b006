import GotchaBook
import RunRecord

/// The app code of a book without its functions: no case may pass that drives one.
struct AppCodeBook {
  private let root: String
  private let library: String
  private let functions: [AppFunction]

  init(root: String, library: String) {
    (self.root, self.library) = (root, library)
    functions = MutatedBook.entries(of: root).flatMap(AppFunction.all)
  }

  /// For each case the functions that return nothing, so that they compile when they are empty. Code
  /// that only prepares the case is left out beside functions that return something: without these
  /// it does not compile.
  var emptied: [[AppFunction]] {
    let byCases = Dictionary(grouping: functions, by: \.cases)
    return byCases.values.map { functions in
      let empty = functions.filter { !$0.returnsValue }
      let right = empty.filter(\.isRight)
      return right.isEmpty && empty.count < functions.count ? [] : right.isEmpty ? empty : right
    }.filter { !$0.isEmpty }.sorted { ($0[0].path, $0[0].line) < ($1[0].path, $1[0].line) }
  }

  /// The functions that must return something; empty they do not compile, and they must be called.
  var returning: [AppFunction] { functions.filter(\.returnsValue) }

  /// Empties the functions of each case's right way, or of its shared code where that way has none,
  /// and returns the cases that pass without them.
  ///
  /// An entry that does not compile is run again without the functions of one case at a time, since
  /// none of its cases was run.
  func survivorsOfEmptying() throws -> [String] {
    var survivors: [String] = []
    var open = emptied
    var alone: Set<String> = []
    while !open.isEmpty {
      let round = Self.takeRound(of: &open, alone: alone)
      let edits = Dictionary(grouping: round.joined(), by: \.path)
        .mapValues { $0.map(\.emptied) }
      let run = try MutatedBook(edits, of: root).run(library: library)
      let (refused, results) = (Set(run.refusals.map(\.path)), Survivors(of: run))
      for (path, parts) in Dictionary(grouping: round, by: \.[0].path)
      where refused.contains(path) && parts.count > 1 {
        open += parts
        alone.insert(path)
      }
      let tried = round.filter { !refused.contains($0[0].path) }
      survivors += tried.filter { !$0[0].cases.contains(where: results.isFailing) }
        .map { functions in
          let names = functions.map(\.name).joined(separator: ", ")
          return functions[0].message("passes when what is in \(names) is removed")
        }
      survivors += results.others(than: round.reduce(into: []) { $0.formUnion($1[0].cases) })
    }
    return survivors
  }

  /// The next functions of each case, or of each entry in `alone`.
  private static func takeRound(
    of open: inout [[AppFunction]], alone: Set<String>
  ) -> [[AppFunction]] {
    var taken: Set<String> = []
    var round: [[AppFunction]] = []
    open.removeAll { functions in
      let function = functions[0]
      let keys = alone.contains(function.path) ? [function.path] : function.cases
      guard taken.isDisjoint(with: keys) else { return false }
      taken.formUnion(keys)
      round.append(functions)
      return true
    }
    return round
  }

  /// The functions that must return something and that no case calls.
  func uncalled() throws -> [String] {
    let edits = Dictionary(grouping: returning, by: \.path).mapValues { $0.flatMap(\.recorded) }
    let run = try MutatedBook(edits, of: root).run(library: library)
    let results = Survivors(of: run)
    return results.refusals
      + returning.filter { function in
        !function.cases.contains { results.calledLines(of: $0).contains(function.line) }
      }.map { $0.message("does not call \($0.name)") }
  }
}

extension AppFunction {
  fileprivate func message(_ text: String) -> String {
    "\(path):\(line): \(cases.sorted().joined(separator: ", ")) \(text)"
  }
}
