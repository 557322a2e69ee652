import ExerciseKit
import Grading
import MiniUIKit
import WrittenExercises

let wrong14_7: [WrongAnswer<Diagnosed<Surveys>>] = [
  suspect("takes the height of the content for a cause", line: "A"),
  suspect("takes the missing delay for a cause", line: "B"),
  suspect("takes the exclusive touch for a cause", line: "D"),
  one("names the property only, and mends both lines", "C"),
  one("names the question only, and mends both lines", "E"),
  WrongAnswer("asks who heard") {
    survey14_7([Cause(.whoHeard, object: "rain", line: "C")], .mended)
  },
  WrongAnswer("blames the button") {
    survey14_7([Cause(.whoTookIt, object: "rain", line: "E")], .mended)
  },
  report("mends nothing", .unchanged),
  report("mends the property only", .propertyOnly),
  report("mends the question only", .questionOnly),
  report("lets the form's pan recognize beside everything", .ownPan),
  WrongAnswer("delays touches") { right14_7(.delays) },
  WrongAnswer("delays touches and mends both lines") { right14_7(.delaysToo) },
  WrongAnswer("lets the form take every touch") { right14_7(.takesAll) },
  WrongAnswer("lets touches through to the form") { right14_7(.buttonsOff) },
  WrongAnswer("answers when the finger comes down") { right14_7(.touchDown) },
  WrongAnswer("takes the exclusive touch away as well") { right14_7(.allAtOnce) },
]

private func suspect(_ name: String, line: String) -> WrongAnswer<Diagnosed<Surveys>> {
  WrongAnswer(name) {
    survey14_7([Cause(.whoTookIt, object: "pan(form)", line: line)], .unchanged)
  }
}

private func one(_ name: String, _ line: String) -> WrongAnswer<Diagnosed<Surveys>> {
  WrongAnswer(name) { survey14_7([Cause(.whoTookIt, object: "pan(form)", line: line)], .mended) }
}

private func report(_ name: String, _ design: TrialForm.Design) -> WrongAnswer<Diagnosed<Surveys>> {
  WrongAnswer(name) { right14_7(design) }
}

/// The right diagnosis with a mend of any design.
func right14_7(_ design: TrialForm.Design) -> Diagnosed<Surveys> {
  survey14_7(
    ["C", "E"].map { Cause(.whoTookIt, object: "pan(form)", line: $0) }, design)
}

private func survey14_7(
  _ causes: [Cause], _ design: TrialForm.Design
) -> Diagnosed<Surveys> {
  Diagnosed(causes) { names in
    let screen = TrialForm(names, design)
    return Survey(
      screen: screen, form: screen.form, log: { screen.log },
      lit: { screen.buttons.filter(\.isHighlighted).map { $0.name } },
      volume: { screen.volume.value })
  }
}

/// The screen with one of several mends.
final class TrialForm: UIView {
  enum Design {
    case unchanged, propertyOnly, questionOnly, delays, delaysToo, takesAll, buttonsOff, touchDown
    case ownPan, mended, buttonsAgree, sliderRefuses, sliderStopsForm, allAtOnce
  }

  private(set) var log: [String] = []
  let form: TrialFormView
  let volume: UISlider
  private(set) var buttons: [UIButton] = []

  init(_ names: [String], _ design: Design) {
    form = TrialFormView(design)
    volume = design == .sliderRefuses ? RefusingSlider() : UISlider()
    super.init(frame: CGRect(x: 0, y: 0, width: 375, height: 812))
    form.frame = CGRect(x: 0, y: 100, width: 375, height: 600)
    form.contentSize = CGSize(width: 375, height: 80 + 100 * names.count)
    form.delaysContentTouches = design == .delays || design == .delaysToo
    let keeps: [Design] = [.unchanged, .questionOnly, .delays, .buttonsOff, .ownPan]
    form.canCancelContentTouches = !keeps.contains(design)
    addSubview(form)
    volume.frame = CGRect(x: 20, y: 20, width: 335, height: 40)
    volume.value = 0.5
    form.addSubview(volume)
    if design == .sliderStopsForm { stopForm() }
    if design == .ownPan {
      let pan = UIPanGestureRecognizer(target: self, action: TrialForm.didPan)
      pan.cancelsTouchesInView = false
      addGestureRecognizer(pan)
    }
    for name in names {
      let button = UIButton(
        frame: CGRect(x: 20, y: 80 + 100 * buttons.count, width: 335, height: 88))
      button.traceName = name
      button.isExclusiveTouch = design != .allAtOnce
      button.isUserInteractionEnabled = design != .buttonsOff
      let event: UIControl.Event = design == .touchDown ? .touchDown : .touchUpInside
      button.addTarget(self, action: TrialForm.didAnswer, for: event)
      buttons.append(button)
      form.addSubview(button)
    }
  }

  private func stopForm() {
    volume.addAction(
      UIAction { [unowned self] _ in form.isScrollEnabled = false }, for: .touchDown)
    let ends: UIControl.Event = [.touchUpInside, .touchUpOutside, .touchCancel]
    volume.addAction(UIAction { [unowned self] _ in form.isScrollEnabled = true }, for: ends)
  }

  func didAnswer(_ button: UIButton) { log.append(button.name) }

  func didPan(_ pan: UIPanGestureRecognizer) {
    form.contentOffset.y -= pan.translation(in: self).y
    pan.setTranslation(.zero, in: self)
  }
}

final class TrialFormView: UIScrollView {
  private let design: TrialForm.Design

  init(_ design: TrialForm.Design) {
    self.design = design
    super.init(frame: .zero)
  }

  override func touchesShouldCancel(in view: UIView) -> Bool {
    switch design {
    case .takesAll, .sliderRefuses, .sliderStopsForm, .buttonsOff: true
    case .buttonsAgree: view is UIButton || super.touchesShouldCancel(in: view)
    case .unchanged, .propertyOnly, .delays, .ownPan: !(view is UIControl)
    case .questionOnly, .delaysToo, .touchDown, .mended, .allAtOnce: !(view is UISlider)
    }
  }
}

/// A slider that lets no other pan begin as long as it has a finger.
final class RefusingSlider: UISlider {
  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    !isTracking && super.gestureRecognizerShouldBegin(gestureRecognizer)
  }
}
