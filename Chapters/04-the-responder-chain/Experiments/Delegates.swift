import MiniUIKit
import Stage

/// A delegate that is an object like any other.
private final class PlainDelegate: UIApplicationDelegate {}

/// A delegate that is a controller.
private final class ControllerDelegate: UIViewController, UIApplicationDelegate {}

/// The end of the chain: the delegate, if it may be part of it (RC-8).
let delegates = [
  Experiment(
    "4J", "Is the application's delegate part of the chain?", kinds: shown,
    parameters: [
      .word("delegate", "plain", of: ["responder", "plain", "controller"], "what the delegate is")
    ],
    touch: onRed, pictures: [.map, .chain]
  ) { stage throws(ScriptError) in
    build(on: stage)
    let (plain, controller) = (PlainDelegate(), ControllerDelegate())
    switch stage.word("delegate") {
    case "plain": stage.phone.application.delegate = plain
    case "controller": stage.phone.application.delegate = controller
    default: break
    }
    try stage.finger.tap(at: stage.touch)
  }
]
