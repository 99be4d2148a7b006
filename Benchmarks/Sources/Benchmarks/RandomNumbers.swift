/// Numbers that differ between neighbors without a pattern, and are the same in each run.
enum RandomNumbers {
  /// A number from 0 up to 1 for an index (the mixing function of SplitMix64).
  static func unit(_ index: Int) -> Double {
    var bits = UInt64(index) &* 0x9E37_79B9_7F4A_7C15
    bits = (bits ^ bits >> 30) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ bits >> 27) &* 0x94D0_49BB_1331_11EB
    bits ^= bits >> 31
    return Double(bits >> 11) / Double(1 << 53 as UInt64)
  }
}
