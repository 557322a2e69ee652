import Grading
import MiniUIKit
import Stage

@testable import Exercises04
@testable import Solutions04

typealias ControllerOf = @Sendable (UIView) -> UIViewController?

let exercise4_3 = Exercise(
  "4.3", read: "Chapters/04-the-responder-chain, The rule, Next",
  yours: { { Exercises04.controller(of: $0) } as ControllerOf },
  solution: { { Solutions04.controller(of: $0) } as ControllerOf },
  alternatives: [{ { recursively(of: $0) } }, { { asksEachSuperview(of: $0) } }],
  wrong: [
    WrongAnswer(
      "looks for a controller among the superviews",
      gets: """
        A view in the root view: main is right, your answer is nil.
        The chain is shelf, root, main. One step does not get there, nor do superviews: they are views.
        Rule: a root view's next is its controller (RC-2).
        """
    ) { { amongSuperviews(of: $0) } },
    WrongAnswer(
      "asks only the next responder",
      gets: """
        A view in the root view: main is right, your answer is nil.
        The chain is shelf, root, main. One step does not get there, nor do superviews: they are views.
        Rule: a root view's next is its controller (RC-2).
        """
    ) { { $0.next as? UIViewController } },
    WrongAnswer(
      "goes two steps",
      gets: """
        A view in a view in the root view: main is right, your answer is nil.
        The chain is box, shelf, root, main. Take every step, and look at each responder on the way.
        Rule: walk next until you meet a controller, or nil (RC-1).
        """
    ) { { twoSteps(of: $0) } },
    WrongAnswer(
      "takes the window's root controller",
      gets: """
        A view in a child controller's view: player is right, your answer is main.
        main comes later in the chain. The first controller on the way is player.
        Rule: a child controller stands right behind its own root view (RC-3).
        """
    ) { { ofTheWindow(of: $0) } },
    WrongAnswer(
      "begins at the superview",
      gets: """
        A child controller's root view: player is right, your answer is main.
        You left the view itself out: it is player's root view, so its own next is player.
        Rule: a child controller stands right behind its own root view (RC-3).
        """
    ) { { fromTheSuperview(of: $0) } },
  ]
) { make in
  let find = make()
  func check(
    _ view: UIView, is wanted: String, _ scene: String, why: [String: String], _ rule: String
  ) throws {
    try expect(find(view)?.name ?? "nil", is: wanted, scene, why: why, rule: rule)
  }
  let walk = "walk next until you meet a controller, or nil (RC-1)."
  let root = "a root view's next is its controller (RC-2)."
  let child = "a child controller stands right behind its own root view (RC-3)."
  let superviews =
    "The chain is shelf, root, main. "
    + "One step does not get there, nor do superviews: they are views."

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

  try check(shelf, is: "main", "A view in the root view", why: ["nil": superviews], root)
  try check(
    box, is: "main", "A view in a view in the root view",
    why: [
      "nil":
        "The chain is box, shelf, root, main. Take every step, and look at each responder on the way."
    ],
    walk)
  try check(
    knob, is: "player", "A view of a controller whose view is in no window",
    why: ["nil": "The chain needs no window: knob, card, player."], child)
  shelf.addSubview(card)
  stage.viewController.addChild(player)
  try check(
    knob, is: "player", "A view in a child controller's view",
    why: ["main": "main comes later in the chain. The first controller on the way is player."],
    child)
  try check(
    card, is: "player", "A child controller's root view",
    why: [
      "main": "You left the view itself out: it is player's root view, so its own next is player."
    ], child)
  player.removeFromParent()
  try check(
    knob, is: "player", "The same after removeFromParent",
    why: ["main": "parent and children play no part: card is still player's root view."], child)
  let stray = view("stray", keyFrame)
  stage.window.addSubview(stray)
  try check(
    stray, is: "nil", "A view that lies in the window itself",
    why: ["main": "main's view does not lie around this one; its chain is stray, window, scene."],
    walk)
  try check(
    view("alone", keyFrame), is: "nil", "A view that lies nowhere", why: [:], walk)
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
      try check(place.view, is: place.owner, "\(scene), \(place.view.name)", why: [:], walk)
    }
    withExtendedLifetime(controllers) {}
  }
}
