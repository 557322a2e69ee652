import Grading
import MiniUIKit

let wrong7_1: [WrongAnswer<Menus>] = [
  WrongAnswer(
    "waits for the lift",
    gets: """
      Held for 0.6 seconds, the finger still down: expected 1 menu, but your code gives 0 menus.
      """,
    Diagnosis7_1.waitsForTheLift, rule: Diagnosis7_1.states
  ) { menus { $0 == .ended } },
  WrongAnswer(
    "waits for a move",
    gets: """
      Held for 0.6 seconds, the finger still down: expected 1 menu, but your code gives 0 menus.
      """,
    Diagnosis7_1.waitsForAMove, rule: Diagnosis7_1.states
  ) { menus { $0 == .changed } },
  WrongAnswer(
    "waits until the press is cancelled",
    gets: """
      Held for 0.6 seconds, the finger still down: expected 1 menu, but your code gives 0 menus.
      """,
    Diagnosis7_1.waitsForTheCancel, rule: Diagnosis7_1.states
  ) { menus { $0 == .cancelled } },
  WrongAnswer(
    "leaves possible where it stands",
    gets: """
      Held for 0.6 seconds, the finger still down: expected 1 menu, but your code gives 0 menus.
      """,
    Diagnosis7_1.neverOpens, rule: Diagnosis7_1.states
  ) { menus { $0 == .possible } },
  WrongAnswer(
    "does not ask for the state",
    gets: "Held for 0.6 seconds and lifted: expected 1 menu, but your code gives 2 menus.",
    Diagnosis7_1.opensAtTheLift, rule: Diagnosis7_1.acts
  ) { menus { _ in true } },
  WrongAnswer(
    "opens as long as the finger is down",
    gets: "Held and moved three times: expected 1 menu, but your code gives 4 menus.",
    Diagnosis7_1.opensAtEachMove, rule: Diagnosis7_1.acts
  ) { menus { $0 == .began || $0 == .changed } },
  WrongAnswer(
    "opens when it is cancelled, too",
    gets: "Held, and then an alert comes up: expected 1 menu, but your code gives 2 menus.",
    Diagnosis7_1.opensWhenItIsCancelled, rule: Diagnosis7_1.acts
  ) { menus { $0 == .began || $0 == .cancelled } },
  WrongAnswer(
    "opens once and never again",
    gets: "Two long presses: expected 2 menus, but your code gives 1 menu.",
    Diagnosis7_1.opensOnceAndNeverAgain, rule: Diagnosis7_1.states
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
      A press that an alert cancels, and another press: expected 2 menus, but your code gives 1 \
      menu.
      """,
    Diagnosis7_1.opensAgainOnlyAfterALift, rule: Diagnosis7_1.states
  ) {
    var isOpen = false
    return menus { state in
      if state == .ended { isOpen = false }
      guard !isOpen, state == .began else { return false }
      isOpen = true
      return true
    }
  },
  WrongAnswer(
    "counts the menus that are open",
    gets: "Held for 0.6 seconds and lifted: expected 1 menu, but your code gives 0 menus.",
    Diagnosis7_1.takesBack, rule: Diagnosis7_1.acts
  ) {
    let screen = AnyScreen()
    screen.opens = { state in
      if state == .ended { screen.menus -= 1 }
      return state == .began
    }
    return Menus(screen, AnyScreen.didPress) { screen.menus }
  },
]
