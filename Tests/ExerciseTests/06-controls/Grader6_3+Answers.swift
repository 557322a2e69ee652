import ExerciseKit
import Grading
import MiniUIKit
import Stage

extension Diagnosis6_3 {
  static let answersForAnEarlierOne =
    """
    An earlier action of the same name came to another end, and the answer is about that one.
    Rule: the statement: each sender gets the true answer, and that is what super says (RC-22).
    """
  static let asksATargetThatIsNamed =
    """
    A target that is named isn't asked canPerformAction; super calls it, and you kept the action back.
    Rule: only a search asks who can; a named target performs (RC-22).
    """
}

/// What the senders of three actions of one name are told: there is a printer for the second only.
func judgeAnswersOfOneName(_ make: () -> Watch) throws {
  let name = "The answer to the sender of three didPrint, the second while a printer is there"
  try playing(name) {
    let (watch, printer) = (make(), LatePrinter(frame: .zero))
    let stage = Stage(application: watch.app, viewController: UIViewController())
    stage.root.addSubview(printer)
    let answers = [nil, printer, nil].map { first in
      stage.window.firstResponder = first
      return watch.app.sendAction(
        Action("didPrint", LatePrinter.didPrint), to: nil, from: stage.root, for: nil)
    }
    try expect(
      answers.map { "\($0)" }.joined(separator: ", "), is: "false, true, false", name,
      otherwise: Diagnosis6_3.answersForAnEarlierOne, rule: nil)
  }
}

/// A view that is first responder for a while, and nobody else has its method.
private final class LatePrinter: UIView {
  func didPrint() {}
}

/// Sends an action to a target that says no to it where a search asks; named, it performs.
func judgeTargetsThatSayNo(_ make: () -> Watch) throws {
  let name = "didSave for a target that says no to canPerformAction"
  try playing(name) {
    let (watch, target) = (make(), Shy(frame: .zero))
    let stage = Stage(application: watch.app, viewController: UIViewController())
    stage.root.addSubview(target)
    let answer = watch.app.sendAction(
      Action("didSave", Shy.didSave), to: target, from: stage.root, for: nil)
    let noted = "\(watch.performed().count) performed, \(watch.lost().count) lost"
    try expect(
      "\(target.runs) × didSave, \(answer); \(noted)",
      is: "1 × didSave, true; 1 performed, 0 lost", name,
      why: ["0 × didSave, false; 0 performed, 1 lost": Diagnosis6_3.asksATargetThatIsNamed],
      rule: Diagnosis6_3.rule)
  }
}

/// A view that would not be found by a search.
private final class Shy: UIView {
  var runs = 0
  func didSave() { runs += 1 }
  override func canPerformAction(_ action: Action, withSender sender: AnyObject?) -> Bool { false }
}
