import ExerciseKit

/// Exercise 10.2 ★ · trace · 8 minutes
///
/// A usual list holds `photo`, a plain view, and `buy`, a button of 300 × 50. For each finger: what
/// does photo hear, or buy send, in order? If the list begins a drag, write `"scrolls"` at the end.
/// The same several times in a row is written once; the primary action is left out. Each way takes
/// three moves; only finger 7's takes one.
///
///     1   photo   a tap of 0.08 s
///     2   photo   rests 0.3 s, 40 points up, rests, up
///     3   buy     at once 40 points up, rests, up
///     4   buy     rests 0.3 s, 40 points up, rests, up
///     5   photo   rests 0.3 s, 9 points up, rests, up
///     6   buy     a tap of 0.1 s
///     7   photo   rests 0.3 s, 10 points up, rests, up
///
/// Worked touch: a press of 1 s on buy: touchDown, touchUpInside.
/// Words: began moved ended cancelled touchDown touchDragInside touchUpInside touchUpOutside
/// touchCancel scrolls
func whatTheContentHears() -> [[String]] {
  todo("10.2", [[], [], [], [], [], [], []])
}
