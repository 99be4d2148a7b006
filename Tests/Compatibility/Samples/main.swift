import UIKit

let delegateClass: AnyClass = NSClassFromString("AppTests.TestingDelegate") ?? Delegate.self

UIApplicationMain(
  CommandLine.argc, CommandLine.unsafeArgv, nil, NSStringFromClass(delegateClass))
