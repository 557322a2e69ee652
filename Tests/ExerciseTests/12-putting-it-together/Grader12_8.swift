import ExerciseKit
import Grading
import MiniUIKit
import Stage

@testable import Solutions12

/// Connects a sheet with its search field to a scene.
typealias MakeSearching = (Scene) -> Void

/// What answers to exercise 12.8 are told.
enum Diagnosis12_8 {
  static let doesNothingAboutTheKeyboard =
    "The keyboard begins at 476 and covers the field, which ends at 490.\nRule: \(begin)"
  static let returnsWithAnyMessage =
    "The panel rose with willShow, and another message took it back: not each of them is willHide."
    + "\nRule: \(begin)"
  static let risesAsFarAsNeeded =
    "The panel rose as far as the field needs, and no further."
    + "\nRule: the statement: when the keyboard begins to come, the panel rises to 100."
  static let neverReturns =
    "The keyboard is gone, and the panel did not return."
    + "\nRule: keyboard: when the keyboard goes, the panel returns, with willHide (FR-17)."
  static let returnsToTheLastDrag =
    "startTop says where a drag began; the keyboard came without one.\nRule: \(noted)"
  static let returnsToTheMiddle = "It returns to 420, but it was at 100 before.\nRule: \(noted)"
  static let notesThePlaceAtEveryAnnouncement =
    "The second announcement came when the panel was at 100; that is not where it was before."
  static let notesThePlaceOnceAndForAll =
    "The second time it returns to where it was the first time.\nRule: \(eachTime)"
  static let notesOnlyWhatIsFurtherDown =
    "The second time it rose from 100, and that was not noted; so it returns to an older place."
    + "\nRule: \(eachTime)"
  static let asksForTheWayOnTheScreen =
    "20 points on the screen are 40 in the sheet, where the panel lies."
  static let returnsUnderTheFinger =
    "Resigning posted willHide in the middle of didPan, and the panel left the finger."
  static let neverResigns =
    "The panel has left 100, and the search field is still first responder.\nRule: \(resign)"
  static let resignsWithTheFirstMove =
    "The field resigns before the panel has left its place: the drag may still go up."
    + "\nRule: \(resign)"
  static let resignsWhenTheFingerIsLifted =
    "The field resigns when the finger is lifted; it was to resign at once.\nRule: \(resign)"
  static let goesOn = "The finger let go where it was, and the panel went on by itself."
  static let keepsTheOldPlaceAfterADrag =
    "A drag had put the panel to 130 before it rose; it returns to an older place.\nRule: \(eachTime)"
  static let forgetsThePlaceInEveryDrag =
    "No drag took the panel down from 100, so it returns to where it was before: 420."
    + "\nRule: \(below)"
  static let thinksThatACancelledDragGoesOn =
    "The keyboard went, and the panel did not return; the cancelled drag is over."
    + "\nRule: \(cancelled)"
  static let waitsUntilItHasCome =
    "The keyboard is on its way, and the panel waits until it has come."
  static let waitsUntilItHasGone =
    "The keyboard is on its way out, and the panel waits until it has gone."
  static let doesNotRiseAgain =
    "The keyboard came a second time, and the panel did not rise: what was before is still noted."
    + "\nRule: \(forget)"
  static let begin =
    "keyboard: it says willShow before it comes, and willHide before it goes (FR-17)."
  static let noted =
    "keyboard: what willHide goes back to, willShow has to note: the panel's place then (FR-17)."
  static let rise =
    "the statement: the keyboard may announce itself again; where the panel was is noted once."
  static let eachTime = "the statement: it returns to where it was before it rose, each time anew."
  static let forget =
    "keyboard: what is noted for one keyboard is over once it has gone, or a drag has moved the panel."
  static let below =
    "keyboard: only a drag down from 100 makes the panel forget where it was before."
  static let resign =
    "keyboard: a drag that takes the panel down from 100 makes the field resign, at that move."
  static let cancelled =
    "chapter 7, A touch it has no use for: a gesture may also end with cancelled (GR-30)."
  static let share = "the statement: the given lines ask in the panel's superview; leave that so."
  static let drag =
    "keyboard: a finger that holds the panel has the last word; willHide moves nothing."
}

let exercise12_8: Grader<MakeSearching> = Grader(
  "12.8", read: "Chapters/12-putting-it-together, A message in mid-drag", steps: stepNames,
  solution: {
    { scene in
      let answer = Solutions12.SearchSheet(panel: scene.panel, search: scene.search)
      scene.searches(answer, Solutions12.SearchSheet.didPan) { answer.keyboard($0) }
    }
  }, alternatives: [{ searching(.asksThePan) }], wrong: wrong12_8,
  statement: [
    .asks(
      "When the keyboard begins", "Panel at 420, a tap on the search", "Panel at 420, 0.1 s after"),
    .asks(
      "When it begins to go", "Panel at 420, 0.1 s after", "Panel at 420, a tap on the field",
      "Panel at 100, a tap", "Panel at 680",
      "Panel at 420, keyboard up and away"),
    .asks(
      "A drag that takes", "Keyboard up, then dragged down", "Keyboard up, then dragged up",
      "Keyboard up, dragged down by 40 at once", "Keyboard up, dragged to 130", "Random scene"),
    .asks("The keyboard may", "Panel at 420, keyboard up, it announces"),
    .asks("Worked touch", "Panel at 420, no keyboard, dragged to 500"),
  ]
) { make in
  func scene(
    _ name: String, top: Double = 420, scale: Double = 1, _ steps: [SheetStep], is wanted: String,
    why: [String: String] = [:], rule: String?
  ) throws {
    try playing(name) {
      let scene = Scene(top: top)
      scene.sheet.transform = CGAffineTransform(scaleX: scale, y: scale)
      make()(scene)
      var got: [String] = []
      for step in steps { got += try scene.plays(step) }
      let nothing = Diagnosis12_8.doesNothingAboutTheKeyboard
      try expect(
        list(got), is: wanted, name,
        why: why.mapValues {
          scene.risen.isTrue && $0 == nothing ? Diagnosis12_8.returnsWithAnyMessage : $0
        }, rule: rule)
    }
  }
  try scene(
    "Panel at 420, a tap on the search field", [.tapField], is: "100 keyboard",
    why: [
      "420 keyboard": Diagnosis12_8.doesNothingAboutTheKeyboard,
      "406 keyboard": Diagnosis12_8.risesAsFarAsNeeded,
    ], rule: nil)
  try scene(
    "Panel at 420, a tap on the field, and the keyboard goes", [.tapField, .resign],
    is: "100 keyboard, 420",
    why: [
      "100 keyboard, 100": Diagnosis12_8.neverReturns,
      "100 keyboard, 0": Diagnosis12_8.returnsToTheLastDrag,
    ], rule: Diagnosis12_8.rise)
  try scene(
    "Panel at 100, a tap on the field, and the keyboard goes", top: 100, [.tapField, .resign],
    is: "100 keyboard, 100",
    why: ["100 keyboard, 420": Diagnosis12_8.returnsToTheMiddle], rule: Diagnosis12_8.rise)
  try scene(
    "Panel at 680, keyboard up, and it goes", top: 680, [.byProgram, .resign],
    is: "100 keyboard, 680",
    why: [
      "100 keyboard, 420":
        "It returns to 420, but it was at 680 before.\nRule: \(Diagnosis12_8.noted)"
    ],
    rule: Diagnosis12_8.rise)
  try scene(
    "Panel at 420, keyboard up, it announces itself again and goes",
    [.tapField, .announce, .resign], is: "100 keyboard, 100 keyboard, 420",
    why: [
      "100 keyboard, 100 keyboard, 100": Diagnosis12_8.notesThePlaceAtEveryAnnouncement
    ], rule: Diagnosis12_8.rise)
  try scene(
    "Panel at 420, keyboard up and away, then at 600, up and away",
    [.tapField, .resign, .put(600), .tapField, .resign],
    is: "100 keyboard, 420, 600, 100 keyboard, 600",
    why: [
      "100 keyboard, 420, 600, 100 keyboard, 420": Diagnosis12_8.notesThePlaceOnceAndForAll
    ], rule: Diagnosis12_8.rise)
  try scene(
    "Panel at 420, keyboard up and away, then at 100, up and away",
    [.tapField, .resign, .put(100), .tapField, .resign],
    is: "100 keyboard, 420, 100, 100 keyboard, 100",
    why: [
      "100 keyboard, 420, 100, 100 keyboard, 420": Diagnosis12_8.notesOnlyWhatIsFurtherDown
    ], rule: Diagnosis12_8.rise)
  try scene(
    "Panel at 420, 0.1 s after the keyboard begins to come, and to go",
    [.beginsToCome, .beginsToGo],
    is: "100 keyboard, 420",
    why: [
      "420 keyboard, 100": Diagnosis12_8.waitsUntilItHasCome,
      "420 keyboard, 420": Diagnosis12_8.waitsUntilItHasCome,
      "100 keyboard, 100": Diagnosis12_8.waitsUntilItHasGone,
    ], rule: Diagnosis12_8.begin)
  try scene(
    "Panel at 420, no keyboard, dragged by 10, 50", [.drag([10, 50])], is: "420, 460, 460",
    why: [
      "420, 460, 420": Diagnosis12_8.goesOn,
      "420, 420, 420": "The panel follows the finger, with the keyboard or without.",
    ],
    rule: Diagnosis12_8.drag)
  try scene(
    "Panel at 420, no keyboard, dragged to 500", [.drag([10, 90])], is: "420, 500, 500",
    why: ["420, 500, 420": Diagnosis12_8.goesOn, "420, 500, 700": Diagnosis12_8.goesOn],
    rule: Diagnosis12_8.drag)
  try scene(
    "The sheet drawn at half its size, panel at 420, no keyboard, dragged by 10, 30", scale: 0.5,
    [.drag([10, 30])], is: "420, 460, 460",
    why: ["420, 440, 440": Diagnosis12_8.asksForTheWayOnTheScreen], rule: Diagnosis12_8.share)
  try scene(
    "Keyboard up, then dragged down by 10, 40, 90", [.tapField, .drag([10, 40, 90])],
    is: "100 keyboard, 100 keyboard, 130, 180, 180",
    why: [
      "100 keyboard, 100 keyboard, 420, 180, 180": Diagnosis12_8.returnsUnderTheFinger,
      "100 keyboard, 100 keyboard, 130 keyboard, 180 keyboard, 180 keyboard": Diagnosis12_8
        .neverResigns,
      "100 keyboard, 100 keyboard, 130, 210, 210":
        "Since the field has resigned, the panel goes further than the finger.",
      "100 keyboard, 100 keyboard, 130, 150, 150":
        "The translation was set to zero under way, and startTop is still where the drag began."
        + "\nRule: share: a translation counts from the drag's beginning, or from its setting (GR-90).",
      "100 keyboard, 100 keyboard, 130, 180, 420":
        "The finger let go at 180, and the panel went back to where it was before the keyboard.",
      "100 keyboard, 100 keyboard, 130 keyboard, 180 keyboard, 180": Diagnosis12_8
        .resignsWhenTheFingerIsLifted,
      "100 keyboard, 100 keyboard, 130 keyboard, 180 keyboard, 420":
        "The field resigns when the finger is lifted, and the panel goes with it.",
      "100 keyboard, 420, 130, 180, 180": Diagnosis12_8.resignsWithTheFirstMove,
      "100 keyboard, 100, 130, 180, 180": Diagnosis12_8.resignsWithTheFirstMove,
    ], rule: Diagnosis12_8.drag)
  try scene(
    "Keyboard up, dragged down by 40 at once, and lifted", [.tapField, .drag([40])],
    is: "100 keyboard, 130, 130",
    why: [
      "100 keyboard, 130 keyboard, 130 keyboard":
        "The drag's first move took the panel down from 100, and the field has not resigned."
        + "\nRule: the statement: further down than 100, with its first move or later.",
      "100 keyboard, 420, 420": Diagnosis12_8.returnsUnderTheFinger,
      "100 keyboard, 420, 130": Diagnosis12_8.returnsUnderTheFinger,
      "100 keyboard, 130, 100": Diagnosis12_8.goesOn,
      "100 keyboard, 130, 420": Diagnosis12_8.goesOn,
    ], rule: Diagnosis12_8.drag)
  try scene(
    "Keyboard up, then dragged down by 10, 11", [.tapField, .drag([10, 11])],
    is: "100 keyboard, 100 keyboard, 101, 101",
    why: [
      "100 keyboard, 100 keyboard, 101 keyboard, 101 keyboard": "At 101 the panel has left 100."
    ], rule: Diagnosis12_8.drag)
  try scene(
    "Keyboard up, then dragged up by 10, 60", [.tapField, .drag([-10, -60])],
    is: "100 keyboard, 100 keyboard, 100 keyboard, 100 keyboard",
    why: [
      "100 keyboard, 100, 100, 100":
        "The panel was not taken down from 100, and the field has resigned.",
      "100 keyboard, 420, 100, 100":
        "The panel was not taken down from 100, and the field has resigned.",
      "100 keyboard, 100 keyboard, 100, 100":
        "The panel was not taken down from 100, and the field has resigned.",
      "100 keyboard, 100 keyboard, 100 keyboard, 420 keyboard": Diagnosis12_8.goesOn,
    ], rule: Diagnosis12_8.drag)
  try scene(
    "Keyboard up, dragged down by 10, 40 and back up by 10", [.tapField, .drag([10, 40, -10])],
    is: "100 keyboard, 100 keyboard, 130, 100, 100", rule: Diagnosis12_8.drag)
  try scene(
    "Keyboard up, dragged down by 10, 40, and an alert comes up",
    [.tapField, .cancelledDrag([10, 40])],
    is: "100 keyboard, 100 keyboard, 130, 130",
    why: [
      "100 keyboard, 100 keyboard, 130, 420": "Cancelled as well as lifted, the panel stays at 130."
    ],
    rule: Diagnosis12_8.drag)
  try scene(
    "Keyboard up, dragged to 130, keyboard up again, and it goes",
    [.tapField, .drag([10, 40]), .tapField, .resign],
    is: "100 keyboard, 100 keyboard, 130, 130, 100 keyboard, 130",
    why: [
      "100 keyboard, 100 keyboard, 130, 130, 100 keyboard, 420": Diagnosis12_8
        .keepsTheOldPlaceAfterADrag,
      "100 keyboard, 100 keyboard, 130, 130, 100 keyboard, 100":
        "This keyboard went without a drag, and the panel did not return; an earlier drag still counts."
        + "\nRule: \(Diagnosis12_8.forget)",
      "100 keyboard, 100 keyboard, 130, 130, 130 keyboard, 420": Diagnosis12_8.doesNotRiseAgain,
      "100 keyboard, 100 keyboard, 130, 130, 130 keyboard, 130": Diagnosis12_8.doesNotRiseAgain,
    ], rule: Diagnosis12_8.rise)
  try scene(
    "Keyboard up, dragged up by 10, 60, and it goes", [.tapField, .drag([-10, -60]), .resign],
    is: "100 keyboard, 100 keyboard, 100 keyboard, 100 keyboard, 420",
    why: [
      "100 keyboard, 100 keyboard, 100 keyboard, 100 keyboard, 100": Diagnosis12_8
        .forgetsThePlaceInEveryDrag
    ], rule: Diagnosis12_8.rise)
  try scene(
    "Dragged by 10, 50, an alert comes up; then keyboard up, and it goes",
    [.cancelledDrag([10, 50]), .tapField, .resign], is: "420, 460, 460, 100 keyboard, 460",
    why: [
      "420, 460, 460, 100 keyboard, 100": Diagnosis12_8.thinksThatACancelledDragGoesOn,
      "420, 460, 460, 100 keyboard, 420": "It returns to 420, but it was at 460 before.",
    ], rule: Diagnosis12_8.rise)
  try randomScenes(1...30) { name, random in
    var (top, before): (Double, Double?) = (Double(random.int(in: 10...60)) * 10, nil)
    let start = top
    var (steps, wanted): ([SheetStep], [String]) = ([], [])
    func note() { wanted.append(text(top) + (before == nil ? "" : " keyboard")) }
    for _ in 0..<random.int(in: 2...6) {
      switch random.int(in: 0...3) {
      case 0:
        if before == nil { (before, top) = (top, 100) }
        steps.append(.byProgram)
        note()
      case 1:
        (top, before) = (before ?? top, nil)
        steps.append(.resign)
        note()
      case 2 where before != nil:
        steps.append(.announce)
        note()
      default:
        let first = random.bool() ? 10.0 : -10.0
        let ways = [first] + (0..<random.int(in: 1...3)).map { _ in random.coordinate(-90...200) }
        let begin = top
        for way in ways {
          top = min(max(begin + way - first, 100), 700)
          if top > 100 { before = nil }
          note()
        }
        note()
        steps.append(.drag(ways))
      }
    }
    try scene(
      "\(name), panel at \(text(start)), \(steps.map(\.words).joined(separator: "; "))",
      top: start, steps, is: list(wanted), rule: Diagnosis12_8.rise)
  }
}

/// Whether a message about the keyboard has left the panel all the way up.
final class Risen {
  var isTrue = false
}

/// One step of a story about the sheet and the keyboard.
enum SheetStep {
  case tapField, byProgram, resign, announce
  /// Looks while the keyboard still moves.
  case beginsToCome, beginsToGo
  case put(Double)
  case drag([Double])
  case cancelledDrag([Double])

  var words: String {
    switch self {
    case .tapField: "tap on the field"
    case .byProgram: "keyboard up"
    case .resign: "keyboard goes"
    case .announce: "announced again"
    case .beginsToCome: "keyboard begins to come"
    case .beginsToGo: "keyboard begins to go"
    case .put(let top): "put to \(text(top))"
    case .drag(let ways): "drag by \(list(ways.map(text)))"
    case .cancelledDrag(let ways): "cancelled drag by \(list(ways.map(text)))"
    }
  }
}

extension Scene {
  /// Makes an answer the pan's target, and tells it of the keyboard.
  func searches<Answer: AnyObject>(
    _ answer: Answer, _ action: @escaping (Answer) -> (UIPanGestureRecognizer) -> Void,
    _ keyboard: @escaping (KeyboardNotification) -> Void
  ) {
    keep(answer)
    pan.addTarget(answer, action: action, name: "didPan")
    let (panel, risen) = (panel, risen)
    stage.phone.application.observeKeyboard {
      keyboard($0)
      if panel.frame.minY == 100 { risen.isTrue = true }
    }
  }

  /// Plays a step, and tells the panel's place and whether the keyboard is up after each event.
  func plays(_ step: SheetStep) throws -> [String] {
    let note = { [unowned self] in text(top) + (search.isFirstResponder ? " keyboard" : "") }
    switch step {
    case .tapField: try stage.finger.tap(at: CGPoint(x: 187, y: top + 60))
    case .byProgram: search.becomeFirstResponder()
    case .resign: search.resignFirstResponder()
    case .beginsToCome, .beginsToGo:
      if case .beginsToCome = step {
        search.becomeFirstResponder()
      } else {
        search.resignFirstResponder()
      }
      try stage.wait(0.1)
      let early = note()
      try stage.wait(1)
      return [early]
    case .announce:
      let bar = UIView(
        frame: CGRect(x: 0, y: 0, width: 0, height: search.inputAccessoryView == nil ? 44 : 60))
      search.inputAccessoryView = bar
      search.reloadInputViews()
    case .put(let top): panel.frame.origin.y = top
    case .drag(let ways), .cancelledDrag(let ways):
      let end: TouchStep = if case .drag = step { .up() } else { .cancel() }
      let notes = try drag(ways, at: onScreen(5, top + 40), end: end, note: note)
      try stage.wait(1)
      return notes + [note()]
    }
    try stage.wait(1)
    return [note()]
  }
}
