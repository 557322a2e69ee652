import ExerciseKit
import Grading

let wrong13_7: [WrongAnswer<Drawer>] = [
  WrongAnswer(
    "answers no cancelled",
    gets:
      "An alert at 400, dragged from 500: expected at 500, but your code gives at 400, dragging.",
    Diagnosis13_7.halfOpen, rule: Diagnosis13_7.interrupt
  ) { drawer(AnySheet()) },
  WrongAnswer(
    "treats cancelled like ended",
    gets: "An alert at 200, dragged from 500: expected at 500, but your code gives at 100.",
    Diagnosis13_7.opensByItself, rule: Diagnosis13_7.interrupt
  ) { drawer(EndsWhenCancelled()) },
  WrongAnswer(
    "closes when it is interrupted",
    gets: "An alert at 400, dragged from 100: expected at 100, but your code gives at 500.",
    Diagnosis13_7.toOneEnd, rule: Diagnosis13_7.interrupt
  ) { drawer(Closes()) },
  WrongAnswer(
    "opens when it is interrupted",
    gets: "An alert at 400, dragged from 500: expected at 500, but your code gives at 100.",
    Diagnosis13_7.toOneEnd, rule: Diagnosis13_7.interrupt
  ) { drawer(Opens()) },
  WrongAnswer(
    "goes back and keeps its flag",
    gets:
      "An alert at 400, dragged from 500: expected at 500, but your code gives at 500, dragging.",
    Diagnosis13_7.stillDragging, rule: Diagnosis13_7.interrupt
  ) { drawer(KeepsItsFlag()) },
  WrongAnswer(
    "puts the flag down and stays half open",
    gets: "An alert at 400, dragged from 500: expected at 500, but your code gives at 400.",
    Diagnosis13_7.knows, rule: Diagnosis13_7.interrupt
  ) { drawer(FlagOnly()) },
  WrongAnswer(
    "waits for failed",
    gets:
      "An alert at 400, dragged from 500: expected at 500, but your code gives at 400, dragging.",
    Diagnosis13_7.halfOpen, rule: Diagnosis13_7.interrupt
  ) { drawer(WaitsForFailed()) },
  WrongAnswer(
    "goes back at every end",
    gets: "Dragged from 500 to 200, and lifted: expected at 100, but your code gives at 500.",
    Diagnosis13_7.liftIsNoLoss, rule: Diagnosis13_7.cleanUp
  ) { drawer(AlwaysBack()) },
  WrongAnswer(
    "goes back where the first drag began",
    gets: """
      Dragged to 100, and an alert over a second drag to 400: expected at 100, but your code gives \
      at 500.
      """,
    Diagnosis13_7.oldStart, rule: Diagnosis13_7.interrupt
  ) { drawer(FirstStart()) },
  WrongAnswer(
    "goes back to the nearer end of where the drag began",
    gets: """
      The program puts the sheet at 450, and an alert over a drag from there: expected at 450, but \
      your code gives at 500.
      """,
    Diagnosis13_7.toOneEnd, rule: Diagnosis13_7.interrupt
  ) { drawer(RoundsTheStart()) },
  WrongAnswer(
    "says that it drags only once it has changed",
    gets: """
      Dragged from 500 to 400, not lifted: expected at 400, dragging, but your code gives at 400.
      """,
    Diagnosis13_7.notDragging, rule: Diagnosis13_7.cleanUp
  ) { drawer(NeverDragging()) },
  WrongAnswer(
    "asks for the way on the screen",
    gets: """
      On a page drawn at half its size, 40 points upward on the screen, not lifted: expected at 420, \
      dragging, but your code gives at 460, dragging.
      """,
    Diagnosis13_7.onTheScreen, rule: Diagnosis13_7.translation
  ) { drawer(AsksTheScreen13_7()) },
  WrongAnswer(
    "lets the velocity decide",
    gets: "Dragged from 500 to 350, and lifted: expected at 500, but your code gives at 100.",
    Diagnosis13_7.place, rule: Diagnosis13_7.cleanUp
  ) { drawer(DecidesBySpeed()) },
]

func drawer(_ sheet: AnySheet) -> Drawer {
  Drawer(sheet: sheet, didPan: { sheet.didPan($0) }, isDragging: { sheet.isDragging })
}

/// The sheet of the stub, in parts that others replace.
class AnySheet: UIView {
  var isDragging = false
  var start: CGFloat = 0

  init() { super.init(frame: .zero) }

  func begin() {
    isDragging = true
    start = frame.minY
  }
  func follow(_ pan: UIPanGestureRecognizer) {
    frame.origin.y = start + pan.translation(in: superview).y
  }
  func end() {
    isDragging = false
    frame.origin.y = frame.minY <= 300 ? 100 : 500
  }
  func cancel() {}
  func back() {
    isDragging = false
    frame.origin.y = start
  }
  func didPan(_ pan: UIPanGestureRecognizer) {
    if pan.state == .began { begin() }
    follow(pan)
    if pan.state == .ended { end() }
    if pan.state == .cancelled { cancel() }
  }
}

/// Right: one case for each state.
final class SwitchesOverStates: AnySheet {
  override func didPan(_ pan: UIPanGestureRecognizer) {
    switch pan.state {
    case .began:
      begin()
      follow(pan)
    case .changed: follow(pan)
    case .ended:
      follow(pan)
      end()
    case .cancelled, .failed: back()
    default: break
    }
  }
}

/// Right: every end decides where to rest, and then rests.
final class RestsElsewhere: AnySheet {
  override func didPan(_ pan: UIPanGestureRecognizer) {
    if !isDragging { begin() }
    follow(pan)
    guard pan.state != .began, pan.state != .changed else { return }
    let rest: CGFloat = pan.state == .ended ? (frame.minY <= 300 ? 100 : 500) : start
    frame.origin.y = rest
    isDragging = false
  }
}

/// Right: a drag is an optional value, and there is no drag without it.
final class OneDrag: AnySheet {
  private var from: CGFloat?
  override var isDragging: Bool {
    get { from != nil }
    set {}
  }
  override func didPan(_ pan: UIPanGestureRecognizer) {
    let origin = from ?? frame.minY
    frame.origin.y = origin + pan.translation(in: superview).y
    from = origin
    switch pan.state {
    case .ended: settle(at: frame.minY <= 300 ? 100 : 500)
    case .cancelled: settle(at: origin)
    default: break
    }
  }
  private func settle(at edge: CGFloat) {
    frame.origin.y = edge
    from = nil
  }
}

private final class EndsWhenCancelled: AnySheet { override func cancel() { end() } }

private final class Closes: AnySheet {
  override func cancel() {
    back()
    frame.origin.y = 500
  }
}

private final class Opens: AnySheet {
  override func cancel() {
    back()
    frame.origin.y = 100
  }
}

private final class KeepsItsFlag: AnySheet {
  override func cancel() { frame.origin.y = start }
}

private final class FlagOnly: AnySheet { override func cancel() { isDragging = false } }

private final class WaitsForFailed: AnySheet {
  override func didPan(_ pan: UIPanGestureRecognizer) {
    super.didPan(pan)
    if pan.state == .failed { back() }
  }
}

private final class AlwaysBack: AnySheet {
  override func end() { back() }
  override func cancel() { back() }
}

private final class FirstStart: AnySheet {
  private var first: CGFloat?
  override func begin() {
    super.begin()
    first = first ?? start
  }
  override func cancel() {
    back()
    frame.origin.y = first ?? start
  }
}

private final class RoundsTheStart: AnySheet {
  override func cancel() {
    back()
    frame.origin.y = start <= 300 ? 100 : 500
  }
}

private final class NeverDragging: AnySheet {
  override var isDragging: Bool {
    get { false }
    set {}
  }
  override func cancel() { back() }
}

private final class AsksTheScreen13_7: AnySheet {
  override func follow(_ pan: UIPanGestureRecognizer) {
    frame.origin.y = start + pan.translation(in: nil).y
  }
  override func cancel() { back() }
}

private final class DecidesBySpeed: AnySheet {
  override func didPan(_ pan: UIPanGestureRecognizer) {
    super.didPan(pan)
    if pan.state == .ended, pan.velocity(in: superview).y < -500 { frame.origin.y = 100 }
  }
  override func cancel() { back() }
}
