/// A view or controller of an app, which calls the script from its overrides.
@MainActor protocol MisuseActor: AnyObject {
  var stage: MisuseStage? { get set }
}

extension MisuseActor {
  func on(_ stage: MisuseStage) -> Self {
    self.stage = stage
    return self
  }
}
