import MiniUIKit
import Stage

/// 14S, for 14K was taken: a field and a pedal, and between them a view with keys of its own.
let reportK = report(
  "14S", "A key for the remark, and one for the page",
  complaint:
    "Since the space bar starts the beat, nothing I type arrives, and my pedal turns no pages.",
  works: [
    "While nobody writes, the space bar starts and stops the beat.",
    "Escape ends writing, as does a tap beside the remark.",
    "A remark has at most 12 letters.",
  ],
  kinds: ["gesture", "responder", "press"], touch: CGPoint(x: 187, y: 142)
) { stage throws(ScriptError) in
  let screen = RehearsalScreen(pages: 9)
  stage.root.addSubview(screen)
  try stage.finger.tap(at: stage.touch)
  try stage.wait(0.92)
  try stage.phone.pressKey("a")
  try stage.wait(0.9)
  let remark = screen.score.remark.text ?? ""
  try stage.finger.tap(at: CGPoint(x: 187, y: 300))
  try stage.wait(0.92)
  try stage.phone.pressKey(UIKeyCommand.inputRightArrow)
  stage.recording.add(
    Table(
      "After an a in the remark, and a right arrow when nobody writes:",
      [["remark", "page"], ["“" + remark + "”", String(screen.page)]]))
}

// The screen, as a colleague wrote it.

final class RehearsalScreen: UIView {
  private(set) var page = 1
  let score = ScoreView()
  private let count: Int

  init(pages count: Int) {
    self.count = count
    super.init(frame: CGRect(x: 0, y: 0, width: 375, height: 812))
    (traceName, backgroundColor) = ("screen", .white)
    addSubview(score)
    let tap = UITapGestureRecognizer(
      target: score, action: ScoreView.endWriting, name: "endWriting")
    tap.name = "tap"
    addGestureRecognizer(tap)  // [A] a tap beside the remark ends writing
  }

  /// The pedal turns pages.
  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    switch presses.first?.key?.characters {
    case UIKeyCommand.inputRightArrow: page = min(page + 1, count)
    case UIKeyCommand.inputLeftArrow: page = max(page - 1, 1)
    default: super.pressesBegan(presses, with: event)  // [B] what is no pedal
    }
  }
}

final class ScoreView: UIView, UITextFieldDelegate {
  private(set) var beats = false
  let remark = UITextField(frame: CGRect(x: 20, y: 20, width: 295, height: 44))

  init() {
    super.init(frame: CGRect(x: 20, y: 100, width: 335, height: 300))
    (traceName, remark.traceName) = ("score", "remark")
    (backgroundColor, remark.backgroundColor) = (.gray, .yellow)
    remark.delegate = self
    addSubview(remark)
  }

  override var canBecomeFirstResponder: Bool { true }  // [C] gets the keys while nobody writes

  override func didMoveToWindow() { becomeFirstResponder() }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    for press in presses {  // [D] the score's own keys
      switch press.key?.characters {
      case " ": beats.toggle()
      case UIKeyCommand.inputEscape: endWriting()
      default: break
      }
    }
  }

  /// The keys belong to the score again.
  func endWriting() { becomeFirstResponder() }

  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    range.location < 12  // [E] a remark is short
  }
}

// The end of the screen.
