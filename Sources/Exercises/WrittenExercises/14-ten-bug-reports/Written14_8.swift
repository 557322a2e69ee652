import ExerciseKit
package import GradingCore

/// What answers to exercise 14.8 are told.
package enum Diagnosis14_8 {
  package static let search =
    "who was told: without a target, the search begins at the first responder (RC-22)."
  package static let pairs =
    "who was told: the same target and action, registered again, is still one (CT-33)."
  package static let working = Rule14.mend

  package static let noKey =
    "The trace shows a finger and no key: this command is never used in it."
  package static let once =
    "No photo is tapped in this trace, and each tap on one selects it once."
  package static let index =
    "The trace never comes to a photo: this line is not reached before the note is gone."
  package static let obeys = "note does what it is told. It is the wrong one to be told."
  package static let heard = "The bin hears began and ended, and sends its action, as it should."
  package static let noteIsAsked =
    "note is asked whether it can remove, and it can: so its own bin and the key command find it."
  package static let fieldIsFirst =
    "field is being written in, so it is first responder, as it should be."
  package static let photosIsNeverAsked = "In this trace, photos is never asked."

  package static let notCured =
    "The bin of the photos removes something else: the user still complains."
  package static let both =
    "The bin of the photos has two targets now: the photos, and who is found by a search."
  package static let noPhoto = "The finger is on the bin of the photos, and no photo goes."
  package static let photo =
    "Another photo than this one was selected."
    + Rule14.asked("the bin of the photos removes the selected photo.")
  package static let farAway =
    "The finger was lifted far from the bin, and it removed something."
    + Rule14.asked("a finger lifted far from a bin removes nothing.")
  package static let firstAgain =
    "A photo was removed before, and this bin has removed another one than the first."
    + Rule14.asked("after a removal, the first photo is selected.")
  package static let noteBin =
    "The finger is on the bin of the note, and a photo goes: this bin tells the photos, too."
    + Rule14.asked("the bin of the note removes the note.")
  package static let noteBinDead =
    "The finger is on the bin of the note, and nothing goes: this bin finds nobody now."
    + Rule14.asked("the bin of the note removes the note.")
  package static let key =
    "The note is being written, and the command does not remove it any more."
    + Rule14.asked("command D removes the note while it is written.")
  package static let twice =
    "One tap on a bin has removed more than it should."
    + Rule14.asked("the bin of the photos removes the selected photo.")
  package static let seen = "What is removed goes from the screen, and what is left moves up."
  package static let keyboard =
    "The user was writing, and now has to tap into the field again."
    + Rule14.asked("no bin puts the keyboard away.")
}

/// Exercise 14.8.
package let written14_8 = WrittenExercise(
  "14.8", read: Rule14.page, steps: Rule14.steps, diagnosis14_8)

/// What is known about the report of exercise 14.8.
package let diagnosis14_8 = Diagnosis(
  [(.whoWasTold, ["bin of photos"], "A")],
  names: [
    "window", "root", "screen", "photos", "note", "bin of photos", "bin of note", "field", "sea",
    "hill", "wood",
  ],
  suspects: [
    "B": .init(Diagnosis14_8.noKey, rule: Rule14.alibi),
    "C": .init(Diagnosis14_8.once, rule: Diagnosis14_8.pairs),
    "D": .init(Diagnosis14_8.index, rule: Rule14.alibi),
    "E": .init(Diagnosis14_8.obeys, rule: Diagnosis14_8.search),
  ],
  questions: [.whoHeard: Diagnosis14_8.heard],
  objects: [
    "note": Diagnosis14_8.noteIsAsked, "field": Diagnosis14_8.fieldIsFirst,
    "photos": Diagnosis14_8.photosIsNeverAsked,
  ])
