import MiniUIKit
import Stage

/// `next` of one responder of each kind; nobody touches anything.
let nextOfEach = [
  Experiment(
    "4G", "next of each kind of responder, without any touch", kinds: shown, pictures: []
  ) { stage throws(ScriptError) in
    // listing: next
    build(on: stage)
    let player = named("player", UIViewController())
    if let card = player.view {
      card.frame = CGRect(x: 200, y: 120, width: 150, height: 120)
      stage.viewController.addChild(player)
      stage.root.addSubview(dressed(card, "card", .orange))
    }
    var rows = [["a responder", "which is", "its next"]]
    func walk(from start: UIResponder?, _ kinds: [String]) {
      var each = start
      for kind in kinds {
        guard let responder = each else { return }
        rows.append([responder.name, kind, responder.next?.name ?? "nil"])
        each = responder.next
      }
    }
    walk(from: stage.root.subviews.first?.subviews.first, ["a view", "a view"])
    walk(from: player.view, ["a child's root view", "a child controller"])
    walk(from: stage.root, ["a root view", "the root controller", "a window"])
    walk(from: stage.window.next, ["a window scene", "the application", "its delegate"])
    // end
    stage.recording.add(Table("Who comes next:", rows))
  }
]
