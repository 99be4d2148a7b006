import Foundation
import GotchaLint
import GotchaSite

extension BookSettings {
  /// The settings of the book of a package; those of any book where it has none.
  static func read(root: String) -> BookSettings {
    FileManager.default.contents(atPath: root + "/" + SiteOptions.settings)
      .map { BookSettings(data: $0, path: SiteOptions.settings) } ?? BookSettings()
  }

  /// What they demand of the pages.
  var demands: BookDemands {
    var demands = BookDemands()
    demands.areVersioned = !system.isEmpty
    demands.areOfIOS = system == "iOS"
    demands.expectAppCode = expectsAppCode
    return demands
  }

  /// What a new entry is about.
  var template: EntryScaffold.Template {
    EntryScaffold.Template(
      subject: subject, areVersioned: !system.isEmpty, hasAppCode: expectsAppCode)
  }
}
