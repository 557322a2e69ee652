import Grading
import MiniUIKit
import Stage
import WrittenExercises

/// Where the scenes of this chapter put their views, and a point on each.
let keyFrame = CGRect(x: 20, y: 20, width: 100, height: 100)
let onKey = CGPoint(x: 50, y: 50)
let besideKey = CGPoint(x: 200, y: 200)

extension Stage {
  /// A view of 300 by 300 in the root, and one in it.
  func add(_ outer: UIView, _ outerName: String, around inner: UIView, _ innerName: String) {
    outer.frame = CGRect(x: 0, y: 0, width: 300, height: 300)
    inner.frame = keyFrame
    (outer.isMultipleTouchEnabled, inner.isMultipleTouchEnabled) = (true, true)
    root.addSubview(named(outerName, outer))
    outer.addSubview(named(innerName, inner))
  }

  /// What somebody has heard, with the finger where there are several: `began, ended`.
  func heard(by name: String) -> String {
    heardBy(name, on: self)
  }
}

extension SceneRandom {
  /// What one or two fingers do on the key: each comes down once, and is lifted or taken away.
  ///
  /// - Parameter fingers: How many there are.
  /// - Returns: What they do, in order; a move may lead off the key.
  mutating func script(fingers: Int = 1) -> [TouchDeed] {
    var deeds: [TouchDeed] = (1...fingers).map { .down($0) }
    var rest = Array(1...fingers)
    while !rest.isEmpty {
      let finger = pick(rest)
      switch int(in: 0...3) {
      case 0: deeds.append(.up(finger))
      case 1: deeds.append(.cancel(finger))
      default:
        deeds.append(.move(finger, by: Double(deeds.count + pick([0, 20, 200]))))
        continue
      }
      rest.removeAll { $0 == finger }
    }
    return deeds
  }
}

/// What a finger does on the key.
enum TouchDeed {
  case down(Int)
  case move(Int, by: Double)
  case up(Int)
  case cancel(Int)
}

extension Stage {
  /// Plays a deed, 50 ms after the one before.
  ///
  /// - Parameters:
  ///   - deed: What a finger does.
  ///   - start: Where it comes down.
  /// - Throws: What the phone refuses.
  func play(_ deed: TouchDeed, at start: CGPoint = onKey) throws(ScriptError) {
    try wait(0.05)
    switch deed {
    case .down(let number): try finger(number).down(at: start)
    case .move(let number, let x):
      try finger(number).move(to: CGPoint(x: start.x + x, y: start.y))
    case .up(let number): try finger(number).up()
    case .cancel(let number): try finger(number).cancel()
    }
  }
}

extension [TouchDeed] {
  /// What the fingers do, so that a scene found at random can be played again: `1 down, 1 up`.
  var inWords: String {
    map { deed in
      switch deed {
      case .down(let finger): "\(finger) down"
      case .move(let finger, let x): "\(finger) moves\(x > 69 ? " off it" : "")"
      case .up(let finger): "\(finger) up"
      case .cancel(let finger): "\(finger) taken away"
      }
    }.joined(separator: ", ")
  }
}

/// Why somebody further along heard something else of a touch, as far as it can be told.
///
/// - Parameters:
///   - got: What was heard, as in `began, moved`.
///   - wanted: What should have been heard.
///   - listener: Who heard it.
///   - view: The view that should have passed it on.
///   - isByHand: Whether that view hands began on by hand; asked only where it matters.
/// - Returns: The reason by what was heard, for `expect`.
/// - Throws: What the phone refuses.
func whyHeard(
  _ got: String, insteadOf wanted: String, by listener: String, from view: String,
  isByHand: () throws -> Bool
) rethrows -> [String: String] {
  let (heard, right) = (got.split(separator: ", "), wanted.split(separator: ", "))
  func onceEach(_ phases: [Substring]) -> [Substring] {
    phases.reduce(into: []) { if $0.last != $1 { $0.append($1) } }
  }
  func explanation(_ why: String, _ rule: String) -> [String: String] {
    [got: "\(why)\nRule: chapter 4, \(rule)"]
  }
  func word(_ phase: Substring) -> Substring { phase.prefix { $0 != " " } }
  if heard.count > right.count, onceEach(heard) == onceEach(right) {
    return explanation(
      "One phase is passed on twice: one call of super in each override is enough.",
      "Passing it on by hand: pass a touch on by super, and not by hand as well.")
  }
  if heard.count < right.count, Array(right.prefix(heard.count)) == heard,
    right[heard.count] == "began", heard.last == "cancelled"
  {
    return explanation(
      "The first touch is passed on, and the second is not: what you remember of a touch has to "
        + "be cleared at cancelled, too.",
      "A touch remembers its way: a touch ends with ended or with cancelled (EV-17).")
  }
  if heard != right, heard.map(word) == right.map(word),
    zip(heard, right).allSatisfy({ $0 == $1 || !$0.contains(" ") })
  {
    return explanation(
      "\(listener) cannot tell the fingers apart: super was given no event.",
      "A touch remembers its way: super takes what came, the touches and their event (RC-11).")
  }
  guard let missing = right.first(where: { !heard.contains($0) }) else {
    if let extra = heard.first(where: { !right.contains($0) }) {
      return explanation(
        "\(word(extra)) is passed on as well, and there was none in this touch.",
        "A touch remembers its way: an override passes on its own phase, by super (RC-11).")
    }
    if heard.count < right.count { return [:] }
    if heard.sorted() == right.sorted() {
      return [got: "The phases come in another order than they happened in."]
    }
    return explanation(
      "More is passed on than came: pass on the touches of the call, and no others.",
      "The repair: one call brings the touches of one view in one phase (RC-21).")
  }
  if heard == ["nothing"] {
    return explanation(
      "began stops at \(view) when it comes: no super passes it on. So no later phase gets past "
        + "\(view) either, with super or without.",
      "A touch remembers its way: a later phase goes only where began has gone (RC-13).")
  }
  if word(missing) == "began" {
    return heard.contains { word($0) == "began" }
      ? [:]
      : explanation(
        "\(listener) hears an end without a beginning, since began was not handed over.",
        "Passing it on by hand: if you do it by hand, do it for all four phases.")
  }
  if word(missing) == "cancelled", heard.contains(where: { word($0) == "ended" }) {
    return explanation(
      "A touch that was taken away is passed on as if it had been lifted.",
      "A touch remembers its way: a touch that is taken away ends in cancelled (EV-17).")
  }
  if heard.count == right.count,
    let (came, due) = zip(heard, right).first(where: { word($0) != word($1) })
  {
    return explanation(
      "\(word(due)) is passed on as \(word(came)): an override calls another method than its own.",
      "A touch remembers its way: an override passes on its own phase, by super (RC-11).")
  }
  return try isByHand()
    ? explanation(
      "\(word(missing)) stops at \(view): began was handed on by hand, and that left no note.",
      "Passing it on by hand: super finds only the notes that super has left (RC-13).")
    : explanation(
      "\(word(missing)) stops at \(view): an override there calls no super for it.",
      "A touch remembers its way: an override without super ends the way of its own phase (RC-11).")
}

/// Whether a view hands began on by hand: an override that is called like that leaves no line.
///
/// - Parameter view: The view, which lies nowhere yet.
/// - Returns: Whether its superview has heard began, and the trace doesn't say so.
/// - Throws: What the phone refuses.
func handsOnByHand(_ view: UIView) throws -> Bool {
  let (stage, superview) = (Stage(), Silent())
  stage.add(superview, "superview", around: view, "view")
  try stage.play(.down(1))
  return superview.hasHeard && stage.heard(by: "superview") == "nothing"
}

/// Keeps began, and remembers that it was called.
private final class Silent: UIView {
  private(set) var hasHeard = false
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { hasHeard = true }
}
