import PackagePlugin

@main struct GotchaCases: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) async throws -> [Command] {
    []
  }
}
