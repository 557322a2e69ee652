import Grading
import MiniUIKit
import Stage

@testable import Solutions04

typealias ControllerOf = @Sendable (UIView) -> UIViewController?

/// What answers to exercise 4.3 are told.
enum Diagnosis4_3 {
  static let superviews = """
    The chain is shelf, root, main. One step does not get there, nor do superviews: they are \
    views.
    """
  static let goesTwoSteps =
    "The chain is box, shelf, root, main. Take every step, and look at each responder on the way."
  static let takesTheWindowsRootController =
    "main comes later in the chain. The first controller on the way is player."
  static let beginsAtTheSuperview =
    "You left the view itself out: it is player's root view, so its own next is player."

  static let root = "a root view's next is its controller (RC-2)."
  static let walk = "walk next until you meet a controller, or nil (RC-1)."
  static let child = "a child controller stands right behind its own root view (RC-3)."
}

let exercise4_3: Grader<ControllerOf> = Grader(
  "4.3", read: "Chapters/04-the-responder-chain, The rule, Next",
  solution: { { Solutions04.controller(of: $0) } },
  alternatives: [{ { recursively(of: $0) } }, { { asksEachSuperview(of: $0) } }], wrong: wrong4_3
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

  try check(
    shelf, is: "main", "A view in the root view", why: ["nil": Diagnosis4_3.superviews],
    Diagnosis4_3.root)
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
    view("alone", keyFrame), is: "nil", "A view that lies nowhere", why: [:], Diagnosis4_3.walk)
  try randomScenes { scene, random in
    let stage = Stage(viewController: named("main", UIViewController()))
    var controllers: [UIViewController] = []
    var places = [(view: stage.root, owner: "main"), (view: stage.window as UIView, owner: "nil")]
    for number in 1...6 {
      let place = random.pick(places)
      let inner = view("view \(number)", keyFrame)
      var owner = place.owner
      if random.bool() {
        let controller = named("controller \(number)", UIViewController())
        controller.view = inner
        controllers.append(controller)
        owner = controller.name
      }
      place.view.addSubview(inner)
      places.append((inner, owner))
    }
    for place in places {
      try check(
        place.view, is: place.owner, "\(scene), \(place.view.name)", why: [:], Diagnosis4_3.walk)
    }
    withExtendedLifetime(controllers) {}
  }
}
