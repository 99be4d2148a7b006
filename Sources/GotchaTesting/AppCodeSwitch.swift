/// Whether the functions of an app's code do anything: a case that passes without them shows nothing of
/// the code that readers copy.
public enum AppCodeSwitch {
  @TaskLocal static var leavesOut = false

  /// Whether the functions that return nothing are to return at once.
  public static var isOff: Bool { leavesOut }
}
