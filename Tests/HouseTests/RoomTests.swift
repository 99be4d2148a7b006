import Testing

@Suite("The rooms")
struct RoomTests {
  private let repository = Repository()

  @Test("know no more than the design says")
  func dependencies() throws {
    let manifest = try Manifest.read(repository)
    #expect(manifest.targets.count > 20)
    for target in manifest.targets where !Rooms.isFree(target) {
      let allowed = Rooms.mayKnow[target.name]
      #expect(allowed != nil, "\(target.name) has no line in Rooms.mayKnow and in the design")
      let unexpected = Set(target.dependencyNames).subtracting(allowed ?? [])
      #expect(unexpected.isEmpty, "\(target.name) may not depend on \(unexpected.sorted())")
    }
  }

  @Test("import no more than they depend on")
  func imports() throws {
    let manifest = try Manifest.read(repository)
    let files = try repository.swiftFiles()
    for target in manifest.targets where !Rooms.isFree(target) {
      // What a dependency exports comes along.
      let known = Set(target.dependencyNames).union(Rooms.mayKnow[target.name] ?? [])
      let allowed = known.union(Rooms.mayImport(target.name))
      for file in files where file.hasPrefix(target.folder + "/") {
        let imports = SwiftSource(repository.text(file) ?? "").imports
        let unexpected = imports.subtracting(allowed).sorted()
        #expect(unexpected.isEmpty, "\(file) may not import \(unexpected)")
      }
    }
  }

  @Test("of the tests and the site know nothing of each other's subjects")
  func subjects() throws {
    let tables: Set<String> = ["TableModel", "TableEngine", "LayoutEngine", "TableProbe"]
    let book: Set<String> = ["GotchaBook", "GotchaSite", "GotchaVerdicts", "CCmark"]
    for (room, forbidden) in [
      ("GotchaSite", tables), ("GotchaBook", tables), ("GotchaVerdicts", tables),
      ("TableModel", book), ("TableProbe", book), ("GotchaTesting", book),
    ] {
      #expect(Rooms.mayKnow[room]?.isDisjoint(with: forbidden) == true, "\(room)")
    }
  }

  @Test("are read from code alone")
  func swiftSource() {
    let source = SwiftSource(
      """
      // import A
      package import B
      @_exported public import struct C.D
      let e = "import F"
      #if canImport(UIKit)
        import G
      #endif
      """)
    #expect(source.imports == ["B", "C", "G"])
  }
}
