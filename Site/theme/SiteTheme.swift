import Foundation

/// Where the theme is that the program was built with: style, scripts, icons and schemas.
package enum SiteTheme {
  /// The folder; nil when the program is installed without its resources.
  package static var folder: String? { Bundle.module.resourcePath }
}
