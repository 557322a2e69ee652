import ExerciseKit
import Grading
import MiniUIKit
import Stage
import WrittenExercises

@testable import Solutions08

/// A contender of neither module.
struct Racer {
  var name: String
  var depth: Int
  var isThere = true
  var waitsFor: [String] = []
  var allows: [String] = []

  /// All of some as somebody else's contenders.
  static func all<Theirs>(_ racers: [Racer], _ make: (Racer) -> Theirs) -> [Theirs] {
    racers.map(make)
  }

  /// As in `open (depth 2, waits for zoom, allows menu)`.
  var text: String {
    var facts = ["depth \(depth)"]
    if !isThere { facts.append("not there") }
    if !waitsFor.isEmpty { facts.append("waits for " + waitsFor.joined(separator: " and ")) }
    if !allows.isEmpty { facts.append("allows " + allows.joined(separator: " and ")) }
    return "\(name) (\(facts.joined(separator: ", ")))"
  }
}

/// What answers to exercise 8.8 are told.
enum Diagnosis8_8 {
  static let goesByTheOrderOfAddingAlone = "Both are there, and b's view lies in a's."
  static let letsTheOneAddedFirstGoFirst = "Both are there, on one view; b was added last."
  static let letsThePossibleExclude = "a is only possible, and no other one waits for it."
  static let doesNotWaitForWhoIsNot = "b must wait: a is possible still, and may be there later."
  static let forgetsTheWait = "a must wait for b, b acts, and a has waited in vain."
  static let waitsForWhoHasFailedLongAgo = """
    z isn't in the list, so a need not wait for it.
    Rule: the statement: a name that is not in the list does not count.
    """
  static let asksOneOfTheDelegatesOnly = "b's delegate lets both act, the deeper one first."
  static let hasOneWinner = "a's delegate lets both act, the deeper one first."
  static let asksForBoth = """
    a's delegate says yes, and your code asks for b's as well.
    Rule: permission: one delegate that agrees is enough; a false isn't a veto (GR-63).
    """
  static let comparesWithTheFirstWinnerOnly = """
    c is allowed beside a, but b acts too and excludes it.
    Rule: \(pair)
    """
  static let comparesWithTheLastWinnerOnly = """
    c is allowed beside b, but a, which acts too, excludes it.
    Rule: \(pair)
    """
  static let pair =
    "permission: a yes is for one pair, and a third that acts can still exclude it (GR-63)."
  static let breaksTiesByName = "Both are there, on one view; a was added last, whatever its name."
  static let neverLooksAtWhoIsFreeNow = """
    a excludes b, so b has failed and c need not wait; c is allowed beside a.
    Rule: one tap or two: if the one it waits for fails, it recognizes in that very moment (GR-65).
    """
  static let letsWhoWaitedInVainActBeside = """
    a waits for b, and b acts: so a fails, though its delegate would allow both.
    Rule: one tap or two: if the one it waits for recognizes, it fails (GR-65).
    """
  static let leavesWhoWaitedInVainPossible = """
    a waits for b. When b acts, a fails, though allowed; so c, which waits for a, is free.
    Rule: one tap or two: if the one it waits for recognizes, it fails (GR-65).
    """
  static let waitsForTheFirstNameOnly =
    "a waits for two. z isn't in the list and doesn't count, but b is still possible."
  static let takesAllWhoAreNotThere = "b is still possible beside a, so c must still wait."
  static let putsThoseWhoActInTheOrder = """
    c acts first and excludes b; only then is a free to act, beside c.
    Rule: one tap or two: what waits acts when the other one has failed, so it comes later (GR-65).
    """

  static let first =
    "finishing lines: the deeper one goes first, on one view the one added last (GR-23)."
  static let branch =
    "the tree: the one that acts excludes those that are still possible (GR-60)."
  static let wait =
    "one tap or two: the one that waits acts only when all it waits for have failed (GR-65)."
  static let allows = "permission: one of two delegates that agrees lets both act (GR-63)."
}

let exercise8_8: Grader<([Racer]) -> [String]> = Grader(
  "8.8", .write, read: theRule, steps: steps,
  solution: {
    { racers in
      Solutions08.whoActs(
        among: racers.map {
          .init(
            name: $0.name, depth: $0.depth, isThere: $0.isThere, waitsFor: $0.waitsFor,
            allows: $0.allows)
        })
    }
  }, alternatives: [{ { inRounds($0) } }, { { recursively($0) } }, { { byStates($0) } }],
  wrong: wrong8_8,
  statement: [
    .tells("A finger is lifted"), .tells("Which recognizers act"),
    .asks("Any two are", "a (depth 1), b (depth 0, allows a)"),
    .asks(
      "Those with `isThere`", "a (depth 1, not there), b (depth 0)",
      "a (depth 1, not there), b (depth 0, waits for a)"),
    .asks("The list shows", "a (depth 1), b (depth 1)", "b (depth 1), a (depth 1)"),
    .asks(
      "When one acts", "a (depth 1, waits for b), b (depth 0)",
      "a (depth 2, waits for b, allows b)", "a (depth 2, allows b), b (depth 1, allows c)"),
    .asks(
      "When one fails", "a (depth 2), b (depth 1), c (depth 0, waits for b, allows a)",
      "a (depth 2, waits for b), b (depth 1, not there), c", "Random scene"),
    .tells("There are no circles"),
    .asks("Worked list:", "open (depth 2), zoom", "zoom (depth 1, not there)"),
    .asks("If `open` allows", "open (depth 2, allows bars), zoom"),
  ]
) { make in
  let scenes: [([Racer], String, String)] = [
    ([r("a", 0), r("b", 1)], Diagnosis8_8.goesByTheOrderOfAddingAlone, Diagnosis8_8.first),
    ([r("b", 1), r("a", 0)], Diagnosis8_8.goesByTheOrderOfAddingAlone, Diagnosis8_8.first),
    ([r("a", 1), r("b", 1)], Diagnosis8_8.letsTheOneAddedFirstGoFirst, Diagnosis8_8.first),
    ([r("b", 1), r("a", 1)], Diagnosis8_8.breaksTiesByName, Diagnosis8_8.first),
    (
      [r("a", 1, isThere: false), r("b", 0)], Diagnosis8_8.letsThePossibleExclude,
      Diagnosis8_8.branch
    ),
    (
      [r("a", 1, waits: "b"), r("b", 0)],
      Diagnosis8_8.forgetsTheWait, Diagnosis8_8.wait
    ),
    (
      [r("a", 1, isThere: false), r("b", 0, waits: "a")],
      Diagnosis8_8.doesNotWaitForWhoIsNot, Diagnosis8_8.wait
    ),
    (
      [r("a", 1, waits: "z"), r("b", 0)], Diagnosis8_8.waitsForWhoHasFailedLongAgo,
      Diagnosis8_8.wait
    ),
    ([r("a", 1, allows: "b"), r("b", 0)], Diagnosis8_8.hasOneWinner, Diagnosis8_8.allows),
    (
      [r("a", 1), r("b", 0, allows: "a")], Diagnosis8_8.asksOneOfTheDelegatesOnly,
      Diagnosis8_8.allows
    ),
    (
      [r("a", 2, allows: "b"), r("b", 1), r("c", 0)],
      "c is not allowed beside another, and there are two to exclude it.", Diagnosis8_8.allows
    ),
    (
      [r("a", 2, allows: "b"), r("b", 1), r("c", 0, allows: "a")],
      Diagnosis8_8.comparesWithTheFirstWinnerOnly, Diagnosis8_8.allows
    ),
    (
      [r("a", 2, allows: "b"), r("b", 1, allows: "c"), r("c", 0)],
      Diagnosis8_8.comparesWithTheLastWinnerOnly, Diagnosis8_8.allows
    ),
    (
      [r("a", 2), r("b", 1), r("c", 0, waits: "b", allows: "a")],
      Diagnosis8_8.neverLooksAtWhoIsFreeNow, Diagnosis8_8.wait
    ),
    (
      [r("a", 2), r("b", 1, isThere: false), r("c", 0, waits: "b", allows: "a")],
      Diagnosis8_8.neverLooksAtWhoIsFreeNow, Diagnosis8_8.wait
    ),
    (
      [r("a", 2), r("b", 1, isThere: false, allows: "a"), r("c", 0, waits: "b", allows: "a")],
      Diagnosis8_8.takesAllWhoAreNotThere, Diagnosis8_8.wait
    ),
    (
      [r("a", 2, waits: "b", allows: "b"), r("b", 0)],
      Diagnosis8_8.letsWhoWaitedInVainActBeside, Diagnosis8_8.wait
    ),
    (
      [r("a", 2, waits: "b", allows: "b"), r("b", 1, allows: "c"), r("c", 0, waits: "a")],
      Diagnosis8_8.leavesWhoWaitedInVainPossible, Diagnosis8_8.wait
    ),
    (
      [r("a", 1, waits: "z b"), r("b", 0, isThere: false)],
      Diagnosis8_8.waitsForTheFirstNameOnly, Diagnosis8_8.wait
    ),
    (
      [r("a", 1, waits: "b z"), r("b", 0, isThere: false)],
      Diagnosis8_8.waitsForTheFirstNameOnly, Diagnosis8_8.wait
    ),
    (
      [r("a", 2, waits: "b"), r("b", 1, isThere: false), r("c", 0, allows: "a")],
      Diagnosis8_8.putsThoseWhoActInTheOrder, Diagnosis8_8.wait
    ),
    (
      [r("open", 2), r("zoom", 1, isThere: false), r("bars", 1, waits: "zoom")],
      "open excludes zoom and bars: all three are on one branch, and no delegate says yes.",
      Diagnosis8_8.branch
    ),
    (
      [r("zoom", 1, isThere: false), r("bars", 1, waits: "zoom")],
      "bars waits for zoom, and zoom is still possible.", Diagnosis8_8.wait
    ),
    (
      [r("open", 2, allows: "bars"), r("zoom", 1, isThere: false), r("bars", 1, waits: "zoom")],
      "open excludes zoom, so bars need not wait; and open allows bars.", Diagnosis8_8.wait
    ),
    ([], "There is no recognizer in the list.", Diagnosis8_8.branch),
  ]
  for (racers, why, rule) in scenes {
    try expect(
      word(make()(racers)), is: word(try acting(racers)), title(racers), otherwise: why, rule: rule)
  }
  try randomScenes(1...60) { name, random in
    let racers = random.racers()
    let right = try acting(racers)
    // Where it matters when losers fail, nothing is asked.
    guard right == inRounds(racers), right == oneByOne(racers) else { return }
    try expect(
      word(make()(racers)), is: word(right), "\(name): \(title(racers))",
      otherwise: course(racers), rule: Diagnosis8_8.branch)
  }
}

private func r(
  _ name: String, _ depth: Int, isThere: Bool = true, waits: String? = nil, allows: String? = nil
) -> Racer {
  Racer(
    name: name, depth: depth, isThere: isThere,
    waitsFor: waits?.split(separator: " ").map(String.init) ?? [],
    allows: allows.map { [$0] } ?? [])
}

private func word(_ names: [String]) -> String {
  names.isEmpty ? "none" : names.joined(separator: ", ")
}

private func title(_ racers: [Racer]) -> String {
  racers.isEmpty ? "An empty list" : racers.map(\.text).joined(separator: ", ")
}

extension SceneRandom {
  fileprivate mutating func racers() -> [Racer] {
    let names = Array(shuffled(["a", "b", "c", "d", "e"]).prefix(int(in: 2...5)))
    let racers = names.indices.map { index in
      var racer = Racer(name: names[index], depth: int(in: 0...3), isThere: int(in: 0...3) > 0)
      // Who waits, waits for a later one, so that nobody waits in a circle.
      if racer.isThere {
        racer.waitsFor = names[(index + 1)...].filter { _ in int(in: 0...4) == 0 }
      }
      racer.allows = names.filter { $0 != racer.name && int(in: 0...2) == 0 }
      return racer
    }
    return shuffled(racers)
  }
}

// MARK: - The engine's answer

/// A recognizer that recognizes at the up, or hopes on.
private final class Runner: UIGestureRecognizer, UIGestureRecognizerDelegate {
  var racer = Racer(name: "", depth: 0)

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    if racer.isThere { state = .ended }
  }
  func gestureRecognizer(
    _ one: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
  ) -> Bool { (other as? Runner).map { racer.allows.contains($0.racer.name) } ?? false }
}

private func acting(_ racers: [Racer]) throws -> [String] {
  let (stage, log) = (Stage(), Log())
  var views = [stage.root]
  for depth in 1...3 { views.append(card("view\(depth)", 0, 0, 300, 300, in: views[depth - 1])) }
  let runners = racers.map { racer in
    let runner = Runner()
    runner.racer = racer
    runner.delegate = runner
    views[racer.depth].addGestureRecognizer(runner)
    log.note(runner, as: racer.name)
    return runner
  }
  for runner in runners {
    for other in runners where runner.racer.waitsFor.contains(other.racer.name) {
      runner.require(toFail: other)
    }
  }
  try stage.phone.play(quickTap(100, 100))
  return log.names
}

/// What happens one after the other, as in `c acts; b fails, excluded by c; a acts`.
private func course(_ racers: [Racer]) -> String {
  var steps: [String] = []
  _ = compete(racers, { _, _ in true }, { steps.append($0) })
  return steps.isEmpty ? "No recognizer that is there is free to act." : list(steps) + "."
}

private func list(_ steps: [String]) -> String { steps.joined(separator: "; ") }

/// Right: who is left after the first has acted competes again.
func recursively(_ racers: [Racer]) -> [String] {
  let ready = racers.indices.filter { index in
    racers[index].isThere && !racers.contains { racers[index].waitsFor.contains($0.name) }
  }
  guard let place = ready.max(by: { (racers[$0].depth, $0) < (racers[$1].depth, $1) }) else {
    return []
  }
  let one = racers[place]
  let left = racers.filter { other in
    other.name != one.name && !other.waitsFor.contains(one.name)
      && (one.allows.contains(other.name) || other.allows.contains(one.name))
  }
  return [one.name] + recursively(left)
}

/// Right: each has a state, and the states are gone through until none changes.
func byStates(_ racers: [Racer]) -> [String] {
  enum State { case possible, acted, failed }
  var states = [State](repeating: .possible, count: racers.count)
  var names: [String] = []
  let order = racers.indices.sorted { (racers[$0].depth, $0) > (racers[$1].depth, $1) }
  func holdsUp(_ one: Int, _ other: Int) -> Bool {
    states[other] == .possible && racers[one].waitsFor.contains(racers[other].name)
  }
  while let next = order.first(where: { one in
    states[one] == .possible && racers[one].isThere && !order.contains { holdsUp(one, $0) }
  }) {
    states[next] = .acted
    names.append(racers[next].name)
    for other in order where states[other] == .possible {
      let isAllowed =
        racers[next].allows.contains(racers[other].name)
        || racers[other].allows.contains(racers[next].name)
      if !isAllowed || racers[other].waitsFor.contains(racers[next].name) {
        states[other] = .failed
      }
    }
  }
  return names
}

/// Losers fail as soon as somebody acts.
private func oneByOne(_ racers: [Racer]) -> [String] {
  compete(racers) { _, _ in true }
}

/// Losers fail when all who may have acted.
func inRounds(_ racers: [Racer]) -> [String] {
  compete(racers) { _, _ in false }
}

private func compete(
  _ racers: [Racer], _ isAtOnce: (Racer, Racer) -> Bool, _ tell: (String) -> Void = { _ in }
) -> [String] {
  var possible = racers.enumerated()
    .sorted { ($0.element.depth, $0.offset) > ($1.element.depth, $1.offset) }.map(\.element)
  var acted: [Racer] = []
  func isOut(_ one: Racer) -> Bool {
    acted.contains { other in
      one.isThere && one.waitsFor.contains(other.name)
        || !one.allows.contains(other.name) && !other.allows.contains(one.name)
    }
  }
  func mayAct(_ one: Racer) -> Bool {
    one.isThere && !isOut(one) && !possible.contains { one.waitsFor.contains($0.name) }
  }
  while true {
    let count = acted.count
    while let next = possible.first(where: mayAct) {
      acted.append(next)
      tell("\(next.name) acts")
      possible.removeAll { $0.name == next.name }
      if isAtOnce(next, next) {
        for loser in possible.filter(isOut) { tell("so \(loser.name) fails") }
        possible.removeAll(where: isOut)
      }
    }
    let before = possible.count
    possible.removeAll(where: isOut)
    if acted.count == count, possible.count == before { return acted.map(\.name) }
  }
}
