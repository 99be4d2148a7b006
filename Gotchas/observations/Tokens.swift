import TableProbe

/// The calls that a probe logged as the public logs write them: S for `numberOfSections`, R with
/// the section, C, H and D with section and row, and two letters for headers and footers.
@MainActor func tokens(_ probe: TableProbe) -> [String] {
  let names: [ProbeEvent.Call: String] = [
    .numberOfSections: "S", .numberOfRows: "R", .cellForRow: "C", .heightForRow: "H",
    .willDisplay: "D", .titleForHeader: "th", .titleForFooter: "tf", .heightForHeader: "hh",
    .heightForFooter: "hf", .viewForHeader: "vh", .viewForFooter: "vf",
    .willDisplayHeader: "wh", .willDisplayFooter: "wf",
  ]
  return probe.log.compactMap { event in
    names[event.call].map { $0 + event.path.map { "\($0)" }.joined(separator: "-") }
  }
}
