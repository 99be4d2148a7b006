import CodeCheck
import Testing

@Suite("The description of a build") struct BuildDescriptionTests {
  private static let text = """
    client:
      name: basic
    commands:
      "C.Own-x86_64-unknown-linux-gnu-debug.module":
        tool: shell
        inputs: ["/p/Own/A.swift"]
        args: ["/t/swiftc","-module-name","Own","-emit-module-path","/o/Own.swiftmodule",\
    "-incremental","-c","@/o/sources","-I","/o/Modules","-j8","-swift-version","6","-DA=\\"b\\""]

      "C.OwnMore-x86_64-unknown-linux-gnu-debug.module":
        args: ["/t/swiftc","-module-name","OwnMore"]

      "Cases of Own/a.md-61e8":
        tool: shell
        args: ["/t/generate-cases-tool","Own/a.md","--module","TableModel"]

      "torn":
        args: ["/t/swiftc"

    """

  @Test func `gives the arguments of each command, and passes over what it cannot read`() {
    let commands = BuildDescription(text: Self.text).commands
    #expect(commands.count == 3 && commands["torn"] == nil)
    #expect(commands["Cases of Own/a.md-61e8"]?.last == "TableModel")
  }

  @Test func `keeps of a module's command what says how, and drops what says what`() throws {
    let compilation = try #require(BuildDescription(text: Self.text).compilation(ofModule: "Own"))
    #expect(
      compilation.flags == [
        "/t/swiftc", "-module-name", "Own", "-I", "/o/Modules", "-swift-version", "6", "-DA=\"b\"",
      ])
  }

  @Test func `has no compilation for a module that is not built`() {
    #expect(BuildDescription(text: Self.text).compilation(ofModule: "Other") == nil)
    #expect(BuildDescription(text: "").commands.isEmpty)
  }
}
