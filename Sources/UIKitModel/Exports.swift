// UIKit re-exports Foundation, and the versions are part of the model's vocabulary.
@_exported public import Foundation
@_exported public import SystemVersions
