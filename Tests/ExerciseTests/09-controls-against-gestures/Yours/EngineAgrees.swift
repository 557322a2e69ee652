import ExerciseKit
import Grading
import MiniUIKit
import Stage
import TestKit
import Testing

@testable import Graders09
@testable import Solutions09

@Suite(.provedOnce(.chapter("09-controls-against-gestures"))) struct EngineAgrees {
  /// Plays one question of exercise 9.2 and says who gets its way.
  private func play(_ question: Int) throws -> String {
    let (stage, log) = (Stage(), Log())
    let panel = card("panel", 0, 100, 300, 300, in: stage.root)
    let control: UIControl =
      switch question {
      case 1: UIStepper()
      case 2: UISwitch()
      case 3: UIControl()
      case 7, 8: UISlider()
      default: UIButton()
      }
    place(control, "control", CGRect(x: 0, y: 0, width: 200, height: 40), in: panel)
    if question == 5 || question == 6 {
      _ = card("view", 0, 0, 60, 40, in: control)
    }
    control.note("control", for: [.touchUpInside], log)
    let once = Moments()
    let recognizer: UIGestureRecognizer =
      switch question {
      case 7: UISwipeGestureRecognizer()
      case 8: UIPanGestureRecognizer()
      case 9: UILongPressGestureRecognizer()
      default: UITapGestureRecognizer()
      }
    if let tap = recognizer as? UITapGestureRecognizer {
      if question == 2 || question == 6 { tap.numberOfTapsRequired = 2 }
      if question == 10 { tap.numberOfTouchesRequired = 2 }
    }
    recognizer.cancelsTouchesInView = question != 4
    recognizer.addTarget(once, action: Moments.comes, name: "gesture")
    panel.addGestureRecognizer(recognizer)
    let place = CGPoint(x: 15, y: 115)
    switch question {
    case 2:
      try stage.finger.tap(at: place)
      try stage.wait(0.1)
      try stage.finger.tap(at: place)
    case 7, 8: try stage.finger.drag(through: [place, CGPoint(x: 115, y: 115)], over: 0.15)
    case 9: try stage.finger.press(at: place, for: 0.3)
    case 10:
      try stage.play([(1, .tap(at: place)), (2, .tap(at: CGPoint(x: 30, y: 115)))])
    default: try stage.finger.tap(at: place)
    }
    try stage.wait(1)
    switch (log.heard.isEmpty, once.count > 0) {
    case (true, true): return "gesture"
    case (true, false): return "neither"
    case (false, true): return "both"
    case (false, false): return "control"
    }
  }

  @Test func `the answers of exercise 9·2 are what the engine does`() throws {
    #expect(try (1...10).map { try play($0) } == Solutions09.whoGetsItsWay())
  }
}

private final class Moments {
  private(set) var count = 0
  func comes() { count += 1 }
}
