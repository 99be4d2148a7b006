import Foundation
import TableModel
import UIKitModel

/// Reads nibs and storyboards for the dialect, which finds it by its name.
@MainActor final class InterfaceBuilderReader {
  /// How often a nib may be loaded within itself before it counts as one that never ends.
  private static let maximumNesting = 20

  /// The plans of files, as long as they do not change.
  private var plans: [String: NibPlans] = [:]
  private var storyboards: [String: NibStoryboardFile] = [:]
  /// The plans of the latest nibs in memory.
  private var dataPlans: [Data: NibPlans] = [:]
  private static let maximumData = 32
  /// The nibs that are being made.
  private var loading: [String] = []

  init() {}

  private func plans(at url: URL) throws(NibError) -> NibPlans {
    let document = try NibFiles.shared.document(at: url)
    if let known = plans[url.path], known.document === document { return known }
    let made = NibPlans(document)
    plans[url.path] = made
    return made
  }

  private func plans(of data: Data) throws(NibError) -> NibPlans {
    if let known = dataPlans[data] { return known }
    let made = NibPlans(try NibParser.document(of: data, file: "data", folder: nil))
    if dataPlans.count == Self.maximumData { dataPlans = [:] }
    dataPlans[data] = made
    return made
  }

  private func nib(named name: String, in bundle: Bundle?) -> URL? {
    ResourceFiles.file(named: name, extensions: ["xib"], in: bundle)
  }

  private func instantiate(
    _ plans: NibPlans, _ bundle: Bundle?, _ owner: AnyObject?, _ options: [UINib.OptionsKey: Any]
  ) -> [Any]? {
    let name = plans.document.file
    guard loading.filter({ $0 == name }).count < Self.maximumNesting else {
      AppProcess.current.raise(
        NibMessage.unreadable(
          plans.document.error(
            plans.document.root,
            "the nib loads itself while it is loaded, \(Self.maximumNesting) times over; a view in it "
              + "is of a class whose init(coder:) or awakeFromNib() loads it, so give that view "
              + "another class, or load the nib from init(frame:) alone")))
      return nil
    }
    loading.append(name)
    defer { loading.removeLast() }
    do {
      return try NibTopLevel(plans, bundle, owner, options).make()
    } catch {
      AppProcess.current.raise(NibMessage.unreadable(error))
      return nil
    }
  }
}

// MARK: - NibReader

extension InterfaceBuilderReader: NibReader {
  func hasNib(named name: String, in bundle: Bundle?) -> Bool {
    nib(named: name, in: bundle) != nil
  }

  func objects(
    ofNib name: String, in bundle: Bundle?, owner: AnyObject?, options: [UINib.OptionsKey: Any]
  ) -> [Any]? {
    guard let url = nib(named: name, in: bundle) else { return nil }
    do {
      return instantiate(try plans(at: url), bundle, owner, options)
    } catch {
      AppProcess.current.raise(NibMessage.unreadable(error))
      return nil
    }
  }

  func objects(
    ofNib data: Data, in bundle: Bundle?, owner: AnyObject?, options: [UINib.OptionsKey: Any]
  ) -> [Any]? {
    do {
      return instantiate(try plans(of: data), bundle, owner, options)
    } catch {
      AppProcess.current.raise(NibMessage.unreadable(error))
      return nil
    }
  }

  func storyboard(named name: String, in bundle: Bundle?) -> (any NibStoryboard)? {
    guard let url = ResourceFiles.file(named: name, extensions: ["storyboard"], in: bundle) else {
      AppProcess.current.raise(Message.noStoryboard(name, in: bundle))
      return nil
    }
    do {
      let plans = try plans(at: url)
      if let known = storyboards[url.path], known.plans === plans { return known }
      let made = NibStoryboardFile(plans, bundle: bundle)
      storyboards[url.path] = made
      return made
    } catch {
      AppProcess.current.raise(NibMessage.unreadable(error))
      return nil
    }
  }
}
