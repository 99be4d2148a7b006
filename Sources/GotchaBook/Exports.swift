// Who reads entries names versions.
@_exported public import struct BookTerms.Version
@_exported public import struct BookTerms.VersionSpan
