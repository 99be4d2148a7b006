import TableModel
import Testing

// Written by Tools/interface_smoke.py.

/// Calls public initializers and members once: none ends the process.
@MainActor @Suite struct InterfaceSmoke17 {
  @Test func `UIVisualEffectView can be used`() {
    _ = UIKitException.caught {
      let made = UIVisualEffectView(effect: nil)
      _ = made.contentView
      made.effect = same(made.effect)
      _ = UIVisualEffectView(coder: NSCoder())
      _ = UIVisualEffectView(effect: nil)
      _ = UIVisualEffectView(frame: .smoke)
    }
  }

  @Test func `UIWindow can be used`() {
    _ = UIKitException.caught {
      let made = UIWindow(frame: .smoke)
      made.becomeKey()
      made.isHidden = same(made.isHidden)
      _ = made.isKeyWindow
      made.makeKey()
      made.makeKeyAndVisible()
      _ = made.next
      made.resignKey()
      made.rootViewController = same(made.rootViewController)
      _ = made.safeAreaInsets
      _ = made.screen
      _ = made.undoManager
      _ = made.window
      made.windowLevel = same(made.windowLevel)
      made.windowScene = same(made.windowScene)
      _ = UIWindow(coder: NSCoder())
      _ = UIWindow(frame: .smoke)
      _ = UIWindow(
        windowScene: UIWindowScene(
          session: UISceneSession(), connectionOptions: UIScene.ConnectionOptions()))
      _ = made.hitTest(CGPoint(x: 0, y: 0), with: nil)
    }
  }

  @Test func `UIWindow.Level can be used`() {
    _ = UIKitException.caught {
      var made = UIWindow.Level(1)
      _ = UIWindow.Level.alert
      _ = UIWindow.Level.normal
      made.rawValue = same(made.rawValue)
      _ = UIWindow.Level.statusBar
      _ = UIWindow.Level(1)
      _ = UIWindow.Level(rawValue: 1)
    }
  }

  @Test func `UIWindowScene can be used`() {
    _ = UIKitException.caught {
      let made = UIWindowScene(
        session: UISceneSession(), connectionOptions: UIScene.ConnectionOptions())
      _ = made.coordinateSpace
      _ = made.interfaceOrientation
      _ = made.keyWindow
      _ = made.screen
      _ = made.statusBarManager
      _ = made.windows
    }
  }

  @Test func `UTType can be used`() {
    _ = UIKitException.caught {
      let made = UTType(exportedAs: "a", conformingTo: nil)
      _ = UTType.archive
      _ = UTType.audio
      _ = UTType.commaSeparatedText
      _ = UTType.content
      _ = UTType.data
      _ = made.description
      _ = UTType.fileURL
      _ = UTType.folder
      _ = UTType.gif
      _ = UTType.heic
      _ = UTType.html
      _ = made.identifier
      _ = UTType.image
      _ = UTType.item
      _ = UTType.jpeg
      _ = UTType.json
      _ = UTType.movie
      _ = UTType.mp3
      _ = UTType.mpeg4Movie
      _ = UTType.pdf
      _ = UTType.plainText
      _ = UTType.png
      _ = made.preferredFilenameExtension
      _ = made.preferredMIMEType
      _ = UTType.propertyList
      _ = UTType.quickTimeMovie
      _ = UTType.rtf
      _ = UTType.text
      _ = UTType.url
      _ = UTType.utf8PlainText
      _ = UTType.vCard
      _ = UTType.video
      _ = UTType.xml
      _ = UTType.zip
      _ = made.conforms(to: UTType(exportedAs: "a", conformingTo: nil))
      _ = UTType("a")
      _ = UTType(exportedAs: "a", conformingTo: nil)
      _ = UTType(filenameExtension: "a", conformingTo: UTType(exportedAs: "a", conformingTo: nil))
      _ = UTType(importedAs: "a", conformingTo: nil)
      _ = UTType(mimeType: "a", conformingTo: UTType(exportedAs: "a", conformingTo: nil))
    }
  }

  @Test func `UndoManager can be used`() {
    _ = UIKitException.caught {
      let made = UndoManager()
      made.beginUndoGrouping()
      _ = made.canRedo
      _ = made.canUndo
      made.disableUndoRegistration()
      made.enableUndoRegistration()
      made.endUndoGrouping()
      _ = made.groupingLevel
      made.groupsByEvent = same(made.groupsByEvent)
      _ = UndoManager()
      _ = made.isRedoing
      _ = made.isUndoRegistrationEnabled
      _ = made.isUndoing
      made.levelsOfUndo = same(made.levelsOfUndo)
      made.redo()
      _ = made.redoActionName
      made.removeAllActions()
      made.undo()
      _ = made.undoActionName
      made.removeAllActions(withTarget: 0)
      made.setActionName("a")
    }
  }

  @Test func `objc_AssociationPolicy can be used`() {
    _ = UIKitException.caught {
      _ = objc_AssociationPolicy(rawValue: 0)
    }
  }
}
