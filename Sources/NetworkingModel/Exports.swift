// What is in Foundation on Apple's systems and in a module of its own on Linux.
#if canImport(FoundationNetworking)
  @_exported public import FoundationNetworking
#endif
