// The sources are in the folder App, as they lie there: the plugin AppSources compiles them. A target
// has a Swift file of its own, which this is.
