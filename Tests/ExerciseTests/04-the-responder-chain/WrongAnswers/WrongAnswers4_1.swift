import Grading
import WrittenExercises

let wrong4_1: [WrongAnswer<[[String]]>] = [
  WrongAnswer("walks the superviews only") {
    let shelf = ["shelf", "root", "window", "scene", "application"]
    return [
      ["knob", "card"] + shelf, ["dial", "lid"], ["card"] + shelf,
      ["tab", "root", "window", "scene", "application"],
    ]
  },
  WrongAnswer("puts all controllers behind all views") {
    let rest = ["main", "window", "scene", "application"]
    return [
      ["knob", "card", "shelf", "root", "player"] + rest, ["dial", "lid"],
      ["card", "shelf", "root", "player"] + rest, ["tab", "root"] + rest,
    ]
  },
  WrongAnswer("thinks that lid lets through what it did not get itself") {
    let rest = ["card", "player"] + upFromShelf
    return [
      ["knob"] + rest, ["dial", "lid", "card", "player", "shelf", "root", "main"], rest, forTab,
    ]
  },
  WrongAnswer("thinks that who keeps a touch does not hear it") {
    let rest = ["card", "player"] + upFromShelf
    return [["knob"] + rest, ["dial"], rest, forTab]
  },
  WrongAnswer("leaves the shelf out") {
    let rest = ["card", "player", "root", "main", "window", "scene", "application"]
    return [["knob"] + rest, ["dial", "lid"], rest, forTab]
  },
  WrongAnswer("puts main before its root view") {
    let rest = ["main", "root", "window", "scene", "application"]
    let card = ["card", "player", "shelf"] + rest
    return [["knob"] + card, ["dial", "lid"], card, ["tab"] + rest]
  },
  WrongAnswer("puts controllers before their root views") {
    let rest = ["main", "root", "window", "scene", "application"]
    let card = ["player", "card", "shelf"] + rest
    return [["knob"] + card, ["dial", "lid"], card, ["tab"] + rest]
  },
  WrongAnswer("begins at the window") {
    let rest = ["card", "player"] + upFromShelf
    return [["knob"] + rest, ["dial", "lid"], rest, forTab].map { $0.reversed() }
  },
  WrongAnswer("hands on to a sibling") {
    let rest = ["card", "player"] + upFromShelf
    return [["knob", "lid", "card", "player"], ["dial", "lid"], rest, forTab]
  },
  WrongAnswer("passes over who keeps a touch") {
    let rest = ["card", "player"] + upFromShelf
    return [["knob"] + rest, ["dial", "card", "player", "shelf"], rest, forTab]
  },
  WrongAnswer("puts main before its root view, for tab only") {
    let rest = ["card", "player"] + upFromShelf
    return [
      ["knob"] + rest, ["dial", "lid"], rest,
      ["tab", "main", "root", "window", "scene", "application"],
    ]
  },
  WrongAnswer("leaves the scene out") {
    let rest = ["card", "player", "shelf", "root", "main", "window", "application"]
    return [["knob"] + rest, ["dial", "lid"], rest, ["tab"] + rest.suffix(4)]
  },
  WrongAnswer("hands on from controller to controller") {
    let rest = ["card", "player", "main", "window", "scene", "application"]
    return [["knob"] + rest, ["dial", "lid"], rest, forTab]
  },
]
