import Foundation
import TableModel
import UIKitModel

/// Files of Interface Builder in a folder of their own, which names are looked up in.
@MainActor struct NibFolder {
  let url: URL

  init(_ files: [String: String]) throws {
    url = FileManager.default.temporaryDirectory.appending(path: "nibs-\(UUID().uuidString)")
    for (name, text) in files {
      let file = url.appending(path: name)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    AppProcess.current.resourceFolders.append(url)
  }

  /// The text of a `.xib` with these objects, whose file's owner has the connections.
  nonisolated static func xib(
    _ objects: String, owner: String = "NSObject", connections: String = "",
    resources: String = ""
  ) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
        <objects>
            <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="\(owner)">
                <connections>\(connections)</connections>
            </placeholder>
            <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
            \(objects)
        </objects>
        <resources>\(resources)</resources>
    </document>
    """
  }

  /// The text of a `.storyboard` with these scenes, each the objects of one.
  nonisolated static func storyboard(_ scenes: [String], initial: String? = nil) -> String {
    let start = initial.map { " initialViewController=\"\($0)\"" } ?? ""
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0"\(start)>
          <scenes>
      \(scenes.map { "<scene><objects>\($0)</objects></scene>" }.joined(separator: "\n"))
          </scenes>
      </document>
      """
  }

  /// The top-level objects of a `.xib` with these objects.
  static func objects(_ objects: String, owner: Any? = nil, connections: String = "") -> [Any] {
    UINib(data: Data(xib(objects, connections: connections).utf8), bundle: nil)
      .instantiate(withOwner: owner)
  }

  /// The first of them as a view of a class.
  static func view<View: UIView>(_ text: String, _ type: View.Type = View.self) -> View? {
    objects(text).first as? View
  }
}
