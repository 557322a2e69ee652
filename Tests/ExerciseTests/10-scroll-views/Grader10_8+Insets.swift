import ExerciseKit
import Grading
import MiniUIKit
import Stage

extension Diagnosis10_8 {
  static let beginsLater =
    "It refreshes, but only when the list has come to rest; the finger let go long before."
    + "\nRule: slow down: willEndDragging is called as the finger lets go, the end of the motion later"
    + " (SV-29)."
  static let countsToOne =
    "The second refresh has begun, and `refreshes` is 1 again: it is set, and not raised."
    + "\nRule: the statement: `refreshes` goes up by 1 each time."
  static let wipesTheOthers =
    "The list had a bottom inset of 50, as below a bar, and the refresh has taken it away."
    + "\nRule: slow down: each inset moves the place of rest at its own edge; set top alone (SV-47)."
  static let wipesTheOthersAtTheEnd =
    "The list had a bottom inset of 50, as below a bar, and finish has taken it away."
    + "\nRule: slow down: each inset moves the place of rest at its own edge; set top alone (SV-47)."
}

/// Pulls a list that has an inset at its other end, and finishes the refresh.
func judgeOtherInsets(_ make: () -> Pull) throws {
  let inset = "A list with a bottom inset of 50"
  let scene = RefreshScene(make())
  scene.list.contentInset.bottom = 50
  try scene.pull(to: -110)
  try expect(
    scene.inset, is: "inset 60, bottom 50", "\(inset), let go at -110",
    why: ["inset 60": Diagnosis10_8.wipesTheOthers], rule: Diagnosis10_8.inset)
  scene.finish()
  try expect(
    scene.inset, is: "inset 0, bottom 50", "\(inset), after finish",
    why: ["inset 0": Diagnosis10_8.wipesTheOthersAtTheEnd], rule: Diagnosis10_8.inset)
}
