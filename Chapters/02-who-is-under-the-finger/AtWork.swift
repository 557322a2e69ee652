import UIKit

// listing: hint
/// Covers the screen until it is tapped; whatever lies in it, the tap is its own.
final class HintOverlay: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    super.hitTest(point, with: event) == nil ? nil : self  // super looks at gates and area
  }

  // Empty, so that the touch ends here: what isn't overridden is passed on (chapter 4).
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    isHidden = true
  }
}
// end

// listing: why
extension UIView {
  /// Says why a finger at a point of this view, by default its middle, doesn't hit it.
  func whyNotHit(at point: CGPoint? = nil) -> String {
    guard let window else { return "not in a window" }
    let place = convert(point ?? CGPoint(x: bounds.midX, y: bounds.midY), to: window)
    let hit = window.hitTest(place, with: nil)
    if hit === self { return "it is hit" }
    for view in sequence(first: self, next: { $0.superview }).reversed() {
      if view.isHidden || view.alpha < 0.01 || !view.isUserInteractionEnabled {
        return "\(view) takes no touches"
      }
      // Not a gate, and disputed: see "A disabled control".
      if (view as? UIControl)?.isEnabled == false { return "\(view) is disabled" }
      if !view.point(inside: window.convert(place, to: view), with: nil) {
        return "the point is outside \(view)"
      }
    }
    guard let hit else { return "no view of its window is hit" }
    if hit.isDescendant(of: self) { return "\(hit) in it is hit" }
    return isDescendant(of: hit) ? "\(hit) around it is hit" : "\(hit) is hit before it"
  }
}
// end

final class MapViewController: UIViewController {
  private let here = UIButton(type: .system)
  private let hint = HintOverlay()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    here.setTitle("Here", for: .normal)
    here.frame = CGRect(x: 20, y: 320, width: 120, height: 44)
    here.addTarget(self, action: #selector(didLocate), for: .touchUpInside)
    view.addSubview(here)

    let words = UILabel(frame: CGRect(x: 20, y: 380, width: 300, height: 44))
    words.text = "Tap here to see where you are"
    hint.frame = view.bounds
    hint.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    hint.backgroundColor = UIColor.systemYellow.withAlphaComponent(0.3)
    hint.addSubview(words)
    view.addSubview(hint)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    print(here.whyNotHit())  // the hint, which still covers it, is hit before it
  }

  @objc private func didLocate() { here.setTitle("Located", for: .normal) }
}
