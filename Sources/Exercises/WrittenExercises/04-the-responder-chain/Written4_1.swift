package import GradingCore

/// Who hears a touch on tab, in the statement of exercise 4.1.
package let forTab = ["tab", "root", "main", "window", "scene", "application"]
/// The way up from shelf.
package let upFromShelf = ["shelf", "root", "main", "window", "scene", "application"]

/// What answers to exercise 4.1 are told.
package enum Diagnosis4_1 {
  package static func sibling(_ other: String, of view: String) -> String {
    """
    \(other) lies beside \(view), and not around it: next leads outwards, never sideways.
    Rule: \(superview)
    """
  }
  package static let walksTheSuperviewsOnly =
    """
    These are views only. card and root are root views, and each has a controller.
    Rule: \(rootView)
    """
  package static let putsAllControllersBehindAllViews =
    """
    player comes right after card, its own root view, and not after all views.
    Rule: \(between)
    """
  package static let putsPlayerBehindEachOfItsViews =
    """
    knob is no root view, so card, its superview, is next. player comes after card.
    Rule: \(superview)
    """
  package static let putsMainBeforeItsRootView =
    """
    shelf is no root view, so root, its superview, is next. main comes after root.
    Rule: \(superview)
    """
  package static let leavesTheShelfOut =
    """
    card does not lie in root directly: its superview is shelf, and shelf lies in root.
    Rule: \(controller)
    """
  package static let thinksThatLidLetsThrough =
    """
    lid overrides without super. That stops every touch that gets to it, dial's as well.
    Rule: \(kept)
    """
  package static let thinksThatWhoKeepsATouchDoes =
    """
    dial overrides nothing, so it passes the touch on. lid hears it, and keeps it.
    Rule: \(hears)
    """
  package static let beginsAtTheWindow =
    """
    From the window inwards is the way of the hit test. The touch takes the opposite way.
    Rule: \(hitView)
    """

  package static let rule =
    "each responder passes the touch on to its next, until one of them keeps it (RC-1)."
  package static let hitView =
    "chapter 4, Reacting isn't keeping: every phase starts at the hit view, and climbs (RC-20)."
  package static let superview =
    "a view is followed by its superview; only a root view by its controller (RC-2)."
  package static let between =
    "a controller stands between its root view and that view's superview (RC-2, RC-3)."
  package static let rootView =
    "a root view's next is its controller, and not its superview (RC-2)."
  package static let controller = "a controller is followed by its root view's superview (RC-3)."
  package static let kept =
    "chapter 4, A touch remembers its way: an override without super ends the phase's way (RC-11)."
  package static let hears =
    """
    chapter 4, A touch remembers its way: who keeps a touch hears it; who comes after does not \
    (RC-11).
    """
  package static let end =
    "after the root controller come window, scene and application (RC-6, RC-7)."
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
          That player is main's child counts for nothing here: card lies in shelf.
          Rule: \(Diagnosis4_1.controller)
          """,
          "knob, lid": Diagnosis4_1.sibling("lid", of: "knob"),
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
          "lid": """
          The finger is on dial, and dial passes on what lid hears.
          Rule: \(Diagnosis4_1.hitView)
          """,
        ]),
      question(
        "card", above,
        [
          text(["card"] + upFromShelf):
            """
          card is a root view, too: player's. A child controller has its place like main.
          Rule: \(Diagnosis4_1.rootView)
          """,
          text(["player", "card"] + upFromShelf):
            """
          The finger is on card. player, its controller, comes after it.
          Rule: \(Diagnosis4_1.hitView)
          """,
        ]),
      question(
        "tab", forTab,
        [
          text(forTab.reversed()): Diagnosis4_1.beginsAtTheWindow,
          "tab, shelf, root, main, window, scene, application":
            Diagnosis4_1.sibling("shelf", of: "tab"),
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
    return Diagnosis4_1.sibling("lid", of: "knob")
  case "dial":
    return """
      dial lies in lid. So lid hears the touch after it, and then nobody does.
      Rule: \(Diagnosis4_1.hears)
      """
  case "tab" where next == "main":
    return """
      tab is no root view, so root, its superview, is next. main comes after root.
      Rule: \(Diagnosis4_1.superview)
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
      That player is main's child counts for nothing here: card, its root view, lies in shelf.
      Rule: \(Diagnosis4_1.controller)
      """
  case "root":
    return """
      root is a root view, too: main's. A root view's next is its controller.
      Rule: \(Diagnosis4_1.rootView)
      """
  case "main":
    return """
      main is the window's root controller, so the window is next.
      Rule: \(Diagnosis4_1.end)
      """
  case "window":
    return """
      Between window and application stands one more: the scene that the window is in.
      Rule: \(Diagnosis4_1.end)
      """
  case "scene":
    return """
      The scene is followed by the application.
      Rule: \(Diagnosis4_1.end)
      """
  default: return nil
  }
}
