import ExerciseKit

// Follow the touch of the complaint up the chain: knob, card, player, shelf, the root view, main. At
// each responder ask about began first, and then about the phase with which this touch ends.
// 1: player keeps began. All the supers in ended below and above it have no note to follow.
// 2: began gets through; a tap ends with ended, which card and shelf keep. What player and shelf do
//    with cancelled doesn't matter to a tap.
// 3: this touch ends with cancelled, which player keeps. Its ended is another complaint.
// 4: the way of a tap on shelf is sound. One on card stops at player, and one on knob at knob, too.
// 5: the superview of card is shelf, so card's call passes player over.
// The trap: to repair all that keeps something, or the first one only.
func whoIsToBeRepaired() -> [[String]] {
  [["player"], ["card", "shelf"], ["player"], ["knob", "player"], ["card"]]
}
