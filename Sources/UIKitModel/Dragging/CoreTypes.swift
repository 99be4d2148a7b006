// What MobileCoreServices and CoreServices call types of data; `UTType` has them since iOS 14. A
// text here, since Linux bridges none: `kUTTypeImage as String` is itself.

/// Anything that has a name.
public let kUTTypeItem = UTType.item.identifier
/// Anything that shows a content.
public let kUTTypeContent = UTType.content.identifier
/// Bytes.
public let kUTTypeData = UTType.data.identifier
/// A folder.
public let kUTTypeFolder = UTType.folder.identifier
/// A URL.
public let kUTTypeURL = UTType.url.identifier
/// A URL of a file.
public let kUTTypeFileURL = UTType.fileURL.identifier
/// Text of any form.
public let kUTTypeText = UTType.text.identifier
/// Text without a form.
public let kUTTypePlainText = UTType.plainText.identifier
/// Text without a form, in UTF-8.
public let kUTTypeUTF8PlainText = UTType.utf8PlainText.identifier
/// RTF.
public let kUTTypeRTF = UTType.rtf.identifier
/// HTML.
public let kUTTypeHTML = UTType.html.identifier
/// XML.
public let kUTTypeXML = UTType.xml.identifier
/// JSON.
public let kUTTypeJSON = UTType.json.identifier
/// A property list.
public let kUTTypePropertyList = UTType.propertyList.identifier
/// Values between commas.
public let kUTTypeCommaSeparatedText = UTType.commaSeparatedText.identifier
/// PDF.
public let kUTTypePDF = UTType.pdf.identifier
/// An image.
public let kUTTypeImage = UTType.image.identifier
/// PNG.
public let kUTTypePNG = UTType.png.identifier
/// JPEG.
public let kUTTypeJPEG = UTType.jpeg.identifier
/// GIF.
public let kUTTypeGIF = UTType.gif.identifier
/// A movie.
public let kUTTypeMovie = UTType.movie.identifier
/// A video.
public let kUTTypeVideo = UTType.video.identifier
/// Sound.
public let kUTTypeAudio = UTType.audio.identifier
/// MPEG-4.
public let kUTTypeMPEG4 = UTType.mpeg4Movie.identifier
/// QuickTime.
public let kUTTypeQuickTimeMovie = UTType.quickTimeMovie.identifier
/// MP3.
public let kUTTypeMP3 = UTType.mp3.identifier
/// An archive of files.
public let kUTTypeArchive = UTType.archive.identifier
/// A ZIP archive.
public let kUTTypeZipArchive = UTType.zip.identifier
/// A card of a contact.
public let kUTTypeVCard = UTType.vCard.identifier

/// Whether data of the type `inUTI` is also of the type `inConformsToUTI`.
public func UTTypeConformsTo(_ inUTI: String, _ inConformsToUTI: String) -> Bool {
  TypeIdentifier.conforms(inUTI, to: inConformsToUTI)
}
