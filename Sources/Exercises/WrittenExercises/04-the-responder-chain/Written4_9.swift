package import GradingCore
import MiniUIKit
import Stage

/// What answers to exercise 4.9 are told.
package enum Diagnosis4_9 {
  package static let stopsBegan =
    "began does not come to main, so no later phase comes there, with super or without."
  package static let stopsEnded =
    "began comes to main, but this touch ends with ended, and ended does not."
  package static let stopsCancelled =
    "began comes to main, but this touch ends with cancelled, and cancelled does not."
  package static let passesOver = "main hears the whole touch, and player hears nothing of it."
  package static let keepsNothing = "It keeps nothing of this touch, and passes nobody over."

  package static let began = "the record: a later phase goes only where began has gone (RC-13)."
  package static let ended =
    "the record: an override without super ends the way of its own phase (RC-11)."
  package static let cancelled =
    "the record: a touch that is taken away ends in cancelled, not in ended (EV-17)."
  package static let next =
    "next: a controller stands between its root view and that view's superview (RC-2, RC-3)."
  package static let few = "the statement: name no responder that may stay as it is."
}

/// Exercise 4.9.
package let written4_9 = WrittenExercise("4.9", read: Rule4.record, steps: Rule4.steps, choices4_9)

/// What judges the choices of exercise 4.9.
package let choices4_9 = Choices(complaints.map { $0.name }, among: names) {
  index, choice throws(Wrong) in
  let complaint = complaints[index]
  let place = "Question \(index + 1), \(complaint.name):"
  let repaired = choice.count == 1 ? "is repaired" : "are repaired"
  let words = choice.joined(separator: " and ")
  if let fault = try fault(of: complaint, repairing: choice) {
    throw Wrong("\(place) \(words) \(repaired), and \(fault.what)\n\(fault.why)")
  }
  for name in choice {
    if try fault(of: complaint, repairing: choice.filter { $0 != name }) != nil { continue }
    throw Wrong(
      """
      \(place) \(name) may stay as it is, and the complaint is settled all the same.
      \(Diagnosis4_9.keepsNothing)
      Rule: \(Diagnosis4_9.few)
      """)
  }
}

// MARK: - The complaints

/// What a responder does with a phase.
private enum Habit {
  case passes
  case keeps
  case hands
}

/// What a responder does with began, ended and cancelled.
private struct Habits {
  var began = Habit.passes
  var ended = Habit.passes
  var cancelled = Habit.passes
}

/// A complaint: its responders, and the touches that show it.
private struct Complaint {
  let name: String
  /// The habits of knob, card, player and shelf.
  let habits: [Habits]
  /// The places that are touched, each by a finger of its own.
  var touched = ["knob"]
  var isTakenAway = false
}

private let names = ["knob", "card", "player", "shelf"]
private let sound = Habits()

private let complaints = [
  Complaint(name: "a tap isn't counted", habits: [sound, sound, Habits(began: .keeps), sound]),
  Complaint(
    name: "a tap, and it glows for ever",
    habits: [
      sound, Habits(ended: .keeps), Habits(cancelled: .keeps),
      Habits(ended: .keeps, cancelled: .keeps),
    ]),
  Complaint(
    name: "an alert, and it glows on",
    habits: [sound, sound, Habits(ended: .keeps, cancelled: .keeps), sound], isTakenAway: true),
  Complaint(
    name: "two of three taps aren't counted",
    habits: [
      Habits(began: .keeps, ended: .keeps, cancelled: .keeps), sound,
      Habits(began: .keeps, cancelled: .keeps), sound,
    ], touched: ["shelf", "card", "knob"]),
  Complaint(
    name: "player doesn't count",
    habits: [sound, Habits(began: .hands, ended: .hands, cancelled: .hands), sound, sound]),
]

// MARK: - The screen

/// A view with habits.
private final class Part: UIView {
  private let habits: Habits

  init(_ habits: Habits, _ frame: CGRect) {
    self.habits = habits
    super.init(frame: frame)
  }
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    switch habits.began {
    case .passes: super.touchesBegan(touches, with: event)
    case .hands: superview?.touchesBegan(touches, with: event)
    case .keeps: break
    }
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    switch habits.ended {
    case .passes: super.touchesEnded(touches, with: event)
    case .hands: superview?.touchesEnded(touches, with: event)
    case .keeps: break
    }
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    switch habits.cancelled {
    case .passes: super.touchesCancelled(touches, with: event)
    case .hands: superview?.touchesCancelled(touches, with: event)
    case .keeps: break
    }
  }
}

/// A controller with habits, which glows and counts.
private final class Counter: UIViewController {
  private let habits: Habits
  private(set) var hasBegun = false
  private(set) var isGlowing = false
  private(set) var visits = 0

  init(_ habits: Habits) {
    self.habits = habits
    super.init()
  }
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    (hasBegun, isGlowing) = (true, true)
    if habits.began == .passes { super.touchesBegan(touches, with: event) }
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    isGlowing = false
    visits += 1
    if habits.ended == .passes { super.touchesEnded(touches, with: event) }
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    isGlowing = false
    if habits.cancelled == .passes { super.touchesCancelled(touches, with: event) }
  }
}

/// What is still wrong with a complaint's screen after a repair; nil if nothing is.
private func fault(
  of complaint: Complaint, repairing repaired: [String]
) throws(Wrong) -> (what: String, why: String)? {
  let places = [
    "knob": CGPoint(x: 80, y: 170), "card": CGPoint(x: 200, y: 300),
    "shelf": CGPoint(x: 300, y: 330),
  ]
  for touched in complaint.touched {
    let habits = names.indices.map { repaired.contains(names[$0]) ? sound : complaint.habits[$0] }
    let (main, player) = (Counter(sound), Counter(habits[2]))
    let stage = Stage(viewController: named("main", main))
    let shelf = named("shelf", Part(habits[3], CGRect(x: 20, y: 100, width: 320, height: 260)))
    let card = named("card", Part(habits[1], CGRect(x: 20, y: 20, width: 220, height: 220)))
    stage.root.addSubview(shelf)
    player.view = card
    main.addChild(named("player", player))
    shelf.addSubview(card)
    card.addSubview(named("knob", Part(habits[0], CGRect(x: 20, y: 20, width: 80, height: 80))))
    do throws(ScriptError) {
      try stage.finger.down(at: places[touched] ?? .zero)
      try stage.wait(0.08)
      if complaint.isTakenAway { try stage.finger.cancel() } else { try stage.finger.up() }
    } catch {
      throw Wrong("A touch on \(touched) cannot be played. \(error.description)")
    }
    let touch = "a touch on \(touched)"
    if !main.hasBegun {
      return (
        "main does not glow during \(touch).",
        "\(Diagnosis4_9.stopsBegan)\nRule: \(Diagnosis4_9.began)"
      )
    }
    if main.isGlowing {
      return (
        "main glows after \(touch).",
        complaint.isTakenAway
          ? "\(Diagnosis4_9.stopsCancelled)\nRule: \(Diagnosis4_9.cancelled)"
          : "\(Diagnosis4_9.stopsEnded)\nRule: \(Diagnosis4_9.ended)"
      )
    }
    if touched != "shelf", player.visits != main.visits {
      return (
        "after \(touch) player has counted \(player.visits), main \(main.visits).",
        "\(Diagnosis4_9.passesOver)\nRule: \(Diagnosis4_9.next)"
      )
    }
  }
  return nil
}
