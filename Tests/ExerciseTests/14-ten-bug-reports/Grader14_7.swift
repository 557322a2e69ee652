import ExerciseKit
import Grading
import MiniUIKit
import Stage
import WrittenExercises

@testable import Solutions14

/// A form of any design.
struct Survey {
  let screen: UIView
  let form: UIScrollView
  let log: () -> [String]
  /// The buttons that are lit.
  let lit: () -> [String]
  let volume: () -> Float
}

/// Makes a form with buttons of these names.
typealias Surveys = (_ names: [String]) -> Survey

let exercise14_7: Grader<Diagnosed<Surveys>> = Grader(
  written14_7,
  solution: {
    Diagnosed(Solutions14.causes14_7()) { names in
      let screen = Solutions14.FormScreen(answers: names)
      return Survey(
        screen: screen, form: screen.form, log: { screen.log },
        lit: { screen.answers.filter(\.isHighlighted).map(\.title) },
        volume: { screen.volume.value })
    }
  },
  alternatives: [
    { right14_7(.buttonsAgree) }, { right14_7(.sliderRefuses) }, { right14_7(.sliderStopsForm) },
  ], wrong: wrong14_7,
  statement: [
    .asks("“I can", "A drag in a gap"),
    .asks(
      "Name the cause or", "Your diagnosis", "The report's touch", "A drag from", "Random scene"),
    .asks("These must", "A finger comes down"),
    .asks("A tap on", "A tap on snow", "A tap between"),
    .asks("Of two fingers", "Two fingers, on rain"),
    .asks("A finger that scrolls", "The report's touch", "A drag from", "A finger scrolls"),
    .asks("The knob keeps", "The knob is"),
    .asks("Worked touch", "The report's touch"),
  ]
) { make in
  try judge(make().causes, diagnosis14_7)
  func scene(
    _ name: String, of names: [String] = days, _ acts: [SurveyAct], otherwise: String? = nil
  ) throws {
    try playing(name) {
      let survey = make().screen(names)
      let (got, wanted) = try played(survey, names, acts)
      let told = why(got, wanted)
      let isEarly = try got != wanted && answersAtOnce(make().screen(names))
      try expect(
        listed(got), is: listed(wanted), name,
        otherwise: isEarly
          ? Diagnosis14_7.answersAtOnce : otherwise ?? changed(survey, told) ?? told,
        rule: Diagnosis14_7.takes)
    }
  }
  try scene("The report's touch, from rain, (187, 320), to (187, 220)", [.slide(320, -100, 0.3)])
  try scene("A drag from the left end of rain, (30, 320)", [.slideAt(30, 320, -100, 0.3)])
  try scene("A drag from fog, (187, 520), by 40 points", [.slide(520, -40, 0.1)])
  try scene("A drag from fog, (187, 520), after a rest of 0.6 s", [.rested(520, -60)])
  try scene(
    "A drag in a gap, from (187, 374)", [.slide(374, -100, 0.3)], otherwise: Diagnosis14_7.fromGap)
  try scene("A finger comes down on rain, (187, 320)", [.lit(320)])
  try scene("A finger comes down on snow, (187, 420)", [.lit(420)])
  try scene("A tap on snow, (187, 420)", [.tap(420)])
  try scene("A tap on snow that trembles by 3 points", [.slide(420, 3, 0.1)])
  try scene("A tap between buttons, (187, 374)", [.tap(374)])
  try scene(
    "A finger scrolls from snow and comes back, (187, 420)", [.back(420, -60)],
    otherwise: Diagnosis14_7.fires)
  try scene("A drag from wind, and a tap on snow", [.slide(600, -20, 0.3), .tap(380)])
  try playing("Two fingers, on rain and on snow") {
    let (stage, survey) = (Stage(), make().screen(days))
    stage.root.addSubview(survey.screen)
    try stage.phone.play([
      .down(x: 187, y: 320), .wait(0.2), .down(2, x: 187, y: 420), .wait(0.2), .up(2), .wait(0.2),
      .up(), .wait(1),
    ])
    try expect(
      listed(survey.log()), is: "rain", "Two fingers, on rain and on snow",
      why: [
        "snow, rain": Diagnosis14_7.twoAnswer,
        "nothing": Diagnosis14_7.silent, "snow": Diagnosis14_7.silent,
      ], rule: Diagnosis14_7.working)
  }
  for (name, x, y) in [
    ("along its track", 60.0, 0.0), ("to the left and down", -60, 30),
    ("down and to the right", 20, 60), ("straight up", 0, -60), ("far up", 60, -90),
  ] {
    try knob("The knob is dragged \(name)", by: x, y, make)
  }
  try randomScenes(1...30) { name, random in
    let names = Array((days + ["heat", "frost", "dew"]).prefix(random.int(in: 7...10)))
    var acts: [SurveyAct] = []
    for _ in 0..<random.int(in: 1...5) {
      let y = random.coordinate(190...640)
      let way = (random.int(in: 0...2) > 0 ? -1 : 1) * random.coordinate(30...130)
      acts.append(
        random.bool() ? .tap(y) : random.bool() ? .slide(y, way, 0.3) : .rested(y, way))
    }
    try scene("\(name): \(names.count) buttons, \(listed(acts.map(\.words)))", of: names, acts)
  }
}

/// What a finger does, at x = 187 unless it is told.
enum SurveyAct {
  case tap(Double)
  /// Comes down, and stays.
  case lit(Double)
  /// From y, by so many points, in so many seconds.
  case slide(Double, Double, Double)
  case slideAt(Double, Double, Double, Double)
  /// The same after 0.6 s on one place.
  case rested(Double, Double)
  /// There and back.
  case back(Double, Double)

  var words: String {
    switch self {
    case .tap(let y): "a tap at y = \(Int(y))"
    case .lit(let y): "a finger at y = \(Int(y))"
    case .slide(let y, let way, _), .slideAt(_, let y, let way, _):
      "a drag from y = \(Int(y)) by \(Int(way))"
    case .rested(let y, let way): "a finger rests at y = \(Int(y)) and is dragged by \(Int(way))"
    case .back(let y, let way): "a drag from y = \(Int(y)) by \(Int(way)) and back"
    }
  }
}

/// Whether a button answers a finger that has only come down.
private func answersAtOnce(_ survey: Survey) throws -> Bool {
  let stage = Stage()
  stage.root.addSubview(survey.screen)
  try stage.finger.down(at: CGPoint(x: 187, y: 320))
  return !survey.log().isEmpty
}

/// What came of each act, and what should have.
private func played(
  _ survey: Survey, _ names: [String], _ acts: [SurveyAct]
) throws -> (got: [String], wanted: [String]) {
  let stage = Stage()
  stage.root.addSubview(survey.screen)
  var (got, wanted) = ([String](), [String]())
  for act in acts {
    let (offset, before) = (Double(survey.form.contentOffset.y), survey.log().count)
    func button(at y: Double) -> String? {
      let (below, index) = (y - 180 + offset, Int((y - 180 + offset) / 100))
      let isThere = below >= 0 && below - 100 * Double(index) < 88
      return isThere && index < names.count ? names[index] : nil
    }
    var scrolls = false
    func slide(_ x: Double, _ y: Double, _ way: Double, _ time: Double) throws {
      try stage.finger.drag(
        through: [CGPoint(x: x, y: y), CGPoint(x: x, y: y + way)], over: time)
      scrolls = survey.form.contentOffset.y != CGFloat(offset)
    }
    switch act {
    case .tap(let y):
      try stage.finger.tap(at: CGPoint(x: 187, y: y))
      wanted.append(button(at: y) ?? "nothing")
    case .lit(let y):
      try stage.finger.down(at: CGPoint(x: 187, y: y))
      wanted.append("lit: " + (button(at: y) ?? "nothing"))
      got.append("lit: " + listed(survey.lit()))
      continue
    case .slide(let y, let way, let time):
      try slide(187, y, way, time)
      wanted.append(abs(way) < 10 ? button(at: y) ?? "nothing" : "scrolls")
    case .slideAt(let x, let y, let way, let time):
      try slide(x, y, way, time)
      wanted.append("scrolls")
    case .rested(let y, let way):
      try stage.finger.down(at: CGPoint(x: 187, y: y))
      try stage.wait(0.6)
      for step in 1...10 {
        try stage.finger.move(to: CGPoint(x: 187, y: y + way * Double(step) / 10))
        try stage.wait(0.02)
      }
      scrolls = survey.form.contentOffset.y != CGFloat(offset)
      try stage.finger.up()
      wanted.append("scrolls")
    case .back(let y, let way):
      let (place, turn) = (CGPoint(x: 187, y: y), CGPoint(x: 187, y: y + way))
      try stage.finger.drag(through: [place, turn, place], over: 0.6)
      got.append("answers " + listed(Array(survey.log().dropFirst(before))))
      wanted.append("answers nothing")
      continue
    }
    try stage.wait(4)
    var words = Array(survey.log().dropFirst(before))
    if scrolls { words.insert("scrolls", at: 0) }
    words += survey.lit().map { "\($0) stays lit" }
    got.append(words.isEmpty ? "nothing" : words.joined(separator: " and "))
  }
  return (got, wanted)
}

/// What was changed, although a button is as it was or isn't lit.
private func changed(_ survey: Survey, _ told: String?) -> String? {
  let (form, button) = (survey.form, survey.form.subviews.lazy.compactMap { $0 as? UIButton }.first)
  guard let button else { return nil }
  if told == Diagnosis14_7.late {
    return form.delaysContentTouches
      ? Diagnosis14_7.held : button.isUserInteractionEnabled ? nil : Diagnosis14_7.switchedOff
  }
  guard told == Diagnosis14_7.notCured else { return nil }
  switch (form.canCancelContentTouches, form.touchesShouldCancel(in: button)) {
  case (true, false): return Diagnosis14_7.propertyOnly
  case (false, true): return Diagnosis14_7.questionOnly
  case (false, false): return form.delaysContentTouches ? Diagnosis14_7.onlyQuick : nil
  case (true, true): return nil
  }
}

/// What explains the first act that went wrong.
private func why(_ got: [String], _ wanted: [String]) -> String? {
  guard let (was, should) = zip(got, wanted).first(where: { $0 != $1 }) else { return nil }
  if was.contains("stays lit") { return Diagnosis14_7.staysLit }
  if should.hasPrefix("lit") { return Diagnosis14_7.late }
  if should == "scrolls" {
    return was.hasPrefix("scrolls") ? Diagnosis14_7.fires : Diagnosis14_7.notCured
  }
  return should == "nothing" ? Diagnosis14_7.between : Diagnosis14_7.silent
}

/// The knob of a slider in a form goes where it would go without a form.
private func knob(
  _ name: String, by x: Double, _ y: Double, _ make: () -> Diagnosed<Surveys>
) throws {
  try playing(name) {
    let alone = UISlider(frame: CGRect(x: 20, y: 120, width: 335, height: 40))
    alone.value = 0.5
    func drag(_ screen: UIView) throws {
      let stage = Stage()
      stage.root.addSubview(screen)
      let start = CGPoint(x: 187, y: 140)
      try stage.finger.drag(
        through: [start, CGPoint(x: start.x + x, y: start.y + y), CGPoint(x: 187 + x, y: 140)],
        over: 0.6)
    }
    try drag(alone)
    let survey = make().screen(days)
    try drag(survey.screen)
    func percent(_ value: Float) -> String { "\(Int((value * 100).rounded())) %" }
    let form = survey.form.contentOffset.y == 0 ? "stays" : "moves"
    try expect(
      "volume \(percent(survey.volume())), form \(form)",
      is: "volume \(percent(alone.value)), form stays", name,
      otherwise: form == "moves" ? Diagnosis14_7.formMoves : Diagnosis14_7.knob,
      rule: Diagnosis14_7.working)
  }
}
