import Grading
import Questions

let wrong5_1: [WrongAnswer<[String]>] = [
  WrongAnswer(
    "the shake goes to what was touched last",
    gets: """
      Question 1, search becomes first responder, photo is tapped, shake: you said photo. It is \
      search.
      \(Diagnosis5_1.theShakeGoesToWhatWasTouched)
      Rule: \(Diagnosis5_1.delivery)
      """, answer(1, "photo")),
  WrongAnswer(
    "the permission is enough",
    gets: "Question 2, dial is tapped, shake: you said dial. It is window.",
    Diagnosis5_1.onlyMay, rule: Diagnosis5_1.taking, answer(2, "dial")),
  WrongAnswer(
    "a shake goes to the controller",
    gets: "Question 2, dial is tapped, shake: you said screen. It is window.",
    Diagnosis5_1.aShakeGoesToTheController, rule: Diagnosis5_1.delivery, answer(2, "screen")),
  WrongAnswer(
    "without a first responder a shake is lost",
    gets: "Question 2, dial is tapped, shake: you said nobody. It is window.",
    Diagnosis5_1.lost, rule: Diagnosis5_1.delivery, answer(2, "nobody")),
  WrongAnswer(
    "what was removed stays first responder",
    gets: """
      Question 4, dial becomes first responder, panel is removed, shake: you said dial. It is \
      window.
      \(Diagnosis5_1.whatWasRemovedStaysFirst)
      Rule: \(Diagnosis5_1.givingItUp)
      """, answer(4, "dial")),
  WrongAnswer(
    "whoever is told becomes first responder",
    gets: """
      Question 5, search becomes first responder, photo is told to, shake: you said photo. It is \
      search.
      \(Diagnosis5_1.whoeverIsToldBecomesFirstResponder)
      Rule: \(Diagnosis5_1.taking)
      """, answer(5, "photo")),
]

private func answer(_ number: Int, _ name: String) -> @Sendable () -> [String] {
  {
    var answers = heardFirst
    answers[number - 1] = name
    return answers
  }
}
