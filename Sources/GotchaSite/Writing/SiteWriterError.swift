/// Why a site could not be written; the old one is untouched.
package enum SiteWriterError: Error, Equatable, Sendable {
  /// The output folder holds files that no build wrote.
  case foreignFiles(folder: String, names: [String])
  /// The output is a file.
  case notAFolder(String)
  /// The system cannot write or move a path, for a reason.
  case failed(String, String)
}

// MARK: - CustomStringConvertible

extension SiteWriterError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .foreignFiles(let folder, let names):
      "\(folder): error: the folder holds files that no build wrote ("
        + names.prefix(3).joined(separator: ", ") + (names.count > 3 ? ", …" : "")
        + "); move them away or give another --output"
    case .notAFolder(let path): "\(path): error: this is not a folder; give another --output"
    case .failed(let path, let reason): "\(path): error: \(reason)"
    }
  }
}
