// One import gives the probe and the touches that it plays.
@_exported public import ScreenTesting
