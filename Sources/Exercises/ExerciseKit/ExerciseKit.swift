// An exercise needs one import: whoever imports ExerciseKit has Foundation and the engine as well.
@_exported public import Foundation
@_exported public import MiniUIKit
