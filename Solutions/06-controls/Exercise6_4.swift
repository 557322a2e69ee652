import ExerciseKit

// A control does not keep its targets. The counter was kept by the local constant only, so it was
// gone when build() returned. For a target that is gone the chain is searched, and no responder on it
// is a Counter, so nothing happens, without a word.
// Now the screen keeps its counter, and the counter knows the screen without keeping it: an arrow
// in each direction would be a ring, and a ring is never freed.
// The trap: mending it with a UIAction whose closure uses self. The button keeps the action, the
// action keeps self, and self keeps the button. Write [unowned self] there.
final class ShareScreen: UIView {
  let share = UIButton(frame: CGRect(x: 20, y: 20, width: 120, height: 44))
  private(set) var shares = 0
  private var counter: Counter?

  func build() {
    addSubview(share)
    let counter = Counter(self)
    self.counter = counter
    share.addTarget(counter, action: Counter.count, for: .touchUpInside, name: "count")
  }

  fileprivate func didShare() { shares += 1 }
}

private final class Counter {
  unowned let screen: ShareScreen
  init(_ screen: ShareScreen) { self.screen = screen }
  func count() { screen.didShare() }
}
