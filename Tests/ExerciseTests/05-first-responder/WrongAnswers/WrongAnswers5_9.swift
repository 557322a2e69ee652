import Grading
import MiniUIKit

let wrong5_9: [WrongAnswer<Coding>] = [
  WrongAnswer("only turns the two lines round") { coding(.mayNot) },
  WrongAnswer("becomes first responder before it is in a window") { coding(.tooEarly) },
  WrongAnswer("does not say that it takes text") { coding(.noInput) },
  WrongAnswer("waits for a tap that it does not hear") { coding(.deaf) },
  WrongAnswer("never lets go") { coding(.stays) },
  WrongAnswer("gives no bar") { coding(.noBar) },
  WrongAnswer("has a bar only while nothing is typed") { coding(.barWhileEmpty) },
  WrongAnswer("has keys of its own") { coding(.ownKeys) },
  WrongAnswer("takes the pad away") { coding(.removes) },
  WrongAnswer("locks the pad") { coding(.locks) },
  WrongAnswer("resigns at a second tap") { coding(.toggles) },
  WrongAnswer("begins a new code at each tap") { coding(.beginsAnew) },
  WrongAnswer("closes at a tap beside the pad") { coding(.closesBeside) },
  WrongAnswer("takes any tap for one on the pad") { coding(.anyTap) },
  WrongAnswer("becomes first responder when it is hit-tested") { coding(.inHitTest) },
  WrongAnswer("empties the code at close()") { coding(.empties) },
  WrongAnswer("makes the controller first responder") { coding(.controller) },
  WrongAnswer("takes digits only") { coding(.digits) },
  WrongAnswer("deletes everything") { coding(.deletesAll) },
]

enum PadDesign {
  case byRecognizer
  case inItsWindow
  case mayNot
  case tooEarly
  case noInput
  case deaf
  case stays
  case noBar
  case barWhileEmpty
  case ownKeys
  case removes
  case locks
  case toggles
  case beginsAnew
  case digits
  case deletesAll
  case closesBeside
  case anyTap
  case controller
  case inHitTest
  case empties
}

/// A pad, right (by a recognizer, or in its window) or with one mistake; it takes no text.
class AnyPad: UIView {
  private(set) var code = ""
  let bar = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 50))
  let design: PadDesign

  init(_ design: PadDesign) {
    self.design = design
    super.init(frame: CGRect(x: 20, y: 100, width: 300, height: 60))
    guard design == .byRecognizer else { return }
    let recognizer = UITapGestureRecognizer()
    recognizer.addTarget(self, action: AnyPad.didTap)
    addGestureRecognizer(recognizer)
  }
  private func didTap() { becomeFirstResponder() }

  override var canBecomeFirstResponder: Bool { design != .mayNot }
  override var inputAccessoryView: UIView? {
    design == .noBar || (design == .barWhileEmpty && hasText) ? nil : bar
  }
  override var inputView: UIView? { design == .ownKeys ? keys : nil }
  private let keys = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 300))
  override func didMoveToWindow() {
    super.didMoveToWindow()
    if design == .inItsWindow, window != nil { becomeFirstResponder() }
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    if design == .beginsAnew { code = "" }
    if design == .toggles, isFirstResponder {
      resignFirstResponder()
      return
    }
    if design != .deaf, design != .byRecognizer { becomeFirstResponder() }
  }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    if design == .inHitTest, hit != nil { becomeFirstResponder() }
    return hit
  }
  func empty() { code = "" }

  var hasText: Bool { !code.isEmpty }
  func insertText(_ text: String) {
    code += design == .digits ? text.filter(\.isNumber) : text
  }
  func deleteBackward() { code = design == .deletesAll ? "" : String(code.dropLast()) }
}

/// The same pad, and it takes text.
final class TextPad: AnyPad, UIKeyInput {}

final class AnyCodeScreen: UIViewController {
  let pad: AnyPad
  init(_ pad: AnyPad) { self.pad = pad }

  func appear() {
    if pad.design == .tooEarly { pad.becomeFirstResponder() }
    view.addSubview(pad)
    if pad.design == .controller {
      becomeFirstResponder()
    } else if pad.design != .tooEarly, pad.design != .inItsWindow {
      pad.becomeFirstResponder()
    }
  }
  override var canBecomeFirstResponder: Bool { pad.design == .controller }
  override var inputAccessoryView: UIView? { pad.design == .controller ? pad.bar : nil }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    if pad.design == .anyTap { pad.becomeFirstResponder() }
    if pad.design == .closesBeside, touches.allSatisfy({ $0.view !== pad }) { close() }
  }
  func close() {
    if pad.design != .stays { pad.resignFirstResponder() }
    if pad.design == .empties { pad.empty() }
    if pad.design == .removes { pad.removeFromSuperview() }
    if pad.design == .locks { pad.isUserInteractionEnabled = false }
  }
}

func coding(_ design: PadDesign) -> Coding {
  let screen = AnyCodeScreen(design == .noInput ? AnyPad(design) : TextPad(design))
  return Coding(
    controller: screen, pad: screen.pad, bar: screen.pad.bar, code: { screen.pad.code },
    appear: screen.appear, close: screen.close)
}
