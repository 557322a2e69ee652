import Grading
import MiniUIKit
import Stage
import WrittenExercises

@testable import Solutions04

typealias ControllerOf = @Sendable (UIView) -> UIViewController?

/// What answers to exercise 4.3 are told.
enum Diagnosis4_3 {
  static let superviews = """
    The chain is shelf, root, main. No superview is a controller, so only next leads to main.
    Rule: a root view's next is its controller (RC-2).
    """
  static let oneStep = """
    The chain is shelf, root, main: main is two steps away, and your code takes one.
    Rule: \(walk)
    """
  static let goesTwoSteps =
    "The chain is box, shelf, root, main: main is three steps away, and your code stops before."
  static let takesTheWindowsRootController =
    """
    The chain is knob, card, player, shelf, root, main: player comes first.
    Rule: the statement: the nearest controller along the chain, and not the window's.
    """
  static let beginsAtTheSuperview =
    """
    Your code leaves card's own next out: card is player's root view.
    Rule: \(root)
    """

  static let isAController =
    """
    own's class descends from UIViewController, and your code takes UIViewController alone.
    Rule: the statement: the nearest controller, of whatever class.
    """
  static let givesUp =
    """
    300 views, box, shelf and root come before main, and your code stops on the way.
    Rule: the statement: walk next, however long the chain is.
    """
  static let walksTheSuperviews =
    """
    plug overrides next. Its chain leaves the superviews: plug, socket, knob, card, player.
    Rule: take the next of each responder, not of each superview (RC-1).
    """
  static let stopsAtNoView =
    """
    The chain is plug, socket, knob, card, player. socket is neither a view nor a controller.
    Rule: \(walk)
    """
  static let remembersTheAnswer =
    """
    box was asked for before, when it lay in shelf; now it lies in card.
    Rule: next is worked out anew each time you ask, so keep no answer (RC-1).
    """
  static let nobody = "No controller stands in this chain, and that is no mistake: answer nil."

  static let root = "a root view's next is its controller (RC-2)."
  static let walk = "walk next until you meet a controller, or nil (RC-1)."
  static let child = "a child controller stands right behind its own root view (RC-3)."
}

let exercise4_3: Grader<ControllerOf> = Grader(
  "4.3", read: Rule4.next,
  solution: { { Solutions04.controller(of: $0) } },
  alternatives: [{ { recursively(of: $0) } }, { { untilTheNextIsOne(of: $0) } }], wrong: wrong4_3,
  statement: [
    .tells("A view deep in the tree"),
    .asks(
      "Find the nearest", "A view in the root view", "A view in a view in the root view",
      "A view of a controller whose view is in no window", "A child controller's root view",
      "A view that lies in the window itself", "A view that lies nowhere",
      "A view in 300 other views", "A view with a next of its own",
      "A view of a controller of a class of its own", "Random scene"),
    .asks("Views may have moved", "The same view, moved", "Random scene"),
    .asks("Worked touch", "A view in a child controller's view"),
  ]
) { make in
  func check(
    _ view: UIView, is wanted: String, _ scene: String, why: [String: String], _ rule: String
  ) throws {
    try expect(make()(view)?.name ?? "nil", is: wanted, scene, why: why, rule: rule)
  }

  let stage = Stage(viewController: named("main", UIViewController()))
  let shelf = view("shelf", keyFrame)
  let box = view("box", keyFrame)
  stage.root.addSubview(shelf)
  shelf.addSubview(box)
  let player = named("player", UIViewController())
  let card = view("card", keyFrame)
  player.view = card
  let knob = view("knob", keyFrame)
  card.addSubview(knob)

  try playing("A view in the root view") {
    let isOneStep = make()(stage.root) != nil
    try check(
      shelf, is: "main", "A view in the root view",
      why: ["nil": isOneStep ? Diagnosis4_3.oneStep : Diagnosis4_3.superviews],
      Diagnosis4_3.root)
  }
  try check(
    box, is: "main", "A view in a view in the root view",
    why: ["nil": Diagnosis4_3.goesTwoSteps], Diagnosis4_3.walk)
  try check(
    knob, is: "player", "A view of a controller whose view is in no window",
    why: ["nil": "The chain needs no window: knob, card, player."], Diagnosis4_3.child)
  shelf.addSubview(card)
  stage.viewController.addChild(player)
  try check(
    knob, is: "player", "A view in a child controller's view",
    why: ["main": Diagnosis4_3.takesTheWindowsRootController], Diagnosis4_3.child)
  try check(
    card, is: "player", "A child controller's root view",
    why: ["main": Diagnosis4_3.beginsAtTheSuperview], Diagnosis4_3.child)
  let (plug, socket) = (named("plug", Plug(frame: keyFrame)), named("socket", Socket()))
  (plug.socket, socket.knob) = (socket, knob)
  shelf.addSubview(plug)
  try check(
    plug, is: "player", "A view with a next of its own",
    why: ["main": Diagnosis4_3.walksTheSuperviews, "nil": Diagnosis4_3.stopsAtNoView],
    Diagnosis4_3.walk)
  player.removeFromParent()
  try check(
    knob, is: "player", "The same after removeFromParent",
    why: ["main": "parent and children play no part: card is still player's root view."],
    Diagnosis4_3.child)
  let stray = view("stray", keyFrame)
  stage.window.addSubview(stray)
  try check(
    stray, is: "nil", "A view that lies in the window itself",
    why: ["main": "main's view does not lie around this one; its chain is stray, window, scene."],
    Diagnosis4_3.walk)
  try check(
    view("alone", keyFrame), is: "nil", "A view that lies nowhere",
    why: ["main": Diagnosis4_3.nobody], Diagnosis4_3.walk)
  var inner = box
  for number in 1...300 {
    let next = view("view \(number)", keyFrame)
    inner.addSubview(next)
    inner = next
  }
  try check(
    inner, is: "main", "A view in 300 other views", why: ["nil": Diagnosis4_3.givesUp],
    Diagnosis4_3.walk)
  let own = named("own", ControllerOfItsOwn())
  own.view = view("leaf", keyFrame)
  box.addSubview(own.view)
  try check(
    own.view, is: "own", "A view of a controller of a class of its own",
    why: ["main": Diagnosis4_3.isAController, "nil": Diagnosis4_3.isAController],
    Diagnosis4_3.child)
  card.addSubview(box)
  try check(
    box, is: "player", "The same view, moved into a child controller's view",
    why: ["main": Diagnosis4_3.remembersTheAnswer], Diagnosis4_3.walk)
  try randomScenes { scene, random in try randomTree(make(), scene, &random) }
}

/// Views in each other, some of them the root view of a controller; then some are moved.
private func randomTree(
  _ answer: ControllerOf, _ scene: String, _ random: inout SceneRandom
) throws {
  let stage = Stage(viewController: named("main", UIViewController()))
  var (controllers, words): ([UIViewController], [String]) = ([], [])
  var views = [stage.root, stage.window as UIView]
  var owners: [String?] = ["main", "nil"]
  var outer = [0, 1]
  func owner(_ index: Int) -> String { owners[index] ?? owner(outer[index]) }
  func check() throws {
    for (index, view) in views.enumerated() {
      try expect(
        answer(view)?.name ?? "nil", is: owner(index),
        "\(scene), \(view.name): \(words.joined(separator: ", "))", rule: Diagnosis4_3.walk)
    }
  }
  for number in 2...random.int(in: 2...7) {
    let (place, inner) = (random.int(in: 0...number - 1), view("view \(number)", keyFrame))
    var word = "\(inner.name) in \(views[place].name)"
    if random.bool() {
      let controller = named("controller \(number)", UIViewController())
      controller.view = inner
      controllers.append(controller)
      word += " for \(controller.name)"
    }
    owners.append(inner.next?.name)
    views[place].addSubview(inner)
    views.append(inner)
    outer.append(place)
    words.append(word)
  }
  try check()
  for _ in 0..<random.int(in: 0...2) where views.count > 2 {
    let moved = random.int(in: 2...views.count - 1)
    outer[moved] = random.int(in: 0...moved - 1)
    views[outer[moved]].addSubview(views[moved])
    words.append("then \(views[moved].name) moved to \(views[outer[moved]].name)")
    try check()
  }
  withExtendedLifetime(controllers) {}
}

private final class ControllerOfItsOwn: UIViewController {}

/// A view whose chain goes on with a responder that is no view.
private final class Plug: UIView {
  var socket: Socket?
  override var next: UIResponder? { socket }
}

/// A responder that is neither a view nor a controller.
private final class Socket: UIResponder {
  var knob: UIView?
  override var next: UIResponder? { knob }
}
