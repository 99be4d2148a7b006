import Foundation

/// Shows what can be done with something: an app's own activities, and copying. What a person
/// chooses is played with `Screen`.
@preconcurrency @MainActor open class UIActivityViewController: UIViewController {
  /// What something can be done with.
  let activityItems: [Any]
  /// The kinds of activities that are not offered.
  open var excludedActivityTypes: [UIActivity.ActivityType]?
  /// Called when an activity has ended, or none was chosen.
  open var completionWithItemsHandler: CompletionWithItemsHandler?
  private let applicationActivities: [UIActivity]

  /// The activity, whether it was performed, what it returned, and why it was not.
  public typealias CompletionWithItemsHandler = (
    UIActivity.ActivityType?, Bool, [Any]?, (any Error)?
  ) -> Void

  /// A controller for `activityItems`.
  public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
    self.activityItems = activityItems
    self.applicationActivities = applicationActivities ?? []
    super.init(nibName: nil, bundle: nil)
  }

  /// Archives do not exist here.
  public required init?(coder: NSCoder) {
    activityItems = []
    applicationActivities = []
    super.init(coder: coder)
  }

  /// The activities that are offered: those of the app, and copying where there is a text, a URL or
  /// an image.
  private func offered() -> [UIActivity] {
    let items = items(for: nil)
    return ([CopyActivity()] + applicationActivities).filter { activity in
      let isExcluded = activity.activityType.map { excludedActivityTypes?.contains($0) ?? false }
      return isExcluded != true && activity.canPerform(withActivityItems: items)
    }
  }

  /// The items for an activity, asked of their sources; for none, their placeholders.
  private func items(for type: UIActivity.ActivityType?) -> [Any] {
    activityItems.compactMap { item in
      guard let source = item as? any UIActivityItemSource else { return item }
      guard let type else { return source.activityViewControllerPlaceholderItem(self) }
      return source.activityViewController(self, itemForActivityType: type)
    }
  }

  /// The titles of the activities that are offered.
  package var titles: [String] { offered().compactMap(\.activityTitle) }

  /// Chooses the activity with a title and waits for its end; false if there is none.
  package func choose(_ title: String) -> Bool {
    guard let activity = offered().first(where: { $0.activityTitle == title }) else { return false }
    activity.onEnd = { [weak self] isCompleted in
      self?.completionWithItemsHandler?(activity.activityType, isCompleted, nil, nil)
    }
    activity.prepare(withActivityItems: items(for: activity.activityType))
    let own = activity.activityViewController
    guard let presenter = presentingViewController else {
      if own == nil { activity.perform() }
      return true
    }
    presenter.dismiss(animated: true) {
      if let own { presenter.present(own, animated: true) } else { activity.perform() }
    }
    return true
  }
}
