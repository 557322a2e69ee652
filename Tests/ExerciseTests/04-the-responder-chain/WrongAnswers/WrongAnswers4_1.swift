import Grading
import Questions

let wrong4_1: [WrongAnswer<[[String]]>] = [
  WrongAnswer(
    "walks the superviews only",
    gets: """
      Question 1, touch on knob: you said knob, card, shelf, root, window, scene, application. \
      The first 2 names are right; the next is player.
      """,
    Diagnosis4_1.walksTheSuperviewsOnly, rule: Diagnosis4_1.rule
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
      Question 1, touch on knob: you said knob, card, shelf, root, player, main, window, scene, \
      application. The first 2 names are right; the next is player.
      """,
    Diagnosis4_1.putsAllControllersBehindAllViews, rule: Diagnosis4_1.rule
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
      Question 2, touch on dial: you said dial, lid, card, player, shelf, root, main. The first 2 \
      names are right, and nothing comes after that.
      """,
    Diagnosis4_1.thinksThatLidLetsThrough, rule: Diagnosis4_1.rule
  ) {
    let rest = ["card", "player"] + upFromShelf
    return [
      ["knob"] + rest, ["dial", "lid", "card", "player", "shelf", "root", "main"], rest, forTab,
    ]
  },
  WrongAnswer(
    "thinks that who keeps a touch does not hear it",
    gets: """
      Question 2, touch on dial: you said dial. It is right as far as it goes; the next is lid.
      """,
    Diagnosis4_1.thinksThatWhoKeepsATouchDoes, rule: Diagnosis4_1.rule
  ) {
    let rest = ["card", "player"] + upFromShelf
    return [["knob"] + rest, ["dial"], rest, forTab]
  },
  WrongAnswer(
    "begins at the window",
    gets: """
      Question 1, touch on knob: you said application, scene, window, main, root, shelf, player, \
      card, knob. The first is knob.
      """,
    Diagnosis4_1.beginsAtTheWindow, rule: Diagnosis4_1.rule
  ) {
    let rest = ["card", "player"] + upFromShelf
    return [["knob"] + rest, ["dial", "lid"], rest, forTab].map { $0.reversed() }
  },
  WrongAnswer(
    "leaves the scene out",
    gets: """
      Question 1, touch on knob: you said knob, card, player, shelf, root, main, window, \
      application. The first 7 names are right; the next is scene.
      """,
    "Between window and application stands one more: the scene that holds it.",
    rule: Diagnosis4_1.rule
  ) {
    let rest = ["card", "player", "shelf", "root", "main", "window", "application"]
    return [["knob"] + rest, ["dial", "lid"], rest, ["tab"] + rest.suffix(4)]
  },
  WrongAnswer(
    "hands on from controller to controller",
    gets: """
      Question 1, touch on knob: you said knob, card, player, main, window, scene, application. \
      The first 3 names are right; the next is shelf.
      """,
    "A controller's next is the view around its root view, and not its parent controller.",
    rule: Diagnosis4_1.rule
  ) {
    let rest = ["card", "player", "main", "window", "scene", "application"]
    return [["knob"] + rest, ["dial", "lid"], rest, forTab]
  },
]
