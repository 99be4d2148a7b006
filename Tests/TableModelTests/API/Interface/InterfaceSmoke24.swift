import TableModel
import Testing

// Written by Tools/interface_smoke.py.

/// Calls public initializers and members once: none ends the process.
@MainActor @Suite struct InterfaceSmoke24 {
  @Test func `ValueTransformer can be used`() {
    _ = UIKitException.caught {
      let made = ValueTransformer()
      _ = ValueTransformer.allowsReverseTransformation()
      _ = ValueTransformer.transformedValueClass()
      _ = ValueTransformer.valueTransformerNames()
      _ = made.reverseTransformedValue(nil)
      _ = made.transformedValue(nil)
      _ = ValueTransformer.valueTransformer(forName: NSValueTransformerName("a"))
      ValueTransformer.setValueTransformer(nil, forName: NSValueTransformerName("a"))
    }
  }

  @Test func `objc_AssociationPolicy can be used`() {
    _ = UIKitException.caught {
      _ = objc_AssociationPolicy(rawValue: 0)
    }
  }

  @Test func `os_unfair_lock_s can be used`() {
    _ = UIKitException.caught {
      _ = os_unfair_lock_s()
    }
  }
}
