extension Selector {
  // Swift 6.3 crashes where it passes a method of the main actor with a closure among its parameters
  // as one of a pack of parameters: methods of few arguments have initializers of their own.

  /// A method of one argument.
  public init<Receiver, A, Result>(
    _ name: String, _ method: @escaping (Receiver) throws -> (A) throws -> Result
  ) {
    self.init(name) { (receiver: Receiver, arguments) in
      try method(receiver)(try arguments.next(A.self))
    }
  }

  /// The same for a method of the main actor.
  @_disfavoredOverload public init<Receiver, A, Result>(
    _ name: String,
    _ method: @escaping @MainActor (Receiver) throws -> @MainActor (A) throws -> Result
  ) {
    self.init(
      name,
      onMainThread: { (receiver: Receiver, arguments) in
        try method(receiver)(try arguments.next(A.self))
      })
  }

  /// A method of two arguments.
  public init<Receiver, A, B, Result>(
    _ name: String, _ method: @escaping (Receiver) throws -> (A, B) throws -> Result
  ) {
    self.init(name) { (receiver: Receiver, arguments) in
      try method(receiver)(try arguments.next(A.self), try arguments.next(B.self))
    }
  }

  /// The same for a method of the main actor.
  @_disfavoredOverload public init<Receiver, A, B, Result>(
    _ name: String,
    _ method: @escaping @MainActor (Receiver) throws -> @MainActor (A, B) throws -> Result
  ) {
    self.init(
      name,
      onMainThread: { (receiver: Receiver, arguments) in
        try method(receiver)(try arguments.next(A.self), try arguments.next(B.self))
      })
  }

  /// A method of three arguments.
  public init<Receiver, A, B, C, Result>(
    _ name: String, _ method: @escaping (Receiver) throws -> (A, B, C) throws -> Result
  ) {
    self.init(name) { (receiver: Receiver, arguments) in
      try method(receiver)(
        try arguments.next(A.self), try arguments.next(B.self), try arguments.next(C.self))
    }
  }

  /// The same for a method of the main actor.
  @_disfavoredOverload public init<Receiver, A, B, C, Result>(
    _ name: String,
    _ method: @escaping @MainActor (Receiver) throws -> @MainActor (A, B, C) throws -> Result
  ) {
    self.init(
      name,
      onMainThread: { (receiver: Receiver, arguments) in
        try method(receiver)(
          try arguments.next(A.self), try arguments.next(B.self), try arguments.next(C.self))
      })
  }

  /// A method of four arguments.
  public init<Receiver, A, B, C, D, Result>(
    _ name: String, _ method: @escaping (Receiver) throws -> (A, B, C, D) throws -> Result
  ) {
    self.init(name) { (receiver: Receiver, arguments) in
      try method(receiver)(
        try arguments.next(A.self), try arguments.next(B.self), try arguments.next(C.self),
        try arguments.next(D.self))
    }
  }

  /// The same for a method of the main actor.
  @_disfavoredOverload public init<Receiver, A, B, C, D, Result>(
    _ name: String,
    _ method: @escaping @MainActor (Receiver) throws -> @MainActor (A, B, C, D) throws -> Result
  ) {
    self.init(
      name,
      onMainThread: { (receiver: Receiver, arguments) in
        try method(receiver)(
          try arguments.next(A.self), try arguments.next(B.self), try arguments.next(C.self),
          try arguments.next(D.self))
      })
  }
}
