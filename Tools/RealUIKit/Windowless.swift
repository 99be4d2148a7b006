import GotchaTesting

/// Runs the cases without an application object: tables are laid out outside of a window scene.
@main struct Windowless {
  static func main() async { await CaseProgram.run() }
}
