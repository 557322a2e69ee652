import Grading
import MiniUIKit

let wrong5_9: [WrongAnswer<Coding>] = [
  WrongAnswer("only turns the two lines round") { coding(.mayNot) },
  WrongAnswer("becomes first responder before it is in a window") { coding(.tooEarly) },
  WrongAnswer("does not say that it takes text") { coding(.noInput) },
  WrongAnswer("waits for a tap that it does not hear") { coding(.deaf) },
  WrongAnswer("never lets go") { coding(.stays) },
  WrongAnswer("gives no bar") { coding(.noBar) },
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
  override var inputAccessoryView: UIView? { design == .noBar ? nil : bar }
  override func didMoveToWindow() {
    super.didMoveToWindow()
    if design == .inItsWindow, window != nil { becomeFirstResponder() }
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    if design != .deaf, design != .byRecognizer { becomeFirstResponder() }
  }

  var hasText: Bool { !code.isEmpty }
  func insertText(_ text: String) { code += text }
  func deleteBackward() { code = String(code.dropLast()) }
}

/// The same pad, and it takes text.
final class TextPad: AnyPad, UIKeyInput {}

final class AnyCodeScreen: UIViewController {
  let pad: AnyPad
  init(_ pad: AnyPad) { self.pad = pad }

  func appear() {
    if pad.design == .tooEarly { pad.becomeFirstResponder() }
    view.addSubview(pad)
    if pad.design != .tooEarly, pad.design != .inItsWindow { pad.becomeFirstResponder() }
  }
  func close() {
    if pad.design != .stays { pad.resignFirstResponder() }
  }
}

func coding(_ design: PadDesign) -> Coding {
  let screen = AnyCodeScreen(design == .noInput ? AnyPad(design) : TextPad(design))
  return Coding(
    controller: screen, pad: screen.pad, bar: screen.pad.bar, code: { screen.pad.code },
    appear: screen.appear, close: screen.close)
}
