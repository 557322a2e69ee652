package import GradingCore
import MiniUIKit
import Stage

/// What answers to exercise 7.2 are told.
package enum Diagnosis7_2 {
  package static let tapTakes =
    "The tap is recognized and takes the touch, so the view hears cancelled.\n" + take
  package static let alertTakes =
    "The alert takes the touch from everybody; no setting of the gesture keeps it.\n" + bothEnds
  package static let lossIsNoTap = """
    A loss opens it now, too: touchesCancelled comes for an alert as well.
    Rule: chapter 1, Two keys, and an alert: a touch that is taken away ends with cancelled (EV-17).
    """
  package static let startsForALoss = """
    It starts for a loss as well, and an alert is no tap.
    Rule: chapter 1, Two keys, and an alert: a touch that is taken away ends with cancelled (EV-17).
    """
  package static let heldBegan =
    "The beginning is held back until the gesture has failed.\n" + began
  package static let endWaits =
    "The double tap is still possible: a second tap may come, and the end waits for that.\n" + ended
  package static let cancelsLater =
    "The double tap has recognized nothing, so it has nothing to cancel; it holds the end back.\n"
    + ended
  package static let beganWaits =
    "Now the beginning waits for the double tap, too, and the end comes no sooner.\n" + began
  package static let nothingWaits =
    "Nothing holds the beginning back, so the letter hears it at once.\n" + began
  package static let tooLate =
    "Its touchesBegan has run by then; what comes later cannot take the light back in time.\n"
    + began
  package static let nobodyLetsGo = """
    The finger is gone, and TurnCounter is still possible, so all that it holds is still held.
    Rule: the states: what is held back is released when the recognizer fails (GR-58).
    """
  package static let endsOnly = """
    The beginning is held, too, and the end can't come before it. TurnCounter never fails.
    Rule: the states: what is held back is released when the recognizer fails (GR-58).
    """
  package static let cancelsNothing = """
    TurnCounter has recognized nothing, so there is nothing to cancel; it holds the touch back.
    Rule: the states: what is held back is released when the recognizer fails (GR-58).
    """
  package static let nobodyTakes =
    "The press holds all of it back, and then it leaves the touch to the letter.\n" + take
  package static let scratchOpens =
    "A recognized scratch takes the touch, unless you tell it not to; so the box hears it all.\n"
    + take
  package static let pressTakes =
    "The press has begun and takes the touch, while the finger is still down.\n" + take
  package static let apple =
    "Apple's recognizers fail by themselves; only one of your own can forget it."
  package static let recognizedAnyway =
    "The end is held while the gesture may still recognize; here that isn't the complaint."
  package static let stillTakes =
    "With the other end in it, the view is content with a touch that is taken away."
  package static let noLoss = "No touch that it has heard begin is taken away in these scenes."
  package static let noBegin = "Nothing is amiss with the beginning."
  package static let recognizesNothing =
    "Only a recognized gesture takes a touch; here it isn't recognized when the complaint is made."

  package static let take =
    "Rule: the setting: recognized, a gesture takes its touches, unless that is off (GR-40)."
  package static let began =
    "Rule: held back: with delaysTouchesBegan all waits until the recognizer fails (GR-55)."
  package static let ended =
    "Rule: chapter 7, \"The photo opened, and my harbour was gone\": the end waits by default (GR-56)."
  package static let bothEnds =
    "Rule: both ends: what touchesBegan begins ends in touchesCancelled as well (GR-40)."
  package static let few = "Rule: the statement: no change that isn't needed."
}

/// Exercise 7.2.
package let written7_2 = WrittenExercise(
  "7.2", read: Rule7.page, steps: Rule7.steps, choices7_2)

/// What judges the choices of exercise 7.2.
package let choices7_2 = Choices(
  complaints7_2.map { $0.name },
  among: [
    "cancelsTouchesInView", "delaysTouchesEnded", "delaysTouchesBegan", "failed",
    "touchesCancelled",
  ]
) { index, choice throws(Wrong) in
  let complaint = complaints7_2[index]
  let place = "Question \(index + 1), \(complaint.name)"
  if let wrong = fault(complaint, choice, place) { throw wrong }
  for name in choice where fault(complaint, choice.filter { $0 != name }, place) == nil {
    throw Wrong(
      """
      \(place): every scene comes out right, and also without \(name).
      \(complaint.spare[name] ?? Diagnosis7_2.apple)
      \(Diagnosis7_2.few)
      """)
  }
}

/// The first scene in which a choice does not do what is asked.
private func fault(_ complaint: Complaint7_2, _ choice: [String], _ place: String) -> Wrong? {
  for scene in complaint.scenes {
    let fault: (Step7_2, String)?
    do throws(ScriptError) {
      fault = try complaint.play(scene, choice)
    } catch {
      return Wrong("\(place) cannot be played. \(error.description)", malformed: .unplayable)
    }
    guard let (step, look) = fault else { continue }
    let why = scene.with.first { choice.contains($0.change) }?.why ?? scene.why
    return Wrong(
      "\(place), \(scene.name): it is \(look) \(step.words), and should be \(step.look).\n\(why)")
  }
  return nil
}

// MARK: - The six

private typealias D = Diagnosis7_2

private var complaints7_2: [Complaint7_2] { [lamp, door, fan, letter, box, lens] }

private var lamp: Complaint7_2 {
  let early = [(change: "delaysTouchesBegan", why: D.heldBegan)]
  return Complaint7_2(
    name: "lamp", first: "dark", begins: "lit", ends: "dark",
    gesture: { UITapGestureRecognizer() },
    scenes: [
      Scene7_2("a tap", [.down("lit"), .up("dark")], D.tapTakes, with: early),
      Scene7_2(
        "an alert", [.down("lit"), .wait(0.3, "in a rest", "lit"), .alert("dark")], D.alertTakes),
    ],
    spare: [
      "cancelsTouchesInView": D.stillTakes, "delaysTouchesEnded": D.recognizedAnyway,
    ])
}

private var door: Complaint7_2 {
  Complaint7_2(
    name: "door", first: "closed", begins: nil, ends: "open",
    gesture: { UITapGestureRecognizer() }, isAround: true,
    scenes: [
      Scene7_2("a tap", [.down("closed"), .up("open")], D.tapTakes),
      Scene7_2(
        "an alert", [.down("closed"), .wait(0.3, "in a rest", "closed"), .alert("closed")],
        D.lossIsNoTap),
    ],
    spare: [
      "delaysTouchesEnded": D.recognizedAnyway, "delaysTouchesBegan": D.noBegin,
    ])
}

private var fan: Complaint7_2 {
  Complaint7_2(
    name: "fan", first: "still", begins: nil, ends: "running",
    gesture: {
      let tap = UITapGestureRecognizer()
      tap.numberOfTapsRequired = 2
      return tap
    }, isAround: true,
    scenes: [
      Scene7_2(
        "one tap", [.down("still"), .up("running")], D.endWaits,
        with: [
          (change: "delaysTouchesBegan", why: D.beganWaits),
          (change: "cancelsTouchesInView", why: D.cancelsLater),
        ]),
      Scene7_2("an alert", [.down("still"), .alert("still")], D.startsForALoss),
    ],
    spare: ["cancelsTouchesInView": D.recognizesNothing])
}

private var letter: Complaint7_2 {
  let press: [Step7_2] = [
    .down("dark"), .wait(0.6, "when the press has begun", "dark"), .up("dark"),
  ]
  return Complaint7_2(
    name: "letter", first: "dark", begins: "lit", ends: "open",
    gesture: { UILongPressGestureRecognizer() },
    scenes: [
      Scene7_2(
        "a press", press, D.nothingWaits,
        with: [
          (change: "delaysTouchesBegan", why: D.nobodyTakes),
          (change: "touchesCancelled", why: D.tooLate),
          (change: "cancelsTouchesInView", why: D.tooLate),
        ]),
      Scene7_2(
        "a tap", [.down("dark"), .wait(0.2, "in a rest", "dark"), .up("open")], D.nothingWaits),
    ],
    spare: [
      "cancelsTouchesInView": D.noLoss, "delaysTouchesEnded": D.recognizedAnyway,
      "touchesCancelled": D.noLoss,
    ])
}

private var box: Complaint7_2 {
  Complaint7_2(
    name: "box", first: "closed", begins: nil, ends: "open",
    gesture: {
      let turns = Turns7_2()
      turns.delaysTouchesBegan = true
      return turns
    },
    scenes: [
      Scene7_2(
        "a tap", [.down("closed"), .up("open")], D.nobodyLetsGo,
        with: [
          (change: "delaysTouchesEnded", why: D.endsOnly),
          (change: "cancelsTouchesInView", why: D.cancelsNothing),
        ]),
      Scene7_2(
        "a scratch",
        [.down("closed")] + [140, 100, 140, 100, 140].map { .moved($0, "closed") }
          + [.up("closed")],
        D.scratchOpens),
    ],
    spare: [
      "delaysTouchesEnded": D.recognizedAnyway, "delaysTouchesBegan": "It is on already.",
      "touchesCancelled": D.noLoss, "cancelsTouchesInView": D.recognizesNothing,
    ])
}

private var lens: Complaint7_2 {
  Complaint7_2(
    name: "lens", first: "hidden", begins: "shown", ends: "hidden",
    gesture: { UILongPressGestureRecognizer() },
    scenes: [
      Scene7_2(
        "a press",
        [.down("shown"), .wait(0.6, "when the press has begun", "shown"), .up("hidden")],
        D.pressTakes, with: [(change: "delaysTouchesBegan", why: D.heldBegan)]),
      Scene7_2(
        "an alert", [.down("shown"), .wait(0.3, "in a rest", "shown"), .alert("hidden")],
        D.alertTakes),
    ],
    spare: ["delaysTouchesEnded": D.recognizedAnyway])
}
