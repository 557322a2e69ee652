import Grading

private let right = [
  ["touchesCancelled"], ["cancelsTouchesInView"], ["delaysTouchesEnded"], ["delaysTouchesBegan"],
  ["failed"], ["cancelsTouchesInView", "touchesCancelled"],
]

/// The right choices but for one.
private func but(_ question: Int, _ choice: [String]) -> [[String]] {
  var choices = right
  choices[question - 1] = choice
  return choices
}

private let cancels = "cancelsTouchesInView"

let wrong7_2: [WrongAnswer<[[String]]>] = [
  WrongAnswer("types the line that everybody tries") { right.map { _ in [cancels] } },
  WrongAnswer("lamp keeps its touch, and not from an alert") { but(1, [cancels]) },
  WrongAnswer("lamp hears its end at once") { but(1, ["delaysTouchesEnded"]) },
  WrongAnswer("lamp waits until it's no tap") { but(1, ["delaysTouchesBegan"]) },
  WrongAnswer("lamp has both") { but(1, [cancels, "touchesCancelled"]) },
  WrongAnswer("lamp has a tap that fails") { but(1, ["failed", "touchesCancelled"]) },
  WrongAnswer("door opens for a loss") { but(2, ["touchesCancelled"]) },
  WrongAnswer("door hears its end at once") { but(2, ["delaysTouchesEnded"]) },
  WrongAnswer("door has both settings") { but(2, [cancels, "delaysTouchesEnded"]) },
  WrongAnswer("door's tap fails") { but(2, ["failed"]) },
  WrongAnswer("fan keeps its touch") { but(3, [cancels]) },
  WrongAnswer("fan waits from the beginning") { but(3, ["delaysTouchesBegan"]) },
  WrongAnswer("fan has the other end") { but(3, ["touchesCancelled"]) },
  WrongAnswer("fan starts for a loss") { but(3, ["delaysTouchesEnded", "touchesCancelled"]) },
  WrongAnswer("fan has both settings") { but(3, ["delaysTouchesEnded", cancels]) },
  WrongAnswer("letter goes dark when it's taken") { but(4, ["touchesCancelled"]) },
  WrongAnswer("letter keeps its touch") { but(4, [cancels]) },
  WrongAnswer("letter is held back, and keeps it") { but(4, ["delaysTouchesBegan", cancels]) },
  WrongAnswer("letter has every setting for later") { but(4, ["delaysTouchesEnded"]) },
  WrongAnswer("letter is held back, and has the other end") {
    but(4, ["delaysTouchesBegan", "touchesCancelled"])
  },
  WrongAnswer("box keeps its touch") { but(5, [cancels]) },
  WrongAnswer("box hears its end at once") { but(5, ["delaysTouchesEnded"]) },
  WrongAnswer("box has both settings") { but(5, [cancels, "delaysTouchesEnded"]) },
  WrongAnswer("box has the other end") { but(5, ["touchesCancelled"]) },
  WrongAnswer("box's scratch fails, and cancels nothing") { but(5, ["failed", cancels]) },
  WrongAnswer("box's scratch fails, and delays no end") {
    but(5, ["failed", "delaysTouchesEnded"])
  },
  WrongAnswer("lens has the other end alone") { but(6, ["touchesCancelled"]) },
  WrongAnswer("lens keeps its touch, and not from an alert") { but(6, [cancels]) },
  WrongAnswer("lens waits for the press to fail") {
    but(6, ["delaysTouchesBegan", cancels, "touchesCancelled"])
  },
  WrongAnswer("lens has all that might help") {
    but(6, [cancels, "touchesCancelled", "delaysTouchesEnded"])
  },
  WrongAnswer("one choice is missing") { Array(right.dropLast()) },
  WrongAnswer("invents a name") { but(3, ["delaysTouches"]) },
  WrongAnswer("leaves one out") { but(4, []) },
]
