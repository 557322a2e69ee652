import ExerciseKit

/// Exercise 6.8 ★ · choose · 8 minutes
///
/// Six pieces of code wait for a finger. From which places is each called, so that it runs once at
/// each moment that the list names, and at no other? Name no place that isn't needed; their order
/// says nothing. We play your choices, with slides, alerts and a program that rates. More than one
/// choice may be right.
///
///        code      runs                                     about it
///     1  buy       when the finger is lifted inside         a controller and its UIButton
///     2  click     when a finger comes down, or slides      a controller and its UIButton
///                  back onto the button
///     3  back      when the finger slides off it, or        a controller and its UIButton
///                  is lost
///     4  send      when the finger is lifted, inside or     a controller and its UIButton
///                  not
///     5  preview   at the down, and at each move            the chapter's stars
///     6  redraw    when rating changes, by a finger or      the chapter's stars, with a rating
///                  by a program                             that a program may set
///
///     touchDown, touchDragEnter, touchDragExit, touchUpInside, touchUpOutside, touchCancel,
///     valueChanged, primaryActionTriggered                            heard by the controller
///     beginTracking, continueTracking, endTracking, cancelTracking    overridden in the stars
///     didSet                                                          of rating, in the stars
///
/// Worked choice: code that runs whenever an alert takes the touch from the button has
/// `["touchCancel"]`.
func whereCodeIsCalled() -> [[String]] {
  todo("6.8", [[""], [""], [""], [""], [""], [""]])
}
