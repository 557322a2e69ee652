import ExerciseKit

/// Exercise 12.2 ★★ · trace · 8 minutes
///
/// One touch through the screen of the section *Two pans and one finger*, where only one of the two
/// pans begins. The tap is for the map only, and the panel settles at 100, 420 or 700. The keyboard
/// has raised the panel from 420 to 100. The rows are at their top. A finger comes down on row 1 and
/// rests for 0.3 s; goes 12 points down in one move, then 100 more in ten, rests, and is lifted. In
/// this engine a drag's first ten points do not count. One word each:
///
///     1   which view is hit?                   map sheet panel search table row
///     2   which recognizer gets no touch?      panelPan tablePan tap
///     3   what has row heard after 0.3 s?      nothing began ended
///     4   who begins with the first move?      panelPan tablePan both nobody
///     5   what does row hear last?             began moved cancelled ended
///     6   the keyboard, after the first move   up away
///     7   the panel, after the first move      90 100 102 112 420
///     8   the panel, in the end                100 202 212 420 700
///
/// Worked touch: a tap on row 1 hits row, and row hears ended last.
func oneTouchThroughTheScreen() -> [String] {
  todo("12.2", ["", "", "", "", "", "", "", ""])
}
