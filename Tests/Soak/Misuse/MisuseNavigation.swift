import TableModel

/// A navigation controller of an app.
final class MisuseNavigation: UINavigationController {}
