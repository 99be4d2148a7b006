#if !canImport(UIKit)
  import GotchaTesting
  import TableModel
  import TableProbe
  import UIKitModel

  /// A run on a table that may be broken.
  struct ModelTrial: CaseTrial {
    /// The fault by which every exception has another reason, as `UIKitModel` has it.
    private static let otherReason = Fault("raises exceptions with another text")

    private let watch: FaultWatch

    init(breaking fault: CaseFault?) {
      FaultWatch.use()
      watch = FaultWatch(
        breaking: fault.map { Fault($0.words, Fault.Rank(rawValue: $0.rank) ?? .step) })
    }

    var reached: [CaseFault] {
      watch.reached.map {
        CaseFault(
          id: $0.id, words: $0.words, rank: $0.rank.rawValue,
          isSpecific: $0.rank != .common && $0.rank != .whole, isOfVersion: $0.rank == .version,
          isOfReason: $0 == Self.otherReason)
      }
    }

    @MainActor func run<Result>(_ body: @MainActor () async -> Result) async -> Result {
      let observer = TableCreationObserver { FaultyCalls.pass(through: $0) }
      return await FaultWatch.$current.withValue(watch) {
        await TableCreationObserver.$current.withValue(observer) { await body() }
      }
    }
  }
#endif
