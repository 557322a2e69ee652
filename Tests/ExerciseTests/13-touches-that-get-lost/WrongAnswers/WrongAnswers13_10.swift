import Grading

private let view = ["touchesEnded", "touchesCancelled"]
private let action = ["ended", "cancelled"]
private let events = ["touchUpInside", "touchUpOutside", "touchCancel"]
private let right = [
  view, action, view + ["began"], events, ["touchUpInside", "touchDragExit", "touchCancel"],
  ["reset"],
]

/// The right choices but for one.
private func but(_ question: Int, _ choice: [String]) -> [[String]] {
  var choices = right
  choices[question - 1] = choice
  return choices
}

let wrong13_10: [WrongAnswer<[[String]]>] = [
  WrongAnswer("takes the table's first line for every view") {
    [view, view, view, events, events, view]
  },
  WrongAnswer("shade waits for the lift") { but(1, ["touchesEnded"]) },
  WrongAnswer("shade leaves every loss to the pan") { but(1, ["touchesEnded"] + action) },
  WrongAnswer("shade leaves everything to the pan") { but(1, action) },
  WrongAnswer("shade ends with the lift or the drag's beginning") {
    but(1, ["touchesEnded", "began"])
  },
  WrongAnswer("shade waits for the pan to fail") { but(1, ["failed", "began"]) },
  WrongAnswer("shade ends with the drag's beginning as well") { but(1, view + ["began"]) },
  WrongAnswer("shade is ended by photo and by the pan") { but(1, view + action) },
  WrongAnswer("shade thinks of losses alone") { but(1, ["touchesCancelled"]) },
  WrongAnswer("shade listens to a control") { but(1, view + ["touchCancel"]) },
  WrongAnswer("shade has a reset") { but(1, view + ["reset"]) },
  WrongAnswer("ghost is cleaned up by photo") { but(2, view) },
  WrongAnswer("ghost waits for photo's lift") { but(2, ["touchesEnded", "cancelled"]) },
  WrongAnswer("ghost knows one end of a drag") { but(2, ["ended"]) },
  WrongAnswer("ghost takes failed for the loss") { but(2, ["ended", "failed"]) },
  WrongAnswer("ghost is cleaned up in all final states") { but(2, action + ["failed"]) },
  WrongAnswer("ghost ends as it begins") { but(2, action + ["began"]) },
  WrongAnswer("label counts on the press to take the touch") { but(3, view) },
  WrongAnswer("label leaves everything to the press") { but(3, ["began"] + action) },
  WrongAnswer("label waits for the press to fail") { but(3, ["began", "failed"]) },
  WrongAnswer("label leaves an alert to the press") {
    but(3, ["touchesEnded", "began", "cancelled"])
  },
  WrongAnswer("label hears the press out") { but(3, view + ["began", "ended"]) },
  WrongAnswer("tape knows nothing of alerts") { but(4, ["touchUpInside", "touchUpOutside"]) },
  WrongAnswer("tape knows the lift on the button and the loss") {
    but(4, ["touchUpInside", "touchCancel"])
  },
  WrongAnswer("tape ends where the finger leaves") {
    but(4, ["touchUpInside", "touchDragExit", "touchCancel"])
  },
  WrongAnswer("tape listens to every end and exit") { but(4, events + ["touchDragExit"]) },
  WrongAnswer("tape overrides a button's methods") { but(4, ["endTracking", "cancelTracking"]) },
  WrongAnswer("tape overrides them and listens") { but(4, events + ["cancelTracking"]) },
  WrongAnswer("tape overrides the touches methods") { but(4, view) },
  WrongAnswer("tip waits for the lift outside") { but(5, events) },
  WrongAnswer("tip listens to every end and knows no alerts") {
    but(5, ["touchUpInside", "touchUpOutside", "touchDragExit"])
  },
  WrongAnswer("tip overrides a method and listens") {
    but(5, events + ["touchDragExit", "cancelTracking"])
  },
  WrongAnswer("tip knows nothing of alerts") { but(5, ["touchUpInside", "touchDragExit"]) },
  WrongAnswer("trail ends with its touches") { but(6, view) },
  WrongAnswer("trail ends with its touches and in its action") {
    but(6, view + action + ["failed"])
  },
  WrongAnswer("trail doesn't trust reset after a loss") { but(6, ["reset", "touchesCancelled"]) },
  WrongAnswer("one choice is missing") { Array(right.dropLast()) },
  WrongAnswer("invents a place") { but(4, ["touchUp", "touchCancel"]) },
  WrongAnswer("leaves one out") { but(6, []) },
]
