import Grading
import MiniUIKit

let wrong7_1: [WrongAnswer<Menus>] = [
  WrongAnswer("waits for the lift") { menus { $0 == .ended } },
  WrongAnswer("waits for a move") { menus { $0 == .changed } },
  WrongAnswer("waits until the press is cancelled") { menus { $0 == .cancelled } },
  WrongAnswer("leaves possible where it stands") { menus { $0 == .possible } },
  WrongAnswer("does not ask for the state") { menus { _ in true } },
  WrongAnswer("opens as long as the finger is down") { menus { $0 == .began || $0 == .changed } },
  WrongAnswer("opens when it is cancelled, too") { menus { $0 == .began || $0 == .cancelled } },
  WrongAnswer("opens once and never again") {
    var isOpen = false
    return menus { state in
      defer { isOpen = true }
      return !isOpen && state == .began
    }
  },
  WrongAnswer("opens again only after a lift") {
    var isOpen = false
    return menus { state in
      if state == .ended { isOpen = false }
      guard !isOpen, state == .began else { return false }
      isOpen = true
      return true
    }
  },
  WrongAnswer("counts the menus that are open") {
    let screen = AnyScreen()
    screen.opens = { state in
      if state == .ended { screen.menus -= 1 }
      return state == .began
    }
    return Menus(screen, AnyScreen.didPress) { screen.menus }
  },
]
