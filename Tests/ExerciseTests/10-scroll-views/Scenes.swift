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

/// What another control sends that keeps its touch.
func keptTouch(of other: UIControl) -> [String] {
  ["touchDown", "touchDragInside", "touchUpInside"].map { ListScene.word(for: other) + " " + $0 }
}

/// What another control sends, and the list does, if a drag takes its touch.
func lostTouch(of other: UIControl) -> [String] {
  let word = ListScene.word(for: other)
  return [word + " touchDown", "list scrolls", word + " touchCancel"]
}

/// A control of an app's own that is turned by a finger.
final class Dial: UIControl {}

/// A button of an app's own.
final class FancyButton: UIButton {}
