import ExerciseKit

// The hit view hears first, then its next, then the next of that, and so on to the application.
// card is player's root view, so its next is player and not shelf; player's next is shelf.
// The same happens with root and main. No responder is asked whether it is interested.
// lid hears what dial passes on, because a view has to hear a touch in order to keep it.
// The trap: a controller comes after its root view and before the view around it, wherever in the
// tree that is. It is not put at the end of the views.
func whoHearsBegan() -> [[String]] {
  [
    ["knob", "card", "player", "shelf", "root", "main", "window", "scene", "application"],
    ["dial", "lid"],
    ["card", "player", "shelf", "root", "main", "window", "scene", "application"],
    ["tab", "root", "main", "window", "scene", "application"],
  ]
}
