package import GradingCore
import MiniUIKit
import Stage

/// What answers to exercise 13.10 are told.
package enum Diagnosis13_10 {
  package static let oneEnd = "Its touch has another end here than the one that you wait for."
  package static let noDrag =
    "There was no drag: the pan had not begun, so it fails, and its action is not called."
  package static let panTakes =
    "The pan has begun, and so it takes the touch: photo hears that at once, as a loss."
  package static let bothInOne = "What the pan takes, photo has lost in the same moment."
  package static let dragIsNotOver =
    "Photo loses its touch when the pan begins. For the drag that is the beginning."
  package static let lostBefore =
    "Photo lost its touch when the drag began, and hears nothing of the lift."
  package static let panCannotFail = "A pan that has begun does not fail: it is cancelled."
  package static let twoEnds =
    "A drag ends in one state when the finger is lifted, and in another when it's lost."
  package static let takesNothing =
    "The press takes nothing, as its cancelsTouchesInView is off. The card keeps its touch."
  package static let noPress =
    "The press had not begun, so it fails, and its action is not called; the card has the touch."
  package static let listens =
    "The controller overrides nothing of its button; all it has are the button's events."
  package static let threeEnds = "A followed touch has more ends than that, each with an event."
  package static let stillDown = "The finger is beside the button, and still down."
  package static let leaves = "Leaving has an event of its own, long before the lift."
  package static let ignored =
    "The sign is recognized with the finger down; it is given no touch of that finger any more."
  package static let failsQuietly =
    "It fails with the finger down: no action is called for that, and no end of the touch comes."
  package static let anyEnd = "It needs the place that comes after every attempt."
  package static let followed = "reset follows this end, as it follows every other."
  package static let noRecognizer = "reset is a method of a recognizer of your own."
  package static let noControl = "No control is here that could call it or send it."
  package static let noAction = "No recognizer calls its action when it fails (GR-30)."

  package static let ends =
    "clean up: a view's touch ends in touchesEnded or in touchesCancelled (EV-17)."
  package static let interrupt =
    "interrupt: an app that becomes inactive loses all its touches (EV-30)."
  package static let leave = "leave: a view that leaves its window loses its touches (EV-17)."
  package static let take = "take: what a gesture takes is cancelled in its view, at once (GR-40)."
  package static let keeps =
    "take: with cancelsTouchesInView off nothing is taken from the view (GR-40)."
  package static let has = "clean up: the object that has the touch cleans up (GR-40, GR-30)."
  package static let off = "take: a pan that is switched off in its gesture is cancelled (GR-7)."
  package static let events = "clean up: a lift is a touchUp event, a loss is touchCancel (CT-7)."
  package static let exit = "chapter 6, A finger that strays: touchDragExit at the border (CT-5)."
  package static let reset = "clean up: reset() comes after every attempt (GR-5)."
  package static let fails =
    "interrupt: what hasn't begun fails, and failing calls no action (GR-30)."
  package static let dragEnds =
    "clean up: the action of a drag hears its end as ended or cancelled (GR-30)."
  package static let few = "clean up: one place for each end, and none besides."
}

/// Exercise 13.10.
package let written13_10 = WrittenExercise(
  "13.10", read: Rule13.page, steps: Rule13.steps, choices13_10)

/// What judges the choices of exercise 13.10.
package let choices13_10 = Choices(
  things13_10().map { $0.name },
  among: [
    "touchesEnded", "touchesCancelled", "began", "ended", "cancelled", "failed", "reset",
    "endTracking", "cancelTracking", "touchUpInside", "touchUpOutside", "touchDragExit",
    "touchCancel",
  ]
) { index, choice throws(Wrong) in
  let thing = things13_10()[index]
  let place = "Question \(index + 1), \(thing.name)"
  if let wrong = fault(thing, choice, place) { throw wrong }
  for name in choice where name != thing.mayBeNamed {
    if fault(thing, choice.filter { $0 != name }, place) != nil { continue }
    let why = thing.spare[name] ?? general(name, thing)
    throw Wrong(
      """
      \(place): every scene comes out right, and also without \(name).
      \(why)
      Rule: \(Diagnosis13_10.few)
      """)
  }
}

private let ofControls = [
  "endTracking", "cancelTracking", "touchUpInside", "touchUpOutside", "touchDragExit",
  "touchCancel",
]

/// Why a place that is never come by is not needed.
private func general(_ name: String, _ thing: Thing13_10) -> String {
  switch name {
  case "failed": Diagnosis13_10.noAction
  case "reset": Diagnosis13_10.noRecognizer
  case _ where ofControls.contains(name): Diagnosis13_10.noControl
  default: "It is called when the \(thing.name) is over already, or never."
  }
}

/// The first scene in which a choice does not do what is asked.
private func fault(_ thing: Thing13_10, _ choice: [String], _ place: String) -> Wrong? {
  for scene in thing.scenes {
    let played = Played13_10(choice)
    thing.build(played)
    for step in scene.steps {
      let before = played.called.count
      // A move is delivered with the next frame.
      do throws(ScriptError) {
        try step.play(played)
        try played.stage.wait(0.02)
      } catch {
        return Wrong("\(place) cannot be played. \(error.description)", malformed: .unplayable)
      }
      guard played.isOn != step.isOn else { continue }
      let what = "\(place), \(scene.name):"
      if played.isOn {
        let why = scene.lateWith.first { choice.contains($0.place) }?.why ?? scene.late
        return Wrong(
          """
          \(what) it stays \(step.words); no place of yours is called.
          \(why)
          Rule: \(rule(for: why, in: scene))
          """)
      }
      let caller = played.called[before...].first { choice.contains($0) } ?? ""
      return Wrong(
        "\(what) \(caller) takes it away \(step.words), too early.\n\(early(thing, caller))")
    }
  }
  return nil
}

/// The scene's rule, or that of the reason, if it is another one.
private func rule(for why: String, in scene: Scene13_10) -> String {
  switch why {
  case Diagnosis13_10.noDrag, Diagnosis13_10.noPress: Diagnosis13_10.fails
  case Diagnosis13_10.twoEnds where scene.rule == Diagnosis13_10.interrupt:
    Diagnosis13_10.dragEnds
  case Diagnosis13_10.threeEnds: Diagnosis13_10.events
  case Diagnosis13_10.panCannotFail: Diagnosis13_10.dragEnds
  default: scene.rule
  }
}

/// Why a thing is gone too early.
private func early(_ thing: Thing13_10, _ caller: String) -> String {
  switch caller {
  case "touchesCancelled":
    "\(Diagnosis13_10.dragIsNotOver)\nRule: \(Diagnosis13_10.has)"
  case "touchDragExit": "\(Diagnosis13_10.stillDown)\nRule: \(Diagnosis13_10.events)"
  default: "It has just begun.\nRule: \(Diagnosis13_10.few)"
  }
}

// MARK: - The six

private func things13_10() -> [Thing13_10] { [shade, ghost, label, tape, tip, trail] }

private func photo(_ beginsWithTouch: Bool) -> (Played13_10) -> Void {
  { played in
    let photo = Touched13_10(played, beginsWithTouch: beginsWithTouch)
    let pan = UIPanGestureRecognizer(target: photo, action: Touched13_10.didAct)
    photo.addGestureRecognizer(pan)
    played.stage.root.addSubview(photo)
    (played.view, played.recognizer) = (photo, pan)
  }
}

private var shade: Thing13_10 {
  let action = ["ended", "cancelled", "failed", "began"].map {
    (place: $0, why: Diagnosis13_10.noDrag)
  }
  return Thing13_10(
    name: "shade", build: photo(true),
    scenes: [
      Scene13_10(
        "a rest, and a lift", [.down, .wait(0.3, "in the rest", true), .up],
        late: Diagnosis13_10.oneEnd, action, rule: Diagnosis13_10.ends),
      Scene13_10(
        "a drag", [.down, .move(100, 140, "when the drag begins", false)],
        late: Diagnosis13_10.panTakes, rule: Diagnosis13_10.take),
      Scene13_10(
        "a rest, and an alert", [.down, .wait(0.3, "in the rest", true), .alert],
        late: Diagnosis13_10.oneEnd, action, rule: Diagnosis13_10.interrupt),
      Scene13_10(
        "photo goes", [.down, .removed("photo")], late: Diagnosis13_10.oneEnd, action,
        rule: Diagnosis13_10.leave),
    ], spare: ["began": Diagnosis13_10.bothInOne])
}

private var ghost: Thing13_10 {
  let drag: [Step13_10] = [
    Step13_10(words: "when the finger comes down", isOn: false, play: Step13_10.down.play),
    .move(100, 140, "when the drag begins", true), .move(100, 180, "in the drag", true),
  ]
  let touches = ["touchesEnded", "touchesCancelled"].map {
    (place: $0, why: Diagnosis13_10.lostBefore)
  }
  return Thing13_10(
    name: "ghost", build: photo(false),
    scenes: [
      Scene13_10(
        "a drag, and a lift", drag + [.up], late: Diagnosis13_10.twoEnds,
        touches, rule: Diagnosis13_10.has),
      Scene13_10(
        "a drag, and an alert", drag + [.alert], late: Diagnosis13_10.twoEnds,
        [("failed", Diagnosis13_10.panCannotFail)], rule: Diagnosis13_10.interrupt),
      Scene13_10(
        "a drag that is broken off", drag + [.panOff], late: Diagnosis13_10.twoEnds,
        rule: Diagnosis13_10.off),
    ], spare: [:])
}

private var label: Thing13_10 {
  let action = ["ended", "cancelled", "failed", "began"].map {
    (place: $0, why: Diagnosis13_10.noPress)
  }
  return Thing13_10(
    name: "label",
    build: { played in
      let card = Touched13_10(played, beginsWithTouch: true)
      let press = UILongPressGestureRecognizer(target: card, action: Touched13_10.didAct)
      press.cancelsTouchesInView = false
      card.addGestureRecognizer(press)
      played.stage.root.addSubview(card)
      (played.view, played.recognizer) = (card, press)
    },
    scenes: [
      Scene13_10(
        "a tap", [.down, .wait(0.1, "in the tap", true), .up], late: Diagnosis13_10.oneEnd,
        action, rule: Diagnosis13_10.ends),
      Scene13_10(
        "a short rest, and an alert", [.down, .wait(0.3, "in the rest", true), .alert],
        late: Diagnosis13_10.oneEnd, action, rule: Diagnosis13_10.interrupt),
      Scene13_10(
        "a long rest",
        [.down, .wait(0.4, "in the rest", true), .wait(0.3, "when the press has begun", false)],
        late: Diagnosis13_10.takesNothing, rule: Diagnosis13_10.keeps),
      Scene13_10(
        "the card goes", [.down, .removed("the card")], late: Diagnosis13_10.oneEnd, action,
        rule: Diagnosis13_10.leave),
    ], spare: [:])
}

private func button(_ played: Played13_10) {
  played.stage.root.addSubview(Listener13_10(played))
}

private let overrides = [
  "endTracking", "cancelTracking", "touchesEnded", "touchesCancelled", "ended", "cancelled",
  "began", "failed", "reset",
]

private var tape: Thing13_10 {
  let listens = overrides.map { (place: $0, why: Diagnosis13_10.listens) }
  let beside = Step13_10.move(100, 500, "when the finger leaves the button", true)
  func tape(_ name: String, _ steps: [Step13_10], _ rule: String) -> Scene13_10 {
    Scene13_10(name, [.down] + steps, late: Diagnosis13_10.threeEnds, listens, rule: rule)
  }
  return Thing13_10(
    name: "tape", build: button,
    scenes: [
      tape("a lift on the button", [.up], Diagnosis13_10.events),
      tape("a lift beside it", [beside, .up], Diagnosis13_10.events),
      tape("an alert", [.alert], Diagnosis13_10.interrupt),
      tape("off the button, and an alert", [beside, .alert], Diagnosis13_10.interrupt),
      tape(
        "off the button and back",
        [beside, .move(100, 100, "when the finger is back", true), .up], Diagnosis13_10.events),
    ], spare: Dictionary(of: overrides, Diagnosis13_10.listens))
}

private var tip: Thing13_10 {
  let listens = overrides.map { (place: $0, why: Diagnosis13_10.listens) }
  func tip(_ name: String, _ step: Step13_10, _ late: String, _ rule: String) -> Scene13_10 {
    Scene13_10(name, [.down, step], late: late, listens, rule: rule)
  }
  return Thing13_10(
    name: "tip", build: button,
    scenes: [
      tip("a lift on the button", .up, Diagnosis13_10.threeEnds, Diagnosis13_10.events),
      tip(
        "off the button", .move(100, 500, "when the finger leaves the button", false),
        Diagnosis13_10.leaves, Diagnosis13_10.exit),
      tip("an alert", .alert, Diagnosis13_10.threeEnds, Diagnosis13_10.interrupt),
    ],
    spare: Dictionary(of: overrides, Diagnosis13_10.listens),
    // [model] Whether a lift that itself crosses the border sends touchDragExit first (CT-7).
    mayBeNamed: "touchUpOutside")
}

private var trail: Thing13_10 {
  func trail(
    _ name: String, _ steps: [Step13_10], _ late: String, _ rule: String
  ) -> Scene13_10 {
    Scene13_10(name, [.down] + steps, late: late, rule: rule)
  }
  return Thing13_10(
    name: "trail",
    build: { played in
      let pad = UIView(frame: CGRect(x: 0, y: 60, width: 375, height: 300))
      let sign = Sign13_10(played)
      sign.addTarget(sign, action: Sign13_10.didAct)
      pad.addGestureRecognizer(sign)
      played.stage.root.addSubview(pad)
      (played.view, played.recognizer) = (pad, sign)
    },
    scenes: [
      trail(
        "a whole sign",
        [.move(150, 110, "in the sign", true), .move(220, 110, "when it's recognized", false)],
        Diagnosis13_10.ignored, Diagnosis13_10.reset),
      trail(
        "a wrong sign",
        [.move(150, 110, "in the sign", true), .move(150, 180, "when it fails", false)],
        Diagnosis13_10.failsQuietly, Diagnosis13_10.reset),
      trail(
        "half a sign, and a lift", [.move(150, 110, "in the sign", true), .up],
        Diagnosis13_10.anyEnd, Diagnosis13_10.reset),
      trail(
        "half a sign, and an alert", [.move(150, 110, "in the sign", true), .alert],
        Diagnosis13_10.anyEnd, Diagnosis13_10.interrupt),
    ],
    spare: Dictionary(
      of: ["touchesEnded", "touchesCancelled", "ended", "cancelled"], Diagnosis13_10.followed))
}

extension [String: String] {
  /// The same explanation for several places.
  fileprivate init(of places: [String], _ why: String) {
    self = [:]
    for place in places { self[place] = why }
  }
}
