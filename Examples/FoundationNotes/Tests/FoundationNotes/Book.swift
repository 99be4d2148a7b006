// The entries are beside this file.
