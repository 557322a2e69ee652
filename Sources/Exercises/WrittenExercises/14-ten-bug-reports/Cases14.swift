import ExerciseKit
package import GradingCore

/// What is known about the reports of chapter 14: its exercises, and those of its text.
package let cases14: [String: CaseFile] = [
  "14A": exercise(1, diagnosis14_1), "14B": exercise(2, diagnosis14_2),
  "14C": exercise(3, diagnosis14_3), "14D": exercise(4, diagnosis14_4),
  "14E": exercise(5, diagnosis14_5), "14F": exercise(6, diagnosis14_6),
  "14G": exercise(7, diagnosis14_7, tables: .whoTookIt), "14H": exercise(8, diagnosis14_8),
  "14I": exercise(9, diagnosis14_9), "14J": exercise(10, diagnosis14_10),
  "14K": pay(.whoTookIt, "tap(pay)"), "14M": pay(.whichWindow, "meter", "meterView"),
  "14M2": pay(.whoWasHit, "glow"), "14M3": pay(.whoHeard, "gesture(root)"),
  "14M4": pay(.whoWasTold, "pay"), "14N": CaseFile(send),
  "14P": CaseFile(toast, tables: .whichWindow), "14Q": CaseFile(keys), "14R": CaseFile(clicks),
  "14S": exercise(11, diagnosis14_11), "14T": exercise(12, diagnosis14_12),
  "14U": exercise(13, diagnosis14_13),
]

private func exercise(
  _ number: Int, _ diagnosis: Diagnosis, tables: Cause.Question = .whoWasTold
) -> CaseFile {
  let number = String(number)
  return CaseFile(
    diagnosis, exercise: "Exercises/14-ten-bug-reports/Exercise14_" + number + ".swift",
    tables: tables)
}

/// A button that doesn't pay: always the same screen and complaint, each time another cause.
private func pay(_ question: Cause.Question, _ culprits: String...) -> CaseFile {
  let innocent: [String: String] = [
    "basket": "No line asks it for more than whether the point is in it.",
    "coupon": "The finger is nowhere near the field.",
    "fps": "It is asked, and the finger is far away from it.",
    "tap(root)": "It takes nothing here: a button refuses a plain tap of another view.",
    "glow": "Where it is switched off, the hit test goes past it.",
    "pay": "It does what a button does with what it gets; look for what it doesn't get, and why.",
    "viewController": "No line says that it was asked to pay; so look for what comes before.",
  ]
  let names =
    [
      "window", "root", "basket", "coupon", "pay", "glow", "viewController", "tap(root)",
      "tap(pay)",
    ]
    + ["gesture(root)", "meter", "meterView", "fps"]
  // The map would show a window in front, and whether the ring is switched off.
  return CaseFile(
    Diagnosis([(question, culprits, "A")], names: names, suspects: [:], objects: innocent),
    showsMap: false)
}

/// A button that has to be tapped twice while the keyboard is up.
private let send = Diagnosis(
  [(.whoWasTold, ["send", "bar"], "A")],
  names: [
    "inputWindow", "keyboard", "window", "root", "messages", "bar", "field", "send",
    "viewController",
  ],
  suspects: [:],
  questions: [
    .whichWindow: "The keyboard's window is asked first, and answers nil.",
    .whoHeard: "The button hears the whole touch, from began to ended.",
    .whoTookIt: "No line says cancelled, and there is no recognizer in the trace.",
  ],
  objects: [
    "field": "It resigns because it is told to; why then, and not later?",
    "viewController": "It does what it is told, and it is never told to send.",
  ])

/// A keyboard that goes away with a tap on a toast.
private let toast = Diagnosis(
  [(.whichWindow, ["toast"], "A")],
  names: [
    "inputWindow", "keyboard", "toast", "toastView", "undo", "window", "root", "note",
    "viewController", "tap(root)",
  ],
  suspects: [:],
  questions: [
    .whoTookIt: "The tap on the root never had this touch, which is in another window.",
    .whoWasTold:
      "The keyboard goes down, and no line says that the note resigns. So ask where its keys go.",
  ],
  objects: [
    "note": "It is still the first responder of its own window, as the table says.",
    "undo": "It is hit, as it should be, and does what a button does.",
    "window": "It is where the note is. Which window do the keys belong to after the tap?",
  ])

/// A field that gets no text from real keys.
private let keys = Diagnosis(
  [(.whoHeard, ["viewController"], "A")],
  names: [
    "window", "root", "film", "answer", "viewController", "scene", "application", "appDelegate",
    "tap(answer)", "longPress(answer)",
  ],
  suspects: [:],
  questions: [
    .whoWasTold: "The field is first responder. Look for the key itself, which comes before text."
  ],
  objects: [
    "answer": "It is the first to hear the key, and passes it on, as a field does.",
    "root": "It passes the key on. The line after it is the last: whose is that?",
    "film": "It is not on the way: the field's superview is root.",
  ])

/// A page that hears the end of a touch too late.
private let clicks = Diagnosis(
  [(.whoHeard, ["doubleTap(root)"], "A")],
  names: ["window", "root", "page", "bar", "viewController", "doubleTap(root)", "tap(bar)"],
  suspects: [:],
  questions: [
    .whoTookIt:
      "It takes the two quick taps, and not the single one, which is late all the same. Ask before."
  ],
  objects: [
    "page": "It acts as soon as it hears ended. When does it hear it, and who holds it back?",
    "tap(bar)": "It is not in the trace: the finger is not on the bar.",
    "root": "It is a plain view. What is on it?",
  ])
