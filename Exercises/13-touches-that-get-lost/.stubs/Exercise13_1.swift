import ExerciseKit

/// Exercise 13.1 ★ · trace · 8 minutes
///
/// A finger comes down on `note` and stays. Then something happens, and at the end the finger is
/// lifted. What does `note` hear, from first to last: which of began, moved, ended and cancelled?
/// The finger moves only where the list says so. Questions 2 and 6 are about this engine.
///
///     page             1  board is removed         5  a call comes in, shown as a banner
///     └─ board: pan    2  note is hidden           6  note goes from board to page
///        └─ note       3  a view covers note       7  one move of 40 points: board's pan begins,
///                      4  an alert of the system      and its action switches the pan off
///                         comes up                 8  note lies in a scroll view, 0.3 s pass, and
///                                                     one move of 40 points scrolls it
///
/// Worked touch: a tap on `note` is heard as began, ended.
func whatNoteHears() -> [[String]] {
  todo("13.1", [[""], [""], [""], [""], [""], [""], [""], [""]])
}
