import MiniUIKit
import Stage

/// 14G: a drag that begins on a button.
let reportG = report(
  "14G", "A drag that begins on a button of a form",
  complaint: "I can scroll the form only in the gaps between the buttons.",
  works: [
    "A button is lit as soon as a finger is on it.",
    "A tap on a button answers, and one between buttons does not.",
    "Of two fingers on two buttons, only the first answers.",
    "A finger that scrolls answers nothing and leaves no button lit.",
    "The knob of the slider keeps its finger, wherever it goes, and the form does not move.",
  ],
  kinds: ["touch", "gesture", "ask", "scroll", "control", "action"], touch: CGPoint(x: 187, y: 320)
) { stage throws(ScriptError) in
  let screen = FormScreen(answers: ["sun", "rain", "snow", "fog", "wind", "hail", "storm"])
  stage.root.addSubview(screen)
  let (x, y) = (stage.touch.x, stage.touch.y)
  let way = [CGPoint(x: x, y: y), CGPoint(x: x, y: y - 100)]
  try stage.finger.drag(through: way, over: 0.3)
  let mayCancel = screen.form.canCancelContentTouches
  let asked = screen.form.touchesShouldCancel(in: screen.answers[1])
  stage.recording.add(
    Table(
      "What allows the form to take a touch from rain:",
      [
        ["canCancelContentTouches", "touchesShouldCancel(in: rain)"],
        [mayCancel ? "yes" : "no", asked ? "yes" : "no"],
      ]))
}

// The screen, as a colleague wrote it.

final class FormScreen: UIView {
  /// What the user has answered so far.
  private(set) var log: [String] = []
  let form = AnswerForm(frame: CGRect(x: 0, y: 100, width: 375, height: 600))
  let volume = UISlider(frame: CGRect(x: 20, y: 20, width: 335, height: 40))
  private(set) var answers: [AnswerButton] = []

  init(answers names: [String]) {
    super.init(frame: CGRect(x: 0, y: 0, width: 375, height: 812))
    (traceName, form.traceName, volume.traceName) = ("screen", "form", "volume")
    volume.value = 0.5
    let height = 80 + 100 * CGFloat(names.count)
    form.contentSize = CGSize(width: 375, height: height)  // [A]
    form.delaysContentTouches = false  // [B] a button is lit at once
    form.canCancelContentTouches = false  // [C] a button keeps its finger
    addSubview(form)
    form.addSubview(volume)
    for name in names {
      let button = AnswerButton(name)
      button.frame.origin = CGPoint(x: 20, y: 80 + 100 * CGFloat(answers.count))
      button.isExclusiveTouch = true  // [D] one answer at a time
      button.addTarget(self, action: FormScreen.didAnswer, for: .touchUpInside, name: "answer")
      answers.append(button)
      form.addSubview(button)
    }
  }

  func didAnswer(_ button: AnswerButton) { log.append(button.title) }
}

final class AnswerForm: UIScrollView {
  override func touchesShouldCancel(in view: UIView) -> Bool {
    !(view is UIControl)  // [E] the slider keeps its finger
  }
}

final class AnswerButton: UIButton {
  let title: String

  init(_ title: String) {
    self.title = title
    super.init(frame: CGRect(x: 0, y: 0, width: 335, height: 88))
    (traceName, backgroundColor) = (title, .gray)
  }

  override var isHighlighted: Bool {
    didSet { backgroundColor = isHighlighted ? .yellow : .gray }
  }
}

// The end of the screen.
