import ExerciseKit
package import Judging

/// What is known about the reports of chapter 14: its ten exercises, and the dead buttons of its text.
package let cases14: [String: CaseFile] = [
  "14A": exercise(1, diagnosis14_1), "14B": exercise(2, diagnosis14_2),
  "14C": exercise(3, diagnosis14_3), "14D": exercise(4, diagnosis14_4),
  "14E": exercise(5, diagnosis14_5), "14F": exercise(6, diagnosis14_6),
  "14G": exercise(7, diagnosis14_7, tables: .whoTookIt), "14H": exercise(8, diagnosis14_8),
  "14I": exercise(9, diagnosis14_9), "14J": exercise(10, diagnosis14_10),
  "14K": pay(.whoTookIt, "tap(pay)"), "14M": pay(.whichWindow, "meter", "meterView"),
  "14M2": pay(.whoWasHit, "glow"), "14M3": pay(.whoHeard, "gesture(root)"),
  "14M4": pay(.whoWasTold, "pay"), "14N": CaseFile(send),
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
