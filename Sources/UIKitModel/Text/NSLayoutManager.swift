import Foundation

/// Lays out text in containers; held, a text view of the model lays out its text itself.
@preconcurrency @MainActor open class NSLayoutManager: NSObject {
  /// Decides about the layout; held.
  open weak var delegate: (any NSLayoutManagerDelegate)?
  /// The containers that text flows through.
  open private(set) var textContainers: [NSTextContainer] = []
  /// Whether text that is not in sight may wait; held.
  open var allowsNonContiguousLayout = false
  /// Whether fonts add room between lines; held.
  open var usesFontLeading = true

  /// A manager without containers.
  public override init() { super.init() }

  /// Adds a container.
  open func addTextContainer(_ container: NSTextContainer) { textContainers.append(container) }
  /// Takes a container out; one that is not there is passed over.
  open func removeTextContainer(at index: Int) {
    if textContainers.indices.contains(index) { textContainers.remove(at: index) }
  }
  /// Lays out the text of a container. Inert: nothing waits.
  open func ensureLayout(for container: NSTextContainer) {}
}
