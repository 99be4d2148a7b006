import Foundation
import TableModel

/// A controller whose overrides call the script.
final class MisuseController: UIViewController, MisuseActor {
  weak var stage: MisuseStage?

  override func loadView() {
    view = MisuseView(frame: CGRect(x: 0, y: 0, width: 320, height: 568))
    (view as? MisuseView)?.stage = stage
  }

  override func viewDidLoad() { stage?.callback("viewDidLoad") }
  override func viewWillAppear(_ animated: Bool) { stage?.callback("viewWillAppear") }
  override func viewDidAppear(_ animated: Bool) { stage?.callback("viewDidAppear") }
  override func viewWillDisappear(_ animated: Bool) { stage?.callback("viewWillDisappear") }
  override func viewDidDisappear(_ animated: Bool) { stage?.callback("viewDidDisappear") }
  override func viewDidLayoutSubviews() { stage?.callback("viewDidLayoutSubviews") }
  override func didMove(toParent parent: UIViewController?) {
    stage?.callback("didMove(toParent:)")
  }
  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    stage?.callback("viewWillTransition")
    super.viewWillTransition(to: size, with: coordinator)
  }
}
