import ExerciseKit
import Grading
import MiniUIKit
import Stage
import WrittenExercises

/// Where the messages of this chapter send the reader.
let theRule = Rule10.page

/// Where those about motion send the reader.
let theMotion = Rule10.motion

/// Where those about a drag of somebody else's send the reader.
let theDrags = "Chapters/10-scroll-views, Somebody else's drag"

/// What the chapter's rules begin with.
let steps = Rule10.steps

/// A list with content, and what it hears.
typealias ListScene = List10

/// A control of an app's own that is turned by a finger.
final class Dial: UIControl {}

/// A button of an app's own.
final class FancyButton: UIButton {}
