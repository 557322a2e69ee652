import Grading

private let right = [
  ["began", "ended"], ["began", "cancelled", "scrolls"], ["scrolls"],
  ["touchDown", "touchDragInside", "touchUpInside"], ["began", "moved", "ended"],
  ["touchDown", "touchUpInside"], ["began", "cancelled", "scrolls"],
]

private func with(_ question: Int, _ answer: String) -> [[String]] {
  var answers = right
  answers[question - 1] = answer.split(separator: " ").map { String($0) }
  return answers
}

let wrong10_2 = [
  WrongAnswer(
    "a tap is too quick to be heard of",
    gets: """
      Question 1, a tap on photo: nothing is not what happens.
      The finger was lifted early; that ends the hold, and nothing is lost.
      Rule: hold: the content hears after 0.15 s, or when the finger is lifted (SV-3).
      """
  ) { with(1, "") },
  WrongAnswer(
    "a view keeps a touch that it has heard of",
    gets: """
      Question 2, rests on photo, 40 points up: began, moved, ended is not what happens.
      photo is no control; a drag takes its touch.
      Rule: cancel: a drag takes the touch of a view, but not of a control (SV-6).
      """
  ) { with(2, "began moved ended") },
  WrongAnswer(
    "a touch is taken in silence",
    gets: """
      Question 2, rests on photo, 40 points up: began, scrolls is not what happens.
      photo had heard of the touch, so it is told that it is over.
      Rule: cancel: a drag takes the touch of a view, but not of a control (SV-6).
      """
  ) { with(2, "began scrolls") },
  WrongAnswer(
    "the content hears of every finger first",
    gets: """
      Question 3, from buy at once 40 points up: touchDown, touchCancel, scrolls is not what happens.
      The pan began before 0.15 s were over, and what was held is dropped.
      Rule: hold: the content hears after 0.15 s, or when the finger is lifted (SV-3).
      """
  ) { with(3, "touchDown touchCancel scrolls") },
  WrongAnswer(
    "a drag takes the touch of a control too",
    gets: """
      Question 4, rests on buy, 40 points up: touchDown, touchCancel, scrolls is not what happens.
      buy is a control; about it the list says no.
      Rule: cancel: a drag takes the touch of a view, but not of a control (SV-6).
      """
  ) { with(4, "touchDown touchCancel scrolls") },
  WrongAnswer(
    "the edge of the button is the border",
    gets: """
      Question 4, rests on buy, 40 points up: touchDown, touchDragInside, touchUpOutside is not what happens.
      40 points up it is 15 above buy, and a followed touch has 70 points of room.
      Rule: cancel: a drag takes the touch of a view, but not of a control (SV-6).
      """
  ) { with(4, "touchDown touchDragInside touchUpOutside") },
  WrongAnswer(
    "a finger scrolls and buys",
    gets: """
      Question 4, rests on buy, 40 points up: touchDown, touchDragInside, touchUpInside, scrolls is not what happens.
      One finger has one owner: what buy keeps scrolls nothing.
      Rule: cancel: a drag takes the touch of a view, but not of a control (SV-6).
      """
  ) { with(4, "touchDown touchDragInside touchUpInside scrolls") },
  WrongAnswer(
    "a view hears of its finger while the list scrolls",
    gets: """
      Question 2, rests on photo, 40 points up: began, moved, ended, scrolls is not what happens.
      A finger that scrolls has been taken from photo.
      Rule: cancel: a drag takes the touch of a view, but not of a control (SV-6).
      """
  ) { with(2, "began moved ended scrolls") },
  WrongAnswer(
    "whoever hears of no drag hears of no move",
    gets: """
      Question 5, rests on photo, 9 points up: began, ended is not what happens.
      9 points are not a drag, but they are a move, and photo keeps its touch.
      Rule: drag: it begins after 10 points (SV-14).
      """
  ) { with(5, "began ended") },
  WrongAnswer(
    "every movement is a drag",
    gets: """
      Question 5, rests on photo, 9 points up: began, cancelled, scrolls is not what happens.
      9 points are not yet a drag.
      Rule: drag: it begins after 10 points (SV-14).
      """
  ) { with(5, "began cancelled scrolls") },
  WrongAnswer(
    "ten points are not enough",
    gets: """
      Question 7, rests on photo, 10 points up in one move: began, moved, ended is not what happens.
      The tenth point belongs to the drag.
      Rule: drag: it begins after 10 points (SV-14).
      """
  ) { with(7, "began moved ended") },
  WrongAnswer(
    "what is held back is lost",
    gets: """
      Question 6, a tap on buy: touchUpInside is not what happens.
      What was held back comes late, and it comes whole.
      Rule: hold: the content hears after 0.15 s, or when the finger is lifted (SV-3).
      """
  ) { with(6, "touchUpInside") },
]
