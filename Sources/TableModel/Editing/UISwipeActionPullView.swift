/// The view of the actions in a table, below the row's cell, under the name by which apps look for
/// it (iOS 11).
final class UISwipeActionPullView: SwipeActionsView {}
