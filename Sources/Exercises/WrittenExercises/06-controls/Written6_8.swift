package import GradingCore
import MiniUIKit
import Stage

/// What answers to exercise 6.8 are told.
package enum Diagnosis6_8 {
  package static let twice =
    "More than one of your places is called at this moment; each runs the code."
  package static let onlyDown = "A finger that slides back has been down all the time."
  package static let lost = "A touch that is taken away is not lifted: it has an event of its own."
  package static let lift =
    "Leaving has an event of its own, before the lift."
  package static let outside = "A lift outside is a lift as well, with an event of its own."
  package static let early = "The finger can still think better of it."
  package static let never =
    """
    Here the controller has a UIButton and overrides nothing of it: it hears the events.
    Rule: the statement: the tracking methods and didSet are places in the stars alone.
    """
  package static let quiet = "It comes at none of the moments in the list."
  package static let noValue =
    "A plain button has no value, so for a finger it sends no valueChanged."
  package static let inside = "The finger was lifted inside, and none of your places says so."
  package static let changes = "It comes when the rating changes, and not at each move."
  package static let noDown = "A down and a move ask two different methods of the control."
  package static let program = "No finger is there, so no method is asked, and no event is sent."
  package static let every =
    """
    A move within a star leaves the rating as it is.
    Rule: \(redrawn)
    """
  package static let changed =
    """
    The finger has chosen another rating, and the stars still show the old one.
    Rule: \(redrawn)
    """

  package static let up =
    "a lift inside sends touchUpInside and a button's primary action (CT-13)."
  package static let lifts = "a lift sends touchUpInside or touchUpOutside (CT-7)."
  package static let border = "each crossing of the border sends an event of its own (CT-5)."
  package static let taken = "a touch taken away sends touchCancel, and no touchUp (CT-8)."
  package static let tracking =
    "beginTracking is for the down, continueTracking for each move (CT-2)."
  package static let value = "valueChanged is for what users do (CT-12)."
  package static let redrawn =
    "the statement: redraw runs when rating changes, by a finger or by a program."
  package static let few = "the statement: one place for each moment, and none besides."
}

/// Exercise 6.8.
package let written6_8 = WrittenExercise(
  "6.8", read: "Chapters/06-controls, A touch has two ends", steps: [], choices6_8)

/// What judges the choices of exercise 6.8.
package let choices6_8 = Choices(
  codes.map { $0.name },
  among: events.map { $0.name } + tracking + ["didSet"]
) { index, choice throws(Wrong) in
  let code = codes[index]
  let place = "Question \(index + 1), \(code.name)"
  if let wrong = fault(code, choice, place) { throw wrong }
  for name in choice where fault(code, choice.filter { $0 != name }, place) == nil {
    throw Wrong(
      """
      \(place): every scene comes out right, and also without \(name).
      \(ruled(why(name, code.isOwn), Diagnosis6_8.few))
      """)
  }
}

private let events: [(name: String, event: UIControl.Event)] = [
  ("touchDown", .touchDown), ("touchDragEnter", .touchDragEnter),
  ("touchDragExit", .touchDragExit), ("touchUpInside", .touchUpInside),
  ("touchUpOutside", .touchUpOutside), ("touchCancel", .touchCancel),
  ("primaryActionTriggered", .primaryActionTriggered), ("valueChanged", .valueChanged),
]
private let tracking = ["beginTracking", "continueTracking", "endTracking", "cancelTracking"]

/// Why a place that is not needed never runs anything.
private func why(_ name: String, _ isOwn: Bool) -> String {
  if isOwn { return Diagnosis6_8.quiet }
  if (tracking + ["didSet"]).contains(name) { return Diagnosis6_8.never }
  return name == "valueChanged" ? Diagnosis6_8.noValue : Diagnosis6_8.quiet
}

/// The first scene in which a choice does not do what is asked.
private func fault(_ code: Code6_8, _ choice: [String], _ place: String) -> Wrong? {
  for scene in code.scenes {
    let played = Played6_8(code.isOwn)
    for step in scene.steps {
      let before = played.called.count
      do throws(ScriptError) { try step.play(played) } catch {
        return Wrong("\(place) cannot be played. \(error.description)", malformed: .unplayable)
      }
      let runs = played.called[before...].filter { choice.contains($0) }
      if runs.count == step.runs { continue }
      let what = "\(place), \(scene.name):"
      if runs.isEmpty {
        return Wrong(
          """
          \(what) it doesn't run \(step.words); no place of yours is called.
          \(ruled(misfit(choice, code) ?? scene.missing, scene.rule))
          """)
      }
      let isTwice = step.runs == 1
      let rule = isTwice && code.isOwn ? Diagnosis6_8.few : scene.rule
      return Wrong(
        """
        \(what) it runs \(isTwice ? "more than once " : "")\(step.words), through \(list(Array(runs))).
        \(ruled(isTwice ? Diagnosis6_8.twice : scene.spare, rule))
        """)
    }
  }
  return nil
}

/// A reason and a rule: the one that the reason ends with, if it has one.
private func ruled(_ why: String, _ rule: String) -> String {
  why.contains { $0 == "\n" } ? why : "\(why)\nRule: \(rule)"
}

/// Why a choice cannot do it at all; nil if it has no such name.
private func misfit(_ choice: [String], _ code: Code6_8) -> String? {
  if code.isOwn {
    let isOfChanges =
      code.name == "preview" && choice.contains { $0 == "valueChanged" || $0 == "didSet" }
    return isOfChanges ? Diagnosis6_8.changes : nil
  }
  if choice.contains(where: { (tracking + ["didSet"]).contains($0) }) { return Diagnosis6_8.never }
  return choice.contains("valueChanged") ? Diagnosis6_8.noValue : nil
}

// MARK: - The six

/// A piece of code that waits for a finger.
private struct Code6_8: Sendable {
  let name: String
  /// Whether its control is the reader's own.
  let isOwn: Bool
  let scenes: [Scene6_8]
}

/// What is done, and how often the code runs at each step.
private struct Scene6_8: Sendable {
  let name: String
  let steps: [Step6_8]
  /// Why it does not run, and why it runs where it should not.
  let (missing, spare): (String, String)
  let rule: String

  init(_ name: String, _ steps: [Step6_8], _ missing: String, _ spare: String, _ rule: String) {
    (self.name, self.steps, self.missing) = (name, steps, missing)
    (self.spare, self.rule) = (spare, rule)
  }
}

private struct Step6_8: Sendable {
  /// What a message calls it, as in `at the down`.
  let words: String
  let runs: Int
  let play: @Sendable (Played6_8) throws(ScriptError) -> Void

  init(
    _ words: String, _ runs: Int,
    _ play: @escaping @Sendable (Stage) throws(ScriptError) -> Void
  ) {
    (self.words, self.runs) = (words, runs)
    self.play = { played throws(ScriptError) in
      try play(played.stage)
      try played.stage.wait(0.05)
    }
  }

  static func down(_ runs: Int) -> Step6_8 {
    Step6_8("at the down", runs) { stage throws(ScriptError) in
      try stage.finger.down(at: CGPoint(x: 65, y: 110))
    }
  }
  static func move(_ words: String, _ x: Double, _ y: Double, _ runs: Int) -> Step6_8 {
    Step6_8(words, runs) { stage throws(ScriptError) in
      try stage.finger.move(to: CGPoint(x: x, y: y))
    }
  }
  static func off(_ runs: Int) -> Step6_8 { move("when the finger is off it", 65, 500, runs) }
  static func back(_ runs: Int) -> Step6_8 { move("when the finger is back", 65, 110, runs) }
  static func up(_ runs: Int) -> Step6_8 {
    Step6_8("at the lift", runs) { stage throws(ScriptError) in try stage.finger.up() }
  }
  static func alert(_ runs: Int) -> Step6_8 {
    Step6_8("when an alert comes", runs) { stage throws(ScriptError) in try stage.finger.cancel() }
  }
  static func program(_ runs: Int) -> Step6_8 {
    Step6_8("when a program rates", runs, by: { $0.own.rating = 5 })
  }
  private init(_ words: String, _ runs: Int, by play: @escaping @Sendable (Played6_8) -> Void) {
    (self.words, self.runs) = (words, runs)
    self.play = { played throws(ScriptError) in play(played) }
  }
}

private let codes: [Code6_8] = [
  Code6_8(
    name: "buy", isOwn: false,
    scenes: [
      Scene6_8(
        "a tap", [.down(0), .up(1)], Diagnosis6_8.inside, Diagnosis6_8.early, Diagnosis6_8.up),
      Scene6_8(
        "a slide off", [.down(0), .off(0), .up(0)], "",
        "A finger that slides off the button has thought better of it.",
        Diagnosis6_8.up),
      Scene6_8("an alert", [.down(0), .alert(0)], "", "Nobody let go.", Diagnosis6_8.taken),
    ]),
  Code6_8(
    name: "click", isOwn: false,
    scenes: [
      Scene6_8(
        "a tap", [.down(1), .up(0)], "A finger that comes down comes onto it.",
        "A lift is not a finger that comes.", Diagnosis6_8.border),
      Scene6_8(
        "off and back", [.down(1), .off(0), .back(1), .up(0)], Diagnosis6_8.onlyDown,
        "The finger leaves, and doesn't come.", Diagnosis6_8.border),
      Scene6_8("an alert", [.down(1), .alert(0)], "", Diagnosis6_8.lost, Diagnosis6_8.taken),
    ]),
  Code6_8(
    name: "back", isOwn: false,
    scenes: [
      Scene6_8(
        "a tap", [.down(0), .up(0)], "", "The finger neither leaves it nor is lost.",
        Diagnosis6_8.border),
      Scene6_8(
        "a slide off", [.down(0), .off(1), .up(0)], Diagnosis6_8.lift, Diagnosis6_8.lift,
        Diagnosis6_8.border),
      Scene6_8(
        "off and back", [.down(0), .off(1), .back(0), .up(0)], "", "The finger comes back.",
        Diagnosis6_8.border),
      Scene6_8("an alert", [.down(0), .alert(1)], Diagnosis6_8.lost, "", Diagnosis6_8.taken),
    ]),
  Code6_8(
    name: "send", isOwn: false,
    scenes: [
      Scene6_8(
        "a tap", [.down(0), .up(1)], Diagnosis6_8.inside, Diagnosis6_8.early, Diagnosis6_8.up),
      Scene6_8(
        "a slide off", [.down(0), .off(0), .up(1)], Diagnosis6_8.outside, Diagnosis6_8.early,
        Diagnosis6_8.lifts),
      Scene6_8("an alert", [.down(0), .alert(0)], "", Diagnosis6_8.lost, Diagnosis6_8.taken),
    ]),
  Code6_8(
    name: "preview", isOwn: true,
    scenes: [
      Scene6_8(
        "a slide",
        [
          .down(1), .move("at a move", 70, 110, 1), .move("at a move", 90, 110, 1),
          .move("at a move outside", 90, 500, 1), .up(0),
        ], Diagnosis6_8.noDown, "A lift is neither a down nor a move.", Diagnosis6_8.tracking),
      Scene6_8(
        "an alert", [.down(1), .alert(0)], "", Diagnosis6_8.lost, Diagnosis6_8.taken),
    ]),
  Code6_8(
    name: "redraw", isOwn: true,
    scenes: [
      Scene6_8(
        "a slide",
        [
          .down(1), .move("at a move within the star", 70, 110, 0),
          .move("when another star is reached", 90, 110, 1), .up(0),
        ], Diagnosis6_8.changed, Diagnosis6_8.every, Diagnosis6_8.value),
      Scene6_8(
        "a program", [.program(1)], Diagnosis6_8.program, "", Diagnosis6_8.value),
    ]),
]

// MARK: - What they live on

/// A stage with a control, and the places that were called.
private final class Played6_8 {
  let stage = Stage()
  let own: Own6_8
  private(set) var called: [String] = []

  init(_ isOwn: Bool) {
    own = Own6_8(frame: CGRect(x: 40, y: 100, width: 125, height: 25))
    own.call = { [unowned(unsafe) self] in called.append($0) }
    let control = isOwn ? own : UIButton(frame: own.frame)
    for (name, event) in events {
      control.addAction(
        UIAction { [unowned(unsafe) self] _ in called.append(name) }, for: event)
    }
    stage.root.addSubview(control)
  }
}

/// Stars as in the chapter, which say where they have come by.
private final class Own6_8: UIControl {
  var call: (String) -> Void = { _ in }
  var rating = 0 { didSet { call("didSet") } }

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    rate(by: touch)
    call("beginTracking")
    return true
  }
  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    rate(by: touch)
    call("continueTracking")
    return true
  }
  override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    call("endTracking")
  }
  override func cancelTracking(with event: UIEvent?) {
    super.cancelTracking(with: event)
    call("cancelTracking")
  }
  private func rate(by touch: UITouch) {
    let star = min(max(Int(touch.location(in: self).x / 25) + 1, 1), 5)
    guard rating != star else { return }
    rating = star
    sendActions(for: .valueChanged)
  }
}
