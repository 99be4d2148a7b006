// Whoever writes or reads a run names versions, and compares texts, as a book does.
@_exported public import BookTerms
