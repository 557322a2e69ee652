import Grading
import MiniUIKit
import Stage
import WrittenExercises

@testable import Solutions04

typealias WhoHears =
  @Sendable ([UITouch.Phase], [Set<UITouch.Phase>]) -> [[UITouch.Phase]]

/// What answers to exercise 4.8 are told.
enum Diagnosis4_8 {
  static let filtersEachPhaseForItself =
    "ended goes to the responder that got this touch's began from the first view: none did."
  static let letsAViewNotHear = "A view must hear a phase in order to keep it."
  static let endsEverythingAtTheFirstOverride =
    """
    Only ended is kept. began is not overridden, and it is passed on before ended comes.
    Rule: \(own)
    """
  static let forgetsThatWhatIsKeptIsKept =
    "The second view did not get ended, so it has nothing to pass on."
  static let endsTheForwardingAtTheFirstKept =
    """
    moved alone is kept. The second view got began, so ended is passed on to it.
    Rule: \(own)
    """
  static let thinksThatCancelledCannotBeKept =
    "cancelled is a phase like the others: the first view keeps it."
  static let walksFromTheOutside =
    """
    Your answer begins with the second view, and that is the outer one.
    Rule: the statement: the innermost view comes first, and it is the hit view.
    """
  static let needsAView =
    """
    There is no view, so there is nobody to make a list for: the answer is [].
    Rule: the statement: there may be no views at all.
    """
  static let remembersAKeptBeganForOneView =
    "The second view got nothing of this touch, so it has nothing to pass on."

  static let record =
    "a later phase goes only to the responder that got this touch's began (RC-13)."
  static let own =
    "in a later phase, an override without super ends the way of that phase alone (RC-11)."
  static let kept = "who keeps a phase hears it; who comes after does not (RC-11)."
}

let exercise4_8: Grader<WhoHears> = Grader(
  "4.8", read: Rule4.record,
  solution: { { Solutions04.whoHears($0, keeps: $1) } },
  alternatives: [{ { event(by: $0, keeps: $1) } }, { { fromAllBefore($0, keeps: $1) } }],
  wrong: wrong4_8,
  statement: [
    .asks(
      "Views lie in each other", "A tap, nobody keeps anything",
      "A tap, the second view keeps ended"),
    .asks(
      "For each,", "A tap, the first view keeps ended", "A tap, the first view keeps began",
      "A tap, three views, the first keeps ended", "Random scene"),
    .asks(
      "Say for each", "A drag that moves twice, nobody keeps anything",
      "A drag, the first view keeps moved", "A drag, the first view keeps began"),
    .asks(
      "A touch begins", "An alert, the first view keeps ended",
      "An alert, the first view keeps cancelled"),
    .asks("There may be", "A tap, no views at all"),
    .asks("Worked touch", "The drawing"), .asks("The third view", "The drawing"),
  ]
) { make in
  let open = "a view passes each phase on, each time it comes, unless it keeps it (RC-11)."
  func scene(
    _ name: String, _ touch: [UITouch.Phase], _ keeps: [Set<UITouch.Phase>],
    _ why: [String: String], _ rule: String
  ) throws {
    try playing(name) {
      let (got, wanted) = (make()(touch, keeps), try engine(touch, keeps))
      try expect(
        text(got), is: text(wanted), name, why: why,
        otherwise: explained(got, wanted, keeps), rule: rule)
    }
  }
  let (tap, drag): ([UITouch.Phase], [UITouch.Phase]) = (
    [.began, .ended], [.began, .moved, .ended]
  )
  try scene(
    "A tap, nobody keeps anything", tap, [[], []],
    ["began ended | nothing": "The default of all four methods is to pass on."], open)
  try scene(
    "A tap, the second view keeps ended", tap, [[], [.ended]],
    [
      "began | began ended": Diagnosis4_8.walksFromTheOutside,
      "began ended | began": Diagnosis4_8.letsAViewNotHear,
    ], Diagnosis4_8.kept)
  try scene(
    "A tap, the first view keeps ended", tap, [[.ended], []],
    [
      "began | began": Diagnosis4_8.letsAViewNotHear,
      "began ended | began ended":
        "The first view overrides ended without super, so it ends there.",
      "began ended | nothing": Diagnosis4_8.endsEverythingAtTheFirstOverride,
    ], Diagnosis4_8.kept)
  try scene(
    "A tap, the first view keeps began", tap, [[.began], []],
    [
      "began ended | ended": Diagnosis4_8.filtersEachPhaseForItself,
      "began | nothing": "The window sends every phase to the hit view, whatever that keeps.",
      "nothing | nothing": Diagnosis4_8.letsAViewNotHear,
    ], Diagnosis4_8.record)
  try scene(
    "A tap, three views, the first keeps ended", tap, [[.ended], [], []],
    [
      "began ended | began | began ended": Diagnosis4_8.forgetsThatWhatIsKeptIsKept
    ], Diagnosis4_8.kept)
  try scene(
    "A tap, three views, the first keeps began", tap, [[.began], [], []],
    [
      "began ended | nothing | ended": Diagnosis4_8.remembersAKeptBeganForOneView
    ], Diagnosis4_8.record)
  try scene(
    "A drag, the first view keeps moved", drag, [[.moved], []],
    [
      "began moved ended | began": Diagnosis4_8.endsTheForwardingAtTheFirstKept,
      "began moved ended | began moved ended":
        "The first view overrides moved without super, so it ends there.",
    ], Diagnosis4_8.record)
  try scene("The drawing", drag, [[.moved], [.began], []], [:], Diagnosis4_8.record)
  try scene("A drag, the first view keeps began", drag, [[.began], []], [:], Diagnosis4_8.record)
  try scene(
    "A drag that moves twice, nobody keeps anything", [.began, .moved, .moved, .ended], [[], []],
    [
      "began moved ended | began moved ended":
        "moved comes twice, so it is heard twice: a set has each phase once."
    ], open)
  try scene(
    "A drag, the second view keeps began", [.began, .moved, .moved, .ended], [[], [.began], []],
    [:], Diagnosis4_8.record)
  try scene(
    "An alert, the first view keeps ended", [.began, .cancelled], [[.ended], []],
    [
      "began cancelled | began": """
      This touch has no ended; its end is cancelled.
      Rule: a touch ends with ended or with cancelled (EV-17).
      """
    ], open)
  try scene(
    "An alert, the first view keeps cancelled", [.began, .cancelled], [[.cancelled], []],
    [
      "began cancelled | began cancelled": Diagnosis4_8.thinksThatCancelledCannotBeKept
    ], Diagnosis4_8.kept)
  try scene("A tap on a view that is alone", tap, [[.began, .ended]], [:], Diagnosis4_8.kept)
  try scene("A tap, no views at all", tap, [], [:], Diagnosis4_8.kept)
  try randomScenes { name, random in
    var touch: [UITouch.Phase] = [.began]
    for _ in 0..<random.int(in: 0...3) { touch.append(.moved) }
    touch.append(random.bool() ? .ended : .cancelled)
    let keeps = (0..<random.int(in: 1...5)).map { _ in
      Set(
        [UITouch.Phase.began, .moved, .ended, .cancelled].filter { _ in
          random.int(in: 0...3) == 0
        })
    }
    let kept = keeps.map { keeps in
      keeps.isEmpty
        ? "none" : keeps.sorted { $0.rawValue < $1.rawValue }.map(word).joined(separator: " ")
    }
    try scene(
      "\(name), kept: \(kept.joined(separator: " | "))", touch, keeps, [:], Diagnosis4_8.record)
  }
}

/// Where an answer leaves the right one, and which view is the reason.
private func explained(
  _ got: [[UITouch.Phase]], _ wanted: [[UITouch.Phase]], _ keeps: [Set<UITouch.Phase>]
) -> String {
  guard got.count == wanted.count else {
    if wanted.isEmpty { return Diagnosis4_8.needsAView }
    return "There are \(wanted.count) views, and your answer has \(got.count) lists."
  }
  guard let place = wanted.indices.first(where: { got[$0] != wanted[$0] }) else { return "" }
  func keeper(_ phase: UITouch.Phase) -> Int? { keeps[..<place].firstIndex { $0.contains(phase) } }
  let view = "View \(place + 1)"
  if let phase = got[place].first(where: { !wanted[place].contains($0) }) {
    if let keeper = keeper(phase) {
      return "View \(keeper + 1) keeps \(word(phase)), so no view after it hears that."
    }
    if let keeper = keeper(.began) {
      return "View \(keeper + 1) keeps began, so no view after it gets \(word(phase))."
    }
    return "\(view) hears \(word(phase)) by your answer, and this touch has no such phase."
  }
  if let phase = wanted[place].first(where: { !got[place].contains($0) }) {
    return place == 0
      ? "View 1 is hit: it hears \(word(phase)), whether it keeps that or not."
      : "\(view) got began, and no view before it keeps \(word(phase)): it hears that, too."
  }
  return "\(view) hears each phase as often as it comes, in that order."
}

private func text(_ heard: [[UITouch.Phase]]) -> String {
  if heard.isEmpty { return "no views" }
  let words = heard.map { $0.isEmpty ? "nothing" : $0.map(word).joined(separator: " ") }
  return words.joined(separator: " | ")
}

private func word(_ phase: UITouch.Phase) -> String {
  switch phase {
  case .began: "began"
  case .moved: "moved"
  case .ended: "ended"
  case .cancelled: "cancelled"
  default: "another phase"
  }
}

/// A view that keeps some phases, and writes down what it hears.
private final class Keeper: UIView {
  var keeps: Set<UITouch.Phase> = []
  var heard: [UITouch.Phase] = []

  private func passes(_ phase: UITouch.Phase) -> Bool {
    heard.append(phase)
    return !keeps.contains(phase)
  }
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    if passes(.began) { super.touchesBegan(touches, with: event) }
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    if passes(.moved) { super.touchesMoved(touches, with: event) }
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if passes(.ended) { super.touchesEnded(touches, with: event) }
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    if passes(.cancelled) { super.touchesCancelled(touches, with: event) }
  }
}

/// What the engine says.
private func engine(
  _ touch: [UITouch.Phase], _ keeps: [Set<UITouch.Phase>]
) throws -> [[UITouch.Phase]] {
  let stage = Stage()
  let views = keeps.map { keeps in
    let view = Keeper(frame: keyFrame)
    view.keeps = keeps
    view.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    return view
  }
  for (inner, outer) in zip(views, views.dropFirst()) { outer.addSubview(inner) }
  if let outermost = views.last { stage.root.addSubview(outermost) }
  for (step, phase) in touch.enumerated() {
    switch phase {
    case .began: try stage.play(.down(1))
    case .moved: try stage.play(.move(1, by: Double(step)))
    case .cancelled: try stage.play(.cancel(1))
    default: try stage.play(.up(1))
    }
  }
  return views.map { $0.heard }
}
