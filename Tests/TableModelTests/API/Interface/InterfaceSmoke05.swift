import TableModel
import Testing

// Written by Tools/interface_smoke.py.

/// Calls public initializers and members once: none ends the process.
@MainActor @Suite struct InterfaceSmoke05 {
  @Test func `NSLayoutYAxisAnchor can be used`() {
    _ = UIKitException.caught {
      let made = UIView().topAnchor
      _ = made.constraint(equalToSystemSpacingBelow: UIView().topAnchor, multiplier: 1)
      _ = made.constraint(greaterThanOrEqualToSystemSpacingBelow: UIView().topAnchor, multiplier: 1)
      _ = made.constraint(lessThanOrEqualToSystemSpacingBelow: UIView().topAnchor, multiplier: 1)
    }
  }

  @Test func `NSLineBreakMode can be used`() {
    _ = UIKitException.caught {
      _ = NSLineBreakMode(rawValue: 0)
    }
  }

  @Test func `NSLinguisticTag can be used`() {
    _ = UIKitException.caught {
      let made = NSLinguisticTag("a")
      _ = NSLinguisticTag.adjective
      _ = NSLinguisticTag.adverb
      _ = NSLinguisticTag.noun
      _ = NSLinguisticTag.organizationName
      _ = NSLinguisticTag.personalName
      _ = NSLinguisticTag.placeName
      _ = NSLinguisticTag.punctuation
      _ = made.rawValue
      _ = NSLinguisticTag.verb
      _ = NSLinguisticTag.whitespace
      _ = NSLinguisticTag.word
      _ = NSLinguisticTag("a")
      _ = NSLinguisticTag(rawValue: "a")
    }
  }

  @Test func `NSLinguisticTagScheme can be used`() {
    _ = UIKitException.caught {
      let made = NSLinguisticTagScheme("a")
      _ = NSLinguisticTagScheme.language
      _ = NSLinguisticTagScheme.lemma
      _ = NSLinguisticTagScheme.lexicalClass
      _ = NSLinguisticTagScheme.nameType
      _ = NSLinguisticTagScheme.nameTypeOrLexicalClass
      _ = made.rawValue
      _ = NSLinguisticTagScheme.script
      _ = NSLinguisticTagScheme.tokenType
      _ = NSLinguisticTagScheme("a")
      _ = NSLinguisticTagScheme(rawValue: "a")
    }
  }

  @Test func `NSLinguisticTagger can be used`() {
    _ = UIKitException.caught {
      let made = NSLinguisticTagger(tagSchemes: [], options: 0)
      _ = made.dominantLanguage
      made.string = same(made.string)
      _ = made.tagSchemes
      _ = NSLinguisticTagger.availableTagSchemes(forLanguage: "a")
      _ = NSLinguisticTagger.dominantLanguage(for: "a")
      _ = NSLinguisticTagger(tagSchemes: [], options: 0)
      made.enumerateTags(
        in: NSRange(location: 0, length: 0), scheme: NSLinguisticTagScheme("a"),
        options: (NSLinguisticTagger.Options()), using: { _, _, _, _ in })
      _ = made.tag(at: 0, scheme: NSLinguisticTagScheme("a"), tokenRange: nil, sentenceRange: nil)
      _ = made.tag(
        at: 0, unit: NSLinguisticTaggerUnit.document, scheme: NSLinguisticTagScheme("a"),
        tokenRange: nil)
      made.enumerateTags(
        in: NSRange(location: 0, length: 0), unit: NSLinguisticTaggerUnit.document,
        scheme: NSLinguisticTagScheme("a"), options: (NSLinguisticTagger.Options()),
        using: { _, _, _ in })
    }
  }

  @Test func `NSLinguisticTagger.Options can be used`() {
    _ = UIKitException.caught {
      let made = (NSLinguisticTagger.Options())
      _ = NSLinguisticTagger.Options.joinNames
      _ = NSLinguisticTagger.Options.omitOther
      _ = NSLinguisticTagger.Options.omitPunctuation
      _ = NSLinguisticTagger.Options.omitWhitespace
      _ = NSLinguisticTagger.Options.omitWords
      _ = made.rawValue
      _ = NSLinguisticTagger.Options(rawValue: 0)
    }
  }

  @Test func `NSLinguisticTaggerUnit can be used`() {
    _ = UIKitException.caught {
      _ = NSLinguisticTaggerUnit(rawValue: 0)
    }
  }

  @Test func `NSMapTable can be used`() {
    _ = UIKitException.caught {
      let made = NSMapTable<NSObject, NSObject>(
        keyOptions: (NSPointerFunctions.Options()), valueOptions: (NSPointerFunctions.Options()),
        capacity: 0)
      _ = made.count
      _ = made.dictionaryRepresentation()
      _ = made.keyEnumerator()
      _ = made.objectEnumerator()
      made.removeAllObjects()
      _ = NSMapTable<NSObject, NSObject>.strongToStrongObjects()
      _ = NSMapTable<NSObject, NSObject>.strongToWeakObjects()
      _ = NSMapTable<NSObject, NSObject>.weakToStrongObjects()
      _ = NSMapTable<NSObject, NSObject>.weakToWeakObjects()
      _ = made.object(forKey: nil)
      made.removeObject(forKey: nil)
      made.setObject(nil, forKey: nil)
      _ = NSMapTable<NSObject, NSObject>(
        keyOptions: (NSPointerFunctions.Options()), valueOptions: (NSPointerFunctions.Options()),
        capacity: 0)
    }
  }

  @Test func `NSMetadataItem can be used`() {
    _ = UIKitException.caught {
      let made = NSMetadataItem()
      _ = made.attributes
      _ = made.value(forAttribute: "a")
      _ = made.values(forAttributes: [])
    }
  }

  @Test func `NSMetadataQuery can be used`() {
    _ = UIKitException.caught {
      let made = NSMetadataQuery()
      made.disableUpdates()
      made.enableUpdates()
      _ = made.isGathering
      _ = made.isStarted
      _ = made.isStopped
      made.notificationBatchingInterval = same(made.notificationBatchingInterval)
      made.operationQueue = same(made.operationQueue)
      made.predicate = same(made.predicate)
      _ = made.resultCount
      _ = made.results
      made.searchItems = same(made.searchItems)
      made.searchScopes = same(made.searchScopes)
      made.sortDescriptors = same(made.sortDescriptors)
      _ = made.start()
      made.stop()
      made.valueListAttributes = same(made.valueListAttributes)
      made.enumerateResults({ _, _, _ in })
      _ = made.index(ofResult: 0)
      _ = made.result(at: 0)
    }
  }

  @Test func `NSMutableParagraphStyle can be used`() {
    _ = UIKitException.caught {
      let made = NSMutableParagraphStyle()
      made.alignment = same(made.alignment)
      made.defaultTabInterval = same(made.defaultTabInterval)
      made.firstLineHeadIndent = same(made.firstLineHeadIndent)
      made.headIndent = same(made.headIndent)
      made.hyphenationFactor = same(made.hyphenationFactor)
      made.lineBreakMode = same(made.lineBreakMode)
      made.lineBreakStrategy = same(made.lineBreakStrategy)
      made.lineHeightMultiple = same(made.lineHeightMultiple)
      made.lineSpacing = same(made.lineSpacing)
      made.maximumLineHeight = same(made.maximumLineHeight)
      made.minimumLineHeight = same(made.minimumLineHeight)
      made.paragraphSpacing = same(made.paragraphSpacing)
      made.paragraphSpacingBefore = same(made.paragraphSpacingBefore)
      made.tabStops = same(made.tabStops)
      made.tailIndent = same(made.tailIndent)
      made.setParagraphStyle(NSParagraphStyle.default)
    }
  }

  @Test func `NSParagraphStyle can be used`() {
    _ = UIKitException.caught {
      let made = NSParagraphStyle.default
      _ = made.alignment
      _ = NSParagraphStyle.`default`
      _ = made.defaultTabInterval
      _ = made.firstLineHeadIndent
      _ = made.hash
      _ = made.headIndent
      _ = made.hyphenationFactor
      _ = made.lineBreakMode
      _ = made.lineBreakStrategy
      _ = made.lineHeightMultiple
      _ = made.lineSpacing
      _ = made.maximumLineHeight
      _ = made.minimumLineHeight
      _ = made.paragraphSpacing
      _ = made.paragraphSpacingBefore
      _ = made.tabStops
      _ = made.tailIndent
      _ = made.copy(with: nil)
      _ = made.isEqual(nil)
      _ = made.mutableCopy(with: nil)
    }
  }

  @Test func `NSParagraphStyle.LineBreakStrategy can be used`() {
    _ = UIKitException.caught {
      let made = (NSParagraphStyle.LineBreakStrategy())
      _ = NSParagraphStyle.LineBreakStrategy.hangulWordPriority
      _ = NSParagraphStyle.LineBreakStrategy.pushOut
      _ = made.rawValue
      _ = NSParagraphStyle.LineBreakStrategy.standard
      _ = NSParagraphStyle.LineBreakStrategy(rawValue: 0)
    }
  }

  @Test func `NSPointerFunctions.Options can be used`() {
    _ = UIKitException.caught {
      let made = (NSPointerFunctions.Options())
      _ = NSPointerFunctions.Options.copyIn
      _ = NSPointerFunctions.Options.objectPersonality
      _ = NSPointerFunctions.Options.objectPointerPersonality
      _ = made.rawValue
      _ = NSPointerFunctions.Options.strongMemory
      _ = NSPointerFunctions.Options.weakMemory
      _ = NSPointerFunctions.Options(rawValue: 0)
    }
  }

  @Test func `NSRectAlignment can be used`() {
    _ = UIKitException.caught {
      _ = NSRectAlignment(rawValue: 0)
    }
  }

  @Test func `NSSecureUnarchiveFromDataTransformer can be used`() {
    _ = UIKitException.caught {
      let made = NSSecureUnarchiveFromDataTransformer()
      _ = NSSecureUnarchiveFromDataTransformer.allowedTopLevelClasses
      _ = made.reverseTransformedValue(nil)
      _ = made.transformedValue(nil)
    }
  }

  @Test func `NSShadow can be used`() {
    _ = UIKitException.caught {
      let made = NSShadow()
      _ = NSShadow()
      made.shadowBlurRadius = same(made.shadowBlurRadius)
      made.shadowColor = same(made.shadowColor)
      made.shadowOffset = same(made.shadowOffset)
    }
  }

  @Test func `NSStringDrawingContext can be used`() {
    _ = UIKitException.caught {
      let made = NSStringDrawingContext()
      _ = made.actualScaleFactor
      made.minimumScaleFactor = same(made.minimumScaleFactor)
    }
  }

  @Test func `NSStringDrawingOptions can be used`() {
    _ = UIKitException.caught {
      let made = (NSStringDrawingOptions())
      _ = made.rawValue
      _ = NSStringDrawingOptions.truncatesLastVisibleLine
      _ = NSStringDrawingOptions.usesDeviceMetrics
      _ = NSStringDrawingOptions.usesFontLeading
      _ = NSStringDrawingOptions.usesLineFragmentOrigin
      _ = NSStringDrawingOptions(rawValue: 0)
    }
  }

  @Test func `NSTextAlignment can be used`() {
    _ = UIKitException.caught {
      _ = NSTextAlignment(rawValue: 0)
    }
  }

  @Test func `NSTextAttachment can be used`() {
    _ = UIKitException.caught {
      let made = NSTextAttachment()
      made.allowsTextAttachmentView = same(made.allowsTextAttachmentView)
      made.bounds = same(made.bounds)
      _ = NSTextAttachment.character
      made.contents = same(made.contents)
      made.fileType = same(made.fileType)
      made.image = same(made.image)
      _ = NSTextAttachment()
      made.lineLayoutPadding = same(made.lineLayoutPadding)
      _ = NSTextAttachment(coder: NSCoder())
      _ = NSTextAttachment(image: UIImage())
      _ = NSTextAttachment(data: nil, ofType: nil)
      _ = made.image(forBounds: .smoke, textContainer: nil, characterIndex: 0)
      _ = made.attachmentBounds(
        for: nil, proposedLineFragment: .smoke, glyphPosition: CGPoint(x: 0, y: 0),
        characterIndex: 0)
    }
  }

  @Test func `NSTextCheckingKey can be used`() {
    _ = UIKitException.caught {
      let made = NSTextCheckingKey(rawValue: "a")
      _ = NSTextCheckingKey.city
      _ = NSTextCheckingKey.country
      _ = NSTextCheckingKey.name
      _ = NSTextCheckingKey.phone
      _ = made.rawValue
      _ = NSTextCheckingKey.state
      _ = NSTextCheckingKey.street
      _ = NSTextCheckingKey.zip
      _ = NSTextCheckingKey(rawValue: "a")
    }
  }

  @Test func `NSTextContainer can be used`() {
    _ = UIKitException.caught {
      let made = NSTextContainer()
      made.exclusionPaths = same(made.exclusionPaths)
      made.heightTracksTextView = same(made.heightTracksTextView)
      _ = NSTextContainer()
      _ = made.isSimpleRectangularTextContainer
      _ = made.layoutManager
      made.lineBreakMode = same(made.lineBreakMode)
      made.lineFragmentPadding = same(made.lineFragmentPadding)
      made.maximumNumberOfLines = same(made.maximumNumberOfLines)
      made.size = same(made.size)
      made.widthTracksTextView = same(made.widthTracksTextView)
      _ = NSTextContainer(size: CGSize(width: 4, height: 4))
    }
  }

  @Test func `NSTextStorage can be used`() {
    _ = UIKitException.caught {
      let made = NSTextStorage()
      made.beginEditing()
      _ = made.changeInLength
      made.delegate = same(made.delegate)
      _ = made.editedMask
      _ = made.editedRange
      made.endEditing()
      _ = made.layoutManagers
      made.processEditing()
      made.addLayoutManager(NSLayoutManager())
      made.deleteCharacters(in: NSRange(location: 0, length: 0))
      made.removeLayoutManager(NSLayoutManager())
      made.addAttributes([:], range: NSRange(location: 0, length: 0))
      made.removeAttribute(.font, range: NSRange(location: 0, length: 0))
      made.replaceCharacters(in: NSRange(location: 0, length: 0), with: NSAttributedString())
      made.replaceCharacters(in: NSRange(location: 0, length: 0), with: "a")
      made.setAttributes(nil, range: NSRange(location: 0, length: 0))
      made.addAttribute(.font, value: 0, range: NSRange(location: 0, length: 0))
      made.edited(
        (NSTextStorage.EditActions()), range: NSRange(location: 0, length: 0), changeInLength: 0)
    }
  }

  @Test func `NSTextStorage.EditActions can be used`() {
    _ = UIKitException.caught {
      let made = (NSTextStorage.EditActions())
      _ = NSTextStorage.EditActions.editedAttributes
      _ = NSTextStorage.EditActions.editedCharacters
      _ = made.rawValue
      _ = NSTextStorage.EditActions(rawValue: 0)
    }
  }

  @Test func `NSTextTab can be used`() {
    _ = UIKitException.caught {
      let made = NSTextTab(textAlignment: NSTextAlignment.center, location: 1, options: [:])
      _ = made.alignment
      _ = made.hash
      _ = made.location
      _ = made.options
      _ = made.isEqual(nil)
      _ = NSTextTab(textAlignment: NSTextAlignment.center, location: 1, options: [:])
    }
  }

  @Test func `NSTextTab.OptionKey can be used`() {
    _ = UIKitException.caught {
      var made = NSTextTab.OptionKey(rawValue: "a")
      _ = NSTextTab.OptionKey.columnTerminators
      made.rawValue = same(made.rawValue)
      _ = NSTextTab.OptionKey(rawValue: "a")
    }
  }

  @Test func `NSUbiquitousKeyValueStore can be used`() {
    _ = UIKitException.caught {
      let made = NSUbiquitousKeyValueStore.default
      _ = NSUbiquitousKeyValueStore.`default`
      _ = made.dictionaryRepresentation
      _ = NSUbiquitousKeyValueStore.didChangeExternallyNotification
      _ = made.synchronize()
      _ = made.array(forKey: "a")
      _ = made.bool(forKey: "a")
      _ = made.data(forKey: "a")
      _ = made.dictionary(forKey: "a")
      _ = made.double(forKey: "a")
      _ = made.longLong(forKey: "a")
      _ = made.object(forKey: "a")
      made.removeObject(forKey: "a")
      _ = made.string(forKey: "a")
      made.set(nil as Data?, forKey: "a")
      made.set(nil as [String: Any]?, forKey: "a")
      made.set(nil as String?, forKey: "a")
      made.set(nil as [Any]?, forKey: "a")
      made.set(false, forKey: "a")
      made.set(1, forKey: "a")
      made.set(nil as Any?, forKey: "a")
    }
  }

  @Test func `NSUnderlineStyle can be used`() {
    _ = UIKitException.caught {
      let made = (NSUnderlineStyle())
      _ = NSUnderlineStyle.byWord
      _ = NSUnderlineStyle.double
      _ = NSUnderlineStyle.patternDash
      _ = NSUnderlineStyle.patternDashDot
      _ = NSUnderlineStyle.patternDashDotDot
      _ = NSUnderlineStyle.patternDot
      _ = made.rawValue
      _ = NSUnderlineStyle.single
      _ = NSUnderlineStyle.thick
      _ = NSUnderlineStyle(rawValue: 0)
    }
  }
}
