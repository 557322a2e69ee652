import ExerciseKit

// Which window and who was hit: as they should be, and the remark is first responder. Who heard: the
// remark hears the a, as the first on the chain, and passes it on, as every field does. The score
// hears it, and is the last: an override without super. The text of a key is typed when everybody has
// passed it on, so nothing arrives; and the screen, which would turn the page, is never asked.
// So the score takes its own keys, and hands every other one to super. A space is its own only while
// nobody writes; Escape makes no text, and is always its own. Two lines are enough.
// Two key commands instead of the override do the same, for a command gives way to text: the space is
// typed while the remark is first responder, and starts the beat otherwise.
// The trap: to let everything pass while somebody writes. Then Escape is dead. And super for all that
// is no space types every letter, but no space.
func causes14_11() -> [Cause] {
  [Cause(.whoHeard, object: "score", line: "D")]
}

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
      case " " where !remark.isFirstResponder: beats.toggle()
      case UIKeyCommand.inputEscape: endWriting()
      default: super.pressesBegan([press], with: event)
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
