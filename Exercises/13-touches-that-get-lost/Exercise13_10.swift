import ExerciseKit

/// Exercise 13.10 ★★ · choose · 12 minutes
///
/// Six things begin under a finger, and each has a clean-up that takes it back. Which places call
/// it, so that the thing is over when the list says so, no sooner and no later, whether the finger
/// is lifted or lost? Name no place that isn't needed; their order says nothing. We play your
/// choices, with alerts, views that are removed, and pans that are switched off in a drag.
///
///        thing   begins in         is over when                   about it
///     1  shade   touchesBegan      photo no longer has the touch  photo is a view with a pan
///     2  ghost   the pan's began   the drag is over               the same photo and pan
///     3  label   touchesBegan      the finger is gone, or a long  card is a view with that press;
///                                  press has begun                cancelsTouchesInView is off
///     4  tape    touchDown         the finger is gone             a controller and its UIButton
///     5  tip     touchDown         the finger is gone, or far     a controller and its UIButton
///                                  off the button
///     6  trail   touchesBegan      the attempt is over            sign is your own recognizer; it
///                                                                 may fail with the finger down
///
///     touchesEnded, touchesCancelled      overridden in photo, card or sign
///     began, ended, cancelled, failed     states, in the gesture's action
///     reset                               overridden in sign
///     endTracking, cancelTracking         overridden in a control of your own
///     touchUpInside, touchUpOutside, touchDragExit, touchCancel     heard by the controller
///
/// Worked choice: a bubble, from `beginTracking` of a control of your own until its touch is over,
/// has `["endTracking", "cancelTracking"]`.
func whatCallsTheCleanUps() -> [[String]] {
  todo("13.10", [[""], [""], [""], [""], [""], [""]])
}
