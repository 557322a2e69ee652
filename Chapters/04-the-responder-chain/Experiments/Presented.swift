import MiniUIKit
import Stage

/// A presented controller; UIKit's documents disagree about its next (RC-4, DEC-13).
let presented = [
  Experiment(
    "4I", "A presented controller, as our engine decides it", kinds: shown,
    touch: CGPoint(x: 120, y: 200), pictures: [.map, .chain]
  ) { stage throws(ScriptError) in
    let form = named("form", UIViewController())
    form.view.traceName = "formView"
    form.view.backgroundColor = .white
    stage.viewController.present(form, animated: false)
    try stage.finger.tap(at: stage.touch)
  }
]
