import MiniUIKit
import Stage

// listing: itself
/// The delegate of a tap that is meant for its own view, and for nothing that lies in it.
final class OnlyItself: UIGestureRecognizerDelegate {
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool {
    touch.view === gestureRecognizer.view
  }
}
// end

/// A tap on the background that is meant for the background alone.
let background = [
  behind("9H", "A tap on a panel; the shade's tap takes all touches", filters: false),
  behind("9H2", "A tap on a panel; the shade's tap takes its own touches", filters: true),
]

private func behind(_ id: String, _ title: String, filters: Bool) -> Experiment {
  Experiment(
    id, title, kinds: shown, showsChain: false,
    parameters: [.flag("filters", filters, "the tap's delegate takes the shade's touches only")],
    touch: CGPoint(x: 150, y: 400), on: screenStage
  ) { stage throws(ScriptError) in
    guard let screen = stage.screen else { return }
    let shade = view("shade", CGRect(x: 0, y: 88, width: 375, height: 640), .gray)
    let panel = view("panel", CGRect(x: 40, y: 200, width: 295, height: 240), .white)
    stage.root.addSubview(shade)
    shade.addSubview(panel)
    screen.filter = OnlyItself()
    let tap = UITapGestureRecognizer(target: screen, action: Screen.didTap, name: "didTap")
    if stage.flag("filters") { tap.delegate = screen.filter }
    shade.addGestureRecognizer(tap)
    try stage.finger.tap(at: stage.touch)
  }
}
