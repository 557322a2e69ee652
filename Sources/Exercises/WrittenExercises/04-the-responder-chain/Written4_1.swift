package import GradingCore

/// Who hears a touch on tab, in the statement of exercise 4.1.
package let forTab = ["tab", "root", "main", "window", "scene", "application"]
/// The way up from shelf.
package let upFromShelf = ["shelf", "root", "main", "window", "scene", "application"]

/// What answers to exercise 4.1 are told.
package enum Diagnosis4_1 {
  package static let walksTheSuperviewsOnly =
    """
    No controller is among them. A root view's next is its controller, and not its superview.
    Rule: \(rootView)
    """
  package static let putsAllControllersBehindAllViews =
    """
    player stands behind its own root view, card, and before whatever lies around card.
    Rule: \(controller)
    """
  package static let putsPlayerBehindEachOfItsViews =
    """
    The view around knob is card. player is next of card, its root view, and of no other.
    Rule: \(rootView)
    """
  package static let putsMainBeforeItsRootView =
    """
    The view around shelf is root. main comes after root, its own root view, and not before it.
    Rule: \(rootView)
    """
  package static let leavesTheShelfOut =
    """
    card does not lie in root itself: the view around it is shelf, which lies in root.
    Rule: \(controller)
    """
  package static let thinksThatLidLetsThrough =
    """
    lid overrides without super; that ends every touch that gets to it, dial's as well.
    Rule: \(kept)
    """
  package static let thinksThatWhoKeepsATouchDoes =
    """
    dial overrides nothing, so it passes on. lid must hear it to keep it.
    Rule: \(kept)
    """
  package static let beginsAtTheWindow =
    "That is the way of the search. Who is found hears first, and it goes up from there."

  package static let rule =
    "the hit view hears first; then next, and next again, until one of them keeps it (RC-1)."
  package static let rootView =
    "a root view's next is its controller, and not its superview (RC-2)."
  package static let controller = "a controller's next is the view around its root view (RC-3)."
  package static let kept =
    "chapter 4, A touch remembers its way: an override without super ends the phase's way (RC-11)."
  package static let end =
    "next leads on from the root controller to window, scene and application (RC-6)."
}

/// Exercise 4.1.
package let written4_1 = WrittenExercise(
  "4.1", .order, read: Rule4.next, quiz4_1)

/// The questions of exercise 4.1.
package func quiz4_1(_ answers: [[String]]) -> Quiz {
  let above = ["card", "player"] + upFromShelf
  var number = 0
  func question(_ view: String, _ names: [String], _ why: [String: String] = [:]) -> Question {
    let answer = number < answers.count ? answers[number] : []
    number += 1
    let step = wrongStep(answer, names).map { [text(answer): $0] } ?? [:]
    return Question(
      "touch on \(view)", is: names, why: step.and(why),
      rule: Diagnosis4_1.rule)
  }
  return Quiz(
    answers, among: ["knob", "dial", "lid", "tab"] + above,
    [
      question(
        "knob", ["knob"] + above,
        [
          "knob, card, shelf, root, window, scene, application": Diagnosis4_1
            .walksTheSuperviewsOnly,
          "knob, card, shelf, root, player, main, window, scene, application": Diagnosis4_1
            .putsAllControllersBehindAllViews,
          text((["knob"] + above).reversed()):
            Diagnosis4_1.beginsAtTheWindow,
          text(["knob", "player"] + ["card"] + upFromShelf):
            Diagnosis4_1.putsPlayerBehindEachOfItsViews,
          text(["knob", "card", "player", "main"] + ["shelf", "root"] + upFromShelf.suffix(3)):
            """
          player's next is the view around card: shelf. main stands behind its own root view.
          Rule: \(Diagnosis4_1.controller)
          """,
          "knob, lid":
            "lid is a sibling of knob: next leads outwards, and never sideways.",
          "knob": "knob overrides nothing, and what is not overridden passes on.",
          "knob, card, player, shelf, root, main":
            """
          It does not end at the controller: window, scene and application are responders.
          Rule: \(Diagnosis4_1.end)
          """,
        ]),
      question(
        "dial", ["dial", "lid"],
        [
          text(["dial", "lid"] + above):
            Diagnosis4_1.thinksThatLidLetsThrough,
          "dial, lid, card, player, shelf, root, main": Diagnosis4_1.thinksThatLidLetsThrough,
          "dial": Diagnosis4_1.thinksThatWhoKeepsATouchDoes,
          "lid": "The hit view is dial. It hears first, whatever is in front or behind.",
        ]),
      question(
        "card", above,
        [
          text(["card"] + upFromShelf):
            """
          card is a root view, too: player's. It does not matter that player is a child.
          Rule: \(Diagnosis4_1.rootView)
          """,
          text(["player", "card"] + upFromShelf):
            "The hit view hears first; its controller comes after it.",
        ]),
      question(
        "tab", forTab,
        [
          text(forTab.reversed()): Diagnosis4_1.beginsAtTheWindow,
          "tab, shelf, root, main, window, scene, application":
            "shelf is a sibling of tab: next leads outwards, and never sideways.",
          "tab, root, window, scene, application":
            """
          root is a root view, too: main's. A root view's next is its controller.
          Rule: \(Diagnosis4_1.rootView)
          """,
        ]),
    ])
}

private func text(_ names: [String]) -> String { names.joined(separator: ", ") }

/// What is said of the first step of an answer that leads elsewhere; nil if that is not known.
private func wrongStep(_ answer: [String], _ names: [String]) -> String? {
  let right = zip(answer, names).prefix { $0 == $1 }.count
  guard right > 0, right < names.count else { return nil }
  let next = right < answer.count ? answer[right] : ""
  switch names[right - 1] {
  case "knob" where next == "player":
    return Diagnosis4_1.putsPlayerBehindEachOfItsViews
  case "knob" where next == "lid":
    return "lid is a sibling of knob: next leads outwards, and never sideways."
  case "dial":
    return """
      dial lies in lid, so lid is its next, and keeps the touch.
      Rule: \(Diagnosis4_1.kept)
      """
  case "tab" where next == "main":
    return """
      The view around tab is root. main comes after root, its own root view, and not before it.
      Rule: \(Diagnosis4_1.rootView)
      """
  case "shelf" where next == "main":
    return Diagnosis4_1.putsMainBeforeItsRootView
  case "player" where next == "root":
    return Diagnosis4_1.leavesTheShelfOut
  case "card":
    return """
      card is a root view: its controller comes next, before the view around it.
      Rule: \(Diagnosis4_1.rootView)
      """
  case "player":
    return """
      A controller's next is the view around its root view, and not its parent controller.
      Rule: \(Diagnosis4_1.controller)
      """
  case "root":
    return """
      root is a root view, too: main's. A root view's next is its controller.
      Rule: \(Diagnosis4_1.rootView)
      """
  case "main":
    return """
      The root controller hands on to the window.
      Rule: \(Diagnosis4_1.end)
      """
  case "window":
    return """
      Between window and application stands one more: the scene that holds it.
      Rule: \(Diagnosis4_1.end)
      """
  case "scene":
    return """
      A scene hands on to the application.
      Rule: \(Diagnosis4_1.end)
      """
  default: return nil
  }
}
