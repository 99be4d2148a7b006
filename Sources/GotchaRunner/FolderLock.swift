import Foundation

/// Keeps two runners out of one folder: the second waits until the first has ended in any way.
final class FolderLock {
  private let descriptor: Int32

  /// Waits for the folder, and calls `wait` first when somebody else has it.
  init?(_ folder: URL, wait: () -> Void) {
    descriptor = open(folder.appending(path: "lock").path, O_CREAT | O_RDWR | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else { return nil }
    if flock(descriptor, LOCK_EX | LOCK_NB) != 0 {
      wait()
      guard flock(descriptor, LOCK_EX) == 0 else { return nil }
    }
  }

  deinit {
    if descriptor >= 0 { close(descriptor) }
  }
}
