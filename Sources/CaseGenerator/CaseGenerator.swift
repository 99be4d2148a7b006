// Entries become Swift Testing cases here.
