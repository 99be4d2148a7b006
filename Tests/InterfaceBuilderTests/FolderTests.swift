import Foundation
import TableModel
import Testing

@testable import InterfaceBuilder

/// All files of a folder of one's own choice: `NIB_FILES=/tmp/nibs swift test --filter FolderTests`.
@MainActor @Suite("Files of a folder") struct FolderTests {
  nonisolated private static let folder = ProcessInfo.processInfo.environment["NIB_FILES"]

  nonisolated static var files: [String] {
    guard let folder, let all = FileManager.default.enumerator(atPath: folder) else { return [] }
    return all.compactMap { $0 as? String }
      .filter { $0.hasSuffix(".xib") || $0.hasSuffix(".storyboard") }.sorted()
  }

  /// Every scene of a storyboard and every nib is made, and its views are laid out.
  @Test("are made and laid out", .enabled(if: folder != nil), arguments: files)
  func made(_ name: String) throws {
    let url = URL(filePath: Self.folder ?? "").appending(path: name)
    ConsoleLog.removeAll()
    let exception = UIKitException.caught {
      do {
        let plans = NibPlans(try NibFiles.shared.document(at: url))
        if name.hasSuffix(".xib") {
          let objects = try NibTopLevel(plans, nil, nil, [:]).make()
          for view in objects.compactMap({ $0 as? UIView }) { layOut(view) }
        } else {
          makeScenes(of: NibStoryboardFile(plans, bundle: nil))
        }
      } catch {
        Issue.record("\(error)")
      }
    }
    if let exception { Issue.record("\(exception.reason)") }
    for message in ConsoleLog.messages { print("\(name): \(message)") }
  }

  private func makeScenes(of file: NibStoryboardFile) {
    for scene in file.document.root?.child("scenes")?.children ?? [] {
      for element in scene.child("objects")?.children ?? [] where element.id != nil {
        guard element["sceneMemberID"] == "viewController",
          element.name != "viewControllerPlaceholder"
        else { continue }
        let controller = file.makeController(of: element, nil)
        if controller == nil { Issue.record("\(element.name) in line \(element.node.line) is nil") }
        if let view = controller?.view { layOut(view) }
      }
    }
  }

  private func layOut(_ view: UIView) {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
    window.addSubview(view)
    window.layoutIfNeeded()
  }
}
