import Grading
import MiniUIKit

let wrong7_1 = [
  WrongAnswer(
    "waits for the lift",
    gets: """
      Held for 0.6 seconds, the finger still down: 1 menu is right, your answer is 0 menus.
      The action has run, for one state; yours is another, which comes later or not at all.
      Rule: decide: began comes once, changed with every move, ended at the lift (GR-2).
      """
  ) { menus { $0 == .ended } },
  WrongAnswer(
    "waits for a move",
    gets: """
      Held for 0.6 seconds, the finger still down: 1 menu is right, your answer is 0 menus.
      The action has run, for one state; yours is another, which comes later or not at all.
      Rule: decide: began comes once, changed with every move, ended at the lift (GR-2).
      """
  ) { menus { $0 == .changed } },
  WrongAnswer(
    "does not ask for the state",
    gets: """
      Held for 0.6 seconds and lifted: 1 menu is right, your answer is 2 menus.
      The action ran again when the finger was lifted, and another menu opened.
      Rule: act: the action runs for began, changed, ended and cancelled (GR-30).
      """
  ) { menus { _ in true } },
  WrongAnswer(
    "opens as long as the finger is down",
    gets: """
      Held, moved three times, and lifted: 1 menu is right, your answer is 4 menus.
      Every move runs the action, and each opened one more menu.
      Rule: act: the action runs for began, changed, ended and cancelled (GR-30).
      """
  ) { menus { $0 == .began || $0 == .changed } },
  WrongAnswer(
    "opens when it is cancelled, too",
    gets: """
      Held, and then a call comes in: 1 menu is right, your answer is 2 menus.
      The call cancels the press; that runs the action again.
      Rule: act: the action runs for began, changed, ended and cancelled (GR-30).
      """
  ) { menus { $0 == .began || $0 == .cancelled } },
  WrongAnswer(
    "opens once and never again",
    gets: """
      Two long presses: 2 menus is right, your answer is 1 menu.
      The second press is a gesture of its own, and nothing opened.
      Rule: decide: began comes once, changed with every move, ended at the lift (GR-2).
      """
  ) {
    var isOpen = false
    return menus { state in
      defer { isOpen = true }
      return !isOpen && state == .began
    }
  },
  WrongAnswer(
    "opens again only after a lift",
    gets: """
      A press that a call cancels, and another press: 2 menus is right, your answer is 1 menu.
      The first press was cancelled; the second one is a gesture of its own.
      Rule: decide: began comes once, changed with every move, ended at the lift (GR-2).
      """
  ) {
    var isOpen = false
    return menus { state in
      if state == .ended { isOpen = false }
      guard !isOpen, state == .began else { return false }
      isOpen = true
      return true
    }
  },
]
