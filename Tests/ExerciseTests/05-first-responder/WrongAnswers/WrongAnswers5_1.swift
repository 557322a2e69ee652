import Grading
import WrittenExercises

let wrong5_1: [WrongAnswer<[String]>] = [
  WrongAnswer("the shake goes to what was touched last", answer(1, "photo")),
  WrongAnswer("the permission is enough", answer(2, "dial")),
  WrongAnswer("a shake goes to the controller", answer(2, "screen")),
  WrongAnswer("without a first responder a shake is lost", answer(2, "nobody")),
  WrongAnswer("what was removed stays first responder", answer(4, "dial")),
  WrongAnswer("whoever is told becomes first responder", answer(5, "photo")),
]

private func answer(_ number: Int, _ name: String) -> @Sendable () -> [String] {
  {
    var answers = heardFirst
    answers[number - 1] = name
    return answers
  }
}
