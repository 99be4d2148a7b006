import Foundation

// What MobileCoreServices and CoreServices call types of data; `UTType` has them since iOS 14.

/// Anything that has a name.
public nonisolated(unsafe) let kUTTypeItem = UTType.item.identifier as CFString
/// Anything that shows a content.
public nonisolated(unsafe) let kUTTypeContent = UTType.content.identifier as CFString
/// Bytes.
public nonisolated(unsafe) let kUTTypeData = UTType.data.identifier as CFString
/// A folder.
public nonisolated(unsafe) let kUTTypeFolder = UTType.folder.identifier as CFString
/// A URL.
public nonisolated(unsafe) let kUTTypeURL = UTType.url.identifier as CFString
/// A URL of a file.
public nonisolated(unsafe) let kUTTypeFileURL = UTType.fileURL.identifier as CFString
/// Text of any form.
public nonisolated(unsafe) let kUTTypeText = UTType.text.identifier as CFString
/// Text without a form.
public nonisolated(unsafe) let kUTTypePlainText = UTType.plainText.identifier as CFString
/// Text without a form, in UTF-8.
public nonisolated(unsafe) let kUTTypeUTF8PlainText = UTType.utf8PlainText.identifier as CFString
/// RTF.
public nonisolated(unsafe) let kUTTypeRTF = UTType.rtf.identifier as CFString
/// HTML.
public nonisolated(unsafe) let kUTTypeHTML = UTType.html.identifier as CFString
/// XML.
public nonisolated(unsafe) let kUTTypeXML = UTType.xml.identifier as CFString
/// JSON.
public nonisolated(unsafe) let kUTTypeJSON = UTType.json.identifier as CFString
/// A property list.
public nonisolated(unsafe) let kUTTypePropertyList = UTType.propertyList.identifier as CFString
/// Values between commas.
public nonisolated(unsafe) let kUTTypeCommaSeparatedText =
  UTType.commaSeparatedText.identifier as CFString
/// PDF.
public nonisolated(unsafe) let kUTTypePDF = UTType.pdf.identifier as CFString
/// An image.
public nonisolated(unsafe) let kUTTypeImage = UTType.image.identifier as CFString
/// PNG.
public nonisolated(unsafe) let kUTTypePNG = UTType.png.identifier as CFString
/// JPEG.
public nonisolated(unsafe) let kUTTypeJPEG = UTType.jpeg.identifier as CFString
/// GIF.
public nonisolated(unsafe) let kUTTypeGIF = UTType.gif.identifier as CFString
/// A movie.
public nonisolated(unsafe) let kUTTypeMovie = UTType.movie.identifier as CFString
/// A video.
public nonisolated(unsafe) let kUTTypeVideo = UTType.video.identifier as CFString
/// Sound.
public nonisolated(unsafe) let kUTTypeAudio = UTType.audio.identifier as CFString
/// MPEG-4.
public nonisolated(unsafe) let kUTTypeMPEG4 = UTType.mpeg4Movie.identifier as CFString
/// QuickTime.
public nonisolated(unsafe) let kUTTypeQuickTimeMovie = UTType.quickTimeMovie.identifier as CFString
/// MP3.
public nonisolated(unsafe) let kUTTypeMP3 = UTType.mp3.identifier as CFString
/// An archive of files.
public nonisolated(unsafe) let kUTTypeArchive = UTType.archive.identifier as CFString
/// A ZIP archive.
public nonisolated(unsafe) let kUTTypeZipArchive = UTType.zip.identifier as CFString
/// A card of a contact.
public nonisolated(unsafe) let kUTTypeVCard = UTType.vCard.identifier as CFString

/// An image of a camera as it came from the sensor.
public nonisolated(unsafe) let kUTTypeRawImage = UTType.rawImage.identifier as CFString
/// TIFF.
public nonisolated(unsafe) let kUTTypeTIFF = UTType.tiff.identifier as CFString
/// BMP.
public nonisolated(unsafe) let kUTTypeBMP = UTType.bmp.identifier as CFString
/// An icon of Windows.
public nonisolated(unsafe) let kUTTypeICO = UTType.ico.identifier as CFString
/// SVG.
public nonisolated(unsafe) let kUTTypeScalableVectorGraphics = UTType.svg.identifier as CFString
/// RTF with files.
public nonisolated(unsafe) let kUTTypeRTFD = UTType.rtfd.identifier as CFString
/// RTF with files in one.
public nonisolated(unsafe) let kUTTypeFlatRTFD = UTType.flatRTFD.identifier as CFString
/// A movie of any kind.
public nonisolated(unsafe) let kUTTypeAudiovisualContent =
  UTType.audiovisualContent.identifier as CFString
/// MPEG.
public nonisolated(unsafe) let kUTTypeMPEG = UTType.mpeg.identifier as CFString
/// MPEG-2.
public nonisolated(unsafe) let kUTTypeMPEG2Video = UTType.mpeg2Video.identifier as CFString
/// Sound of MPEG-4.
public nonisolated(unsafe) let kUTTypeMPEG4Audio = UTType.mpeg4Audio.identifier as CFString
/// AVI.
public nonisolated(unsafe) let kUTTypeAVIMovie = UTType.avi.identifier as CFString
/// WAV.
public nonisolated(unsafe) let kUTTypeWaveformAudio = UTType.wav.identifier as CFString
/// AIFF.
public nonisolated(unsafe) let kUTTypeAudioInterchangeFileFormat =
  UTType.aiff.identifier as CFString
/// GZIP.
public nonisolated(unsafe) let kUTTypeGNUZipArchive = UTType.gzip.identifier as CFString
/// BZIP2.
public nonisolated(unsafe) let kUTTypeBzip2Archive = UTType.bz2.identifier as CFString
/// A folder or a volume.
public nonisolated(unsafe) let kUTTypeDirectory = UTType.directory.identifier as CFString
/// A folder that is shown as a file.
public nonisolated(unsafe) let kUTTypePackage = UTType.package.identifier as CFString
/// A bundle.
public nonisolated(unsafe) let kUTTypeBundle = UTType.bundle.identifier as CFString
/// Source code.
public nonisolated(unsafe) let kUTTypeSourceCode = UTType.sourceCode.identifier as CFString
/// Swift.
public nonisolated(unsafe) let kUTTypeSwiftSource = UTType.swiftSource.identifier as CFString
/// C.
public nonisolated(unsafe) let kUTTypeCSource = UTType.cSource.identifier as CFString
/// JavaScript.
public nonisolated(unsafe) let kUTTypeJavaScript = UTType.javaScript.identifier as CFString
/// A program.
public nonisolated(unsafe) let kUTTypeExecutable = UTType.executable.identifier as CFString
/// A contact.
public nonisolated(unsafe) let kUTTypeContact = UTType.contact.identifier as CFString
/// A message.
public nonisolated(unsafe) let kUTTypeMessage = UTType.message.identifier as CFString
/// A font.
public nonisolated(unsafe) let kUTTypeFont = UTType.font.identifier as CFString
/// Text in UTF-16.
public nonisolated(unsafe) let kUTTypeUTF16PlainText = UTType.utf16PlainText.identifier as CFString
/// EPUB.
public nonisolated(unsafe) let kUTTypeElectronicPublication = UTType.epub.identifier as CFString

/// The kind of tags that are endings of names.
public nonisolated(unsafe) let kUTTagClassFilenameExtension: CFString = "public.filename-extension"
/// The kind of tags that are MIME types.
public nonisolated(unsafe) let kUTTagClassMIMEType: CFString = "public.mime-type"

/// Whether data of the type `inUTI` is also of the type `inConformsToUTI`.
public func UTTypeConformsTo(_ inUTI: CFString, _ inConformsToUTI: CFString) -> Bool {
  TypeIdentifier.conforms(inUTI as String, to: inConformsToUTI as String)
}

/// Whether two types are the same.
public func UTTypeEqual(_ inUTI1: CFString, _ inUTI2: CFString) -> Bool {
  (inUTI1 as String).lowercased() == (inUTI2 as String).lowercased()
}

/// The type of data with a tag, or one for it alone where the model knows none.
public func UTTypeCreatePreferredIdentifierForTag(
  _ inTagClass: CFString, _ inTag: CFString, _ inConformingToUTI: CFString?
) -> Unmanaged<CFString>? {
  let kind = UTTagClass(rawValue: inTagClass as String)
  let type = UTType(tag: inTag as String, tagClass: kind, conformingTo: nil)
  return type.map { Unmanaged.passRetained($0.identifier as CFString) }
}

/// The types of data with a tag; one for it alone where the model knows none.
public func UTTypeCreateAllIdentifiersForTag(
  _ inTagClass: CFString, _ inTag: CFString, _ inConformingToUTI: CFString?
) -> Unmanaged<CFArray>? {
  let kind = UTTagClass(rawValue: inTagClass as String)
  let types = UTType.types(tag: inTag as String, tagClass: kind, conformingTo: nil)
  return Unmanaged.passRetained(types.map(\.identifier) as NSArray)
}

/// The usual tag of a kind of a type of data; nil where there is none.
public func UTTypeCopyPreferredTagWithClass(
  _ inUTI: CFString, _ inTagClass: CFString
) -> Unmanaged<CFString>? {
  let type = UTType(importedAs: inUTI as String)
  let tag = type.tags[UTTagClass(rawValue: inTagClass as String)]?.first
  return tag.map { Unmanaged.passRetained($0 as CFString) }
}

/// The words for a type of data; nil where the model has none.
public func UTTypeCopyDescription(_ inUTI: CFString) -> Unmanaged<CFString>? {
  let words = UTType(importedAs: inUTI as String).localizedDescription
  return words.map { Unmanaged.passRetained($0 as CFString) }
}

/// What declares a type of data; nil: nothing does here.
public func UTTypeCopyDeclaration(_ inUTI: CFString) -> Unmanaged<CFDictionary>? { nil }

/// Whether the model knows a type of data.
public func UTTypeIsDeclared(_ inUTI: CFString) -> Bool {
  !UTType(importedAs: inUTI as String).isDynamic
}

/// Whether a type of data was made for a tag alone.
public func UTTypeIsDynamic(_ inUTI: CFString) -> Bool {
  UTType(importedAs: inUTI as String).isDynamic
}
