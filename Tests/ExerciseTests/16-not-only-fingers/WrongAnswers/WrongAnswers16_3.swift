import ExerciseKit
import Grading
import MiniUIKit

let wrong16_3: [WrongAnswer<MenuCard>] = [
  WrongAnswer("trusts the button alone") {
    card {
      $0.tap(AnyCard.open)
      $0.tap(AnyCard.showMenu, .secondary)
      $0.press()
    }
  },
  WrongAnswer("adds the menu's tap first") {
    card {
      $0.tap(AnyCard.showMenu, .secondary, [.indirectPointer, .pencil])
      $0.tap(AnyCard.open, .primary, [.direct, .indirectPointer])
      $0.press()
    }
  },
  WrongAnswer("has no tap for the second button") {
    card {
      $0.tap(AnyCard.open)
      $0.press()
    }
  },
  WrongAnswer("waits for began in the tap's action") { menuCard(WaitsForBegan()) },
  WrongAnswer("asks no button at all") {
    card {
      $0.tap(AnyCard.open, .primary, [.direct, .pencil])
      $0.tap(AnyCard.showMenu, .primary, [.indirectPointer])
      $0.press()
    }
  },
  WrongAnswer("presses with fingers only") {
    card {
      $0.tap(AnyCard.open)
      $0.tap(AnyCard.showMenu, .secondary, [.indirectPointer])
      $0.press(0.5, [.direct])
    }
  },
  WrongAnswer("presses with pencils only") {
    card {
      $0.tap(AnyCard.open)
      $0.tap(AnyCard.showMenu, .secondary, [.indirectPointer])
      $0.press(0.5, [.pencil])
    }
  },
  WrongAnswer("shows the menu in every state") {
    card {
      $0.tap(AnyCard.open)
      $0.tap(AnyCard.showMenu, .secondary, [.indirectPointer])
      $0.addGestureRecognizer(UILongPressGestureRecognizer(target: $0, action: AnyCard.showMenu))
    }
  },
  WrongAnswer("trusts the button and the order") {
    card {
      $0.tap(AnyCard.showMenu, .secondary)
      $0.tap(AnyCard.open)
      $0.press()
    }
  },
  WrongAnswer("waits for the lift") { menuCard(WaitsForTheLift()) },
  WrongAnswer("is impatient") {
    card {
      $0.tap(AnyCard.open)
      $0.tap(AnyCard.showMenu, .secondary, [.indirectPointer])
      $0.press(0.3)
    }
  },
  WrongAnswer("wants both buttons at once") {
    card {
      $0.tap(AnyCard.open, [.primary, .secondary])
      $0.press()
    }
  },
  WrongAnswer("wants both buttons for the menu") {
    card {
      $0.tap(AnyCard.open)
      $0.tap(AnyCard.showMenu, [.primary, .secondary], [.indirectPointer])
      $0.press()
    }
  },
  WrongAnswer("presses for 0.58 s") {
    card {
      $0.tap(AnyCard.open)
      $0.tap(AnyCard.showMenu, .secondary, [.indirectPointer])
      $0.press(0.58)
    }
  },
  WrongAnswer("presses for 0.45 s") {
    card {
      $0.tap(AnyCard.open)
      $0.tap(AnyCard.showMenu, .secondary, [.indirectPointer])
      $0.press(0.45)
    }
  },
  WrongAnswer("lets the finger wander") {
    card {
      $0.tap(AnyCard.open)
      $0.tap(AnyCard.showMenu, .secondary, [.indirectPointer])
      $0.press()
      ($0.gestureRecognizers?.last as? UILongPressGestureRecognizer)?.allowableMovement = 1000
    }
  },
  WrongAnswer("opens once in its life") { menuCard(OpensOnce()) },
  WrongAnswer("shows its menu once in its life") { menuCard(ShowsOnce()) },
]

private func card(_ build: (AnyCard) -> Void) -> MenuCard {
  let card = AnyCard(frame: .zero)
  build(card)
  return menuCard(card)
}

private final class OpensOnce: AnyCard {
  private var isOpen = false
  init() {
    super.init(frame: .zero)
    addGestureRecognizer(UITapGestureRecognizer(target: self, action: OpensOnce.openIt))
    tap(AnyCard.showMenu, .secondary, [.indirectPointer])
    press()
  }
  func openIt() {
    if !isOpen { open() }
    isOpen = true
  }
}

private final class ShowsOnce: AnyCard {
  private var isShown = false
  init() {
    super.init(frame: .zero)
    tap(AnyCard.open)
    let click = UITapGestureRecognizer(target: self, action: ShowsOnce.showIt)
    (click.buttonMaskRequired, click.allowedTouchTypes) = (.secondary, [.indirectPointer])
    addGestureRecognizer(click)
    let press = UILongPressGestureRecognizer(target: self, action: ShowsOnce.showIt)
    press.allowedTouchTypes = [.direct, .pencil]
    addGestureRecognizer(press)
  }
  func showIt() {
    if !isShown { showMenu() }
    isShown = true
  }
}

private final class WaitsForBegan: AnyCard {
  init() {
    super.init(frame: .zero)
    tap(AnyCard.open)
    let click = UITapGestureRecognizer(target: self, action: AnyCard.didPress)
    (click.buttonMaskRequired, click.allowedTouchTypes) = (.secondary, [.indirectPointer])
    addGestureRecognizer(click)
    press()
  }
}

private final class WaitsForTheLift: AnyCard {
  init() {
    super.init(frame: .zero)
    tap(AnyCard.open)
    tap(AnyCard.showMenu, .secondary, [.indirectPointer])
    let press = UILongPressGestureRecognizer(target: self, action: WaitsForTheLift.hasPressed)
    press.allowedTouchTypes = [.direct, .pencil]
    addGestureRecognizer(press)
  }
  func hasPressed(_ press: UIGestureRecognizer) { if press.state == .ended { showMenu() } }
}
