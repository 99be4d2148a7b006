// Cases name the versions that they are of.
@_exported public import struct BookTerms.Version
@_exported public import struct BookTerms.VersionSpan
