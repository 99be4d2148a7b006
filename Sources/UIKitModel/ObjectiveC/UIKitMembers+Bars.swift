import Foundation

// The members of bars and their items that apps, nibs and their runtime attributes name by text.

enum UIBarButtonItemMembers: ObjectiveCMembers {
  static var members: [ObjectiveCMember] {
    [
      .init("style", \UIBarButtonItem.style), .init("width", \UIBarButtonItem.width),
      .init("customView", \UIBarButtonItem.customView),
      .init("tintColor", \UIBarButtonItem.tintColor), .init("target", \UIBarButtonItem.target),
      .init("action", \UIBarButtonItem.action), .init("menu", \UIBarButtonItem.menu),
      .init("hidden", \UIBarButtonItem.isHidden), .init("selected", \UIBarButtonItem.isSelected),
      // By their names alone.
      .init("view", \UIBarButtonItem.view),
    ]
  }
}

enum UITabBarItemMembers: ObjectiveCMembers {
  static var members: [ObjectiveCMember] {
    [
      .init("selectedImage", \UITabBarItem.selectedImage),
      .init("badgeValue", \UITabBarItem.badgeValue), .init("badgeColor", \UITabBarItem.badgeColor),
      // By their names alone.
      .init("view", \UITabBarItem.view),
    ]
  }
}

enum UINavigationItemMembers: ObjectiveCMembers {
  static var members: [ObjectiveCMember] {
    [
      .init("title", \UINavigationItem.title), .init("titleView", \UINavigationItem.titleView),
      .init("prompt", \UINavigationItem.prompt),
      .init("backBarButtonItem", \UINavigationItem.backBarButtonItem),
      .init("backButtonTitle", \UINavigationItem.backButtonTitle),
      .init("hidesBackButton", \UINavigationItem.hidesBackButton),
      .init("leftItemsSupplementBackButton", \UINavigationItem.leftItemsSupplementBackButton),
      .init("leftBarButtonItem", \UINavigationItem.leftBarButtonItem),
      .init("leftBarButtonItems", \UINavigationItem.leftBarButtonItems),
      .init("rightBarButtonItem", \UINavigationItem.rightBarButtonItem),
      .init("rightBarButtonItems", \UINavigationItem.rightBarButtonItems),
      .init("largeTitleDisplayMode", \UINavigationItem.largeTitleDisplayMode),
      .init("searchController", \UINavigationItem.searchController),
      .init("hidesSearchBarWhenScrolling", \UINavigationItem.hidesSearchBarWhenScrolling),
    ]
  }
}

enum UINavigationBarMembers: ObjectiveCMembers {
  static var members: [ObjectiveCMember] {
    [
      .init("prefersLargeTitles", \UINavigationBar.prefersLargeTitles),
      .init("translucent", \UINavigationBar.isTranslucent),
      .init("barStyle", \UINavigationBar.barStyle),
      .init("barTintColor", \UINavigationBar.barTintColor),
      .init("shadowImage", \UINavigationBar.shadowImage),
      .init("titleTextAttributes", \UINavigationBar.titleTextAttributes),
      .init("largeTitleTextAttributes", \UINavigationBar.largeTitleTextAttributes),
      .init("items", \UINavigationBar.items), .init("topItem", \UINavigationBar.topItem),
      .init("backItem", \UINavigationBar.backItem),
      .init("standardAppearance", \UINavigationBar.standardAppearance),
      .init("compactAppearance", \UINavigationBar.compactAppearance),
      .init("scrollEdgeAppearance", \UINavigationBar.scrollEdgeAppearance),
      // By their names alone.
      .init("hidesShadow", \UINavigationBar.hidesShadow),
    ]
  }
}

enum UITabBarMembers: ObjectiveCMembers {
  static var members: [ObjectiveCMember] {
    [
      .init("items", \UITabBar.items), .init("selectedItem", \UITabBar.selectedItem),
      .init("translucent", \UITabBar.isTranslucent), .init("barTintColor", \UITabBar.barTintColor),
      .init("unselectedItemTintColor", \UITabBar.unselectedItemTintColor),
      .init("shadowImage", \UITabBar.shadowImage),
      .init("backgroundImage", \UITabBar.backgroundImage), .init("barStyle", \UITabBar.barStyle),
    ]
  }
}

enum UIToolbarMembers: ObjectiveCMembers {
  static var members: [ObjectiveCMember] {
    [
      .init("items", \UIToolbar.items), .init("barStyle", \UIToolbar.barStyle),
      .init("translucent", \UIToolbar.isTranslucent),
      .init("barTintColor", \UIToolbar.barTintColor),
    ]
  }
}
