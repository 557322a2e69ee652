import MiniUIKit
import Stage

/// The controls of the table, by the names of its rows.
let controls = [
  "button", "switch", "stepper", "segments", "pages", "thumb", "track", "own", "field",
]
/// The gestures of the table, by the names of its columns.
let gestures = [
  "tap", "double", "two", "press", "pan-along", "pan-across", "swipe-along", "swipe-across",
]

/// Which control keeps which gesture of its superview away (published experiment G5).
let vetoes = [
  Experiment("9D", "Nine places, eight gestures: one run for each cell", pictures: []) {
    stage throws(ScriptError) in
    for (title, columns) in [
      ("Tapped or held: who wins, control or gesture?", 0..<4), ("Moved, along or across:", 4..<8),
    ] {
      var rows = [["on"] + gestures[columns]]
      for control in controls {
        var row = [control]
        for gesture in gestures[columns] {
          row.append(try winner(control, gesture))
        }
        rows.append(row)
      }
      stage.recording.add(Table(title, rows))
    }
  }
]

/// One cell of the table with its whole trace.
let oneCell = [
  Experiment(
    "9E", "A control on grey, and one gesture on it", kinds: shown, showsChain: false,
    parameters: [
      .word("control", "button", of: controls, "what the finger is on"),
      .word("gesture", "press", of: gestures, "the gesture that grey has a recognizer for"),
    ], pictures: [.map, .timeline], on: screenStage
  ) { stage throws(ScriptError) in
    try play(stage.word("control"), stage.word("gesture"), on: stage)
  },
  Experiment(
    "9E2", "A swiped thumb on grey, which has a swipe", kinds: shown, showsChain: false,
    pictures: [.map, .scene], on: screenStage
  ) { stage throws(ScriptError) in
    try play("thumb", "swipe-along", on: stage)
  },
]

/// Which one wins: the gesture, if its action runs; the control, if it says no; a recognizer of the
/// control's own, if that recognizes.
private func winner(_ control: String, _ gesture: String) throws(ScriptError) -> String {
  let stage = screenStage(Settings())
  try play(control, gesture, on: stage)
  if let screen = stage.screen, screen.taps > 0 { return "gesture" }
  let isVetoed = stage.recording.lines.contains { line in
    line.kind == "ask" && line.what == "shouldBegin -> no"
  }
  if isVetoed { return "control" }
  func has(_ who: String, _ what: String) -> Bool {
    stage.recording.lines.contains { $0.who == who && $0.what == what }
  }
  if has("tap(\(control))", "ended") { return "own tap" }
  return has("hold(\(control))", "began") ? "own press" : "neither"
}

/// Puts a control on grey, gives grey a recognizer, and makes the gesture on the control.
private func play(_ control: String, _ gesture: String, on stage: Stage) throws(ScriptError) {
  guard let screen = stage.screen else { return }
  let grey = stage.addGrey()
  let view = make(control)
  grey.addSubview(view)
  view.addTarget(screen, action: Screen.didSave, for: .primaryActionTriggered, name: "didSave")
  let recognizer = recognizer(gesture)
  recognizer.addTarget(screen, action: Screen.didRecognize, name: "didRecognize")
  grey.addGestureRecognizer(recognizer)
  // The thumb of the slider is its left end, the track what lies to the right of it.
  let place = CGPoint(x: control == "track" ? 100 : 30, y: 200)
  let far =
    gesture == "pan-across" || gesture == "swipe-across"
    ? CGPoint(x: place.x, y: place.y + 80) : CGPoint(x: place.x + 80, y: place.y)
  switch gesture {
  case "tap": try stage.finger.tap(at: place)
  case "double":
    try stage.finger.tap(at: place)
    try stage.wait(0.1)
    try stage.finger.tap(at: place)
  case "two":
    let second = CGPoint(x: place.x + 15, y: place.y)
    try stage.play([(1, .tap(at: place)), (2, .tap(at: second))])
  case "press": try stage.finger.press(at: place, for: 0.6)
  default: try stage.finger.drag(through: [place, far], over: 0.1)
  }
}

private func make(_ control: String) -> UIControl {
  let frame = CGRect(x: 10, y: 92, width: 150, height: 40)
  switch control {
  case "switch": return dressed(UISwitch(frame: frame), control, .yellow)
  case "stepper": return dressed(UIStepper(frame: frame), control, .yellow)
  case "segments":
    let segments = dressed(UISegmentedControl(items: ["A", "B"]), control, .yellow)
    segments.frame = frame
    return segments
  case "pages": return dressed(UIPageControl(frame: frame), control, .yellow)
  case "thumb", "track": return dressed(UISlider(frame: frame), "slider", .yellow)
  case "own": return dressed(HeartControl(frame: frame), "heart", .red)
  case "field": return dressed(UITextField(frame: frame), control, .yellow)
  default: return dressed(UIButton(frame: frame), "button", .green)
  }
}

private func recognizer(_ gesture: String) -> UIGestureRecognizer {
  switch gesture {
  case "press": return UILongPressGestureRecognizer()
  case "pan-along", "pan-across": return UIPanGestureRecognizer()
  case "swipe-along": return UISwipeGestureRecognizer()
  case "swipe-across":
    let swipe = UISwipeGestureRecognizer()
    swipe.direction = .down
    return swipe
  default:
    let tap = UITapGestureRecognizer()
    if gesture == "double" { tap.numberOfTapsRequired = 2 }
    if gesture == "two" { tap.numberOfTouchesRequired = 2 }
    return tap
  }
}
