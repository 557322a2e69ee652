import ExerciseKit

// 1: bars waits until the double tap gives up. 2: the double tap recognizes, so bars fails.
// 3: open is deeper and waits for nobody; it excludes bars, which waits, and the long press.
// 4: the first tap is as in 3. But open leaves the double tap alone, because that needs more taps,
// and so zoom recognizes with the second up, and now it excludes open.
// 5: the long press begins after 0.5 s, excludes every tap, and ends with the up: two actions.
// 6: 0.6 s is too long for a double tap, so each tap is one.
// The trap is 4: "one wins per branch" holds at a moment, and there are two moments here.
func whatIsSent() -> [[String]] {
  [["bars"], ["zoom"], ["open"], ["open", "zoom"], ["menu", "menu"], ["bars", "bars"]]
}
