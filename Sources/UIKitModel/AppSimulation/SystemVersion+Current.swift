import SystemVersions

extension SystemVersion {
  /// The iOS version of the running task; the newest modeled one by default.
  ///
  /// Bind it with `SystemVersion.$current.withValue(.iOS(8)) { … }`. A view keeps the version it
  /// was made under.
  @TaskLocal public static var current: SystemVersion = .newest
}
