import ExerciseKit

// Which window, who was hit and who heard: as it should be; rain hears began, as it is meant to. Who
// took it: the button keeps the touch, and the form's pan never begins. Two lines forbid it. The form
// may take no touch at all from what lies in it; and were it allowed to, it would still say no for
// every control. Mended alone, neither line changes anything.
// The line that is suspected first, with the delay, is innocent: with the delay, a quick finger would
// scroll, but a button would be lit late, and a finger that rests first would still be kept.
// The trap: to let the form take every touch. Then the slider loses its finger as soon as it strays.
func causes14_7() -> [Cause] {
  [
    Cause(.whoTookIt, object: "pan(form)", line: "C"),
    Cause(.whoTookIt, object: "pan(form)", line: "E"),
  ]
}

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
    !(view is UISlider)  // [E] the slider keeps its finger
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
