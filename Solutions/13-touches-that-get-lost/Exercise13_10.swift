import ExerciseKit

// For each thing: who has the touch when it ends, and how is that object told?
// 1: photo, which hears of its loss to the pan as well. The pan's action is silent before a drag.
// 2: the pan. For photo it was over when the drag began; a pan that has begun can't fail.
// 3: the card keeps its touch, since the press takes nothing. So only the press can say that it
//    has begun; a press that hasn't says nothing at all, which leaves two places to the card.
// 4, 5: a listener has the events alone. A finger that is lifted outside has left before, so 5 needs
//    three. It isn't published what a lift that itself leaves sends: touchUpOutside may be a fourth.
// 6: recognized or failed under the finger, sign hears no end of the touch. Only reset always comes.
// The trap is 3: it begins like 1, and one property has changed who is told.
func whatCallsTheCleanUps() -> [[String]] {
  [
    ["touchesEnded", "touchesCancelled"],
    ["ended", "cancelled"],
    ["touchesEnded", "touchesCancelled", "began"],
    ["touchUpInside", "touchUpOutside", "touchCancel"],
    ["touchUpInside", "touchDragExit", "touchCancel"],
    ["reset"],
  ]
}
