// The tests are in the folder Tests, as they lie there: the plugin AppSources compiles them. A target
// has a Swift file of its own, which this is.
