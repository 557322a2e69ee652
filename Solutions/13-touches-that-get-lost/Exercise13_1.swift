import ExerciseKit

// The finger is lifted at the end in all eight. Whether the touch ends then is the question.
// 1: the view under the finger leaves its window, because what it lies in leaves.
// 2, 3, 6: the view was found when the finger came down, and no later moment looks again.
// 4: the app becomes inactive and loses all its touches. 5: a banner leaves the app active.
// 7: the pan has taken the touch when its action runs. Switching it off gives nothing back.
// 8: the same taker, but a recognizer of the scroll view's own.
// Four times cancelled is the end, and ended never follows: a touch has one end only.
// The trap is 5: "a call" was an interruption before iOS 14, and much code still thinks so.
func whatNoteHears() -> [[String]] {
  let (lost, kept) = (["began", "cancelled"], ["began", "ended"])
  return [lost, kept, kept, lost, kept, kept, lost, lost]
}
