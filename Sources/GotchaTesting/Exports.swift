// Of the record of a run, cases name the versions alone.
@_exported public import struct RunRecord.Version
@_exported public import struct RunRecord.VersionSpan
