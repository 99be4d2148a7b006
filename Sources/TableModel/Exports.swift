// One import gives the table and the dialect that it is written in.
@_exported public import UIKitModel
