import ExerciseKit
import Grading
import MiniUIKit
import Stage

@testable import Solutions12

/// Installs what closes the keyboard on a root with a map, and returns who must stay alive.
typealias MakeCloser = (_ root: UIView, _ map: UIView) -> AnyObject

/// What answers to exercise 12.7 are told.
enum Diagnosis12_7 {
  static let also =
    "It works, but the keyboard goes as well: a tap that cancels nothing still gets the touch."
  static let taken = "The tap has taken the touch: keyboard down, and nothing else happened."
  static let takesRowsToo =
    "The tap has taken the touch of the pin, a control, and takes a row's as well."
  static let leavesRowsOnly =
    "The tap leaves the rows alone, but takes whatever is no row: here the touch of the pin."
  static let asksForTheMapOnly =
    "The pin does lie in the map, as your delegate asks; but it is a control, and was not pressed."
    + "\nRule: \(ownControl)"
  static let takenUnasked =
    "The tap has taken the touch; it has no delegate that is asked whether it may get it."
  static let theMapItself =
    "The river lies in the map and is no control; a tap there is one on the map.\nRule: \(map)"
  static let theMapAndItsOwnSubviewsOnly =
    "The boat lies in the river and so in the map; nothing there is a control.\nRule: \(map)"
  static let open = "The tap was on the map, and the keyboard is still there.\nRule: \(map)"
  static let besideTheMap =
    "The tap was on the root, beside the map; only a tap on the map closes the keyboard."
    + "\nRule: \(map)"
  static let stillAControl =
    "Nobody has registered an action for it, but it is a control, and they all work as before."
    + "\nRule: \(map)"
  static let leavesRowsAndControlsAlone =
    "The panel does not lie in the map; a tap there leaves the keyboard up.\nRule: \(map)"
  static let map =
    "the statement: only the map, or a view at any depth in it that is no control."
  static let ownControl =
    "hear: a button refuses a tap from behind by itself, a UIControl of your own doesn't (CT-40)."
  static let rule =
    "hear: what mustn't have the touch is kept out when it begins, by its delegate (GR-13)."
}

let exercise12_7: Grader<MakeCloser> = Grader(
  "12.7", .repair, read: theRule, steps: stepNames,
  solution: {
    { root, map in
      let closer = Solutions12.KeyboardCloser(root: root, map: map)
      closer.install()
      return closer
    }
  },
  alternatives: [
    { closer(.onMap) }, { closer(.looksAfterwards) }, { closer(.asksAtTheEnd) },
  ], wrong: wrong12_7,
  statement: [
    .asks("A tap on the root", "A tap on the map"),
    .asks("But since then", "A quick tap on row 1", "A tap on the pin"),
    .asks(
      "Repair it", "A tap on the map", "A tap on the river", "A tap on the boat",
      "A tap on the map, and again", "Random scene"),
    .asks(
      "Rows, search field", "A quick tap on row 1", "A tap of 0.4", "A tap on the search",
      "A tap on the panel", "A tap on here", "A tap on the pin"),
    .asks("Worked touch", "Without keyboard"), .tells("Delete"),
  ]
) { make in
  func scene(
    _ name: String, _ taps: [(x: Double, y: Double, hold: Double)], is wanted: String,
    why: [String: String], _ prepare: (KeyboardScene) -> Void = { _ in }
  ) throws {
    try playing(name) {
      let scene = KeyboardScene()
      prepare(scene)
      let views = [scene.screen.stage.root, scene.screen.map]
      scene.screen.keep(make()(views[0], views[1]))
      let recognizers = views.flatMap { $0.gestureRecognizers ?? [] }
      let isAsked = recognizers.contains { $0.delegate != nil }
      var got: [String] = []
      for tap in taps {
        scene.screen.search.becomeFirstResponder()
        try scene.screen.stage.wait(1)
        got.append(try scene.tap(tap.x, tap.y, tap.hold))
      }
      try expect(
        got.joined(separator: "; "), is: wanted, name,
        why: isAsked
          ? why : why.mapValues { isTaken($0) ? Diagnosis12_7.takenUnasked : $0 },
        rule: Diagnosis12_7.rule)
    }
  }
  let (up, down) = ("keyboard up", "keyboard down")
  let taken = Diagnosis12_7.taken
  try scene("A tap on the map", [(300, 60, 0.08)], is: down, why: [up: Diagnosis12_7.open])
  try scene(
    "A tap on the river, a view in the map", [(60, 200, 0.08)], is: down,
    why: [up: Diagnosis12_7.theMapItself])
  try scene(
    "A tap on the boat, a view in the river", [(90, 220, 0.08)], is: down,
    why: [up: Diagnosis12_7.theMapAndItsOwnSubviewsOnly])
  try scene(
    "A tap on here, a button", [(60, 60, 0.08)], is: "\(up), here",
    why: ["\(down), here": Diagnosis12_7.also, down: taken, up: "The button did not fire."])
  try scene(
    "A tap on the pin, a control of our own", [(160, 60, 0.08)], is: "\(up), pin",
    why: [
      "\(down), pin": Diagnosis12_7.also, down: try whatElse(make),
      up: "The keyboard stays, and the pin did not fire: a recognizer took its touch.",
    ])
  try scene(
    "A quick tap on row 1", [(187, 450, 0.08)], is: "\(up), row 1",
    why: ["\(down), row 1": Diagnosis12_7.also, down: taken, up: "No row was selected."])
  try scene(
    "A tap of 0.4 seconds on row 1", [(187, 450, 0.4)], is: "\(up), row 1",
    why: ["\(down), row 1": Diagnosis12_7.also, down: taken, up: "No row was selected."])
  try scene(
    "A tap on the search field", [(187, 350, 0.08)], is: up,
    why: [down: "The tap was on the search field, and made it resign."])
  try scene(
    "A tap on the panel beside the field", [(5, 350, 0.08)], is: up,
    why: [down: Diagnosis12_7.leavesRowsAndControlsAlone])
  try scene(
    "A tap on the root, beside a map that ends at y = 250", [(300, 275, 0.08)], is: up,
    why: [down: Diagnosis12_7.besideTheMap]
  ) { $0.screen.map.frame.size.height = 250 }
  try scene(
    "A tap on a control that has no action", [(240, 60, 0.08)], is: up,
    why: [down: Diagnosis12_7.stillAControl]
  ) { place(UIControl(), "bell", CGRect(x: 220, y: 40, width: 44, height: 44), in: $0.screen.map) }
  try scene(
    "A tap on the map, and again", [(300, 60, 0.08), (300, 60, 0.08)], is: "\(down); \(down)",
    why: ["\(down); \(up)": "It works once and never again."])
  try scene(
    "A tap on row 0, then on the map", [(187, 390, 0.08), (300, 60, 0.08)],
    is: "\(up), row 0; \(down)",
    why: ["\(up), row 0; \(up)": "After a tap on a row, the map closes nothing any more."])
  try scene(
    "A tap on the map, then on the pin", [(300, 60, 0.08), (160, 60, 0.08)],
    is: "\(down); \(up), pin", why: ["\(down); \(down)": taken])
  try playing("Without keyboard, a tap on the map") {
    let scene = KeyboardScene()
    scene.screen.keep(make()(scene.screen.stage.root, scene.screen.map))
    try expect(
      try scene.tap(300, 60, 0.08), is: down, "Without keyboard, a tap on the map",
      rule: Diagnosis12_7.rule)
  }
  try randomScenes(1...20) { name, random in
    let scene = KeyboardScene()
    let (x, y) = (random.coordinate(1...374), random.coordinate(1...470))
    scene.screen.keep(make()(scene.screen.stage.root, scene.screen.map))
    scene.screen.search.becomeFirstResponder()
    try scene.screen.stage.wait(1)
    let owner = scene.screen.stage.owner(at: CGPoint(x: x, y: y))
    let wanted =
      switch owner?.name ?? "" {
      case "map", "river", "boat": down
      case "here", "pin": "\(up), \(owner?.name ?? "")"
      case let cell where cell.hasPrefix("content "): "\(up), row \(cell.dropFirst(8))"
      default: up
      }
    try expect(
      try scene.tap(x, y, 0.08), is: wanted,
      "\(name), a tap on \(owner?.name ?? "nothing") \(coordinates(x, y))", rule: Diagnosis12_7.rule
    )
  }
}

/// Whether a text says that the tap has taken a touch.
private func isTaken(_ why: String) -> Bool {
  [Diagnosis12_7.taken, Diagnosis12_7.takesRowsToo, Diagnosis12_7.leavesRowsOnly].contains(why)
    || why == Diagnosis12_7.asksForTheMapOnly
}

/// What a tap that takes the pin's touch takes besides.
private func whatElse(_ make: () -> MakeCloser) throws -> String {
  func closes(_ x: Double, _ y: Double) throws -> Bool {
    let scene = KeyboardScene()
    scene.screen.keep(make()(scene.screen.stage.root, scene.screen.map))
    scene.screen.search.becomeFirstResponder()
    try scene.screen.stage.wait(1)
    return try scene.tap(x, y, 0.08).hasPrefix("keyboard down")
  }
  if try closes(187, 450) { return Diagnosis12_7.takesRowsToo }
  return try closes(5, 350) ? Diagnosis12_7.leavesRowsOnly : Diagnosis12_7.asksForTheMapOnly
}

/// A map with controls and a plain view, a panel with search field and rows, and the keyboard.
final class KeyboardScene {
  let screen: Scene
  private let here = UIButton()
  private let pin = UIControl()
  private let counter = Counter()

  init() {
    screen = Scene(top: 300, cells: Rows())
    let river = place(
      River(), "river", CGRect(x: 40, y: 180, width: 100, height: 60), in: screen.map)
    _ = card("boat", 40, 30, 30, 20, in: river)
    place(here, "here", CGRect(x: 20, y: 40, width: 80, height: 44), in: screen.map)
    place(pin, "pin", CGRect(x: 140, y: 40, width: 44, height: 44), in: screen.map)
    for control in [here, pin] {
      control.addTarget(counter, action: Counter.fired, for: .touchUpInside, name: "fired")
    }
    screen.keep(counter)
  }

  /// Taps, and says what has come of it.
  func tap(_ x: Double, _ y: Double, _ hold: Double) throws -> String {
    counter.names = []
    let count = screen.stage.recording.lines.count
    try screen.stage.finger.press(at: CGPoint(x: x, y: y), for: hold)
    try screen.stage.wait(1)
    let rows = screen.stage.recording.lines[count...].filter {
      $0.kind == "row" && $0.what.hasPrefix("select")
    }
    let effects = counter.names + rows.map { "row " + $0.what.dropFirst(7) }
    let isUp = screen.search.isFirstResponder
    return ([isUp ? "keyboard up" : "keyboard down"] + effects).joined(separator: ", ")
  }
}

/// A view of a class of its own, and no control.
private final class River: UIView {}

/// Notes which controls have fired.
final class Counter {
  var names: [String] = []
  func fired(_ control: UIControl) { names.append(control.name) }
}
