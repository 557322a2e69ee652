import MiniUIKit
import Stage

// listing: wholeChain
/// A view that counts its touches and passes them on.
final class CountingView: UIView {
  private(set) var touches = 0

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    self.touches += touches.count
    super.touchesBegan(touches, with: event)
  }
}
// end

/// A controller that does the same.
final class CountingController: UIViewController {
  private(set) var touches = 0

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    self.touches += touches.count
    super.touchesBegan(touches, with: event)
  }
}

/// From the hit view to the app's delegate (published experiment C1).
let wholeChain = [
  Experiment(
    "4C", "A tap on red; no responder overrides anything", kinds: shown, touch: onRed,
    pictures: [.map, .chain]
  ) { stage throws(ScriptError) in
    build(on: stage)
    try stage.finger.tap(at: stage.touch)
  },
  Experiment(
    "4C2", "Views and controller count touches and call super", kinds: shown, showsChain: false,
    touch: onRed, pictures: [],
    on: { Stage(settings: $0, viewController: CountingController()) }
  ) { stage throws(ScriptError) in
    let (grey, red) = (CountingView(), CountingView())
    build(on: stage, grey: grey, red: red)
    try stage.finger.tap(at: stage.touch)
    var rows = [["responder", "counted"]]
    for counter in [red, grey] { rows.append([counter.name, String(counter.touches)]) }
    if let controller = stage.viewController as? CountingController {
      rows.append([controller.name, String(controller.touches)])
    }
    stage.recording.add(Table("Touches counted:", rows))
  },
]
