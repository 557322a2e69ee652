import UIKit

/// Five stars that keep their taps, whatever view they lie on.
class StarControl: UIControl {
  private(set) var rating = 0 { didSet { redraw() } }
  private var before = 0
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

  // One finger's taps for other views are refused, single and double.
  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    if let tap = gestureRecognizer as? UITapGestureRecognizer, tap.view !== self,
      tap.numberOfTouchesRequired == 1
    {
      return false
    }
    return super.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  // listing: cancel
  // In StarControl: what is taken away counts for nothing.
  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    before = rating
    rate(by: touch)
    return super.beginTracking(touch, with: event)
  }

  override func cancelTracking(with event: UIEvent?) {
    super.cancelTracking(with: event)
    guard rating != before else { return }
    rating = before
    sendActions(for: .valueChanged)
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

// listing: talking
/// Stars that say who may take their touch, and when it is taken, while you look for the culprit.
final class TalkingStars: StarControl {
  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    print("may take it:", touch.gestureRecognizers ?? [])
    return super.beginTracking(touch, with: event)
  }

  override func cancelTracking(with event: UIEvent?) {
    super.cancelTracking(with: event)
    print("taken away")
  }
}
// end

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
