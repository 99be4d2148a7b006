import Foundation

/// Serves the site to this machine and reloads its pages when it is made anew.
///
/// The server is livereload from PyPI, which `Tools/live-server` sets up. Where that cannot be,
/// the files are kept up to date all the same.
struct LiveServer {
  let root: String
  let site: String
  let port: Int

  private var script: String { root + "/Tools/live-server" }

  /// Starts the server beside this process, and prints its address.
  func start() {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: script)
    process.arguments = [URL(fileURLWithPath: site).path, String(port)]
    process.standardOutput = FileHandle.standardError
    process.terminationHandler = { [script] process in
      Console.printError(
        "The site is not served (\(script) ended with \(process.terminationStatus)); "
          + "its files are kept up to date")
    }
    do {
      try process.run()
      print("The site is at http://127.0.0.1:\(port)")
    } catch {
      Console.printError("The site is not served, since \(script) cannot be started")
    }
  }
}
