import GotchaBook

/// Names for files and anchors.
package enum PageName {
  /// The anchor of a heading; one without letters or digits gets a plain word.
  package static func anchor(_ text: String) -> String {
    let slug = Slug.slug(of: text)
    return slug.isEmpty ? "section" : slug
  }
}
