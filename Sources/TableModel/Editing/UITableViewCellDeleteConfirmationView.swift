/// The view of the actions in a cell, beside its content, under the name by which apps look for it
/// (to iOS 10).
final class UITableViewCellDeleteConfirmationView: SwipeActionsView {}
