import GotchaTesting
import UIKit

/// Runs the cases in an application, so that windows are on a screen.
final class ApplicationDelegate: UIResponder, UIApplicationDelegate {
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    Task { await CaseProgram.run() }
    return true
  }
}

@main struct Application {
  static func main() {
    UIApplicationMain(
      CommandLine.argc, CommandLine.unsafeArgv, nil, NSStringFromClass(ApplicationDelegate.self))
  }
}
