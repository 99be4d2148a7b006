import Foundation
import TableModel

/// The resources that a file lists: what its names of images and colors mean.
struct NibResources {
  private(set) var imageSizes: [String: CGSize] = [:]
  private(set) var namedColors: [String: NibElement] = [:]
  private(set) var systemColors: [String: NibElement] = [:]

  @MainActor init(_ document: NibDocument) {
    for each in document.root?.child("resources")?.children ?? [] {
      guard let name = each["name"] else { continue }
      switch each.name {
      case "image": imageSizes[name] = NibValues.size(each)
      case "namedColor": namedColors[name] = each.child("color")
      case "systemColor": systemColors[name] = each.child("color")
      default: break
      }
    }
  }
}

extension NibResources {
  /// No resources: a color that the resources define does not go on to another one.
  static let none = NibResources()

  private init() {}
}
