// Who reads entries names versions.
@_exported public import struct RunRecord.Version
@_exported public import struct RunRecord.VersionSpan
