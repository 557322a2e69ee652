import ExerciseKit

// 1: bars waits until the double tap gives up. 2: the double tap recognizes, so bars fails.
// 3: open is deeper and doesn't wait for anything. It excludes bars, which waits, and menu.
// 4: the first tap is as in 3. But open doesn't exclude the double tap, which needs more taps.
// So zoom recognizes when the finger is lifted for the second time, and now it excludes open.
// 5: the long press begins after 0.5 s and excludes every tap. It sends its action when it begins,
// and again when the finger is lifted.
// 6: 0.6 s is too long for a double tap, so each of the two is a tap of its own.
// The trap is 4: "one wins per branch" is said of one moment, and here there are two.
func whatIsSent() -> [[String]] {
  [["bars"], ["zoom"], ["open"], ["open", "zoom"], ["menu", "menu"], ["bars", "bars"]]
}
