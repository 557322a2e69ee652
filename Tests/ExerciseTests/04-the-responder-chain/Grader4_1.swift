import Grading

@testable import Exercises04
@testable import Solutions04

private let forTab = ["tab", "root", "main", "window", "scene", "application"]
private let upFromShelf = ["shelf", "root", "main", "window", "scene", "application"]
private let rule =
  "the hit view hears first; then next, and next again, until somebody keeps it (RC-10)."

let exercise4_1 = Exercise(
  "4.1", .order, read: "Chapters/04-the-responder-chain, The rule, Next",
  yours: { Exercises04.whoHearsBegan() }, solution: { Solutions04.whoHearsBegan() },
  wrong: [
    WrongAnswer(
      "walks the superviews only",
      gets: """
        Question 1, touch on knob: knob, card, shelf, root, window, scene, application is not what happens.
        No controller is among them. A root view's next is its controller, and not its superview.
        Rule: \(rule)
        """
    ) {
      let shelf = ["shelf", "root", "window", "scene", "application"]
      return [
        ["knob", "card"] + shelf, ["dial", "lid"], ["card"] + shelf,
        ["tab", "root", "window", "scene", "application"],
      ]
    },
    WrongAnswer(
      "puts all controllers behind all views",
      gets: """
        Question 1, touch on knob: knob, card, shelf, root, player, main, window, scene, application is not what happens.
        player stands behind its own root view, card, and before whatever lies around card.
        Rule: \(rule)
        """
    ) {
      let rest = ["main", "window", "scene", "application"]
      return [
        ["knob", "card", "shelf", "root", "player"] + rest, ["dial", "lid"],
        ["card", "shelf", "root", "player"] + rest, ["tab", "root"] + rest,
      ]
    },
    WrongAnswer(
      "thinks that lid lets through what it did not get itself",
      gets: """
        Question 2, touch on dial: dial, lid, card, player, shelf, root, main is not what happens.
        lid overrides without super; that ends every touch that gets to it, dial's as well.
        Rule: \(rule)
        """
    ) {
      let rest = ["card", "player"] + upFromShelf
      return [
        ["knob"] + rest, ["dial", "lid", "card", "player", "shelf", "root", "main"], rest, forTab,
      ]
    },
    WrongAnswer(
      "thinks that who keeps a touch does not hear it",
      gets: """
        Question 2, touch on dial: dial is not what happens.
        dial overrides nothing, so it passes on. lid must hear of it to keep it.
        Rule: \(rule)
        """
    ) {
      let rest = ["card", "player"] + upFromShelf
      return [["knob"] + rest, ["dial"], rest, forTab]
    },
    WrongAnswer(
      "begins at the window",
      gets: """
        Question 1, touch on knob: application, scene, window, main, root, shelf, player, card, knob is not what happens.
        That is the way of the search. Who is found hears first, and it goes up from there.
        Rule: \(rule)
        """
    ) {
      let rest = ["card", "player"] + upFromShelf
      return [["knob"] + rest, ["dial", "lid"], rest, forTab].map { $0.reversed() }
    },
  ]
) { make in
  let above = ["card", "player"] + upFromShelf
  func question(_ view: String, _ names: [String], _ why: [String: String] = [:]) -> Question {
    Question("touch on \(view)", is: names, why: why, rule: rule)
  }
  func text(_ names: [String]) -> String { names.joined(separator: ", ") }
  try judge(
    make(), among: ["knob", "dial", "lid", "tab"] + above,
    [
      question(
        "knob", ["knob"] + above,
        [
          "knob, card, shelf, root, window, scene, application":
            "No controller is among them. A root view's next is its controller, "
            + "and not its superview.",
          "knob, card, shelf, root, player, main, window, scene, application":
            "player stands behind its own root view, card, and before whatever lies around card.",
          text((["knob"] + above).reversed()):
            "That is the way of the search. Who is found hears first, and it goes up from there.",
          text(["knob", "player"] + ["card"] + upFromShelf):
            "The view around knob is card. player is next of card, its root view, and of no other.",
          text(["knob", "card", "player", "main"] + ["shelf", "root"] + upFromShelf.suffix(3)):
            "player's next is the view around card: shelf. main stands behind its own root view.",
          "knob, lid":
            "lid is a sibling of knob: next leads outwards, and never sideways.",
          "knob": "knob overrides nothing, and what is not overridden passes on.",
          "knob, card, player, shelf, root, main":
            "It does not end at the controller: window, scene and application are responders.",
        ]),
      question(
        "dial", ["dial", "lid"],
        [
          text(["dial", "lid"] + above):
            "lid overrides without super; that ends every touch that gets to it, dial's as well.",
          "dial, lid, card, player, shelf, root, main":
            "lid overrides without super; that ends every touch that gets to it, dial's as well.",
          "dial": "dial overrides nothing, so it passes on. lid must hear of it to keep it.",
          "lid": "The hit view is dial. It hears first, whoever is in front or behind.",
        ]),
      question(
        "card", above,
        [
          text(["card"] + upFromShelf):
            "card is a root view, too: player's. It does not matter that player is a child.",
          text(["player", "card"] + upFromShelf):
            "The hit view hears first; its controller comes after it.",
        ]),
      question(
        "tab", forTab,
        [
          "tab, shelf, root, main, window, scene, application":
            "shelf is a sibling of tab: next leads outwards, and never sideways.",
          "tab, root, window, scene, application":
            "root is a root view, too: main's. A root view's next is its controller.",
        ]),
    ])
}
