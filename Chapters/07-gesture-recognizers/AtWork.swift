// listing: tracked
import UIKit
import UIKit.UIGestureRecognizerSubclass

/// A finger that goes back and forth, at least 10 points each way, and turns three times.
final class ScratchGestureRecognizer: UIGestureRecognizer {
  private var trackedTouch: UITouch?
  private var (turns, direction, mark) = (0, CGFloat.zero, CGFloat.zero)
  private var start = CGPoint.zero

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    if trackedTouch == nil, let touch = touches.first {
      (trackedTouch, start) = (touch, touch.location(in: view))
      mark = start.x
    }
    for touch in touches where touch !== trackedTouch { ignore(touch, for: event) }
  }
  // end

  // listing: judged
  // In ScratchGestureRecognizer:
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    guard state == .possible, let touch = trackedTouch else { return }
    let place = touch.location(in: view)
    guard abs(place.y - start.y) <= 40 else {  // no scratch any more
      state = .failed
      return
    }
    let distance = place.x - mark
    guard abs(distance) >= 10 else { return }  // a finger that trembles
    if distance * direction < 0 { turns += 1 }
    (direction, mark) = (distance, place.x)
    if turns >= 3 { state = .recognized }
  }
  // end

  // listing: exits
  // In ScratchGestureRecognizer:
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    if state == .possible { state = .failed }
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    if state == .possible { state = .failed }
  }

  override func reset() {
    super.reset()
    trackedTouch = nil
    (turns, direction, mark) = (0, 0, 0)
  }
  // end
}

/// Add it as a subview of the view that misses its end, and tap it: it finds what holds the end back.
final class ProbeView: UIView {
  private var search: Task<Void, Never>?
  private var all: [UIGestureRecognizer] = []

  // listing: probe
  // In ProbeView:
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
    all = touches.first?.gestureRecognizers ?? []
    let ours = all.filter { $0.delaysTouchesEnded && $0.view !== window }  // not the system's
    search?.cancel()
    search = switchOff(ours)
  }

  /// One every two seconds, until the touch is over; none is switched on again.
  private func switchOff(_ recognizers: [UIGestureRecognizer]) -> Task<Void, Never> {
    for each in recognizers { print("may hold:", type(of: each), each.name ?? "") }
    return Task {
      for each in recognizers {
        try? await Task.sleep(for: .seconds(2))
        if Task.isCancelled { return }
        print("off:", type(of: each), each.name ?? "")
        each.isEnabled = false
      }
    }
  }
  // end

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    stop("ended")
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesCancelled(touches, with: event)
    for each in all where each.state != .possible && each.state != .failed {
      print("taken by:", each)
    }
    stop("cancelled, so no end is missing")
  }

  private func stop(_ what: String) {
    print(what)
    search?.cancel()
  }
}

/// A callout that a scratch removes, with a button that works.
///
/// To give the probe something to find, take `touchesEnded` out of the scratch, and tap the yellow
/// square.
final class CalloutViewController: UIViewController {
  private let callout = UIView(frame: CGRect(x: 40, y: 160, width: 280, height: 120))
  private let probe = ProbeView(frame: CGRect(x: 20, y: 20, width: 80, height: 80))
  private let remove = UIButton(type: .system)

  override func viewDidLoad() {
    super.viewDidLoad()
    (view.backgroundColor, callout.backgroundColor) = (.systemGray, .systemBackground)
    probe.backgroundColor = .systemYellow
    remove.frame = CGRect(x: 140, y: 38, width: 120, height: 44)
    remove.setTitle("Remove", for: .normal)
    remove.addAction(
      UIAction { [weak self] _ in self?.didRemove() }, for: .primaryActionTriggered)
    view.addSubview(callout)
    callout.addSubview(probe)
    callout.addSubview(remove)
    let scratch = ScratchGestureRecognizer(target: self, action: #selector(didRemove))
    scratch.name = "scratch the callout"
    callout.addGestureRecognizer(scratch)
  }

  @objc private func didRemove() { callout.isHidden = true }
}
