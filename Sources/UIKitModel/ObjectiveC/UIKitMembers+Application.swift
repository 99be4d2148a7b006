import Foundation

// The members of gestures, alerts and the application that apps, nibs and their runtime attributes name by text.

enum UIGestureRecognizerMembers: ObjectiveCMembers {
  static var members: [ObjectiveCMember] {
    [
      .init("state", \UIGestureRecognizer.state), .init("view", \UIGestureRecognizer.view),
      .init("enabled", \UIGestureRecognizer.isEnabled),
      .init("delegate", \UIGestureRecognizer.delegate),
      .init("cancelsTouchesInView", \UIGestureRecognizer.cancelsTouchesInView),
      .init("delaysTouchesBegan", \UIGestureRecognizer.delaysTouchesBegan),
      .init("delaysTouchesEnded", \UIGestureRecognizer.delaysTouchesEnded),
      .init("name", \UIGestureRecognizer.name),
      .init("numberOfTouches", \UIGestureRecognizer.numberOfTouches),
    ]
  }
}

enum UIAlertActionMembers: ObjectiveCMembers {
  static var members: [ObjectiveCMember] {
    [
      .init("title", \UIAlertAction.title), .init("style", \UIAlertAction.style),
      .init("enabled", \UIAlertAction.isEnabled),
      // By their names alone.
      .init("image", \UIAlertAction.image), .init("imageTintColor", \UIAlertAction.imageTintColor),
      .init("titleTextColor", \UIAlertAction.titleTextColor),
      .init("titleTextAlignment", \UIAlertAction.titleTextAlignment),
      .init("checked", \UIAlertAction.isChecked),
    ]
  }
}

enum UIAlertControllerMembers: ObjectiveCMembers {
  static var members: [ObjectiveCMember] {
    [
      .init("message", \UIAlertController.message), .init("actions", \UIAlertController.actions),
      .init("textFields", \UIAlertController.textFields),
      .init("preferredAction", \UIAlertController.preferredAction),
      .init("preferredStyle", \UIAlertController.preferredStyle),
      // By their names alone.
      .init("attributedTitle", \UIAlertController.attributedTitle),
      .init("attributedMessage", \UIAlertController.attributedMessage),
      .init("contentViewController", \UIAlertController.contentViewController),
    ]
  }
}

enum UIScreenMembers: ObjectiveCMembers {
  static var members: [ObjectiveCMember] {
    [
      .init("bounds", \UIScreen.bounds), .init("scale", \UIScreen.scale),
      .init("brightness", \UIScreen.brightness),
      .init("maximumFramesPerSecond", \UIScreen.maximumFramesPerSecond),
      .init("nativeScale", \UIScreen.nativeScale), .init("nativeBounds", \UIScreen.nativeBounds),
    ]
  }
}

enum UIDeviceMembers: ObjectiveCMembers {
  static var members: [ObjectiveCMember] {
    [
      .init("systemName", \UIDevice.systemName), .init("systemVersion", \UIDevice.systemVersion),
      .init("model", \UIDevice.model), .init("localizedModel", \UIDevice.localizedModel),
      .init("name", \UIDevice.name),
      .init("batteryMonitoringEnabled", \UIDevice.isBatteryMonitoringEnabled),
      .init("userInterfaceIdiom", \UIDevice.userInterfaceIdiom),
      // By their names alone.
      .init("orientation", \UIDevice.keyedOrientation),
    ]
  }
}

enum UIApplicationMembers: ObjectiveCMembers {
  static var members: [ObjectiveCMember] {
    [
      .init("delegate", \UIApplication.delegate),
      .init("applicationState", \UIApplication.applicationState),
      .init("idleTimerDisabled", \UIApplication.isIdleTimerDisabled),
      .init("applicationIconBadgeNumber", \UIApplication.applicationIconBadgeNumber),
      .init("shortcutItems", \UIApplication.shortcutItems),
      .init("networkActivityIndicatorVisible", \UIApplication.isNetworkActivityIndicatorVisible),
      .init("statusBarStyle", \UIApplication.statusBarStyle),
      .init("statusBarHidden", \UIApplication.isStatusBarHidden),
      .init("statusBarFrame", \UIApplication.statusBarFrame),
      .init("windows", \UIApplication.windows), .init("keyWindow", \UIApplication.keyWindow),
      // By their names alone.
      .init("statusBar", \UIApplication.statusBar),
      .init("statusBarWindow", \UIApplication.statusBarWindow),
    ]
  }
}

enum UIWindowMembers: ObjectiveCMembers {
  static var members: [ObjectiveCMember] {
    [
      .init("rootViewController", \UIWindow.rootViewController),
      .init("windowLevel", \UIWindow.windowLevel), .init("screen", \UIWindow.screen),
      .init("windowScene", \UIWindow.windowScene), .init("keyWindow", \UIWindow.isKeyWindow),
    ]
  }
}
