import ExerciseKit
import Grading

private func with(_ change: @escaping (UIScrollView) -> Void) -> Preparation {
  { list in
    list.delaysContentTouches = true
    list.canCancelContentTouches = false
    list.bounces = true
    change(list)
  }
}

let wrong10_1: [WrongAnswer<Preparation>] = [
  WrongAnswer(
    "does away with the delay",
    gets: """
      At once 40 points up, from photo: list scrolls is right, your answer is photo began, photo moved, photo ended.
      The photo heard of the finger before anybody knew whether it scrolls.
      Rule: hold: for 0.15 s the content hears nothing of a touch (SV-3).
      """
  ) { with { $0.delaysContentTouches = false } },
  WrongAnswer(
    "does away with the delay as well",
    gets: """
      At once 40 points up, from photo: list scrolls is right, your answer is photo began, list scrolls, photo cancelled.
      The photo heard of the finger before anybody knew whether it scrolls.
      Rule: hold: for 0.15 s the content hears nothing of a touch (SV-3).
      """
  ) {
    with {
      $0.delaysContentTouches = false
      $0.canCancelContentTouches = true
    }
  },
  WrongAnswer(
    "switches the bouncing off",
    gets: """
      Rests 0.3 s on photo, 40 points up: photo began, list scrolls, photo cancelled is right, your answer is photo began, photo moved, photo ended.
      The photo had heard of the touch, and the drag did not take it back.
      Rule: cancel: a drag may take a touch from content that has heard of it (SV-6).
      """
  ) { with { $0.bounces = false } },
  WrongAnswer(
    "mends it, and switches the bouncing off",
    gets: """
      40 points down, at the top: list scrolls is right, your answer is photo began, photo moved, photo ended.
      The list does not give way at its edge.
      Rule: slow down: what is pulled beyond an edge gives way (SV-28).
      """
  ) {
    with {
      $0.canCancelContentTouches = true
      $0.bounces = false
    }
  },
  WrongAnswer(
    "switches scrolling off",
    gets: """
      At once 40 points up, from photo: list scrolls is right, your answer is photo began, photo moved, photo ended.
      isScrollEnabled is false: no finger scrolls this list.
      Rule: hold: for 0.15 s the content hears nothing of a touch (SV-3).
      """
  ) { with { $0.isScrollEnabled = false } },
]
