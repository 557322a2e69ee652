import UIKit

/// Five stars that keep their taps, whatever view they lie on.
final class StarControl: UIControl {
  private(set) var rating = 0 { didSet { redraw() } }
  private let stack = UIStackView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    stack.frame = bounds
    stack.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    stack.distribution = .fillEqually
    stack.isUserInteractionEnabled = false  // or it is hit, and not we
    for _ in 1...5 { stack.addArrangedSubview(UIImageView()) }
    addSubview(stack)
    redraw()
  }

  required init?(coder: NSCoder) { fatalError("This control is made in code.") }

  // listing: veto
  // In StarControl. Taps of other views are refused; our own, and all that isn't a tap, get a yes.
  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    if gestureRecognizer is UITapGestureRecognizer, gestureRecognizer.view !== self {
      return false
    }
    return super.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    print(touch.gestureRecognizers ?? [])  // while you look for the culprit
    rate(by: touch)
    return super.beginTracking(touch, with: event)
  }

  override func cancelTracking(with event: UIEvent?) {
    super.cancelTracking(with: event)
    print("taken away")
  }
  // end

  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    rate(by: touch)
    return super.continueTracking(touch, with: event)
  }

  private func rate(by touch: UITouch) {
    let star = Int(touch.location(in: self).x / bounds.width * 5) + 1
    guard rating != min(max(star, 1), 5) else { return }
    rating = min(max(star, 1), 5)
    sendActions(for: .valueChanged)
  }

  private func redraw() {
    for (index, view) in stack.arrangedSubviews.enumerated() {
      (view as? UIImageView)?.image = UIImage(systemName: index < rating ? "star.fill" : "star")
    }
  }
}

// listing: screen
final class CardViewController: UIViewController, UIGestureRecognizerDelegate {
  private let card = UIView(frame: CGRect(x: 40, y: 160, width: 280, height: 120))
  private let stars = StarControl(frame: CGRect(x: 40, y: 40, width: 200, height: 40))
  private lazy var tap = UITapGestureRecognizer(target: self, action: #selector(didTapMap))

  override func viewDidLoad() {
    super.viewDidLoad()
    (view.backgroundColor, card.backgroundColor) = (.systemGray, .systemBackground)
    view.addSubview(card)
    card.addSubview(stars)
    tap.name = "close the card"  // printed with the recognizer
    tap.delegate = self
    view.addGestureRecognizer(tap)
  }

  @objc private func didTapMap() { card.isHidden = true }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool {
    gestureRecognizer !== tap || touch.view?.isDescendant(of: card) != true
  }
}
// end
