import ExerciseKit
package import GradingCore

/// What answers to exercise 14.12 are told.
package enum Diagnosis14_12 {
  package static let through =
    "chapter 3, Nil is an answer: nil instead of yourself lets a finger through (HT-7)."
  package static let window =
    "which window: a touch makes its window key, unless `canBecomeKey` says no (FR-25)."
  package static let keyed =
    "which window: keys go to the key window's first responder, and a touch makes its window key "
    + "(FR-2, FR-25)."
  package static let atOnce =
    "which window: in our engine a window is key before a view hears the touch; only `canBecomeKey` "
    + "comes earlier (FR-25)."
  package static let asked =
    "which window: in our engine a window that isn't key is asked for `canBecomeKey` at each touch "
    + "(FR-25)."
  package static let behind =
    "which window: the first window from the front that has a hit view gets the touch (HT-1)."
  package static let places =
    "chapter 2, From front to back: each view has coordinates of its own (HT-8)."
  package static let taken =
    "who took it: what a gesture takes is cancelled, and then no touchUpInside comes (GR-40)."
  package static let working = Rule14.mend

  package static let shownQuietly =
    "When the recorder is shown, no line says that it became key; that line comes with a touch."
  package static let notClosed =
    "It gives the keys to the page, and runs when close is tapped; nobody taps it in this trace."
  package static let panIsOver =
    "The pan takes nothing here: pause hears the whole tap, and sends touchUpInside."
  package static let hitIsRight =
    "Pause is hit when it is tapped, and so is the note: the test lets through what it should."
  package static let pauseIsHit = "Pause is tapped, and pause is the hit view."
  package static let pauseHears = "Pause hears its touch at once, from began to ended."
  package static let nothingTaken = "Pause loses nothing: its tap ends with touchUpInside."
  package static let noteStays =
    "The note has never resigned, and the next letter goes past it. A question before this one has "
    + "an answer that explains it."
  package static let titleMay =
    "It was tapped, so it is first responder of its window, and each window has one. It does not "
    + "say where keys go."
  package static let noteIsFirst =
    "From its tap on it is first responder of its window, and it never resigns."
  package static let pauseIsButton = "It is hit, and does what a button does."
  package static let pageIsRight =
    "It becomes key when it is touched, as it should. Which one is key when the next letter is typed?"
  package static let panelIsPlain = "It is a plain view: it has no say in where keys go."

  package static let complaint =
    "The title was tapped before, and is still first responder of its window: the user still "
    + "complains."
  package static let lost =
    "The note is first responder of its window, but that window is not key any more."
  package static let resigned =
    "The title has resigned, but the recorder is key all the same, so that no field gets the letter."
  package static let panelTakes =
    "The finger was on the panel and not in its title, and yet the recorder became key."
  package static let moves =
    "The keys came back to where they were, but the keyboard went down and up on the way."
  package static let titleLoses =
    "The title was being written, and this touch was not one of the page: it keeps the keys."
  package static let noneBefore =
    "No field had the keys before this touch, and none gets them by it."
  package static let titleGets =
    "The title was tapped and is first responder of its window, but that window did not become key."
  package static let titleBesideNote =
    "The title's window did not become key. The note is first responder of its own all the while."
  package static let titleElsewhere =
    "The panel was dragged, and its title with it; tapped there, it does not make its window key."
  package static let titleUntouched =
    "The title was tapped, and did not become first responder: the tap did not reach it."
  package static let pageGets = "The page was touched, and the keys do not go back to it."
  package static let closeGives =
    "The recorder is closed, and the keys do not go back to the page. In this engine a hidden "
    + "window that is key stays key."
  package static let endsWriting =
    "The note was first responder of the page's window when close was tapped, and is no more."
    + Rule14.asked("`close` gives the keys back to the page.")
  package static let noPause =
    "Pause was tapped, and it did not pause once." + Rule14.asked("`pause` pauses.")
  package static let noMove =
    "The panel was dragged, and it did not follow the finger."
    + Rule14.asked("a drag of the panel moves it.")
  package static let noStar =
    "The star lies beside the panel, and did not get its tap."
    + Rule14.asked("beside the recorder, the page is touched.")
  package static let isGone =
    "The recorder is closed, so that nothing of it is left to tap, and the page was touched."
  package static let notShown = "The recorder was shown again, and the keys stay where they are."
}

/// Exercise 14.12.
package let written14_12 = WrittenExercise(
  "14.12", read: Rule14.page, steps: Rule14.steps, diagnosis14_12)

/// What is known about the report of exercise 14.12.
package let diagnosis14_12 = Diagnosis(
  [(.whichWindow, ["recorder"], "D")],
  names: [
    "inputWindow", "keyboard", "window", "root", "screen", "note", "star", "recorder", "panel",
    "pause", "title", "close", "viewController", "scene", "application", "pan", "tap(note)",
    "tap(title)", "hold(note)", "hold(title)",
  ],
  suspects: [
    "A": .init(Diagnosis14_12.panIsOver, rule: Diagnosis14_12.taken),
    "B": .init(Diagnosis14_12.shownQuietly, rule: Diagnosis14_12.window),
    "C": .init(Diagnosis14_12.notClosed, rule: Rule14.alibi),
    "E": .init(Diagnosis14_12.hitIsRight, rule: Diagnosis14_12.through),
  ],
  questions: [
    .whoWasHit: Diagnosis14_12.pauseIsHit, .whoHeard: Diagnosis14_12.pauseHears,
    .whoTookIt: Diagnosis14_12.nothingTaken, .whoWasTold: Diagnosis14_12.noteStays,
  ],
  objects: [
    "title": Diagnosis14_12.titleMay, "note": Diagnosis14_12.noteIsFirst,
    "pause": Diagnosis14_12.pauseIsButton, "window": Diagnosis14_12.pageIsRight,
    "panel": Diagnosis14_12.panelIsPlain,
  ])
