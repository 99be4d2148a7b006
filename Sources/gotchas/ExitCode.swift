/// The exit codes of the commands.
enum ExitCode: Int32 {
  /// Done, and nothing is wrong with the book. Verdicts do not change it.
  case success = 0
  /// The book has errors, or a case that was run fails; what could be done was done.
  case bookHasErrors = 1
  /// The output could not be written; the old one is untouched.
  case cannotWrite = 2
  /// The command line was not understood (`EX_USAGE`, sysexits.h).
  case usageError = 64
}
