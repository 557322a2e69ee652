import ExerciseKit

/// Exercise 14.11 ★★ · diagnose · 14 minutes
///
/// “Since the space bar starts the beat, nothing I type arrives, and my pedal turns no pages.”
///
/// Name the cause or causes in `causes14_11`, then mend the screen with the smallest change:
/// whatever is typed arrives in the remark, spaces too, and starts no beat; while nobody writes,
/// the pedal's arrows turn pages. These must keep working: while nobody writes, the space bar
/// starts and stops the beat. Escape ends writing, as does a tap beside the remark. A remark has
/// at most 12 letters. A key that the score uses stops there; every other is passed on.
///
///     page 1            ←  →  turn it
///     ┌ score ────────────────────┐
///     │ remark [                ] │     run: swift run chapter14 14S
///     └───────────────────────────┘
///
/// Worked touch: a tap in the remark, (187, 142), then an a.
func causes14_11() -> [Cause] {
  todo("14.11", [Cause(.whichWindow, object: "", line: "")])
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
