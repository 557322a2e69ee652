package import ExerciseKit
package import GradingCore
import MiniUIKit
import Stage

/// What answers to exercise 10.7 are told.
package enum Diagnosis10_7 {
  package static let aTapShowsTheDelay =
    "In list 1 photo and buy hear at once what they hear later in a usual list, or not at all."
  package static let dragsTooEarlyForAnybodyToLose =
    "You need a touch that a usual list takes back from a view that has heard it."
  package static let isNotHeardYet =
    "Nobody had heard this touch when the drag began, so there was nothing to take back."
  package static let keepsItInBoth =
    "buy kept its touch in both lists: a usual one takes nothing back from it, either."
  package static let yesForViews =
    "cancel: by default the list says yes about a view, and no about a control (SV-6)."
  package static let asksAboutAPlainView =
    "You need a view about which the lists answer differently, and a touch that makes them ask."
  package static let takesAPlainView =
    "Both lists took the touch from photo: about a plain view a usual one says yes as well."
  package static let asksNobody =
    "Neither list was asked: that takes ten points up or down after the release."
  package static let scrollsNothing =
    "Neither list has moved; the two differ where the content ends, so move a list beyond that."
  package static let dragsWhereThereIsContent = "The two lists differ where the content ends."

  package static let comesDownBeside =
    "The finger comes down beside the list, so the list and what lies in it get nothing."
  package static let onTheScreen =
    "the statement: places are on the screen, where the list's upper left corner is (0, 100)."
  package static let hold =
    "hold: a drag that begins within 0.15 s is one that the content never hears (SV-3)."
  package static let cancel =
    "cancel: a drag may take a touch from content that has heard it (SV-6)."
  package static let lift =
    "hold: it ends after 0.15 s or at a lift, and then the content hears all of it (SV-3)."
  package static let later =
    "cancel: it comes after the release, when the view has heard began (SV-6)."
  package static let tenPoints =
    "cancel: after the release the list is asked at the tenth point, along an axis that scrolls."
  package static let eachView = "cancel: touchesShouldCancel decides for each view (SV-6)."
  package static let slowDown = "slow down: what is pulled beyond an edge gives way (SV-28)."
}

/// Exercise 10.7.
package let written10_7 = WrittenExercise("10.7", read: Rule10.page, steps: Rule10.steps, apart10_7)

/// What judges the touches of exercise 10.7.
package let apart10_7 = TellApart<[TouchStep]?>(
  (1...4).map { "Touch \($0)" }, wanted: "There are 4 lists; your touches are"
) { index, script throws(Wrong) in
  let (name, script, changed) = ("Touch \(index + 1)", script ?? [], changed(index))
  if script.isEmpty { throw Wrong("\(name) is empty: no finger comes down.", malformed: .empty) }
  if script.contains(where: { $0.isOfAnotherFinger }) {
    throw Wrong(
      "\(name) needs one finger only, number 1; several are out of scope.", malformed: .finger)
  }
  if script.filter({ if case .down = $0 { true } else { false } }).count > 1 {
    throw Wrong(
      "\(name) is several touches, one after the other; one has to do.", malformed: .several)
  }
  let (usual, other): ([String], [String])
  do throws(ScriptError) {
    (usual, other) = (try heard(UIScrollView(), script), try heard(changed.list, script))
  } catch {
    throw Wrong("\(name) cannot be played. \(error.description)", malformed: .unplayable)
  }
  if usual == other {
    let isBeside = usual.isEmpty && comesDownBeside(script)
    let (hint, rule) = why(index, usual) ?? (changed.hint, changed.rule)
    throw Wrong(
      """
      \(name): in both lists \(usual.isEmpty ? "nothing" : list(usual)).
      \(isBeside ? Diagnosis10_7.comesDownBeside : hint)
      Rule: \(isBeside ? Diagnosis10_7.onTheScreen : rule)
      """)
  }
}

/// What a touch tells that both lists treat in the same way, if it tells more than that.
private func why(_ index: Int, _ usual: [String]) -> (hint: String, rule: String)? {
  let scrolls = usual.contains("list scrolls")
  let isAsked = usual.contains("photo began") && scrolls
  switch index {
  case 0 where !scrolls: return (Diagnosis10_7.aTapShowsTheDelay, Diagnosis10_7.lift)
  case 1 where usual == ["list scrolls"]:
    return (Diagnosis10_7.isNotHeardYet, Diagnosis10_7.later)
  case 1 where usual.contains("buy touchDragInside"):
    return (Diagnosis10_7.keepsItInBoth, Diagnosis10_7.yesForViews)
  case 2 where isAsked: return (Diagnosis10_7.takesAPlainView, Diagnosis10_7.eachView)
  case 2 where !scrolls: return (Diagnosis10_7.asksNobody, Diagnosis10_7.tenPoints)
  case 3 where !scrolls: return (Diagnosis10_7.scrollsNothing, Diagnosis10_7.slowDown)
  default: return nil
  }
}

/// Whether the finger comes down where there is no list.
private func comesDownBeside(_ script: [TouchStep]) -> Bool {
  script.contains { step in
    guard case .down(_, let x, let y) = step else { return false }
    return x < 0 || x >= 300 || y < 100 || y >= 400
  }
}

/// A list with one thing changed, and what is said about a touch that does not show it.
private func changed(_ index: Int) -> (list: UIScrollView, hint: String, rule: String) {
  let list = UIScrollView()
  switch index {
  case 0:
    return (
      Mistaken10(delays: false) { _, usual in usual }, Diagnosis10_7.aTapShowsTheDelay,
      Diagnosis10_7.hold
    )
  case 1:
    list.canCancelContentTouches = false
    return (list, Diagnosis10_7.dragsTooEarlyForAnybodyToLose, Diagnosis10_7.cancel)
  case 2:
    return (
      Mistaken10(delays: true) { _, _ in true }, Diagnosis10_7.asksAboutAPlainView,
      Diagnosis10_7.eachView
    )
  default:
    list.bounces = false
    return (list, Diagnosis10_7.dragsWhereThereIsContent, Diagnosis10_7.slowDown)
  }
}

private func heard(
  _ list: UIScrollView, _ script: [TouchStep]
) throws(ScriptError) -> [String] {
  let scene = List10(list, other: UIButton(frame: .zero))
  scene.other.isHidden = true
  try scene.stage.phone.play(script)
  try scene.stage.wait(3)
  return scene.heard
}
